import { mkdtempSync, rmSync } from 'node:fs'
import { request as send, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startBff, type Surroundings } from '#bff/bff.ts'
import { readConfig } from '#bff/config.ts'
import { createPublicServer, drain, listen } from '#bff/server.ts'
import type { HostileApi } from './hostileApi.ts'

export interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** Whether the whole body arrived */
  readonly isComplete: boolean
}

export interface AskOptions {
  readonly method?: string
  readonly host?: string
  /** Replaces what a page's own call would send; undefined removes a header */
  readonly headers?: Record<string, string | string[] | undefined>
  readonly body?: unknown
  readonly cookie?: string
  readonly signal?: AbortSignal
}

export interface RunningBff {
  readonly port: number
  readonly log: string[]
  ask(target: string, options?: AskOptions): Promise<Answered>
  /** Sends bytes as they are; answers what comes back until the connection ends or falls silent */
  raw(bytes: string): Promise<string>
  /** Signs in and answers the cookie */
  signIn(body?: Record<string, unknown>): Promise<string>
  stop(): Promise<void>
}

/** A folder for one test file, removed at the end of the process. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bff-'))
  if (folders.push(folder) === 1) process.once('exit', removeFolders)
  return folder
}

const folders: string[] = []

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** Starts the real listener on a free port, in front of `api`. */
export async function startRunningBff(
  api: Pick<HostileApi, 'base'>,
  env: Record<string, string> = {},
  surroundings: Surroundings = {},
): Promise<RunningBff> {
  const outcome = readConfig({
    API_BASE_URL: api.base,
    API_CLIENT_ID: 'CANARY-id',
    API_CLIENT_SECRET: 'CANARY-secret',
    LIMIT_SIGN_IN: '1000/1m',
    DATA_DIR: temporaryFolder(),
    ...env,
  })
  if ('problems' in outcome) throw new Error(outcome.problems.join('\n'))
  const log: string[] = []
  const bff = startBff(outcome.config, {
    log: (level, fields) => log.push(JSON.stringify({ level, ...fields })),
    ...surroundings,
  })
  const server = createPublicServer(bff.listener)
  const port = await listen(server, 0, '127.0.0.1')

  async function ask(target: string, options: AskOptions = {}): Promise<Answered> {
    const body = options.body === undefined ? undefined : bytesOf(options.body)
    const headers = {
      host: options.host ?? `localhost:${port}`,
      'x-csrf': '1',
      ...(options.cookie ? { cookie: options.cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    }
    return new Promise((resolve, reject) => {
      const request = send({
        port,
        host: '127.0.0.1',
        path: target,
        method: options.method ?? (body === undefined ? 'GET' : 'POST'),
        headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
        ...(options.signal ? { signal: options.signal } : {}),
      })
      request.once('error', reject)
      request.once('response', (response) => {
        const { statusCode: status = 0, headers: received } = response
        text(response).then(
          (content) => resolve({ status, headers: received, text: content, isComplete: response.complete }),
          () => resolve({ status, headers: received, text: '', isComplete: false }),
        )
      })
      request.end(body)
    })
  }

  return {
    port,
    log,
    ask,
    raw: (bytes) => exchangeBytes(port, bytes),
    async signIn(body = {}) {
      const answer = await ask('/api/auth/token/', {
        body: { user_type: 'student', username: 'a', password: 'b', remember: true, ...body },
      })
      return cookieIn(answer)
    },
    async stop() {
      server.closeAllConnections()
      await drain(server)
      await bff.close()
    },
  }
}

/** The cookie that an answer sets, as the browser would send it back. */
export function cookieIn({ headers }: Pick<Answered, 'headers'>): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

function bytesOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}

function exchangeBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setTimeout(300, () => socket.destroy())
    socket.on('data', (chunk) => (received += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(received))
  })
}

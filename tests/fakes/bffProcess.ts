import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from 'vite'
import { freePort, waitUntilOpen } from './redisServer.ts'

export interface BffProcess {
  readonly port: number
  readonly adminPort: number
  readonly process: ChildProcess
  /** Everything it has written so far */
  output(): string
  /** Status and body of a page of the admin listener */
  admin(path: string): Promise<{ status: number; text: string }>
  /** Resolves with the exit status or the signal's name */
  readonly ended: Promise<number | string | null>
}

let built: Promise<string> | undefined
const children = new Set<ChildProcess>()
// Also ends processes that a test leaves running
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** Builds the real entry once per test file, with a minimal web app. */
async function findEntry(): Promise<string> {
  built ??= buildEntry()
  return built
}

async function buildEntry(): Promise<string> {
  const dist = join('node_modules/.cache', `bff-${process.pid}-${Date.now()}`)
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['lmdb', '@resvg/resvg-js'], target: 'node' },
    build: {
      ssr: true,
      outDir: join(dist, 'bff'),
      target: 'node24',
      minify: false,
      rolldownOptions: { input: { main: 'bff/main.ts' }, external: ['lmdb', '@resvg/resvg-js'] },
    },
  })
  mkdirSync(join(dist, 'web/.vite'), { recursive: true })
  mkdirSync(join(dist, 'server'), { recursive: true })
  writeFileSync(join(dist, 'web/.vite/manifest.json'), '{}')
  writeFileSync(
    join(dist, 'server/entry.js'),
    `export const createPages = () => ({ listPublicUrls: async () => ({ defaultLanguage: 'en', pages: [] }), toGuestUrl: (url) => url, render: async () => ({ status: 200, html: 'page' }) })`,
  )
  process.once('exit', () => rmSync(dist, { recursive: true, force: true }))
  return join(dist, 'bff/main.js')
}

/** Of the image: without them V8 lets the heap grow for longer before it collects. */
const nodeFlags = ['--max-semi-space-size=16']

/**
 * Runs `node dist/bff/main.js` as in production, with the settings of memory of `Dockerfile`, and waits until it listens.
 * @param program another entry, for example of a complete build
 * @param knownPort a free port that `env` names too
 */
export async function startBffProcess(
  env: Record<string, string>,
  program?: string,
  knownPort?: number,
): Promise<BffProcess> {
  const main = program ?? (await findEntry())
  const port = knownPort ?? (await freePort())
  const adminPort = await freePort()
  const child = spawn(process.execPath, [...nodeFlags, main], {
    env: {
      PATH: process.env.PATH,
      MALLOC_ARENA_MAX: '2',
      PORT: `${port}`,
      ADMIN_PORT: `${adminPort}`,
      API_CLIENT_ID: 'CANARY-id',
      API_CLIENT_SECRET: 'CANARY-secret',
      LIMIT_SIGN_IN: '1000/1m',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (status, signal) => resolve(status ?? signal))
  })
  const failed = ended.then((status) => {
    throw new Error(`the BFF ended with ${status}: ${output}`)
  })
  await Promise.race([waitUntilOpen(port), failed])
  failed.catch(() => undefined)
  return {
    port,
    adminPort,
    process: child,
    output: () => output,
    ended,
    admin: (path) => get(adminPort, path),
  }
}

/** Stops processes in order and fails if one of them logged an internal error. */
export async function stopBffProcesses(...list: BffProcess[]): Promise<void> {
  for (const { process: child } of list) child.kill('SIGTERM')
  for (const { ended, output } of list) {
    await ended
    if (output().includes('"event":"failed"')) throw new Error(`the BFF failed: ${output()}`)
  }
}

function get(port: number, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, agent: false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body }), reject)
    })
      .once('error', reject)
      .end()
  })
}

import { request as openRequest, type Agent, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { assertProblem } from './assertProblem.ts'

export interface ClientResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** Whether the whole body arrived */
  readonly isComplete: boolean
}

export interface RequestOptions {
  readonly method?: string
  readonly host?: string
  /** Added to a page's usual headers; undefined removes one */
  readonly headers?: Record<string, string | string[] | undefined>
  readonly body?: unknown
  readonly cookie?: string
  readonly signal?: AbortSignal
}

/** A client of a BFF on some port of this machine. */
export interface HttpClient {
  request(target: string, options?: RequestOptions): Promise<ClientResponse>
  /** Sends raw bytes and returns what is received until the connection closes or is silent */
  sendBytes(bytes: string): Promise<string>
  /** Signs in and returns the cookie */
  signIn(body?: Record<string, unknown>): Promise<string>
}

/** Creates a client, which opens a new connection for each request unless it is given an agent. */
export function createHttpClient(port: number, agent?: Agent): HttpClient {
  async function request(target: string, options: RequestOptions = {}): Promise<ClientResponse> {
    const body = options.body === undefined ? undefined : toBody(options.body)
    const headers = {
      host: options.host ?? `localhost:${port}`,
      'x-csrf': '1',
      ...(options.cookie ? { cookie: options.cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    }
    return new Promise((resolve, reject) => {
      const outgoing = openRequest({
        port,
        host: '127.0.0.1',
        path: target,
        method: options.method ?? (body === undefined ? 'GET' : 'POST'),
        ...(agent ? { agent } : {}),
        headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
        ...(options.signal ? { signal: options.signal } : {}),
      })
      outgoing.once('error', reject)
      outgoing.once('response', (response) => {
        const { statusCode: status = 0, headers: received } = response
        text(response)
          .then(
            (content) => ({ status, headers: received, text: content, isComplete: response.complete }),
            () => ({ status, headers: received, text: '', isComplete: false }),
          )
          .then((result) => {
            assertProblem(result)
            resolve(result)
          })
          .catch(reject)
      })
      outgoing.end(body)
    })
  }

  return {
    request,
    sendBytes: (bytes) => exchangeBytes(port, bytes),
    async signIn(body = {}) {
      const response = await request('/api/auth/token/', {
        body: { user_type: 'student', username: 'a', password: 'b', remember: true, ...body },
      })
      return findCookie(response)
    },
  }
}

/** The cookie set by a response, as a browser would send it back. */
export function findCookie({ headers }: Pick<ClientResponse, 'headers'>): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

function toBody(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}

function exchangeBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    // A busy machine is silent for long before the first byte
    socket.setTimeout(3000, () => socket.destroy())
    socket.on('data', (chunk) => {
      socket.setTimeout(300)
      received += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(received))
  })
}

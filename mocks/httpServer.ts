import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { MocksOptions } from '#mocks/index.ts'
import { createMockUpstream, type MockUpstream } from '#mocks/upstream.ts'

/** Creates the HTTP server of the mock API. URLs in its responses begin with the host that the caller used. */
export function createMockServer(options: MocksOptions = {}): Server {
  const upstream = createMockUpstream(options)
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(cors)) response.setHeader(name, value)
    if (isPreflight(request)) allowPreflight(request, response)
    else void respond(upstream, request, response)
  })
}

async function respond(mock: MockUpstream, request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? '/'
  const world = joinValues(request.headers['x-mock-world'])
  const scenario = joinValues(request.headers['x-mock-scenario'])
  const ended = new AbortController()
  response.on('close', () => ended.abort())
  try {
    const call = {
      method: request.method ?? 'GET',
      path,
      headers: readHeaders(request),
      body: request,
      signal: ended.signal,
      mock: { origin: readOrigin(request), ...(world && { world }), ...(scenario && { scenario }) },
    }
    const result = await (path.startsWith('/__mock/') ? mock.serve(call) : mock.send(call))
    for (const [name, value] of result.headers) response.appendHeader(name, value)
    response.writeHead(result.status)
    response.end(request.method === 'HEAD' ? undefined : result.body)
  } catch {
    request.socket.destroy()
  }
}

/** Returns the origin that the caller used; a Host header that is no host gets relative URLs. */
function readOrigin({ headers }: IncomingMessage): string {
  const { host = '' } = headers
  return /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i.test(host) ? `http://${host}` : ''
}

function readHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, joinValues(value) ?? '']),
  )
}

function joinValues(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value
}

/** Headers that let a page of any origin read every response; there are no cookies to protect. */
export const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }

/** Whether a request asks before another one (Fetch standard, section 3.2.2). */
export function isPreflight({ headers }: IncomingMessage): boolean {
  return headers['access-control-request-method'] !== undefined
}

/** Allows the method and headers that a preflight names. */
export function allowPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  const names = headers['access-control-request-headers']
  response.writeHead(204, {
    ...cors,
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    ...(names ? { 'access-control-allow-headers': names } : {}),
    'access-control-max-age': '600',
  })
  response.end()
}

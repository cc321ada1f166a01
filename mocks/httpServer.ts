import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { MocksOptions } from '#mocks/index.ts'
import { createMockUpstream, type MockUpstream } from '#mocks/upstream.ts'

/** Headers that let a page of any origin read every response; the mock API has no cookies to protect. */
const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' }

/** Creates the HTTP server of the mock API. URLs in its responses begin with the host that the caller used. */
export function createMockServer(options: MocksOptions = {}): Server {
  const upstream = createMockUpstream(options)
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(cors)) response.setHeader(name, value)
    if (request.headers['access-control-request-method']) allow(request, response)
    else void respond(upstream, request, response)
  })
}

/** Answers a preflight request (Fetch standard, section 3.2.2). */
function allow(request: IncomingMessage, response: ServerResponse): void {
  const headers = joinValues(request.headers['access-control-request-headers'])
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    ...(headers ? { 'access-control-allow-headers': headers } : {}),
    'access-control-max-age': '600',
  })
  response.end()
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

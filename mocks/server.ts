import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createMockUpstream, type MockUpstream } from '#mocks/upstream.ts'

const port = Number(process.env.MOCKS_PORT ?? 4010)
if (!Number.isInteger(port) || port < 0 || port > 65_535) stop('MOCKS_PORT must be a port number.')

const origin = `http://localhost:${port}`
const upstream = createMockUpstream({ origin })
const server = createServer((request, response) => void respond(upstream, request, response))

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  stop(`Port ${port} is in use. Choose another: MOCKS_PORT=${port + 1} npm run mocks`)
})
server.listen(port, '127.0.0.1', () => console.log(`Mock API on ${origin}`))

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
      mock: { ...(world && { world }), ...(scenario && { scenario }) },
    }
    const result = await (path.startsWith('/__mock/') ? mock.serve(call) : mock.send(call))
    for (const [name, value] of result.headers) response.appendHeader(name, value)
    response.writeHead(result.status)
    response.end(request.method === 'HEAD' ? undefined : result.body)
  } catch {
    request.socket.destroy()
  }
}

function readHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, joinValues(value) ?? '']),
  )
}

function joinValues(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { formatProblem, HttpProblem, type ProblemCode } from '#bff/http/problem.ts'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'
import { isStreaming } from '#bff/http/writeResponse.ts'

const codes: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'head_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/**
 * Writes a problem document for what Node's parser refuses before any listener sees a request: bytes that are
 * not HTTP, a head that is too large or too slow, a CONNECT. Of Expect headers only
 * `100-continue` has an effect.
 * @see RFC 9110, section 10.1.1
 */
export function handleClientErrors(server: Server): void {
  // A body is asked for when it is read, not before its request may be refused
  server.on('checkContinue', (request, response) => {
    request.once('resume', () => {
      if (!response.headersSent && !response.writableEnded) response.writeContinue()
    })
    server.emit('request', request, response)
  })
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response))
  server.on('connect', (_, socket) => {
    endWithProblem(socket, new HttpProblem('method_not_allowed', { allow: 'GET, HEAD' }))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Its last response is on the way, after which it closes
    if (closing.has(socket)) return
    if (isStreaming(socket)) socket.destroy()
    else endWithProblem(socket, new HttpProblem(codes[error.code ?? ''] ?? 'bad_request'))
  })
}

const closing = new WeakSet<Duplex>()

/** Marks a connection whose last response is being written: what the parser finds after it gets no response. */
export function expectClose(socket: Duplex): void {
  closing.add(socket)
}

/** Node gives a bare socket here, so that the head has to be written by hand. */
function endWithProblem(socket: Duplex, problem: HttpProblem): void {
  if (!socket.writable) return void socket.destroy()
  const id = randomUUID()
  const { status, headers, body } = formatProblem(problem, id)
  const lines = Object.entries({
    ...getDataHeaders(undefined),
    ...headers,
    'x-request-id': id,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.on('error', () => undefined)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => {
    socket.destroy()
  })
}

import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'
import { problemOf, type Refusal } from '#bff/http/problem.ts'
import { isStreaming } from '#bff/http/writeResponse.ts'

const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { code: 'head_too_large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: 'body_too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout' },
}

/**
 * Answers what Node refuses before any listener sees a request as a problem too (contract section 3): bytes that
 * are no HTTP, a head that is too large or too slow, a tunnel. Expectations are ignored (RFC 9110, section 10.1.1).
 */
export function answerClientErrors(server: Server): void {
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response))
  server.on('connect', (_, socket) => {
    end(socket, { code: 'method_not_allowed', headers: { allow: 'GET, HEAD' } })
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (isStreaming(socket)) socket.destroy()
    else end(socket, refusals[error.code ?? ''] ?? { code: 'bad_request' })
  })
}

function end(socket: Duplex, refusal: Refusal): void {
  if (!socket.writable) return void socket.destroy()
  const id = randomUUID()
  const { status, headers, body } = problemOf(refusal, id)
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

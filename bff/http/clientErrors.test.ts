import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { handleClientErrors, expectClose } from '#bff/http/clientErrors.ts'
import { listen } from '#bff/http/server.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** Sends bytes, and more after each response; what was received until the connection closed. */
async function exchange(
  listener: RequestListener,
  first: string,
  ...more: readonly string[]
): Promise<string> {
  const server = createServer(listener)
  open.push(server)
  handleClientErrors(server)
  const port = await listen(server, 0, '127.0.0.1')
  return new Promise((resolve) => {
    let received = ''
    const rest = [...more]
    const socket = connect(port, '127.0.0.1', () => socket.write(first))
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      const next = rest.shift()
      if (next !== undefined) socket.write(next)
    })
    socket.once('close', () => resolve(received))
  })
}

const post = (more: string) =>
  `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2\r\n${more}\r\n`

test('a body is asked for when it is read', async () => {
  const received = await exchange(
    (request, response) => void request.resume().once('end', () => response.end('done')),
    post('Expect: 100-continue\r\n'),
    '{}',
  )
  expect(received).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n[^]*done/)
})

test.each<[string, RequestListener]>([
  ['has ended', (request, response) => void response.end('no', () => request.resume())],
  [
    'has begun',
    (request, response) => {
      response.writeHead(403)
      response.flushHeaders()
      request.resume()
      response.end()
    },
  ],
  [
    'has begun, and is not yet complete',
    (request, response) => {
      response.writeHead(403)
      response.flushHeaders()
      request.once('resume', () => setImmediate(() => response.end())).resume()
    },
  ],
])('a body is not asked for after the response %s', async (_, listener) => {
  const received = await exchange(listener, post('Expect: 100-continue\r\n'))
  expect(received).toMatch(/^HTTP\/1\.1 (200|403)/)
  expect(received).not.toContain('100 Continue')
})

test('another expectation is ignored', async () => {
  const received = await exchange(
    (_, response) => void response.end('served'),
    'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: more\r\n\r\n',
  )
  expect(received).toMatch(/^HTTP\/1\.1 200/)
})

test('a CONNECT is refused with the allowed methods, and the connection is closed', async () => {
  const received = await exchange(() => undefined, 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n')
  const [head = '', body = ''] = received.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/)
  expect(head).toContain('\r\nallow: GET, HEAD\r\n')
  expect(head).toContain('\r\nconnection: close')
  expect(head).toContain("\r\ncontent-security-policy: default-src 'none'; frame-ancestors 'none'\r\n")
  expect(head).toContain(`\r\ncontent-length: ${body.length}\r\n`)
  expect(head).toContain(`\r\nx-request-id: ${JSON.parse(body).request_id}\r\n`)
})

/** Returns the bytes that a bare socket gets after an error of the parser. */
function failOn(
  prepare: (socket: PassThrough) => void,
  error: object,
): { text: string; isDestroyed: boolean } {
  const server = createServer()
  handleClientErrors(server)
  const socket = new PassThrough()
  prepare(socket)
  server.emit('clientError', error, socket)
  return { text: String(socket.read() ?? ''), isDestroyed: socket.destroyed }
}

test.each([
  [{ code: 'HPE_HEADER_OVERFLOW' }, 431],
  [{ code: 'HPE_CHUNK_EXTENSIONS_OVERFLOW' }, 413],
  [{ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, 408],
  [{ code: 'HPE_INVALID_METHOD' }, 400],
  [{}, 400],
])('the error %o of the parser is answered with %i', (error, status) => {
  expect(failOn(() => undefined, error).text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('a connection whose last response is on the way gets nothing more', () => {
  expect(failOn((socket) => expectClose(socket), {})).toEqual({ text: '', isDestroyed: false })
})

test('a connection that cannot be written to is destroyed', () => {
  expect(failOn((socket) => socket.end(), {})).toEqual({ text: '', isDestroyed: true })
})

test('a connection is destroyed once its refusal is written, and its errors do not end the process', async () => {
  const server = createServer()
  handleClientErrors(server)
  const socket = new PassThrough()
  server.emit('clientError', {}, socket)
  expect(() => socket.emit('error', new Error('reset'))).not.toThrow()
  socket.resume()
  await expect.poll(() => socket.destroyed).toBe(true)
})

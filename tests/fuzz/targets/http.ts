import assert from 'node:assert/strict'
import { array, constantFrom, oneof, record, string, stringMatching, tuple } from 'fast-check'
import { createMatcher, operations } from '#sdk/operations.ts'
import { startHostileApi } from '../../fakes/hostileApi.ts'
import { startRunningBff } from '../../fakes/runningBff.ts'
import { exchangeBytes } from '../exchangeBytes.ts'
import type { FuzzTarget } from '../target.ts'

const bytes = string({ unit: 'binary-ascii', maxLength: 6 })
const method = oneof(
  constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'get', 'CONNECT', 'TRACE', 'PRI'),
  bytes,
)
const target = oneof(
  constantFrom(
    '/api/institutes/terms/',
    '/api/tutor/list/?page=1',
    '/api/auth/token/',
    '/bff/session',
    '/',
    '*',
    'http://evil.example/api/institutes/terms/',
    '//evil.example/',
    '/api/tutor/profile/..%2f/',
  ),
  stringMatching(/^\/api\/tutor\/profile\/[\x21-\x7e]{0,8}\/$/),
  stringMatching(/^\/api\/tutor\/profile\/(?:%25|%3[2-5]|%[56][0-9a-f]|2[ef]){1,5}\/$/),
  bytes,
)
const version = oneof(
  { weight: 8, arbitrary: constantFrom('HTTP/1.1') },
  { weight: 1, arbitrary: constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.1 ', '') },
)
const header = oneof(
  constantFrom(
    'Host: localhost',
    'Host: evil.example',
    'X-CSRF: 1',
    'Content-Type: application/json',
    'Content-Length: 2',
    'Content-Length: +2',
    'Content-Length: 2, 2',
    'Content-Length: 999999999999999999999',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding: chunked, identity',
    'Connection: close',
    'Connection: upgrade, x-csrf',
    'Upgrade: h2c',
    'Expect: 100-continue',
    'Cookie: session=v1.evil.evil',
    'Authorization: Bearer evil',
    'X-Forwarded-For: evil',
    'Client-Secret: evil',
    'Range: bytes=0-,5-evil',
    'If-None-Match: "evil"',
    'Accept-Encoding: br;q=evil',
    'Accept-Language: evil',
    ' folded: evil',
  ),
  tuple(bytes, bytes).map((pair) => pair.join(': ')),
)
const end = oneof(
  { weight: 9, arbitrary: constantFrom('\r\n') },
  { weight: 1, arbitrary: constantFrom('\n', '\r', '') },
)
const body = array(
  oneof(
    constantFrom(
      '{}',
      '0\r\n\r\n',
      '2\r\n{}\r\n',
      '2;evil\r\n{}\r\n',
      'GET /evil HTTP/1.1\r\nHost: localhost\r\n\r\n',
    ),
    bytes,
  ),
  { maxLength: 3 },
)
const message = record({ method, target, version, headers: array(header, { maxLength: 6 }), end, body }).map(
  (one) =>
    `${one.method} ${one.target} ${one.version}\r\nHost: localhost\r\nX-CSRF: 1${one.end}${one.headers.map((line) => line + one.end).join('')}${one.end}${one.body.join('')}`,
)

const match = createMatcher(operations)

/** How a lenient server may read a path. */
function decodeFully(path: string): string {
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return decoded === path ? path : decodeFully(decoded)
}

/** Raw bytes to the public listener of a BFF: any response but a fault of ours, and nothing invented for the API. */
export const http: FuzzTarget = {
  inputs: array(message, { minLength: 1, maxLength: 2 }).map((messages) => messages.join('')),
  async start() {
    const api = await startHostileApi()
    const bff = await startRunningBff(api)
    return {
      async check(input) {
        api.calls.splice(0)
        const received = await exchangeBytes(bff.port, input, 40)
        assert.match(received, /^(?:HTTP\/1\.1 \d{3} |$)/, 'what is sent begins with a response')
        assert.doesNotMatch(received, /^HTTP\/1\.1 500 /m, 'no request is a fault of ours')
        assert.doesNotMatch(received, /CANARY/, 'no secret is sent')
        for (const call of api.calls) {
          const path = call.target.replace(/^\/v1/, '').split('?', 1)[0] ?? ''
          const found = match(call.method, path)
          assert.ok(
            found && 'operation' in found,
            `the API gets documented calls only: ${call.method} ${path}`,
          )
          assert.equal(
            decodeFully(path).split('/').length,
            path.split('/').length,
            `no slash hides in ${path}`,
          )
          const ours = call.rawHeaders.filter(
            (_, index) => !/^(?:range|if-range)$/i.test(call.rawHeaders[index - 1] ?? ''),
          )
          assert.doesNotMatch(ours.join('\n'), /evil/, 'no header of a visitor poses as one of ours')
        }
        const alive = await bff.request('/bff/session')
        assert.equal(alive.status, 200, 'the next visitor is served')
      },
      async stop() {
        await bff.stop()
        await api.close()
      },
    }
  },
}

import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { api, bff, startBffPerTest } from '../../fakes/bffPerTest.ts'

startBffPerTest()

const terms = '/api/institutes/terms/'
const get = (lines: string) => `GET ${terms} HTTP/1.1\r\nX-CSRF: 1\r\n${lines}Connection: close\r\n\r\n`
const post = (lines: string) =>
  `POST /api/auth/token/ HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\nContent-Type: application/json\r\n${lines}`

test.each([
  ['no host', get(''), 400, 'bad_request'],
  ['a header without a colon', get('Host: localhost\r\nno header\r\n'), 400, 'bad_request'],
  ['NUL', get('Host: localhost\r\nX-A: a\0\r\n'), 400, 'bad_request'],
  ['no HTTP at all', '\x16\x03\x01 hello\r\n\r\n', 400, 'bad_request'],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}'), 400, 'bad_request'],
  ['two media types', post('Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}'), 400, 'bad_request'],
  ['another coding', post('Transfer-Encoding: identity\r\nContent-Length: 2\r\n\r\n{}'), 400, 'bad_request'],
  ['a chunk of no length', post('Transfer-Encoding: chunked\r\n\r\nxyz\r\n'), 400, 'bad_request'],
  [
    'chunk extensions',
    post(`Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(30_000)}\r\n`),
    413,
    'body_too_large',
  ],
  ['a large head', get(`Host: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n`), 431, 'head_too_large'],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', 405, 'method_not_allowed'],
])('%s is refused with a problem', async (_, bytes, status, code) => {
  const [head = '', body = ''] = (await bff.sendBytes(bytes)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head.toLowerCase()).toContain('content-type: application/problem+json')
  expect(JSON.parse(body)).toMatchObject({ status, code, type: `urn:problem:${code}` })
  expect(api.calls).toHaveLength(0)
})

test('an unknown Expect header is ignored', async () => {
  expect(await bff.sendBytes(get('Host: localhost\r\nExpect: something\r\n'))).toMatch(/^HTTP\/1\.1 200/)
})

test('bytes that are not a request do not corrupt a response in flight', async () => {
  api.delay('/institutes/terms/', 100)
  const head = `GET ${terms} HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\n\r\n`
  const received = await bff.sendBytes(`${head}\x16\x03\x01\r\n\r\n`)
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
})

test('bytes that are not a request do not corrupt a streamed response', async () => {
  // The API sends the last part when the connection is closed, however long that takes
  let finish: (() => void) | undefined
  api.on('/institutes/terms/', (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).write('first part')
    finish = () => response.end('last part')
  })
  const socket = connect(bff.port, '127.0.0.1')
  socket.write(`GET ${terms} HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\n\r\n`)
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
    if (received.endsWith('first part\r\n')) socket.write('\x16\x03\x01\r\n\r\n')
  })
  await once(socket, 'close')
  finish?.()
  expect(received).toMatch(/first part\r\n$/)
})

test.each(['{"username":', 'x', '{"a":1}{"b":2}', '\ufeff{}'])(
  '%j is not JSON and is refused before any upstream call',
  async (body) => {
    const received = await bff.request('/api/auth/token/', { body })
    expect([received.status, JSON.parse(received.text).code]).toEqual([400, 'bad_request'])
    expect(api.calls).toHaveLength(0)
  },
)

test('every problem carries the security headers', async () => {
  const cookie = 'session=v1.x'
  for (const [target, host] of [
    ['/api/nowhere/', undefined],
    ['/bff/nowhere', undefined],
    [terms, 'evil.example'],
  ] as const) {
    const { headers } = await bff.request(target, { cookie, ...(host ? { host } : {}) })
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  }
})

test('a differently encoded cookie is not the same cookie', async () => {
  const cookie = await bff.signIn()
  // The last of 22 characters has four bits to spare, which decoding ignores
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const other = cookie.slice(0, -1) + alphabet[alphabet.indexOf(cookie.at(-1) ?? '') + 1]
  expect((await bff.request('/bff/session', { cookie })).text).toContain('"authenticated":true')
  expect((await bff.request('/bff/session', { cookie: other })).text).toBe('{"authenticated":false}')
})

test('a 304 to an unconditional call gives 502', async () => {
  api.on('/classes/', (_, response) => response.writeHead(304).end())
  const received = await bff.request('/api/classes/booked/list/', { cookie: await bff.signIn() })
  expect([received.status, JSON.parse(received.text).code]).toEqual([502, 'upstream_unreachable'])
})

test.each(['localhost:99999', 'localhost/x.localhost', 'x@localhost', '%41.localhost', 'a?.localhost'])(
  'the malformed host %j is refused for every path',
  async (host) => {
    for (const target of ['/', '/bff/session', '/robots.txt', terms]) {
      const received = await bff.request(target, { host, headers: { accept: 'text/html' } })
      expect([received.status, JSON.parse(received.text).code]).toEqual([421, 'unknown_host'])
    }
  },
)

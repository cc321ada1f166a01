import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { api, bff, failOnUnhandledRejections, startBffPerTest } from '../../fakes/bffPerTest.ts'

startBffPerTest()
failOnUnhandledRejections()

const list = '/api/classes/booked/list/'
const terms = '/api/institutes/terms/'
const formatHead = (lines: string, target = terms) =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\n${lines}\r\n`

test.each([
  ['a header of 20 kB', formatHead(`X-A: ${'a'.repeat(20_000)}\r\n`), /^HTTP\/1\.1 431/],
  ['an address of 100 kB', formatHead('', `${terms}?${'a'.repeat(100_000)}`), /^HTTP\/1\.1 431/],
  ['NUL in a header', formatHead('X-A: a\0b\r\n'), /^HTTP\/1\.1 400/],
  ['CR in a header', formatHead('X-A: a\rX-B: c\r\n'), /^HTTP\/1\.1 400/],
  ['a method of its own', 'HACK / HTTP/1.1\r\nHost: localhost\r\n\r\n', /^HTTP\/1\.1 400/],
  ['TRACE', `TRACE ${terms} HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\n\r\n`, /^HTTP\/1\.1 405/],
  [
    'extensions of chunks without end',
    `POST /api/auth/token/ HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(30_000)}\r\n{}\r\n0\r\n\r\n`,
    /^HTTP\/1\.1 413/,
  ],
  [
    'a length and chunks',
    'POST /api/auth/token/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1\.1 400/,
  ],
  [
    'chunks spelt oddly',
    'POST /api/auth/token/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1\.1 400/,
  ],
  [
    'two lengths',
    'POST /api/auth/token/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    /^HTTP\/1\.1 400/,
  ],
  ['a folded header', formatHead('X-A: a\r\n b\r\n'), /^HTTP\/1\.1 400/],
  ['a space before the colon', formatHead('X-A : a\r\n'), /^HTTP\/1\.1 400/],
  ['bare line feeds', formatHead('X-A: a\n\n'), /^HTTP\/1\.1 400/],
])('%s is refused before any upstream call', async (_, bytes, status) => {
  expect(await bff.sendBytes(bytes)).toMatch(status)
  expect(api.calls).toHaveLength(0)
})

test('200 cookies, 1,000 parameters and 15 pipelined requests are served in order', async () => {
  const cookies = Array.from({ length: 200 }, (_, index) => `c${index}=${index}`).join('; ')
  const query = Array.from({ length: 1001 }, (_, index) => `p=${index}`).join('&')
  expect((await bff.request(`${terms}?${query}`, { cookie: cookies })).status).toBe(200)
  const received = await bff.sendBytes(formatHead('').repeat(14) + formatHead('Connection: close\r\n'))
  expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(15)
})

test('hundreds of pipelined requests have a few served, one refused and the connection closed', async () => {
  const received = await bff.sendBytes(formatHead('').repeat(300))
  const statuses = received.match(/HTTP\/1\.1 \d+/g) ?? []
  expect(statuses.length).toBeLessThan(30)
  expect(statuses.at(-1)).toBe('HTTP/1.1 429')
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set(['HTTP/1.1 200']))
})

test('a refused request without a pending body keeps its connection', async () => {
  const received = await bff.sendBytes(
    formatHead('', '/api/nowhere/') + formatHead('Origin: https://evil.example\r\n') + formatHead(''),
  )
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 403', 'HTTP/1.1 200'])
})

test('clients that abort at any moment leave no open calls or timers', async () => {
  const cookie = await bff.signIn()
  api.on('/classes/', (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    const timer = setInterval(() => response.write('x'.repeat(2000)), 3)
    setTimeout(() => response.end(), 60)
    response.once('close', () => clearInterval(timer))
  })
  const request = `GET ${list} HTTP/1.1\r\nHost: localhost:${bff.port}\r\nX-CSRF: 1\r\nCookie: ${cookie}\r\n\r\n`
  const sendAndAbort = () =>
    new Promise<void>((resolve) => {
      const bytes = Math.floor(Math.random() * request.length * 2)
      const socket = connect(bff.port, '127.0.0.1', () => socket.write(request.slice(0, bytes)))
      socket.on('error', () => undefined).on('data', () => undefined)
      socket.once('close', () => resolve())
      setTimeout(() => socket.resetAndDestroy(), Math.random() * 80)
    })
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 50 }, sendAndAbort))
  await expect.poll(() => bff.bff.metrics.registry.metrics()).toContain('bff_upstream_open 0')
  api.restore('/classes/')
  expect((await bff.request(list, { cookie })).status).toBe(200)
  expect(bff.log.filter((line) => line.includes('"failed"'))).toEqual([])
})

test('a client that aborts while it waits for a shared read causes no error', async () => {
  let sendResponse: (() => void) | undefined
  api.on('/institutes/terms/', (_, response) => {
    sendResponse = () => response.end('{"success":true,"data":[]}')
  })
  const leaver = connect(bff.port, '127.0.0.1', () => leaver.write(formatHead('').repeat(3)))
  await expect.poll(() => sendResponse).toBeDefined()
  leaver.resetAndDestroy()
  await expect.poll(() => bff.bff.metrics.registry.metrics()).toMatch(/bff_client_aborted\S* 3/)
  sendResponse?.()
  expect((await bff.request('/healthz')).status).toBe(200)
  expect(bff.log.filter((line) => line.includes('"failed"'))).toEqual([])
  expect(await bff.bff.metrics.registry.metrics()).not.toContain('internal_error')
})

/** Sends slowly: half of the clients a head, half a body. */
function sendSlowly(index: number) {
  const post = `POST /api/auth/token/ HTTP/1.1\r\nHost: localhost:${bff.port}\r\nX-CSRF: 1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`
  const bytes = index % 2 ? post : 'GET / HTTP/1.1\r\nHost: lo'
  const socket = connect(bff.port, '127.0.0.1', () => socket.write(bytes))
  return socket.on('error', () => undefined)
}

test('500 slow clients are disconnected, and others are served meanwhile', async () => {
  const sockets = Array.from({ length: 500 }, (_, index) => sendSlowly(index))
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  for (let step = 0; step < 100; step += 1) expect((await bff.request(terms)).status).toBe(200)
  let received = ''
  sockets[0]?.on('data', (chunk) => (received += chunk))
  await new Promise((resolve) => sockets[0]?.once('close', resolve))
  expect(received).toMatch(/^HTTP\/1\.1 408/)
  for (const socket of sockets) socket.destroy()
  expect(api.findCalls('/auth/token/')).toHaveLength(0)
})

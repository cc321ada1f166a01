import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { api, bff, failOnUnhandledRejections, startBffPerTest } from '../../fakes/bffPerTest.ts'
import { sendJson } from '../../fakes/hostileApi.ts'

startBffPerTest()
failOnUnhandledRejections()

const media = '/api/files/detail/1/'

test('a truncated body without a length resets the connection', async () => {
  const cookie = await bff.signIn()
  api.on('/files/', (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('half')
    setTimeout(() => response.destroy(), 100)
  })
  const socket = connect(bff.port, '127.0.0.1')
  socket.write(
    `GET ${media} HTTP/1.0\r\nHost: localhost:${bff.port}\r\nX-CSRF: 1\r\nCookie: ${cookie}\r\n\r\n`,
  )
  socket.resume()
  const [error] = await once(socket, 'error')
  expect(error).toMatchObject({ code: 'ECONNRESET' })
})

test('a file name may be in any language', async () => {
  const cookie = await bff.signIn()
  const name = Buffer.from('attachment; filename="درس.pdf"').toString('latin1')
  api.on('/files/', (_, response) => {
    response.setHeader('content-disposition', name)
    response.writeHead(200, { 'content-type': 'application/pdf' })
    response.end('abc')
  })
  for (const length of [undefined, '3']) {
    if (length) api.on('/files/', (_, response) => void response.socket?.end(createBody(name, length)))
    const received = await bff.request(media, { cookie })
    expect([received.status, received.text]).toEqual([200, 'abc'])
  }
  expect(await bff.bff.metrics.registry.metrics()).toContain('bff_upstream_open 0')
})

/** Node would encode the name again. */
function createBody(name: string, length: string): Buffer {
  const head = `HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Length: ${length}\r\nContent-Disposition: ${name}`
  return Buffer.from(`${head}\r\n\r\nabc`, 'latin1')
}

test('a failed file response is not cached by the browser', async () => {
  const cookie = await bff.signIn()
  for (const [status, caching] of [
    [500, 'no-store'],
    [404, 'no-store'],
    [200, 'private, max-age=300'],
  ] as const) {
    api.on('/files/', (_, response) => sendJson(response, status, {}))
    expect((await bff.request(media, { cookie })).headers['cache-control']).toBe(caching)
  }
})

test('a response that is nested too deeply gives 502', async () => {
  const deep = `{"token_data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const send = (_: unknown, response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(deep)
  const cookie = await bff.signIn()
  const list = '/api/classes/booked/list/'
  api.on('/classes/', send)
  expect((await bff.request(list, { cookie })).status).toBe(502)
  api.restore('/classes/')
  api.on('/auth/refresh_token/', send)
  api.expireTokens()
  expect((await bff.request(list, { cookie })).status).toBe(401)
  api.on('/auth/token/', send)
  expect((await bff.request('/api/auth/token/', { body: {} })).status).toBe(502)
  expect(bff.log.join('')).not.toContain('"failed"')
})

test('If-Range is forwarded with a Range only', async () => {
  const cookie = await bff.signIn()
  const condition = { 'if-range': '"old"' }
  await bff.request(media, { cookie, headers: { ...condition, range: 'bytes=5-' } })
  await bff.request(media, { cookie, headers: condition })
  await bff.request('/api/classes/booked/list/', { cookie, headers: { ...condition, range: 'bytes=5-' } })
  expect(api.calls.slice(1).map(({ headers }) => [headers.range, headers['if-range']])).toEqual([
    ['bytes=5-', '"old"'],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

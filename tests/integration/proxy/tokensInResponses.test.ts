import { hash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { api, bff, failOnUnhandledRejections, startBffPerTest } from '../../fakes/bffPerTest.ts'

startBffPerTest()
failOnUnhandledRejections()

const refused = { status: 502, isComplete: true }
const cleaned = { status: 200, isComplete: true, text: '{"data":[]}' }
const cutOff = { status: 200, isComplete: false }

test.each([
  ['application/json', '{"access_token":"CANARY","data":[]}', cleaned],
  ['application/json', '{"token_data":{"access_token":"CANARY"},"data":[]}', cleaned],
  ['text/plain', 'access_token=CANARY', refused],
  ['application/json', `{"data":"${'x'.repeat(2_000_000)}","access_token":"CANARY"}`, cutOff],
])('a public read passes no token on to a guest, as %s', async (type, body, expected) => {
  api.on('/institutes/terms/', (_, response) => response.writeHead(200, { 'content-type': type }).end(body))
  const received = await bff.request('/api/institutes/terms/')
  expect(received).toMatchObject(expected)
  expect(JSON.stringify(received)).not.toContain('CANARY')
})

test.each(['text/html', 'text/plain', 'application/octet-stream'])(
  'a response to a signed-in person that is %s and names a token gives 502',
  async (type) => {
    const cookie = await bff.signIn()
    api.on('/classes/', (_, response) =>
      response.writeHead(200, { 'content-type': type }).end('<a href="?refresh_token=CANARY">'),
    )
    const received = await bff.request('/api/classes/booked/list/', { cookie })
    expect([received.status, JSON.parse(received.text).code]).toEqual([502, 'upstream_unreachable'])
    expect(received.headers['content-type']).toBe('application/problem+json')
    expect(received.text).not.toContain('CANARY')
  },
)

const random = Array.from({ length: 250_000 }, (_, index) => hash('sha1', String(index)).slice(0, 12)).join(
  '',
)
test.each([
  ['gzip', 'text/plain', gzipSync('access_token=CANARY'), refused],
  ['br', 'text/html', brotliCompressSync('access_token=CANARY'), refused],
  ['x-gzip', 'application/json', gzipSync('{"data":[],"access_token":"CANARY"}'), cleaned],
  ['gzip', 'application/json', gzipSync(`{"data":"${random}","access_token":"CANARY"}`), cutOff],
  ['gzip, gzip', 'application/json', gzipSync(gzipSync('{"access_token":"CANARY"}')), refused],
])('a response that comes as %s, %s, although none was accepted, passes no token on', async (...row) => {
  const [coding, type, body, expected] = row
  const cookie = await bff.signIn()
  const headers = { 'content-type': type, 'content-encoding': coding }
  for (const path of ['/classes/', '/institutes/terms/'])
    api.on(path, (_, response) => response.writeHead(200, headers).end(body))
  for (const path of ['/api/classes/booked/list/', '/api/institutes/terms/']) {
    const received = await bff.request(path, { cookie })
    expect(received).toMatchObject(expected)
    expect(received.headers['content-encoding']).toBeUndefined()
    expect(received.text).not.toContain('CANARY')
  }
})

test('a text that comes compressed although no coding was accepted is passed on without it', async () => {
  const cookie = await bff.signIn()
  const headers = { 'content-type': 'text/csv', 'content-encoding': 'gzip' }
  api.on('/classes/', (_, response) => response.writeHead(200, headers).end(gzipSync('a,b')))
  const received = await bff.request('/api/classes/booked/list/', { cookie })
  expect([received.status, received.text, received.headers['content-encoding']]).toEqual([
    200,
    'a,b',
    undefined,
  ])
  api.on('/classes/', (_, response) => response.writeHead(200, headers).end('not gzip'))
  expect((await bff.request('/api/classes/booked/list/', { cookie })).status).toBe(502)
})

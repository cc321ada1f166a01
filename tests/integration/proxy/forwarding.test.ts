import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { api, bff, failOnUnhandledRejections, startBffPerTest } from '../../fakes/bffPerTest.ts'
import { sendJson } from '../../fakes/hostileApi.ts'
import { requireValue } from '../../fakes/requireValue.ts'
import { startRunningBff } from '../../fakes/runningBff.ts'

startBffPerTest({ UPSTREAM_TIMEOUT_MS: '400' })
failOnUnhandledRejections()

const terms = '/api/institutes/terms/'
const parseCode = (received: { text: string }) => JSON.parse(received.text).code

test("the upstream call carries our headers and nothing of the browser's", async () => {
  const cookie = await bff.signIn()
  await bff.request('/api/classes/booked/list/?page=2&page=3&q=%D8%B9', {
    cookie: `${cookie}; other=1`,
    headers: {
      'accept-language': 'ar',
      'x-timezone': 'Africa/Cairo',
      'Client-Secret': 'evil',
      client_id: 'evil',
      CUSTOM_HOST: 'evil',
      authorization: 'Bearer evil',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil',
      'x-request-id': 'evil',
      traceparent: 'evil',
      'x-mock-scenario': 'evil',
      connection: 'keep-alive, authorization',
      'x-anything': 'evil',
    },
  })
  const [call] = api.findCalls('/classes/')
  expect(call?.target).toBe('/v1/classes/booked/list/?page=2&page=3&q=%D8%B9')
  expect(call?.headers).toMatchObject({
    'accept-language': 'ar',
    timezone: 'Africa/Cairo',
    'client-id': 'CANARY-id',
    'client-secret': 'CANARY-secret',
    'custom-host': 'localhost',
    authorization: 'Bearer CANARY-access-1',
    'x-forwarded-for': '127.0.0.1',
  })
  expect(call?.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  expect(call?.headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
  expect(JSON.stringify(call?.rawHeaders)).not.toMatch(/evil|cookie|x-mock|x-csrf|6\.6\.6\.6/i)
})

test('the response carries no cookie or server name of the API, and logs contain no secret', async () => {
  const cookie = await bff.signIn()
  const received = await bff.request('/api/classes/booked/list/?secret=CANARY-query', { cookie })
  expect(received.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(received.headers['set-cookie']).toBeUndefined()
  expect(received.headers.server).toBeUndefined()
  expect(bff.log.length).toBeGreaterThan(0)
  expect(bff.log.join('\n')).not.toMatch(/CANARY|v1\./)
})

test('a browser may keep what a guest reads and must revalidate it, never what someone signed in reads', async () => {
  const path = '/api/tutor/profile/1/slots/'
  const guest = await bff.request(path)
  expect(guest.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
  expect(guest.headers.vary).toContain('Cookie')
  const cookie = await bff.signIn()
  const own = await bff.request(path, { cookie })
  expect(own.headers['cache-control']).toBe('no-store')
  // A cookie that opens no session may belong to someone all the same
  const unusable = await bff.request(path, { cookie: `session=v1.${'A'.repeat(22)}.${'A'.repeat(22)}` })
  expect(unusable.headers['cache-control']).toBe('no-store')
})

test('the upstream call always carries one of the two languages', async () => {
  const cookie = await bff.signIn()
  for (const language of ['de, fr', '*', 'de, ar-EG;q=0.5'])
    await bff.request('/api/classes/booked/list/', { cookie, headers: { 'accept-language': language } })
  await bff.request('/api/classes/booked/list/', { cookie })
  const sent = api.findCalls('/classes/').map(({ headers }) => headers['accept-language'])
  expect(sent).toEqual(['en', 'en', 'ar', 'en'])
})

test("an unknown zone becomes UTC and a public call never carries the visitor's token", async () => {
  const cookie = await bff.signIn()
  await bff.request('/api/classes/booked/list/', { cookie, headers: { 'x-timezone': 'Mars/Olympus' } })
  await bff.request('/api/institutes/subscription/add/', { cookie, body: { email: 'a@example.test' } })
  expect(api.findCalls('/classes/')[0]?.headers.timezone).toBe('UTC')
  const [subscription] = api.findCalls('/institutes/subscription/add/')
  expect(requireValue(subscription, 'the subscription').headers.authorization).toBeUndefined()
})

test('an API that does not answer gives 504, one that is unreachable or redirects gives 502', async () => {
  api.on('/institutes/terms/', () => undefined)
  const late = await bff.request(terms)
  expect([late.status, parseCode(late)]).toEqual([504, 'upstream_timeout'])
  api.on('/institutes/version/', (_, response) => response.writeHead(302, { location: api.base }).end())
  const moved = await bff.request('/api/institutes/version/')
  expect([moved.status, parseCode(moved)]).toEqual([502, 'upstream_unreachable'])
  expect(api.findCalls('/')).toHaveLength(2)
  await api.close()
  const away = await bff.request('/api/tutor/filters/')
  expect([away.status, parseCode(away)]).toEqual([502, 'upstream_unreachable'])
})

test("the API's own error bodies pass unchanged", async () => {
  api.on('/tutor/filters/', (_, response) => sendJson(response, 422, { errors: { name: ['odd'] } }))
  const received = await bff.request('/api/tutor/filters/')
  expect([received.status, JSON.parse(received.text)]).toEqual([422, { errors: { name: ['odd'] } }])
})

test('a truncated body is never delivered as complete', async () => {
  api.on('/tutor/filters/', (request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream' })
    response.write('x'.repeat(10_000))
    setTimeout(() => request.socket.destroy(), 50)
  })
  expect((await bff.request('/api/tutor/filters/')).isComplete).toBe(false)
  api.on('/tutor/list/', (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
    response.write('{"half":')
    setTimeout(() => request.socket.destroy(), 50)
  })
  expect((await bff.request('/api/tutor/list/')).status).toBe(502)
})

test('a client that aborts also aborts its upstream call', async () => {
  const patient = await startRunningBff(api)
  const cookie = await patient.signIn()
  const closed = new Promise<void>((resolve) => {
    api.on('/classes/', (_, response) => response.once('close', resolve))
  })
  const aborting = new AbortController()
  const sent = patient
    .request('/api/classes/booked/list/', { cookie, signal: aborting.signal })
    .catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 100))
  aborting.abort()
  const start = Date.now()
  await closed
  // The deadline of 15 s would abort it too
  expect(Date.now() - start).toBeLessThan(12_000)
  await sent
  expect((await patient.request('/healthz')).status).toBe(200)
  await patient.stop()
})

test('a full queue is answered 503 with Retry-After', async () => {
  const narrow = await startRunningBff(api, { UPSTREAM_CONNECTIONS: '1', UPSTREAM_QUEUE: '1' })
  api.on('/tutor/profile/', (_, response) => setTimeout(() => sendJson(response, 200, {}), 200))
  const responses = await Promise.all([1, 2, 3].map((id) => narrow.request(`/api/tutor/profile/${id}/`)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 503])
  expect(responses.find(({ status }) => status === 503)?.headers['retry-after']).toBe('1')
  await narrow.stop()
})

test('a compressed sign-in response is decoded before its tokens are removed', async () => {
  const body = gzipSync(
    JSON.stringify({
      success: true,
      user: { user_type: 'tutor' },
      token_data: { access_token: 'CANARY', refresh_token: 'CANARY' },
    }),
  )
  api.on('/auth/token/', (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body),
  )
  const received = await bff.request('/api/auth/token/', { body: {} })
  expect(JSON.parse(received.text)).toEqual({ success: true, user: { user_type: 'tutor' } })
})

test.each(['0', 'Thu, 01 Jan 1970 00:00:00 GMT', 'soon'])('%s in Expires keeps no read', async (expires) => {
  api.on('/institutes/terms/', (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json', expires }).end('{"data":[]}'),
  )
  for (const _ of [1, 2]) await bff.request(terms)
  expect(api.findCalls('/institutes/terms/')).toHaveLength(2)
})

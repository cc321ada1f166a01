import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { json, startHostileApi, type HostileApi } from '../fakes/hostileApi.ts'
import { startRunningBff, type RunningBff } from '../fakes/runningBff.ts'

let api: HostileApi
let bff: RunningBff

beforeEach(async () => {
  api = await startHostileApi()
  bff = await startRunningBff(api, { UPSTREAM_TIMEOUT_MS: '400' })
})
afterEach(async () => {
  await bff.stop()
  await api.close()
})
beforeAll(() => void process.on('unhandledRejection', fail))
afterAll(() => void process.off('unhandledRejection', fail))

function fail(error: unknown): never {
  throw error
}

const terms = '/api/institutes/terms/'
const codeOf = (answer: { text: string }) => JSON.parse(answer.text).code

test("the upstream call carries our headers and nothing of the browser's", async () => {
  const cookie = await bff.signIn()
  await bff.ask('/api/classes/booked/list/?page=2&page=3&q=%D8%B9', {
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
  const [call] = api.callsOf('/classes/')
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

test('the answer carries no cookie and no server name of the API, and logs carry no secret', async () => {
  const cookie = await bff.signIn()
  const answer = await bff.ask('/api/classes/booked/list/?secret=CANARY-query', { cookie })
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers.server).toBeUndefined()
  expect(bff.log.length).toBeGreaterThan(0)
  expect(bff.log.join('\n')).not.toMatch(/CANARY|v1\./)
})

test("an unknown zone becomes UTC and a public call never carries the visitor's token", async () => {
  const cookie = await bff.signIn()
  await bff.ask('/api/classes/booked/list/', { cookie, headers: { 'x-timezone': 'Mars/Olympus' } })
  await bff.ask('/api/institutes/subscription/add/', { cookie, body: { email: 'a@example.test' } })
  expect(api.callsOf('/classes/')[0]?.headers.timezone).toBe('UTC')
  expect(api.callsOf('/institutes/subscription/add/')[0]?.headers.authorization).toBeUndefined()
})

test.each([
  ['GET', '/api/nothing/', 404, 'not_found', undefined],
  ['GET', '/api/institutes/terms', 404, 'not_found', undefined],
  ['GET', '/api/', 404, 'not_found', undefined],
  ['POST', '/api/auth/refresh_token/', 404, 'not_found', undefined],
  ['DELETE', '/api/auth/token/', 405, 'method_not_allowed', 'POST'],
  ['POST', '/api/tutor/profile/5/', 405, 'method_not_allowed', 'GET'],
  ['GET', '/bff/nothing', 404, 'not_found', undefined],
  ['POST', '/bff/session', 405, 'method_not_allowed', 'GET, HEAD'],
  ['POST', '/__mock/reset', 404, 'not_found', undefined],
])('%s %s is refused with %i and reaches nobody', async (method, target, status, code, allow) => {
  const answer = await bff.ask(target, { method })
  expect([answer.status, codeOf(answer), answer.headers.allow]).toEqual([status, code, allow])
  expect(answer.headers['content-type']).toBe('application/problem+json')
  expect(api.calls).toHaveLength(0)
})

test.each([
  [{}, 200],
  [{ 'x-csrf': undefined }, 403],
  [{ 'x-csrf': '0' }, 403],
  [{ 'x-csrf': ['1', '1'] }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'same-origin', 'x-csrf': undefined }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'http://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost:1' }, 403],
])('forgery: %j gives %i for the API and the session alike', async (headers, status) => {
  for (const target of [terms, '/bff/session']) {
    expect((await bff.ask(target, { headers })).status).toBe(status)
  }
  expect(api.calls).toHaveLength(status === 200 ? 1 : 0)
})

test("the page's own origin passes", async () => {
  expect((await bff.ask(terms, { headers: { origin: `http://localhost:${bff.port}` } })).status).toBe(200)
})

test.each([
  '/api/institutes/%2e%2e/terms/',
  '/api/institutes/../institutes/terms/',
  '/api/tutor/profile/..%2fadmin/',
  '/api/tutor/profile/%5cadmin/',
  '/api/tutor/profile/%252fadmin/',
  '/api/tutor/profile/%25252e/',
  '/api/tutor/profile/%00/',
  '/api/tutor/profile/%0a/',
  '/api/tutor/profile/%zz/',
  '/api/tutor/profile/%ff/',
  '/api//institutes/terms/',
  '/api/institutes/terms/#x',
  '/api/institutes\\terms/',
  'http://evil.example/api/institutes/terms/',
])('the target %s is refused', async (target) => {
  const bytes = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\nConnection: close\r\n\r\n`
  expect(await bff.raw(bytes)).toMatch(/^HTTP\/1\.1 400/)
  expect(api.calls).toHaveLength(0)
})

test('a parameter is escaped anew', async () => {
  await bff.ask('/api/tutor/profile/a%3Fb%23c;d/')
  expect(api.calls[0]?.target).toBe('/v1/tutor/profile/a%3Fb%23c%3Bd/')
})

test('two hosts, an unknown host and a smuggled request are refused', async () => {
  const twice = await bff.raw(
    'GET /healthz2 HTTP/1.1\r\nHost: localhost\r\nHost: evil\r\nConnection: close\r\n\r\n',
  )
  expect(twice).toMatch(/^HTTP\/1\.1 400/)
  const unknown = await bff.ask(terms, { host: 'evil.example' })
  expect([unknown.status, codeOf(unknown)]).toEqual([421, 'unknown_host'])
  const smuggled = await bff.raw(
    'POST /api/institutes/configs/ HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  )
  expect(smuggled).toMatch(/^HTTP\/1\.1 400/)
  expect(api.calls).toHaveLength(0)
})

test('a body of another type or above the limit is refused, announced or not', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const typed = await bff.ask('/api/auth/token/', { body: 'a=1', headers: form })
  expect([typed.status, codeOf(typed)]).toEqual([415, 'unsupported_media_type'])
  const large = JSON.stringify({ text: 'x'.repeat(70_000) })
  for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
    const answer = await bff.ask('/api/auth/token/', { body: large, headers })
    expect([answer.status, codeOf(answer)]).toEqual([413, 'body_too_large'])
  }
  expect(api.calls).toHaveLength(0)
})

test('an API that does not answer is a 504, one that is away a 502, one that redirects a 502', async () => {
  api.on('/institutes/terms/', () => undefined)
  const late = await bff.ask(terms)
  expect([late.status, codeOf(late)]).toEqual([504, 'upstream_timeout'])
  api.on('/institutes/version/', (_, response) => response.writeHead(302, { location: api.base }).end())
  const moved = await bff.ask('/api/institutes/version/')
  expect([moved.status, codeOf(moved)]).toEqual([502, 'upstream_unreachable'])
  expect(api.callsOf('/')).toHaveLength(2)
  await api.close()
  const away = await bff.ask('/api/tutor/filters/')
  expect([away.status, codeOf(away)]).toEqual([502, 'upstream_unreachable'])
})

test("the API's own error bodies pass unchanged", async () => {
  api.on('/tutor/filters/', (_, response) => json(response, 422, { errors: { name: ['odd'] } }))
  const answer = await bff.ask('/api/tutor/filters/')
  expect([answer.status, JSON.parse(answer.text)]).toEqual([422, { errors: { name: ['odd'] } }])
})

test('a body that breaks off is never delivered as whole', async () => {
  api.on('/tutor/filters/', (request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream' })
    response.write('x'.repeat(10_000))
    setTimeout(() => request.socket.destroy(), 50)
  })
  expect((await bff.ask('/api/tutor/filters/')).isComplete).toBe(false)
  api.on('/tutor/list/', (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
    response.write('{"half":')
    setTimeout(() => request.socket.destroy(), 50)
  })
  expect((await bff.ask('/api/tutor/list/')).status).toBe(502)
})

test('a client that leaves takes the upstream call with it', async () => {
  const cookie = await bff.signIn()
  const left = new Promise<void>((resolve) => {
    api.on('/classes/', (_, response) => response.once('close', resolve))
  })
  const leaving = new AbortController()
  const asked = bff
    .ask('/api/classes/booked/list/', { cookie, signal: leaving.signal })
    .catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 100))
  leaving.abort()
  await left
  await asked
  expect((await bff.ask('/healthz')).status).toBe(200)
})

test('a full queue is a 503 that says when to come back', async () => {
  const narrow = await startRunningBff(api, { UPSTREAM_CONNECTIONS: '1', UPSTREAM_QUEUE: '1' })
  api.on('/tutor/profile/', (_, response) => setTimeout(() => json(response, 200, {}), 200))
  const answers = await Promise.all([1, 2, 3].map((id) => narrow.ask(`/api/tutor/profile/${id}/`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 503])
  expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBe('1')
  await narrow.stop()
})

test('a compressed sign-in answer is opened before it is stripped', async () => {
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
  const answer = await bff.ask('/api/auth/token/', { body: {} })
  expect(JSON.parse(answer.text)).toEqual({ success: true, user: { user_type: 'tutor' } })
})

test('public reads are shared, by tenant, language, query and body, and never with a refusal', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () => bff.ask(terms, { headers: { 'accept-language': 'en' } })),
  )
  expect(api.callsOf('/institutes/terms/')).toHaveLength(1)
  const hit = await bff.ask(terms, { headers: { 'accept-language': 'en' } })
  expect(hit.headers['cache-status']).toMatch(/^bff; hit/)
  await bff.ask(terms, { headers: { 'accept-language': 'ar' } })
  await bff.ask(terms, { headers: { 'accept-language': 'en' }, host: 'noor.localhost' })
  await bff.ask(`${terms}?a=1`, { headers: { 'accept-language': 'en' } })
  expect(api.callsOf('/institutes/terms/')).toHaveLength(4)
  for (const institute of [1, 2, 1]) await bff.ask('/api/tutor/courses/', { body: { institute } })
  expect(api.callsOf('/tutor/courses/')).toHaveLength(2)
  api.on('/institutes/version/', (_, response) => json(response, 200, { success: false }))
  await bff.ask('/api/institutes/version/')
  await bff.ask('/api/institutes/version/')
  expect(api.callsOf('/institutes/version/')).toHaveLength(2)
})

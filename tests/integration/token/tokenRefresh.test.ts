import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultTimes } from '#bff/token/refresher.ts'
import { sendJson, startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { startRunningBff, type RunningBff } from '../../fakes/runningBff.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

const list = '/api/classes/booked/list/'
const quick = { ...defaultTimes, retryFor: 200, pause: 20 }

let api: HostileApi
let bff: RunningBff

beforeEach(async () => {
  api = await startHostileApi()
  bff = await startRunningBff(api, {}, { refreshTimes: quick })
})
afterEach(async () => {
  await bff.stop()
  await api.close()
})

const callMany = async (cookie: string, count: number, from = bff) =>
  Promise.all(Array.from({ length: count }, () => from.request(list, { cookie })))

test('100 calls with an expired token cause one refresh, and each is sent once more', async () => {
  const cookie = await bff.signIn()
  api.expireTokens()
  // Slow enough that all are under way at once
  api.delay('/classes/', 500)
  const responses = await callMany(cookie, 100)
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200))
  expect(api.findCalls('/auth/refresh_token/')).toHaveLength(1)
  expect(api.findCalls('/classes/booked/list/').length).toBeLessThanOrEqual(200)
})

test.each(['/webinar/5/room/', '/webinar/detail/5/'])(
  'a call that guests may make, too, is sent with a refreshed token: %s',
  async (path) => {
    const cookie = await bff.signIn()
    api.expireTokens()
    expect((await bff.request(`/api${path}`, { cookie })).status).toBe(200)
    expect(api.findCalls('/auth/refresh_token/')).toHaveLength(1)
    expect(api.findCalls(path).map(({ headers }) => headers.authorization !== undefined)).toEqual([
      true,
      true,
    ])
  },
)

test('two processes on one data folder still refresh once', async () => {
  const dataDir = createTemporaryFolder()
  const [one, two] = await Promise.all([
    startRunningBff(api, { DATA_DIR: dataDir }),
    startRunningBff(api, { DATA_DIR: dataDir }),
  ])
  const cookie = await one.signIn()
  api.expireTokens()
  const responses = (await Promise.all([callMany(cookie, 25, one), callMany(cookie, 25, two)])).flat()
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(api.findCalls('/auth/refresh_token/')).toHaveLength(1)
  await one.stop()
  await two.stop()
})

test.each([
  ['a 400', 400, { success: false }],
  ['a 401', 401, {}],
  ['success false', 200, { success: false, token_data: { access_token: 'a', refresh_token: 'b' } }],
  ['a response without tokens', 200, { success: true }],
])('a refresh refused with %s ends the session', async (_, status, body) => {
  const cookie = await bff.signIn()
  api.expireTokens()
  api.on('/auth/refresh_token/', (_request, response) => sendJson(response, status, body))
  const received = await bff.request(list, { cookie })
  expect([received.status, received.headers['content-type'], JSON.parse(received.text).code]).toEqual([
    401,
    'application/problem+json',
    'session_expired',
  ])
  expect(received.headers['set-cookie']?.[0]).toMatch(/^session=; .*Max-Age=0/)
  expect(api.findCalls('/auth/refresh_token/')).toHaveLength(1)
  expect(JSON.parse((await bff.request('/bff/session', { cookie })).text)).toEqual({ authenticated: false })
})

test('a failing refresh ends the session, or keeps it when REFRESH_OUTAGE says so', async () => {
  const keeping = await startRunningBff(api, { REFRESH_OUTAGE: 'keep' }, { refreshTimes: quick })
  const [ending, kept] = [await bff.signIn(), await keeping.signIn()]
  api.expireTokens()
  api.on('/auth/refresh_token/', (_, response) => sendJson(response, 503, {}))
  expect(JSON.parse((await bff.request(list, { cookie: ending })).text).code).toBe('session_expired')
  const tries = api.findCalls('/auth/refresh_token/').length
  expect(tries).toBeGreaterThan(1)
  const received = await keeping.request(list, { cookie: kept })
  expect([received.status, JSON.parse(received.text).code]).toEqual([503, 'refresh_unavailable'])
  expect(received.headers['set-cookie']).toBeUndefined()
  expect(JSON.parse((await keeping.request('/bff/session', { cookie: kept })).text).authenticated).toBe(true)
  await keeping.stop()
})

test('a refresh that was sent but not answered is retried once', async () => {
  const cookie = await bff.signIn()
  api.expireTokens()
  api.on('/auth/refresh_token/', (request) => request.socket.destroy())
  expect(JSON.parse((await bff.request(list, { cookie })).text).code).toBe('session_expired')
  expect(api.findCalls('/auth/refresh_token/')).toHaveLength(2)
})

test('a token that is about to expire is refreshed before it is used', async () => {
  api.on('/auth/refresh_token/', (_, response) =>
    sendJson(response, 200, { token_data: { access_token: createJwt(3600), refresh_token: 'next' } }),
  )
  api.on('/auth/token/', (_, response) =>
    sendJson(response, 200, {
      success: true,
      user: { user_type: 'student' },
      token_data: { access_token: createJwt(2), refresh_token: 'first' },
    }),
  )
  api.on('/classes/', (_, response) => sendJson(response, 200, []))
  const cookie = await bff.signIn()
  await new Promise((resolve) => setTimeout(resolve, 1950))
  expect((await bff.request(list, { cookie })).status).toBe(200)
  expect(api.findCalls('/auth/refresh_token/')).toHaveLength(1)
  expect(api.findCalls('/classes/')).toHaveLength(1)
})

test('a second 401 is passed on and does not end the session', async () => {
  const cookie = await bff.signIn()
  api.on('/classes/', (_, response) => sendJson(response, 401, { detail: 'never' }))
  const received = await bff.request(list, { cookie })
  expect([received.status, JSON.parse(received.text)]).toEqual([401, { detail: 'never' }])
  expect(api.findCalls('/classes/')).toHaveLength(2)
  expect(JSON.parse((await bff.request('/bff/session', { cookie })).text).authenticated).toBe(true)
})

test('a sign-out during a refresh and during slow calls ends the session', async () => {
  const cookie = await bff.signIn()
  api.expireTokens()
  api.on('/auth/refresh_token/', (_, response) =>
    setTimeout(
      () => sendJson(response, 200, { token_data: { access_token: 'late', refresh_token: 'late' } }),
      400,
    ),
  )
  const slow = callMany(cookie, 20)
  await new Promise((resolve) => setTimeout(resolve, 150))
  const out = await bff.request('/api/auth/revoke_token/', { method: 'POST', cookie })
  expect(JSON.parse(out.text)).toEqual({ success: true })
  expect(new Set((await slow).map(({ status }) => status))).toEqual(new Set([401]))
  expect(JSON.parse((await bff.request('/bff/session', { cookie })).text)).toEqual({ authenticated: false })
})

test('a sign-out does not wait for an API that hangs, and staff send their flag', async () => {
  const cookie = await bff.signIn({ user_type: 'operator' })
  api.on('/auth/revoke_token/', () => undefined)
  const start = Date.now()
  const out = await bff.request('/api/auth/revoke_token/', { method: 'POST', cookie })
  expect([out.status, JSON.parse(out.text)]).toEqual([200, { success: true }])
  // The API's deadline is 15 s
  expect(Date.now() - start).toBeLessThan(12_000)
  expect(out.headers['clear-site-data']).toBe('"cache"')
  expect(out.headers['set-cookie']?.[0]).toMatch(/^session=; .*Max-Age=0/)
  expect(JSON.parse(api.findCalls('/auth/revoke_token/')[0]?.body ?? '')).toEqual({ is_admin: true })
  expect(JSON.parse((await bff.request('/bff/session', { cookie })).text)).toEqual({ authenticated: false })
})

/** A token that expires after some seconds. */
function createJwt(seconds: number): string {
  const exp = Math.floor(Date.now() / 1000) + seconds
  return `e30.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.s`
}

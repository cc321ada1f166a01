import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendJson, startHostileApi, user, type HostileApi } from '../../fakes/hostileApi.ts'
import { findCookie } from '../../fakes/httpClient.ts'
import { startRunningBff, type RunningBff } from '../../fakes/runningBff.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

let api: HostileApi
let bff: RunningBff
const dataDir = createTemporaryFolder()

beforeAll(async () => {
  api = await startHostileApi()
  bff = await startRunningBff(api, { DATA_DIR: dataDir })
})
afterAll(async () => {
  await bff.stop()
  await api.close()
})

const credentials = {
  user_type: 'student',
  username: 'sara@example.test',
  password: 'right',
  remember: false,
}

test('signing in gives a cookie and keeps every token away from the browser', async () => {
  const received = await bff.request('/api/auth/token/', { body: credentials })
  expect(received.status).toBe(200)
  expect(JSON.parse(received.text)).toMatchObject({ success: true, user: { first_name: 'Sara' } })
  expect(received.text + JSON.stringify(received.headers)).not.toMatch(/CANARY|token/)
  const [cookie] = received.headers['set-cookie'] ?? []
  expect(cookie).toMatch(/^session=v1\.[\w-]{22}\.[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('a remembered session gets a lasting cookie', async () => {
  const received = await bff.request('/api/auth/token/', { body: { ...credentials, remember: true } })
  expect(received.headers['set-cookie']?.[0]).toMatch(/; Max-Age=1209600; HttpOnly/)
})

test('over https the cookie has the __Host- prefix and is Secure', async () => {
  const secure = await startRunningBff(api, { TRUSTED_PROXIES: '127.0.0.1' })
  const headers = { 'x-forwarded-proto': 'https' }
  const received = await secure.request('/api/auth/token/', { body: credentials, headers })
  expect(received.headers['set-cookie']?.[0]).toMatch(
    /^__Host-session=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  await secure.stop()
})

test('the tokens in `token_data` are preferred to others in the response', async () => {
  const tokens = { access_token: 'CANARY-x', refresh_token: 'CANARY-y' }
  const body = { success: true, room: { access_token: 'CANARY-video' }, user, token_data: tokens }
  api.on('/auth/token/', (_, response) => sendJson(response, 200, body))
  const received = await bff.request('/api/auth/token/', { body: credentials })
  expect(received.text).not.toContain('CANARY')
  await bff.request('/api/classes/booked/list/', { cookie: findCookie(received) })
  expect(api.findCalls('/classes/booked/list/').at(-1)?.headers.authorization).toBe('Bearer CANARY-x')
  api.restore('/auth/token/')
})

test('a remembered session ends at its absolute limit, used or not', async () => {
  const received = await bff.request('/bff/session', { cookie: await bff.signIn({ remember: true }) })
  const { expires_in, idle_expires_in } = JSON.parse(received.text)
  expect(idle_expires_in).toBe(expires_in)
})

test('tokens are removed wherever they are nested, also from a sign-up', async () => {
  const tokens = { access_token: 'CANARY-x', refresh_token: 'CANARY-y' }
  const body = {
    success: true,
    data: { user, deep: [{ token_data: tokens, link: 'https://a/?t=CANARY-x' }] },
  }
  api.on('/auth/signup_with_signin/user/', (_, response) => sendJson(response, 200, body))
  api.on('/auth/signup/user/', (_, response) => sendJson(response, 200, body))
  const started = await bff.request('/api/auth/signup_with_signin/user/', { body: {} })
  expect(started.text).not.toContain('CANARY')
  expect(findCookie(started)).toMatch(/^session=v1/)
  const registered = await bff.request('/api/auth/signup/user/', { body: {} })
  expect(registered.text).not.toContain('CANARY')
  expect(findCookie(registered)).toBe('')
})

test("a refused sign-in passes the API's own words and starts nothing", async () => {
  const received = await bff.request('/api/auth/token/', { body: { ...credentials, password: 'wrong' } })
  expect(JSON.parse(received.text)).toEqual({ success: false, Messages: [{ Message: 'No' }] })
  expect(received.headers['set-cookie']).toBeUndefined()
})

test('GET /bff/session returns the user and does not extend the session', async () => {
  const cookie = await bff.signIn({ remember: false })
  const received = await bff.request('/bff/session', { cookie })
  const session = JSON.parse(received.text)
  expect(session).toMatchObject({
    authenticated: true,
    user: { email: 'sara@example.test', category: 'student' },
  })
  expect(session.expires_in).toBeGreaterThan(1_209_590)
  expect(session.idle_expires_in).toBeGreaterThan(86_390)
  expect(received.headers['cache-control']).toBe('no-store')
  expect(JSON.parse((await bff.request('/bff/session')).text)).toEqual({ authenticated: false })
})

test('a new sign-in gets a new id and ends the previous session', async () => {
  const first = await bff.signIn()
  const second = findCookie(await bff.request('/api/auth/token/', { body: credentials, cookie: first }))
  expect(second).not.toBe(first)
  expect(JSON.parse((await bff.request('/bff/session', { cookie: first })).text)).toEqual({
    authenticated: false,
  })
  expect(JSON.parse((await bff.request('/bff/session', { cookie: second })).text).authenticated).toBe(true)
})

test('an invalid session cookie is treated as anonymous and cleared', async () => {
  const cookie = await bff.signIn()
  const changed = `${cookie.slice(0, -4)}AAAA`
  for (const bad of [
    'session=',
    'session=nonsense',
    changed,
    'session=v1.AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA',
  ]) {
    const received = await bff.request('/bff/session', { cookie: bad })
    expect(JSON.parse(received.text)).toEqual({ authenticated: false })
    expect(received.headers['set-cookie']?.[0]).toMatch(/^session=; Path=\/; Max-Age=0/)
    const call = await bff.request('/api/classes/booked/list/', { cookie: bad })
    expect([call.status, JSON.parse(call.text).code]).toEqual([401, 'session_expired'])
  }
  const elsewhere = await bff.request('/bff/session', { cookie, host: `noor.localhost:${bff.port}` })
  expect(JSON.parse(elsewhere.text)).toEqual({ authenticated: false })
})

test('sessions survive a restart and end when their server key is removed', async () => {
  const cookie = await bff.signIn()
  await bff.stop()
  bff = await startRunningBff(api, { DATA_DIR: dataDir })
  expect(JSON.parse((await bff.request('/bff/session', { cookie })).text).authenticated).toBe(true)
  await bff.stop()
  const other = `new:${Buffer.alloc(32, 7).toString('base64')}`
  bff = await startRunningBff(api, { DATA_DIR: dataDir, SESSION_KEYS: other })
  const received = await bff.request('/bff/session', { cookie })
  expect([received.status, JSON.parse(received.text)]).toEqual([200, { authenticated: false }])
})

test('an idle session ends, use extends it, polling does not, and staff sessions end sooner', async () => {
  const short = await startRunningBff(api, { SESSION_IDLE_SECONDS: '1', SESSION_STAFF_ABSOLUTE_SECONDS: '1' })
  const used = await short.signIn({ remember: false })
  const polled = await short.signIn({ remember: false })
  const staff = await short.signIn({ user_type: 'operator' })
  for (let step = 0; step < 5; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await short.request('/api/classes/booked/list/', { cookie: used })
    await short.request('/api/classes/booked/list/', { cookie: polled, headers: { 'x-passive': '1' } })
  }
  const states = await Promise.all(
    [used, polled, staff].map((cookie) => short.request('/bff/session', { cookie })),
  )
  expect(states.map(({ text }) => JSON.parse(text).authenticated)).toEqual([true, false, false])
  await short.stop()
})

test('wrong passwords count towards the rate limit, right ones do not', async () => {
  const strict = await startRunningBff(api, { LIMIT_SIGN_IN: '2/1m' })
  for (let step = 0; step < 4; step += 1) expect(await strict.signIn()).not.toBe('')
  const signInWrong = () =>
    strict.request('/api/auth/token/', { body: { ...credentials, password: 'wrong' } })
  expect([(await signInWrong()).status, (await signInWrong()).status]).toEqual([200, 200])
  const before = api.calls.length
  const refused = await signInWrong()
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([429, 'rate_limited'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(api.calls.length).toBe(before)
  await strict.stop()
})

test('a profile that is read or saved changes the name in the session; a refused one does not', async () => {
  const cookie = await bff.signIn()
  const readName = async () =>
    JSON.parse((await bff.request('/bff/session', { cookie })).text).user.first_name as unknown
  const profile = { first_name: 'سارة', last_name: 'كامل', gender: 'Female', profile_picture_url: null }
  api.on('/account/profile/', (_, response) => sendJson(response, 200, { success: true, data: profile }))
  await bff.request('/api/account/profile/', { cookie })
  expect(await readName()).toBe('سارة')
  const saved = { ...profile, first_name: 'Nadia' }
  api.on('/account/profile/update/', (_, response) => sendJson(response, 200, { success: true, data: saved }))
  // The stub matches the first path that fits
  api.restore('/account/profile/')
  await bff.request('/api/account/profile/update/', { cookie, body: saved })
  expect(await readName()).toBe('Nadia')
  api.on('/account/profile/update/', (_, response) =>
    sendJson(response, 200, { success: false, data: profile }),
  )
  await bff.request('/api/account/profile/update/', { cookie, body: saved })
  expect(await readName()).toBe('Nadia')
  api.restore('/account/profile/update/')
})

import { expect, test } from 'vitest'
import { api, bff, startBffPerTest } from '../../fakes/bffPerTest.ts'
import { sendJson } from '../../fakes/hostileApi.ts'

startBffPerTest()

const isSignedIn = async (cookie: string) =>
  JSON.parse((await bff.request('/bff/session', { cookie })).text).authenticated as unknown

const terms = '/api/institutes/terms/'

test('public reads are cached by tenant, language, declared query and body, refusals never', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () => bff.request(terms, { headers: { 'accept-language': 'en' } })),
  )
  expect(api.findCalls('/institutes/terms/')).toHaveLength(1)
  const hit = await bff.request(terms, { headers: { 'accept-language': 'en' } })
  expect(hit.headers['cache-status']).toMatch(/^bff; hit/)
  await bff.request(terms, { headers: { 'accept-language': 'ar' } })
  await bff.request(terms, { headers: { 'accept-language': 'en' }, host: 'noor.localhost' })
  await bff.request(`${terms}?a=1`, { headers: { 'accept-language': 'en' } })
  expect(api.findCalls('/institutes/terms/')).toHaveLength(3)
  for (const institute of [1, 2, 1]) await bff.request('/api/tutor/courses/', { body: { institute } })
  expect(api.findCalls('/tutor/courses/')).toHaveLength(2)
  api.on('/institutes/version/', (_, response) => sendJson(response, 200, { success: false }))
  await bff.request('/api/institutes/version/')
  await bff.request('/api/institutes/version/')
  expect(api.findCalls('/institutes/version/')).toHaveLength(2)
})

test('a successful write invalidates cached reads; a refused one does not', async () => {
  const courses = '/api/courses/list/'
  api.on('/courses/list/', (_, response) => sendJson(response, 200, { success: true, data: [], total: 0 }))
  const cookie = await bff.signIn()
  const change = { cookie, method: 'DELETE' }
  await bff.request(courses)

  api.on('/courses/delete/7', (_, response) => sendJson(response, 409, { success: false, Messages: [] }))
  await bff.request('/api/courses/delete/7', change)
  expect((await bff.request(courses)).headers['cache-status']).toMatch(/^bff; hit/)

  api.on('/courses/delete/7', (_, response) => sendJson(response, 200, { success: true }))
  await bff.request('/api/courses/delete/7', change)
  expect((await bff.request(courses)).headers['cache-status']).toBe('bff; fwd=miss')
})

test('a personal call without a session is refused before the API is called', async () => {
  const received = await bff.request('/api/classes/booked/list/')
  expect([received.status, JSON.parse(received.text).code]).toEqual([401, 'session_expired'])
  expect(api.calls).toEqual([])
})

test('signing out clears the cookie, also where the API fails', async () => {
  const cookie = await bff.signIn()
  api.on('/auth/', (_, response) => sendJson(response, 503, {}))
  const received = await bff.request('/api/auth/revoke_token/', { body: {}, cookie })
  expect(received.headers['set-cookie']?.[0]).toMatch(/^session=; .*Max-Age=0/)
  expect((await bff.request('/api/classes/booked/list/', { cookie })).status).toBe(401)
})

test('a public call sends no token and does not read the session', async () => {
  const cookie = await bff.signIn()
  await bff.request('/api/institutes/subscription/add/', { cookie, body: { email: 'a@example.test' } })
  const received = await bff.request('/api/institutes/subscription/add/', {
    cookie: `session=v1.${'A'.repeat(22)}.${'A'.repeat(22)}`,
    body: { email: 'a@example.test' },
  })
  expect(received.headers['set-cookie']).toBeUndefined()
  const sent = api.findCalls('/institutes/subscription/add/').map(({ headers }) => headers.authorization)
  expect(sent).toEqual([undefined, undefined])
})

test('a session that the API refuses is cleared', async () => {
  const cookie = await bff.signIn()
  api.expireTokens()
  api.on('/auth/refresh_token/', (_, response) => sendJson(response, 401, {}))
  const received = await bff.request('/api/classes/booked/list/', { cookie })
  expect([received.status, JSON.parse(received.text).code]).toEqual([401, 'session_expired'])
  expect(received.headers['set-cookie']?.[0]).toMatch(/^session=; /)
})

test('a changed password ends the other sessions of the person; a refused one ends none', async () => {
  const [own, other] = [await bff.signIn(), await bff.signIn()]
  const change = { cookie: own, body: { old_password: 'a', new_password: 'b' } }
  api.on('/account/password/', (_, response) => sendJson(response, 200, { success: false, Messages: [] }))
  await bff.request('/api/account/password/', change)
  expect(await isSignedIn(other)).toBe(true)
  api.on('/account/password/', (_, response) => sendJson(response, 200, { success: true }))
  await bff.request('/api/account/password/', change)
  expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, false])
  await expect.poll(() => api.findCalls('/auth/revoke_token/').length).toBe(1)
})

test('the cookie of a session that has ended is cleared by a personal call', async () => {
  const cookie = `session=v1.${'A'.repeat(22)}.${'A'.repeat(22)}`
  const received = await bff.request('/api/classes/booked/list/', { cookie })
  expect(received.status).toBe(401)
  expect(received.headers['set-cookie']?.[0]).toMatch(/^session=; .*Max-Age=0/)
})

test('a sign-in in place of another one revokes the tokens of the former session', async () => {
  const cookie = await bff.signIn()
  await bff.request('/api/auth/token/', {
    cookie,
    body: { user_type: 'student', username: 'a', password: 'right' },
  })
  await expect.poll(() => api.findCalls('/auth/revoke_token/').length).toBe(1)
  expect(api.findCalls('/auth/revoke_token/')[0]?.headers.authorization).toBe('Bearer CANARY-access-1')
})

test('a body of a shared read that is no JSON object is refused before the API is called', async () => {
  const received = await bff.request('/api/tutor/courses/', {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  })
  expect([received.status, api.calls]).toEqual([400, []])
})

test("an error that is no refusal is logged, and a session's cookie stays", async () => {
  const cookie = await bff.signIn()
  api.on('/classes/', (_, response) => response.destroy())
  const received = await bff.request('/api/classes/booked/list/', { cookie })
  expect(JSON.parse(received.text).code).toBe('upstream_unreachable')
  expect(received.headers['set-cookie']).toBeUndefined()
})

/** Finds the line of the log about a call of the booked classes. */
const findLine = () =>
  bff.log.map((line) => JSON.parse(line)).find(({ route }) => route === '/classes/booked/list/')

test('a client that leaves gets no problem, and the log says that it left', async () => {
  const cookie = await bff.signIn()
  api.delay('/classes/', 5000)
  const leaving = new AbortController()
  const request = bff.request('/api/classes/booked/list/', { cookie, signal: leaving.signal })
  await expect.poll(() => api.findCalls('/classes/').length).toBe(1)
  leaving.abort()
  await expect(request).rejects.toThrow('abort')
  await expect.poll(findLine).toMatchObject({ event: 'request', status: 499 })
  expect(findLine()).not.toHaveProperty('code')
})

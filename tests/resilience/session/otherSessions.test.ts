import { expect, test } from 'vitest'
import { api, bff, failOnUnhandledRejections, startBffPerTest } from '../../fakes/bffPerTest.ts'
import { findCookie } from '../../fakes/httpClient.ts'
import { sendJson } from '../../fakes/hostileApi.ts'

startBffPerTest()
failOnUnhandledRejections()

const own = '/api/classes/booked/list/'
const readStatus = async (cookie: string) => (await bff.request(own, { cookie })).status
const listRevoked = () => api.findCalls('/auth/revoke_token/').map(({ headers }) => headers.authorization)

test('a person ends all other sessions, whose tokens are revoked', async () => {
  const [here, phone, library] = [await bff.signIn(), await bff.signIn(), await bff.signIn()]
  const elsewhere = await bff.request('/api/auth/token/', {
    body: { user_type: 'student', username: 'a', password: 'b' },
    host: `noor.localhost:${bff.port}`,
  })
  const received = await bff.request('/bff/sessions/end-others', { method: 'POST', cookie: here })
  expect([received.status, received.text]).toEqual([200, '{"ended":2}'])
  expect(await Promise.all([here, phone, library].map(readStatus))).toEqual([200, 401, 401])
  await expect.poll(listRevoked).toHaveLength(2)
  expect(new Set(listRevoked())).toEqual(new Set(['Bearer CANARY-access-2', 'Bearer CANARY-access-3']))
  const other = { cookie: findCookie(elsewhere), host: `noor.localhost:${bff.port}` }
  expect((await bff.request(own, other)).status).toBe(200)
})

test('tokens refreshed since the sign-in are the ones that are revoked', async () => {
  const [here, phone] = [await bff.signIn(), await bff.signIn()]
  api.expireTokens()
  expect(await readStatus(phone)).toBe(200)
  expect(await readStatus(here)).toBe(200)
  await bff.request('/bff/sessions/end-others', { method: 'POST', cookie: here })
  await expect.poll(listRevoked).toEqual(['Bearer CANARY-access-3'])
})

const end = (options: object) => bff.request('/bff/sessions/end-others', { method: 'POST', ...options })

test('without a session, from another site or with another method nothing is ended', async () => {
  const cookie = await bff.signIn()
  expect((await end({})).status).toBe(401)
  expect((await end({ cookie, headers: { 'x-csrf': undefined } })).status).toBe(403)
  expect((await end({ cookie, method: 'GET' })).headers.allow).toBe('POST')
  expect(await readStatus(cookie)).toBe(200)
})

test('a changed password ends the other sessions, a refused change does not', async () => {
  const [here, phone] = [await bff.signIn(), await bff.signIn()]
  const change = () =>
    bff.request('/api/account/password/', { cookie: here, body: { old: 'a', new: 'b', confirm: 'b' } })
  api.on('/account/password/', (_, response) => sendJson(response, 200, { success: false }))
  await change()
  expect(await readStatus(phone)).toBe(200)
  api.on('/account/password/', (_, response) => sendJson(response, 200, { success: true }))
  expect((await change()).status).toBe(200)
  expect([await readStatus(phone), await readStatus(here)]).toEqual([401, 200])
})

test('a sign-in over a session revokes the tokens of the old one', async () => {
  const first = await bff.signIn()
  await bff.request('/api/auth/token/', {
    cookie: first,
    body: { user_type: 'student', username: 'b', password: 'b' },
  })
  await expect.poll(listRevoked).toEqual(['Bearer CANARY-access-1'])
})

test('a request with two session cookies is anonymous', async () => {
  const cookie = await bff.signIn()
  const bad = cookie.replace(/=v1.{5}/, '=v1.AAAA')
  for (const both of [`${cookie}; ${bad}`, `${bad}; ${cookie}`]) expect(await readStatus(both)).toBe(401)
  // A cookie whose name only ends in the same way is another application's
  expect(await readStatus(`other-session=1; ${cookie}; my_session=2`)).toBe(200)
})

const token = String.raw`{"data":{"access\u005ftoken":"CANARY-leak"},"list":[`

test.each([
  ['escaped in JSON', 'application/json', `${token}1]}`, 200],
  ['in a text', 'text/plain', '{"access_token":"CANARY-leak"}', 502],
  ['in JSON over 1 MiB', 'application/json', `${token}${'1,'.repeat(700_000)}1]}`, 502],
] as const)('a token %s outside /auth/ does not reach the browser', async (_, type, body, outcome) => {
  const cookie = await bff.signIn()
  api.on('/classes/', (__, response) => response.writeHead(200, { 'content-type': type }).end(body))
  // A small JSON body is read whole and loses the token; a stream that begins with one is refused
  const { status, text } = await bff.request(own, { cookie })
  expect(status).toBe(outcome)
  expect(text).not.toContain('CANARY-leak')
})

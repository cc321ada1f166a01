import { expect, test } from 'vitest'
import { api, bff, startBffPerTest } from '../../fakes/bffPerTest.ts'
import { sendJson } from '../../fakes/hostileApi.ts'
import { requireValue } from '../../fakes/requireValue.ts'

startBffPerTest()

test('a refresh carries nothing of the call that caused it', async () => {
  const cookie = await bff.signIn()
  api.expireTokens()
  const headers = { 'idempotency-key': 'booking-1', 'content-type': 'application/json' }
  await bff.request('/api/webinar/1/register/', { cookie, headers, body: { id: 1 } })
  const [refresh] = api.findCalls('/auth/refresh_token/')
  expect(Object.keys(requireValue(refresh, 'the refresh').headers)).not.toContain('idempotency-key')
  expect(api.findCalls('/webinar/1/register/').map((call) => call.headers['idempotency-key'])).toEqual([
    'booking-1',
    'booking-1',
  ])
})

const listRevoked = () =>
  api
    .findCalls('/auth/revoke_token/')
    .map(({ headers }) => headers.authorization)
    .toSorted()

test('tokens that arrive after the sign-out are revoked and used for no other call', async () => {
  const cookie = await bff.signIn()
  api.expireTokens()
  api.delay('/auth/refresh_token/', 300)
  const call = bff.request('/api/classes/booked/list/?page=1', { cookie })
  await expect.poll(() => api.findCalls('/auth/refresh_token/')).toHaveLength(1)
  api.on('/auth/revoke_token/', (_, response) => sendJson(response, 200, { success: true }))
  await bff.request('/api/auth/revoke_token/', { cookie, body: {} })
  expect((await call).status).toBe(401)
  await expect.poll(listRevoked).toEqual(['Bearer CANARY-access-1', 'Bearer CANARY-access-2'])
  expect(api.findCalls('/classes/').map(({ method }) => method)).toEqual(['GET'])
})

test('a new token that no header can carry counts as a refused refresh', async () => {
  const cookie = await bff.signIn()
  api.expireTokens()
  api.on('/auth/refresh_token/', (_, response) => {
    sendJson(response, 200, { token_data: { access_token: 'two\nlines', refresh_token: 'r' } })
  })
  const received = await bff.request('/api/classes/booked/list/', { cookie })
  expect([received.status, JSON.parse(received.text).code]).toEqual([401, 'session_expired'])
})

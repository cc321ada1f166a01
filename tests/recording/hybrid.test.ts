import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockUpstream } from '#mocks/upstream.ts'
import { startHostileApi, type HostileApi } from '../fakes/hostileApi.ts'
import { startRunningBff, type RunningBff } from '../fakes/runningBff.ts'

let api: HostileApi
let bff: RunningBff

beforeAll(async () => {
  api = await startHostileApi()
  const API_HEADERS = JSON.stringify({ language: 'lang', customHost: 'tenant' })
  bff = await startRunningBff(api, { UPSTREAM: 'hybrid', API_HEADERS }, { mock: createMockUpstream() })
})
afterAll(async () => {
  await bff.stop()
  await api.close()
})

test('documented calls reach the API, assumed ones the mock world, and neither both', async () => {
  const live = await bff.ask('/api/institutes/terms/')
  expect(JSON.parse(live.text)).toEqual({ success: true, data: { path: '/institutes/terms/' } })
  const mocked = await bff.ask('/api/tutor/list/?page_size=2', { headers: { 'accept-language': 'ar' } })
  expect(JSON.parse(mocked.text)).toMatchObject({ success: true, page_size: 2 })
  expect(mocked.text).toMatch(/[\u0600-\u06ff]/)
  expect(api.calls.map(({ target }) => target)).toEqual(['/v1/institutes/terms/'])
})

test.each([
  ['tutor', 'tutor@example.test'],
  ['student', 'student@example.test'],
  ['kids', null],
])("in the mock world the API's token stands for the demo account of a %s", async (user_type, email) => {
  const cookie = await bff.signIn({ user_type })
  const profile = await bff.ask('/api/account/profile/', { cookie })
  expect([profile.status, JSON.parse(profile.text).data.email]).toEqual([200, email])
  expect(api.callsOf('/account/profile/')).toEqual([])
})

test('an expired token of the API is renewed there, and the mock world has its pages', async () => {
  const cookie = await bff.signIn()
  api.expireTokens()
  expect((await bff.ask('/api/auth/kid/add/', { cookie, body: {} })).status).toBe(200)
  expect(api.callsOf('/auth/refresh_token/')).toHaveLength(1)
  expect((await bff.ask('/__mock/scenarios')).status).toBe(200)
})

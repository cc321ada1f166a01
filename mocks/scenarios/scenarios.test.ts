import { expect, test } from 'vitest'
import { createAdministration } from '#mocks/administration.ts'
import { NOON, createTestClient, readTokens, people } from '#mocks/testClient.ts'

const list = '/classes/booked/list/'

test('unauthorized-once rejects one call with a session and no public call', async () => {
  const { call, signIn } = createTestClient()
  const { access_token: token } = await signIn('student')
  const scenario = 'unauthorized-once'
  expect((await call('GET', '/tutor/list/', { scenario })).status).toBe(200)
  expect((await call('GET', list, { scenario, token })).status).toBe(401)
  expect((await call('GET', list, { scenario, token })).status).toBe(200)
})

test('only, times and joined scenarios are respected', async () => {
  const { call } = createTestClient()
  const scenario = 'error-500;only=listTutors;times=2+config-missing'
  const getStatus = async (method: string, path: string) => (await call(method, path, { scenario })).status
  expect(await getStatus('GET', '/webinar/list/')).toBe(200)
  expect(await getStatus('GET', '/tutor/list/')).toBe(500)
  expect(await getStatus('GET', '/tutor/list/')).toBe(500)
  expect(await getStatus('GET', '/tutor/list/')).toBe(200)
  expect(await getStatus('POST', '/institutes/configs/')).toBe(404)
})

test('a world that is reset to empty has staff and programs only, and fills', async () => {
  const { call, mocks, signIn } = createTestClient()
  const administer = createAdministration(mocks)
  const text = JSON.stringify({ world: 'new', scenario: 'empty', now: '2026-11-21T12:20:00Z' })
  expect(administer({ method: 'POST', path: '/__mock/reset', headers: {}, text }).status).toBe(200)
  const world = 'new'
  const { access_token: token } = await signIn('operator', { world })
  for (const path of [
    '/tutor/list/',
    '/students/list/',
    '/courses/list/',
    '/quizzes/list/',
    '/classes/list/',
  ])
    expect((await call('GET', path, { world, token })).body).toMatchObject({ total: 0 })
  const refused = await call('POST', '/auth/token/', { world, body: people.student })
  expect(refused.body).toMatchObject({ success: false })
  const body = { code: 'QA-1', name: 'Qaida', description: 'Letters', type: 'kids', Id: 0, is_group: true }
  expect((await call('POST', '/courses/insert/', { world, token, body })).status).toBe(200)
  expect((await call('GET', '/courses/list/', { world, token })).body).toMatchObject({ total: 1 })
})

test('the scenario of a call replaces that of its world', async () => {
  const { call, mocks } = createTestClient()
  mocks.worlds.reset('quiet', { scenario: 'empty', now: NOON })
  const empty = await call('GET', '/tutor/list/', { world: 'quiet' })
  expect(empty.body).toMatchObject({ data: [], total: 0 })
  const full = await call('GET', '/tutor/list/', { world: 'quiet', scenario: 'baseline' })
  expect(full.body).not.toMatchObject({ total: 0 })
})

test('expired-tokens gives an access token that needs a refresh first', async () => {
  const { call } = createTestClient()
  const signed = await call('POST', '/auth/token/', { body: people.student, scenario: 'expired-tokens' })
  const { access_token, refresh_token } = readTokens(signed)
  expect((await call('GET', list, { token: access_token })).status).toBe(401)
  const fresh = readTokens(await call('POST', '/auth/refresh_token/', { body: { refresh_token } }))
  expect((await call('GET', list, { token: fresh.access_token })).status).toBe(200)
})

test('a call that guests may make is refused with a token that has expired, and answered without one', async () => {
  const { call } = createTestClient()
  const signed = await call('POST', '/auth/token/', { body: people.student, scenario: 'expired-tokens' })
  const token = readTokens(signed).access_token
  const { body } = await call('GET', '/webinar/list/')
  const { id } = (body as { data: { id: number }[] }).data[0] ?? { id: 0 }
  expect((await call('GET', `/webinar/detail/${id}/`)).status).toBe(200)
  for (const path of [`/webinar/detail/${id}/`, `/webinar/${id}/room/`])
    expect((await call('GET', path, { token })).status).toBe(401)
})

test('offline rejects, an unknown scenario is reported', async () => {
  const { call } = createTestClient()
  await expect(call('GET', '/tutor/list/', { scenario: 'offline' })).rejects.toThrow('broken')
  for (const scenario of ['nonsense', 'slow;times=x', 'slow;colour=red', 'slow;only=listTutor', 'toString'])
    expect(await call('GET', '/tutor/list/', { scenario })).toMatchObject({
      status: 599,
      body: { title: 'MOCK_UNKNOWN_SCENARIO' },
    })
})

test('latency delays a call and ends when it is aborted', async () => {
  const { call, mocks } = createTestClient()
  const begun = performance.now()
  await call('GET', '/institutes/version/', { scenario: 'baseline;latency=40-60' })
  expect(performance.now() - begun).toBeGreaterThan(35)
  const asked = { method: 'GET', path: '/institutes/version/', headers: {}, text: '', scenario: 'slow' }
  await expect(mocks.respond({ ...asked, signal: AbortSignal.timeout(20) })).rejects.toThrow('timeout')
})

test('failing=50 fails half of the calls with 500 or 503, the same ones whatever is called between them', async () => {
  const { call, mocks } = createTestClient()
  const countFailures = async (world: string, isMixed: boolean, scenario = 'failing=50', seed = 7) => {
    mocks.worlds.reset(world, { scenario, seed, now: NOON })
    const statuses: number[] = []
    for (let turn = 0; turn < 40; turn += 1) {
      if (isMixed) await call('GET', '/webinar/list/', { world })
      statuses.push((await call('GET', '/tutor/list/', { world })).status)
    }
    return statuses
  }
  const statuses = await countFailures('one', false)
  expect(await countFailures('other', true)).toEqual(statuses)
  expect(await countFailures('third', false, 'failing=50,7', 8)).toEqual(statuses)
  expect(await countFailures('fourth', false, 'failing=50', 8)).not.toEqual(statuses)
  expect(new Set(statuses)).toEqual(new Set([200, 500, 503]))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10)
})

test('the records of a world are counted by kind and state', async () => {
  const { call, mocks, signIn } = createTestClient()
  const administer = createAdministration(mocks)
  const world = 'counted'
  mocks.worlds.reset(world, { isEmpty: true, now: NOON })
  const read = () => administer({ method: 'GET', path: '/__mock/records', headers: {}, text: '', world }).body
  const { access_token: token } = await signIn('operator', { world })
  const before = read()
  expect(before).toMatchObject({ data: { accounts: 2 } })
  const body = { code: 'QA-1', name: 'Qaida', description: 'Letters', type: 'kids', Id: 0, is_group: true }
  expect((await call('POST', '/courses/insert/', { world, token, body })).status).toBe(200)
  expect(before).not.toMatchObject({ data: { courses: 1 } })
  expect(read()).toMatchObject({ data: { courses: 1 } })
})

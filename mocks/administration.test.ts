import { expect, test } from 'vitest'
import { createAdministration } from '#mocks/administration.ts'
import { createMocks } from '#mocks/index.ts'
import { NOON } from '#mocks/testClient.ts'

function create() {
  const mocks = createMocks({ now: NOON })
  const administer = createAdministration(mocks)
  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    administer({
      method,
      path: `/__mock/${path}`,
      headers,
      text: body === undefined ? '' : JSON.stringify(body),
    })
  return { mocks, call }
}

test.each([
  ['reset', [1], 'The body must be a JSON object'],
  ['reset', { world: 'a b' }, 'world: 1 to 64 letters'],
  ['reset', { world: 'x'.repeat(65) }, 'world: 1 to 64 letters'],
  ['reset', { seed: 1.5 }, 'seed: a whole number'],
  ['reset', { now: 'soon' }, 'now: an ISO date and time'],
  ['reset', { scenario: 'nothing' }, 'scenario: '],
  ['scenario', { scenario: 'nothing' }, 'scenario: null, or'],
  ['scenario', {}, 'scenario: null, or'],
  ['clock', { minutes: 0 }, 'minutes: more than 0'],
  ['clock', { minutes: 527_041 }, 'minutes: more than 0'],
  ['clock', { minutes: '5' }, 'minutes: more than 0'],
])('POST %s with %j is refused with its reason', (path, body, reason) => {
  expect(create().call('POST', path, body)).toMatchObject({
    status: 400,
    headers: { 'content-type': 'application/problem+json' },
    body: { status: 400, detail: expect.stringContaining(reason) },
  })
})

test('a reset names its world in a cookie, where the call names one', () => {
  const { call } = create()
  expect(call('POST', 'reset', { world: 'mine', seed: 7, now: '2027-01-11T12:00:00Z' })).toMatchObject({
    headers: { 'set-cookie': 'mock_world=mine; Path=/; HttpOnly; SameSite=Lax' },
    body: { success: true, world: 'mine', seed: 7, now: '2027-01-11T12:00:00Z', scenario: null },
  })
  expect(call('POST', 'reset').headers).toEqual({})
})

test('the clock moves ahead, and a scenario begins and ends', () => {
  const { mocks, call } = create()
  call('POST', 'clock', { minutes: 90 })
  expect(mocks.worlds.get().clock() - NOON).toBe(90 * 60_000)
  expect(call('POST', 'scenario', { scenario: 'offline' }).body).toMatchObject({ scenario: 'offline' })
  expect(call('GET', 'scenarios').body).toMatchObject({ scenario: 'offline' })
  expect(call('POST', 'scenario', { scenario: null }).body).toMatchObject({ scenario: null })
})

test('pages are read in the language that is asked for, or that the reader accepts', () => {
  const { call } = create()
  const readLanguage = (query: string, headers = {}) =>
    call('GET', `pages/terms${query}`, undefined, headers).headers?.['content-language']
  expect(readLanguage('?lang=ar', { 'accept-language': 'en' })).toBe('ar')
  expect(readLanguage('', { 'accept-language': 'ar' })).toBe('ar')
})

test('other paths, and other methods of a known one, are not found', () => {
  const { call } = create()
  const statuses = [
    call('GET', 'nothing'),
    call('GET', 'reset'),
    call('POST', 'scenarios'),
    call('POST', 'pages/terms'),
    call('HEAD', 'pages/terms'),
    call('GET', 'records'),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 404, 404, 200, 200])
})

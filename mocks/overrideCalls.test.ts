import { expect, test } from 'vitest'
import { addToJournal } from '#mocks/journal.ts'
import { createHandlers, createWorld, mock } from '#mocks/msw.ts'
import { NOON } from '#mocks/testClient.ts'
import { createMockUpstream } from '#mocks/upstream.ts'

test('an override also works in the process of the BFF', async () => {
  const upstream = createMockUpstream({ now: NOON })
  upstream.use(mock('readVersion', 500, undefined, { once: true }))
  const signal = new AbortController().signal
  const send = () => upstream.send({ method: 'GET', path: '/institutes/version/', headers: {}, signal })
  expect([(await send()).status, (await send()).status]).toEqual([500, 200])
})

test('the journal of a BFF lists calls that an override answered in the world of the call', async () => {
  const upstream = createMockUpstream({ now: NOON })
  upstream.use(mock.status('readVersion', 500))
  const { signal } = new AbortController()
  const call = { headers: {}, signal, mock: { world: 'mine' } }
  await upstream.send({ ...call, method: 'GET', path: '/institutes/version/?x=1' })
  const { body } = await upstream.serve({ ...call, method: 'GET', path: '/__mock/journal' })
  const entry = { operation: 'readVersion', status: 500, path: '/institutes/version/?x=1', world: 'mine' }
  expect(JSON.parse(String(body))).toMatchObject({ data: [entry] })
})

const wrongOverrides: readonly [string, () => unknown, RegExp][] = [
  // @ts-expect-error the documents have no such operation
  ['an unknown operation', () => mock('listtutors', 503), /No operation listtutors, but listTutors/],
  [
    'an undeclared status',
    // @ts-expect-error the documents have no status 299 for it
    () => mock('listTutors', 299, { success: true }),
    /declared are 200.* 500 to 504; mock\.status/,
  ],
  [
    'an unknown option',
    // @ts-expect-error it is called latency
    () => mock('listTutors', 503, undefined, { delay: 5 }),
    /no option delay, but once, latency/,
  ],
  [
    'a base URL that is not a URL',
    () => mock('readVersion', 503, undefined, { baseUrl: 'nope' }),
    /baseUrl: "nope"/,
  ],
  [
    'a base URL of all handlers that is not a URL',
    () => createHandlers({ baseUrl: 'nope' }),
    /baseUrl: "nope"/,
  ],
  [
    'an unknown option of all handlers',
    // @ts-expect-error it is called signedInAs
    () => createHandlers({ signedinAs: 'tutor' }),
    /no option signedinAs/,
  ],
  [
    'a world that createWorld did not make',
    // @ts-expect-error a world is not a text
    () => createHandlers({ world: 'mine' }),
    /world is none of createWorld/,
  ],
  ['a seed that is not a number', () => createWorld({ seed: Number.NaN }), /seed: not a whole number: NaN/],
  ['a negative time', () => mock.latency('listTutors', -1), /latency -1 is not/],
  ['no time', () => mock.latency('listTutors', Number.NaN), /latency NaN is not/],
  // @ts-expect-error the documents have no such operation
  ['a check of an unknown operation', () => createWorld().verify('listtutors', 0), /No operation listtutors/],
  ['an advance by no time', () => createWorld().advance(Number.NaN), /NaN is not a number of minutes/],
]

test.each(wrongOverrides)('%s is refused', (_, override, message) => {
  expect(override).toThrow(message)
})

test('verify counts calls that the journal no longer lists', () => {
  const world = createWorld()
  for (let call = 0; call < 1100; call += 1)
    addToJournal(world.mocks, {
      world: undefined,
      operation: 'readVersion',
      method: 'GET',
      path: '/',
      status: 200,
    })
  world.verify('readVersion', 1100)
  expect(world.calls()).toHaveLength(1000)
  expect(() => world.verify('readVersion', 7)).toThrow(
    /^readVersion was called 1100 times, not 7; calls: .{100,400}$/,
  )
})

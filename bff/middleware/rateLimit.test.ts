import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '#bff/config/config.ts'
import type { RequestContext } from '#bff/http/requestContext.ts'
import { createAttemptQueue } from '#bff/middleware/attemptQueue.ts'
import { createLimiter } from '#bff/middleware/limiter.ts'
import { countRateLimitedCall, uncountedCall } from '#bff/middleware/rateLimit.ts'
import { operations, type Operation } from '#sdk/operations.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const find = (isWanted: (operation: Operation) => boolean): Operation => {
  const operation = operations.find(isWanted)
  if (!operation) throw new Error('no such operation')
  return operation
}
const signIn = find(({ id }) => id === 'signIn')

/** Counts calls; a refused one is its seconds, another `passed`. */
function createWorld(upstream: 'mock' | 'live' = 'live', env: Record<string, string> = {}) {
  const outcome = readConfig({
    UPSTREAM: upstream,
    API_BASE_URL: 'http://127.0.0.1:1/',
    API_CLIENT_ID: 'a',
    API_CLIENT_SECRET: 'b',
    LIMIT_SIGN_IN: '2/1m',
    LIMIT_PASSCODE: '2/1m',
    LIMIT_SIGN_UP: '3/1m',
    LIMIT_CONTACT: '4/1m',
    LIMIT_SUBSCRIBE: '5/1m',
    ...env,
  })
  if ('problems' in outcome) throw new Error(outcome.problems.join())
  const limiter = createLimiter()
  const parts = { config: outcome.config, limiter, passcodeQueue: createAttemptQueue(limiter) }
  const call = (body: object, more: object = {}, operation = signIn) =>
    // The members that are read
    countRateLimitedCall(parts, operation, { tenant, address: '1.2.3.4', ...more } as RequestContext, {
      ...body,
    })
  const count = async (body: object, more: object = {}, operation = signIn) =>
    call(body, more, operation).then(
      () => 'passed',
      (error: { code: string; headers: Record<string, string> }) =>
        `${error.code} ${error.headers['retry-after']}`,
    )
  /** The number of calls that pass */
  async function exhaust(body: object, more: object = {}, operation = signIn): Promise<number> {
    for (let passed = 0; passed < 500; passed += 1)
      if ((await count(body, more, operation)) !== 'passed') return passed
    return Infinity
  }
  return { call, count, exhaust }
}

const sara = { user_type: 'student', username: 'sara@example.test' }

describe('sign-ins', () => {
  test('are limited by address and tenant, and told when the next may succeed', async () => {
    const { count, exhaust } = createWorld()
    expect(await exhaust(sara)).toBe(2)
    expect(await count(sara)).toBe('rate_limited 60')
    expect(await count(sara, { address: '1.2.3.5' })).toBe('passed')
    expect(await exhaust(sara, { tenant: { ...tenant, customHost: 'b.example' } })).toBe(2)
  })

  test('are counted without a world of the mock API, and without a tenant', async () => {
    expect(await createWorld('mock').exhaust(sara)).toBe(2)
    expect(await createWorld().exhaust(sara, { tenant: undefined })).toBe(2)
  })

  test('are limited by account to five times as many, however its name is written', async () => {
    const { count } = createWorld()
    const names = [
      'sara@example.test',
      ' Sara@Example.TEST ',
      ['sara@example.test'],
      'ｓara@example.test',
      `sara@example.test`,
    ]
    for (let index = 0; index < 10; index += 1)
      expect(await count({ username: names[index % 5] }, { address: `1.2.4.${index}` })).toBe('passed')
    expect(await count({ username: 'SARA@example.test' }, { address: '1.2.5.1' })).toBe('rate_limited 60')
    expect(await count({ username: 'mona@example.test' }, { address: '1.2.5.2' })).toBe('passed')
  })

  test('with a number as name count as its text, those with any other value as one name', async () => {
    const { count } = createWorld()
    const names = [5, '5', [5]]
    for (let index = 0; index < 10; index += 1)
      expect(await count({ username: names[index % 3] }, { address: `1.2.4.${index}` })).toBe('passed')
    expect(await count({ username: '5' }, { address: '1.2.5.1' })).toBe('rate_limited 60')
    for (let index = 0; index < 10; index += 1)
      expect(await count({ username: index % 2 ? {} : ['a', 'b'] }, { address: `1.3.4.${index}` })).toBe(
        'passed',
      )
    expect(await count({ username: null }, { address: '1.3.5.1' })).toBe('rate_limited 60')
  })

  test('count as one account when their names share the first 254 characters', async () => {
    const { count } = createWorld()
    const name = 'x'.repeat(254)
    for (let index = 0; index < 10; index += 1)
      expect(await count({ username: `${name}${index}` }, { address: `1.2.4.${index}` })).toBe('passed')
    expect(await count({ username: name }, { address: '1.2.5.1' })).toBe('rate_limited 60')
    expect(await count({ username: name.slice(1) }, { address: '1.2.5.2' })).toBe('passed')
  })

  test('without a name are counted by address alone', async () => {
    const { exhaust } = createWorld()
    let passed = 0
    for (let index = 0; index < 20; index += 1) passed += await exhaust({}, { address: `1.2.4.${index}` })
    expect(passed).toBe(40)
  })

  test('are limited by network, site and provider for an IPv6 visitor', async () => {
    const { exhaust } = createWorld('live', { LIMIT_SIGN_IN: '2/1m' })
    expect(await exhaust({}, { address: '2001:db8:1:100::1' })).toBe(2)
    expect(await exhaust({}, { address: '2001:db8:1:100::2' })).toBe(0)
    let site = 2
    for (let index = 1; index < 9; index += 1)
      site += await exhaust({}, { address: `2001:db8:1:10${index}::` })
    expect(site).toBe(8)
    let provider = 8
    for (let index = 2; index < 60; index += 1)
      provider += await exhaust({}, { address: `2001:db8:1:${(index * 256).toString(16)}::` })
    expect(provider).toBe(32)
    expect(await exhaust({}, { address: '2001:db8:2:100::1' })).toBe(2)
  })

  test('are subtracted from each of their counts when they succeed', async () => {
    const { call, exhaust } = createWorld()
    const addresses = ['1.2.3.4', '2001:db8::1']
    for (let round = 0; round < 50; round += 1)
      for (const address of addresses) await (await call(sara, { address })).refund()
    expect(await exhaust(sara)).toBe(2)
  })

  test('are counted apart for each world of the mock, and together for a real API', async () => {
    const worlds = [{ mock: { world: 'one' } }, { mock: { world: 'two' } }]
    const pass = async (upstream: 'mock' | 'live') => {
      const { exhaust } = createWorld(upstream)
      return [await exhaust(sara, worlds[0]), await exhaust(sara, worlds[1])]
    }
    expect(await pass('mock')).toEqual([2, 2])
    expect(await pass('live')).toEqual([2, 0])
  })
})

test.each([
  ['sign_up', 3],
  ['contact', 4],
  ['subscribe', 5],
])('calls of the limit %s have their own number, %i, whatever name they carry', async (name, expected) => {
  const { exhaust } = createWorld()
  const operation = find(({ limit }) => limit === name)
  expect(await exhaust({ username: 'a', user_type: 'kids' }, {}, operation)).toBe(expected)
  expect(await exhaust(sara)).toBe(2)
})

test('calls of other limits than sign-ins are not counted by the name in them', async () => {
  const { count } = createWorld()
  const signUp = find(({ limit }) => limit === 'sign_up')
  for (let index = 0; index < 30; index += 1)
    expect(await count({ username: 'a' }, { address: `1.2.4.${index}` }, signUp)).toBe('passed')
})

test('only a sign-in is counted as a passcode, no other call that starts the session of a kid', async () => {
  const { exhaust } = createWorld('live', { LIMIT_PASSCODE: '9/1m' })
  const operation: Operation = { ...signIn, limit: 'sign_up' }
  expect(await exhaust({ user_type: 'kids' }, {}, operation)).toBe(3)
})

test('a call without a limit, or with one that is not known, is not counted', async () => {
  const { call } = createWorld()
  const terms = find(({ id }) => id === 'readTerms')
  expect(await call({}, {}, terms)).toBe(uncountedCall)
  expect(await call({}, {}, { ...signIn, limit: 'unknown' })).toBe(uncountedCall)
  expect(await uncountedCall.refund()).toBeUndefined()
})

/** One of many addresses. */
const createCaller = (index: number) => ({ address: `10.${Math.floor(index / 250)}.${index % 250}.1` })

describe('passcodes of kids', () => {
  const kid = { user_type: ' KIDS ' }

  test('are counted apart from sign-ins by name, and only where a session starts', async () => {
    const { exhaust } = createWorld('live', { LIMIT_PASSCODE: '3/1m' })
    expect(await exhaust(kid)).toBe(3)
    expect(await exhaust(sara)).toBe(2)
    const { session: _, ...other } = signIn
    expect(await exhaust(kid, { address: '9.9.9.9' }, other)).toBe(2)
  })

  /** Milliseconds that consecutive attempts of one tenant wait, each from its own address. */
  async function listWaits(count: number): Promise<number[]> {
    const { call } = createWorld('live', { LIMIT_PASSCODE: '1/1h' })
    const waits: number[] = []
    for (let index = 0; index < count; index += 1) {
      const begin = Date.now()
      let end = begin
      void call(kid, createCaller(index)).then(() => (end = Date.now()))
      await vi.advanceTimersByTimeAsync(20_000)
      waits.push((end - begin) / 1000)
    }
    return waits
  }

  test('wait longer in the whole tenant beyond ten, twenty and forty times the limit', async () => {
    const waits = await listWaits(45)
    expect(waits.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0))
    expect(waits.slice(10, 20)).toEqual(Array.from({ length: 10 }, () => 1))
    expect(waits.slice(20, 40)).toEqual(Array.from({ length: 20 }, () => 2))
    expect(waits.slice(40)).toEqual(Array.from({ length: 5 }, () => 4))
  })

  test('are subtracted from the count of the tenant too when they are correct', async () => {
    const { call } = createWorld('live', { LIMIT_PASSCODE: '1/1h' })
    const begin = Date.now()
    for (let index = 0; index < 30; index += 1) await (await call(kid, createCaller(index))).refund()
    expect(Date.now()).toBe(begin)
  })
})

import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { beforeEach, expect, test, vi } from 'vitest'
import { createLimiter, createSharedLimiter } from '#bff/middleware/limiter.ts'

vi.mock('rate-limiter-flexible', () => ({ RateLimiterRes: mocked.Refusal, RateLimiterRedis: mocked.create }))
const { consume, reward, ...mocked } = vi.hoisted(() => {
  class Refusal {
    constructor(
      readonly remainingPoints: number,
      readonly msBeforeNext: number,
    ) {}
  }
  type Count = (key: string) => Promise<unknown>
  return { consume: vi.fn<Count>(), reward: vi.fn<Count>(), create: vi.fn<new () => object>(), Refusal }
})
beforeEach(() => void vi.resetAllMocks())

const limit = { count: 2, window: 60_000 }
// Only passed on
const redis = { name: 'redis' } as unknown as Redis

/** A shared limiter over a Redis that works or is down. */
function create(isDown = false) {
  vi.mocked(RateLimiterRedis).mockImplementation(
    // The members that are used
    class {
      consume = consume
      reward = reward
    } as never,
  )
  consume.mockImplementation(async () => (isDown ? Promise.reject(new Error('down')) : {}))
  reward.mockImplementation(async () => (isDown ? Promise.reject(new Error('down')) : {}))
  return createSharedLimiter(
    redis,
    createLimiter(() => 0),
  )
}

test('each limit is counted in Redis under a key of its own, made once', async () => {
  const limiter = create()
  for (const key of ['a', 'b']) expect(await limiter.take(key, limit)).toBeUndefined()
  await limiter.take('a', { count: 2, window: 1000 })
  await limiter.take('a', { count: 3, window: 60_000 })
  expect(vi.mocked(RateLimiterRedis).mock.calls.map(([options]) => options)).toEqual([
    {
      storeClient: redis,
      keyPrefix: 'bff:limit:2/60000',
      points: 2,
      duration: 60,
      rejectIfRedisNotReady: true,
    },
    {
      storeClient: redis,
      keyPrefix: 'bff:limit:2/1000',
      points: 2,
      duration: 1,
      rejectIfRedisNotReady: true,
    },
    {
      storeClient: redis,
      keyPrefix: 'bff:limit:3/60000',
      points: 3,
      duration: 60,
      rejectIfRedisNotReady: true,
    },
  ])
  expect(consume.mock.calls).toEqual([['a'], ['b'], ['a'], ['a']])
})

test('a limit that is used up answers with the seconds until the next attempt, one at least', async () => {
  const limiter = create()
  consume.mockRejectedValueOnce(new RateLimiterRes(0, 1001)).mockRejectedValueOnce(new RateLimiterRes(0, 0))
  expect(await limiter.take('a', limit)).toBe(2)
  expect(await limiter.take('a', limit)).toBe(1)
})

test('while Redis is down this process counts', async () => {
  const limiter = create(true)
  const take = () => limiter.take('a', limit)
  expect([await take(), await take(), await take()]).toEqual([undefined, undefined, 60])
  await limiter.refund('a', limit)
  expect([await take(), await take()]).toEqual([undefined, 60])
  limiter.clear()
  expect(await take()).toBeUndefined()
})

test('an attempt that succeeded is given back in Redis alone', async () => {
  const limiter = create()
  await limiter.refund('a', limit)
  expect(reward.mock.calls).toEqual([['a']])
})

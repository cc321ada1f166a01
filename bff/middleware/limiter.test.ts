import { expect, test } from 'vitest'
import { createLimiter } from '#bff/middleware/limiter.ts'

const limit = { count: 2, window: 10_000 }

function createWorld() {
  const clock = { now: 1000 }
  return { clock, limiter: createLimiter(() => clock.now) }
}

test('attempts beyond the limit are refused until the window ends, which begins with the first one', async () => {
  const { clock, limiter } = createWorld()
  expect(await limiter.take('a', limit)).toBeUndefined()
  clock.now += 4500
  expect(await limiter.take('a', limit)).toBeUndefined()
  expect(await limiter.take('a', limit)).toBe(6)
  expect(await limiter.take('b', limit)).toBeUndefined()
  clock.now += 5499
  expect(await limiter.take('a', limit)).toBe(1)
  clock.now += 1
  expect(await limiter.take('a', limit)).toBeUndefined()
  expect(await limiter.take('a', limit)).toBeUndefined()
  expect(await limiter.take('a', limit)).toBe(10)
})

test('an attempt that succeeded is subtracted, never more than were counted', async () => {
  const { limiter } = createWorld()
  await limiter.take('a', limit)
  await limiter.take('a', limit)
  await limiter.refund('a', limit)
  expect(await limiter.take('a', limit)).toBeUndefined()
  expect(await limiter.take('a', limit)).toBe(10)
  for (let round = 0; round < 5; round += 1) await limiter.refund('a', limit)
  expect(await limiter.take('a', limit)).toBeUndefined()
  expect(await limiter.take('a', limit)).toBeUndefined()
  expect(await limiter.take('a', limit)).toBe(10)
  await limiter.refund('unknown', limit)
  limiter.clear()
  expect(await limiter.take('a', limit)).toBeUndefined()
})

test('a hundred thousand keys are counted; the one that was not used longest is forgotten first', async () => {
  const { limiter } = createWorld()
  const one = { count: 1, window: 10_000 }
  await limiter.take('oldest', one)
  await limiter.take('used', limit)
  await limiter.take('used', limit)
  for (let index = 0; index < 99_998; index += 1) await limiter.take(`key ${index}`, one)
  expect(await limiter.take('oldest', one)).toBe(10)
  await limiter.take('one more', one)
  expect(await limiter.take('oldest', one)).toBeUndefined()
})

test('a flood of reports removes no count of attempts', async () => {
  const { limiter } = createWorld()
  const one = { count: 1, window: 10_000 }
  await limiter.take('attempt', one)
  for (let index = 0; index < 100_001; index += 1) await limiter.take(`report ${index}`, one)
  expect(await limiter.take('attempt', one)).toBe(10)
})

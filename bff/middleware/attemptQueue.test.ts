import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAttemptQueue } from '#bff/middleware/attemptQueue.ts'
import { createLimiter } from '#bff/middleware/limiter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('networks take turns, and each may have three attempts waiting', async () => {
  const line = createAttemptQueue(createLimiter())
  const served: string[] = []
  const wait = (name: string, network: string) =>
    line.wait('tenant', network, 1000).then(
      () => served.push(name),
      () => served.push(`${name} refused`),
    )
  for (const name of ['a1', 'a2', 'a3', 'a4']) void wait(name, 'a')
  void wait('b1', 'b')
  await vi.advanceTimersByTimeAsync(5500)
  expect(served).toEqual(['a4 refused', 'a1', 'b1', 'a2', 'a3'])
})

test('a network without a turn so far comes before thirty that keep guessing', async () => {
  const line = createAttemptQueue(createLimiter())
  const sendGuess = (network: string): void =>
    void line.wait('tenant', network, 1000).then(
      () => sendGuess(network),
      () => sendGuess(network),
    )
  for (let index = 0; index < 30; index += 1) sendGuess(`guesser ${index}`)
  await vi.advanceTimersByTimeAsync(60_000)
  const start = Date.now()
  let waited = 0
  void line.wait('tenant', 'family', 1000).then(() => (waited = Date.now() - start))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(waited).toBeGreaterThan(0)
  expect(waited).toBeLessThanOrEqual(2000)
})

test('the pause of a line grows while it is being served', async () => {
  const line = createAttemptQueue(createLimiter())
  const times: number[] = []
  const start = Date.now()
  const wait = (network: string, pause: number) =>
    void line.wait('tenant', network, pause).then(() => times.push((Date.now() - start) / 1000))
  for (const network of ['a', 'b']) wait(network, 1000)
  for (const network of ['c', 'd']) wait(network, 4000)
  await vi.advanceTimersByTimeAsync(19_000)
  expect(times).toEqual([1, 5, 9, 13])
})

test('an attempt whose turn does not come in time is refused', async () => {
  const line = createAttemptQueue(createLimiter())
  const outcomes: string[] = []
  for (const network of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    void line.wait('tenant', network, 4000).then(
      () => outcomes.push('served'),
      () => outcomes.push('refused'),
    )
  await vi.advanceTimersByTimeAsync(30_000)
  expect(outcomes.filter((outcome) => outcome === 'refused').length).toBeGreaterThan(0)
  expect(outcomes).toHaveLength(8)
})

test('a refusal says when to try again', async () => {
  const line = createAttemptQueue(createLimiter())
  for (let index = 0; index < 3; index += 1) void line.wait('tenant', 'a', 1000)
  await expect(line.wait('tenant', 'a', 1000)).rejects.toMatchObject({
    code: 'rate_limited',
    headers: { 'retry-after': '20' },
  })
  await vi.advanceTimersByTimeAsync(5000)
})

test('each tenant has its own queue, which ends and begins again', async () => {
  const line = createAttemptQueue(createLimiter())
  const served: string[] = []
  const wait = (tenant: string, network: string) =>
    void line.wait(tenant, network, 1000).then(() => served.push(`${tenant}${network}`))
  wait('x', '1')
  wait('y', '1')
  await vi.advanceTimersByTimeAsync(1000)
  expect(served).toEqual(['x1', 'y1'])
  await vi.advanceTimersByTimeAsync(5000)
  wait('x', '2')
  await vi.advanceTimersByTimeAsync(1000)
  expect(served).toEqual(['x1', 'y1', 'x2'])
})

test('an attempt that was served takes no second turn from a later one of its network', async () => {
  const line = createAttemptQueue(createLimiter())
  const start = Date.now()
  const times: number[] = []
  const wait = (network: string) =>
    void line.wait('tenant', network, 1000).then(() => times.push(Date.now() - start))
  for (const network of ['a', 'b', 'c']) wait(network)
  await vi.advanceTimersByTimeAsync(1500)
  wait('a')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(times).toHaveLength(4)
  expect(times.at(-1)).toBeLessThan(5000)
})

test('an attempt waits for a turn that another process took, one pause at most', async () => {
  const limiter = createLimiter()
  const line = createAttemptQueue(limiter)
  const start = Date.now()
  let servedAt = 0
  await limiter.take('tenant turn', { count: 1, window: 4500 })
  void line.wait('tenant', 'a', 1000).then(() => (servedAt = Date.now() - start))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(servedAt).toBe(5000)
})

test('attempts that waited twenty seconds are refused, later ones of their network are served', async () => {
  const limiter = createLimiter()
  const line = createAttemptQueue(limiter)
  const outcomes: string[] = []
  const wait = (name: string) =>
    void line.wait('tenant', 'a', 1000).then(
      () => outcomes.push(`${name} served`),
      () => outcomes.push(`${name} refused`),
    )
  await limiter.take('tenant turn', { count: 1, window: 30_500 })
  wait('early')
  await vi.advanceTimersByTimeAsync(15_000)
  wait('late')
  await vi.advanceTimersByTimeAsync(4999)
  expect(outcomes).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(outcomes).toEqual(['early refused'])
  await vi.advanceTimersByTimeAsync(11_000)
  expect(outcomes).toEqual(['early refused', 'late served'])
})

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

test('a turn that does not come in time is refused', async () => {
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchRate } from '#bff/http/watchRate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Watches a body for some intervals, each with its number of bytes. @returns how often it was slow */
function watch(bytes: readonly number[], { isPaused = false, interval = 10_000 } = {}): number {
  let total = 0
  let slow = 0
  const stop = watchRate({
    read: () => total,
    onSlow: () => (slow += 1),
    isPaused: () => isPaused,
    ...(interval === 10_000 ? {} : { interval }),
  })
  for (const more of bytes) {
    total += more
    vi.advanceTimersByTime(interval)
  }
  stop()
  expect(vi.getTimerCount()).toBe(0)
  return slow
}

test('a body that moves with 512 bytes a second is fast enough', () => {
  expect(watch([5120, 5120])).toBe(0)
  expect(watch([5120, 5119])).toBe(1)
})

test('each interval is measured by itself', () => {
  expect(watch([1_000_000, 0, 5120, 0])).toBe(2)
})

test('a longer interval needs as many bytes a second', () => {
  expect(watch([30_720], { interval: 60_000 })).toBe(0)
  expect(watch([30_719], { interval: 60_000 })).toBe(1)
})

test('a body that waits for the other side is not slow', () => {
  expect(watch([0, 0], { isPaused: true })).toBe(0)
})

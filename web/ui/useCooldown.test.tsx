import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useCooldown } from './useCooldown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an action is possible again after its seconds, also when timers were slowed down meanwhile', async () => {
  const { result, act } = await renderHook(() => useCooldown(30))
  expect(result.current.left).toBe(0)
  await act(() => result.current.start())
  expect(result.current.left).toBe(30)
  await act(() => vi.advanceTimersByTime(10_000))
  expect(result.current.left).toBe(20)
  // A hidden tab: the clock goes on, the timer fires once
  vi.setSystemTime(Date.now() + 60_000)
  await act(() => vi.advanceTimersByTime(1000))
  expect(result.current.left).toBe(0)
})

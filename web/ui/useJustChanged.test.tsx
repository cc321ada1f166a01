import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useJustChanged } from './useJustChanged.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a value has just changed for a second, and not when it is first shown', async () => {
  const { result, rerender, act } = await renderHook((value = 'free') => useJustChanged(value))
  expect(result.current).toBe(false)
  await rerender('booked')
  expect(result.current).toBe(true)
  await act(() => vi.advanceTimersByTime(999))
  expect(result.current).toBe(true)
  await act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe(false)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chain, withTimeout } from '#bff/http/maybePromise.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a function is applied to a value at once, and to a promise when it is settled', async () => {
  expect(chain(1, (value) => value + 1)).toBe(2)
  const later = chain(Promise.resolve(1), (value) => value + 1)
  expect(later).toBeInstanceOf(Promise)
  expect(await later).toBe(2)
})

test('work that takes too long is not waited for', async () => {
  const waited = vi.fn<() => void>()
  void withTimeout(100, new Promise(() => undefined)).then(waited)
  await vi.advanceTimersByTimeAsync(99)
  expect(waited).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(waited).toHaveBeenCalledOnce()
})

test('work that is done or fails in time leaves no timer', async () => {
  await withTimeout(100, Promise.resolve())
  await expect(withTimeout(100, Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(vi.getTimerCount()).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitWrite, hasPendingWrites } from '#bff/session/stores/pendingWrites.ts'
import { createDeferred } from '../../../tests/fakes/deferred.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] }))
afterEach(() => void vi.useRealTimers())

test('a write that is done in time gives its result, and is pending until then', async () => {
  const write = createDeferred<string>()
  const written = awaitWrite(write.promise)
  expect(hasPendingWrites()).toBe(true)
  write.resolve('done')
  expect(await written).toBe('done')
  expect(hasPendingWrites()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('a caller waits two seconds for a write, which stays pending until it is done', async () => {
  const write = createDeferred<string>()
  const outcome = awaitWrite(write.promise).catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(1999)
  expect(await Promise.race([outcome, 'waits'])).toBe('waits')
  await vi.advanceTimersByTimeAsync(2)
  expect(await outcome).toContain('the write takes too long')
  expect(hasPendingWrites()).toBe(true)
  write.resolve('late')
  await write.promise
  await vi.advanceTimersByTimeAsync(0)
  expect(hasPendingWrites()).toBe(false)
})

test('a write that arrives in the turn in which the time is up counts', async () => {
  const write = createDeferred<string>()
  const written = awaitWrite(write.promise)
  vi.advanceTimersByTime(2000)
  write.resolve('just done')
  await vi.advanceTimersByTimeAsync(1)
  expect(await written).toBe('just done')
})

test('a write that fails gives its error and is not pending', async () => {
  await expect(awaitWrite(Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(hasPendingWrites()).toBe(false)
})

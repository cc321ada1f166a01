import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LightAbort } from '#bff/http/abort.ts'
import { createDeadline } from '#bff/upstream/deadline.ts'
import { CallerAborted, DeadlineExceeded } from '#bff/upstream/errors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a deadline aborts its signal after its time, and is marked as expired', () => {
  const deadline = createDeadline(100)
  vi.advanceTimersByTime(99)
  expect([deadline.signal.aborted, deadline.hasPassed()]).toEqual([false, false])
  vi.advanceTimersByTime(1)
  expect([deadline.signal.aborted, deadline.hasPassed()]).toEqual([true, true])
  expect(deadline.signal.reason).toBeInstanceOf(DeadlineExceeded)
})

test('a caller that aborts ends the call before its deadline, which has not passed', () => {
  const caller = new LightAbort()
  const deadline = createDeadline(100, caller)
  caller.abort(undefined)
  expect(deadline.signal.reason).toBeInstanceOf(CallerAborted)
  vi.advanceTimersByTime(200)
  expect(deadline.hasPassed()).toBe(false)
})

test('the call of a caller that has aborted before is aborted at once', () => {
  const caller = new LightAbort()
  caller.abort(undefined)
  expect(createDeadline(100, caller).signal.aborted).toBe(true)
})

test('a cleared deadline neither passes nor follows its caller', () => {
  const caller = new LightAbort()
  const deadline = createDeadline(100, caller)
  deadline.clear()
  caller.abort(undefined)
  vi.advanceTimersByTime(200)
  expect(deadline.signal.aborted).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

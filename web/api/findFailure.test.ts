import { ApiError } from '#sdk'
import { expect, test, vi } from 'vitest'
import { findFailure } from './findFailure.ts'

const error = new ApiError({ status: 500, code: 'error', messages: [] })

/** A read of a block. @param more members that differ from one that has its data */
function buildRead(more: object = {}) {
  return { data: {}, error: undefined, isValidating: false, mutate: vi.fn<() => void>(), ...more }
}

test('a block whose reads have their data has not failed', () => {
  expect(findFailure()).toBeUndefined()
  expect(findFailure(buildRead(), buildRead({ data: undefined }))).toBeUndefined()
})

test('a read that failed after it had data is still shown', () => {
  expect(findFailure(buildRead({ error }))).toBeUndefined()
})

test('a block shows the first error, and a retry repeats the failed reads alone', () => {
  const other = new ApiError({ status: 503, code: 'other', messages: [] })
  const [good, first, second] = [
    buildRead({ isValidating: true }),
    buildRead({ data: undefined, error }),
    buildRead({ data: undefined, error: other }),
  ]
  const failed = findFailure(good, first, second)
  expect([failed?.error, failed?.isBusy]).toEqual([error, false])
  failed?.retry()
  expect([good, first, second].map(({ mutate }) => mutate.mock.calls.length)).toEqual([0, 1, 1])
})

test('a block is busy while one of its failed reads is repeated', () => {
  const reads = [
    buildRead({ data: undefined, error }),
    buildRead({ data: undefined, error, isValidating: true }),
  ]
  expect(findFailure(...reads)?.isBusy).toBe(true)
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { chooseWait, createRetryBudget, isRetryableError, isRetryableStatus } from '#bff/proxy/retry.ts'
import { UpstreamUnreachable } from '#bff/upstream/errors.ts'

test.each([
  [undefined, 20, 100],
  ['0', 20, 100],
  ['1', 1020, 1100],
  ['2', 2020, 2100],
  ['nonsense', 20, 100],
])('after Retry-After %j a retry waits %i to %i ms', (header, min, max) => {
  const wait = chooseWait(header)
  expect(wait).toBeGreaterThanOrEqual(min)
  expect(wait).toBeLessThanOrEqual(max)
})

test.each(['3', '120', new Date(Date.now() + 60_000).toUTCString()])(
  'Retry-After %j is left to the caller',
  (header) => expect(chooseWait(header)).toBeUndefined(),
)

test('retries stay a tenth of all calls, with a burst of ten', () => {
  const budget = createRetryBudget()
  expect(Array.from({ length: 11 }, () => budget.spend())).toEqual([...Array<boolean>(10).fill(true), false])
  for (let calls = 0; calls < 10; calls += 1) budget.earn()
  expect([budget.spend(), budget.spend()]).toEqual([true, false])
})

test('only 502, 503 and 504 are retried', () => {
  const statuses = [200, 400, 404, 429, 500, 501, 502, 503, 504, 505]
  expect(statuses.filter(isRetryableStatus)).toEqual([502, 503, 504])
})

test('retries of one moment are spread over 80 ms', () => {
  const random = vi.spyOn(Math, 'random')
  onTestFinished(() => random.mockRestore())
  const waits = [0, 0.5, 1].map((value) => {
    random.mockReturnValue(value)
    return chooseWait(undefined)
  })
  expect(waits).toEqual([20, 60, 100])
})

function createError(code: string): Error {
  return Object.assign(new Error(code), { code })
}

test('a connection that failed on the way to the API is retried, a name that is unknown is not', () => {
  expect(isRetryableError(new UpstreamUnreachable(createError('ECONNRESET')))).toBe(true)
  expect(isRetryableError(new UpstreamUnreachable(createError('ENOTFOUND')))).toBe(false)
  expect(isRetryableError(createError('ECONNRESET'))).toBe(false)
})

import { expect, test } from 'vitest'
import { parseRetryAfter } from './parseRetryAfter.ts'

const now = Date.UTC(2026, 10, 23, 8)

test.each([
  ['0', 0],
  ['120', 120],
  ['Mon, 23 Nov 2026 08:01:30 GMT', 90],
  ['Mon, 23 Nov 2026 07:00:00 GMT', 0],
  ['', undefined],
  [null, undefined],
  ['soon', undefined],
  ['-5 apples', undefined],
  ['120 apples', undefined],
])('Retry-After %j means %j seconds', (value, seconds) => {
  expect(parseRetryAfter(value, now)).toBe(seconds)
})

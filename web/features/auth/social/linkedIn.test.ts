import { expect, test } from 'vitest'
import { readCode } from './linkedIn.ts'

test('the code is read from a redirect to this tab', () => {
  expect(readCode(new URLSearchParams('code=abc&state=1'), '1')).toBe('abc')
})

test.each([
  ['code=abc&state=2', '1', 'failed'],
  ['code=abc', '1', 'failed'],
  ['code=abc&state=1', undefined, 'failed'],
  ['state=1', '1', 'failed'],
  ['error=user_cancelled_login&state=1', '1', 'cancelled'],
  ['error=access_denied&state=1', '1', 'cancelled'],
  ['error=server_error&code=abc&state=1', '1', 'failed'],
])('%s after %s is %s', (search, state, reason) => {
  expect(() => readCode(new URLSearchParams(search), state)).toThrow(reason)
})

import { expect, test } from 'vitest'
import { describe } from './reports.ts'

function fail(name: string, stack: string): Error {
  return Object.assign(new Error('a secret that somebody typed'), { name, stack })
}

test('an error is described by its class and its first place in our scripts', () => {
  const stack =
    'TypeError: a secret\n at x (chrome-extension://a/b.js:1:2)\n at y (https://a.example/assets/shell-Ab_1.js:12:345)'
  expect(describe(fail('TypeError', stack))).toEqual({
    type: 'error',
    name: 'TypeError',
    at: { file: '/assets/shell-Ab_1.js', line: 12, column: 345 },
  })
})

test('what is no error of a known form is described without its words', () => {
  expect(describe('a secret')).toEqual({ type: 'error', name: 'Other' })
  expect(describe(fail('a secret', 'nowhere'))).toEqual({ type: 'error', name: 'Error' })
})

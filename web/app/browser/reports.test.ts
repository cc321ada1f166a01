import { expect, test } from 'vitest'
import { describe } from './reports.ts'

function fail(name: string, stack: string): Error {
  return Object.assign(new Error('a secret that someone typed'), { name, stack })
}

const origin = 'https://a.example'

test('an error is described by its class and its places in our scripts', () => {
  const stack = `TypeError: a secret
 at x (chrome-extension://a/assets/b.js:1:2)
 at x (https://other.example/assets/b.js:1:2)
 at y (https://a.example/assets/vendor-Ab_1.js:12:345)
 at z (https://a.example/assets/react-Ab_1.js:1:1)
own@https://a.example/assets/shell-Ab_1.js?v=1:6:7`
  expect(describe(fail('TypeError', stack), origin)).toEqual({
    type: 'error',
    name: 'TypeError',
    at: { file: '/assets/vendor-Ab_1.js', line: 12, column: 345 },
    frames: [{ file: '/assets/shell-Ab_1.js', line: 6, column: 7 }],
  })
})

test('a thrown value that is no Error is described by its type and place, without its text', () => {
  expect(describe('a secret', origin)).toEqual({ type: 'error', name: 'ThrownString' })
  expect(describe({ a: 'secret' }, origin, 'https://a.example/assets/shell-1.js:3:4')).toEqual({
    type: 'error',
    name: 'ThrownObject',
    at: { file: '/assets/shell-1.js', line: 3, column: 4 },
  })
  expect(describe(fail('a secret', 'nowhere'), origin)).toEqual({ type: 'error', name: 'Error' })
})

test('a script that cannot be parsed is described by its place, which its stack does not have', () => {
  const error = fail('SyntaxError', 'SyntaxError: a secret')
  expect(describe(error, origin, 'https://a.example/assets/client-1.js:1:2').at).toEqual({
    file: '/assets/client-1.js',
    line: 1,
    column: 2,
  })
})

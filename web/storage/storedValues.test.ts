import { expect, test } from 'vitest'
import { isAmount, isId, isPromo, parseRecord } from './storedValues.ts'

test.each([
  [isId, [1, Number.MAX_SAFE_INTEGER], [0, -1, 1.5, '1', Number.NaN, Number.MAX_SAFE_INTEGER + 1]],
  [isAmount, [0, 0.5], [-1, '1', Infinity, Number.NaN]],
  [isPromo, ['a', 'A_1-b', 'a'.repeat(40)], ['', 'a b', '!a', 'a!', 7]],
] as const)('the check of %o accepts valid values and refuses others', (rule, taken, refused) => {
  expect(taken.filter((value) => !rule(value))).toEqual([])
  expect(refused.filter((value) => rule(value))).toEqual([])
})

test('only a JSON object is a record', () => {
  expect([undefined, 'x', 'null', '7', '[]', '{"a":1}'].map(parseRecord)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    { a: 1 },
  ])
})

import { expect, test } from 'vitest'
import { isNestedDeeper } from './isNestedDeeper.ts'

test.each([
  ['[[[1]]]', 3, false],
  ['[[[1]]]', 2, true],
  ['{"a":{"b":[]}}', 2, true],
  ['[[1],[2],[3],{"a":1}]', 2, false],
  [String.raw`["[[[[", "\"[[[[", "\\"]`, 1, false],
  [String.raw`["\\", [1]]`, 1, true],
  ['1', 0, false],
  ['', 0, false],
])('whether %s is nested deeper than %i: %s', (json, limit, expected) => {
  expect(isNestedDeeper(Buffer.from(json), limit)).toBe(expected)
})

import { expect, test } from 'vitest'
import { findBrokenLimit } from '#mocks/findBrokenLimit.ts'

test.each([
  [4, { minimum: 5 }, 'less than 5'],
  [5, { minimum: 5, maximum: 5 }, undefined],
  [6, { maximum: 5 }, 'more than 5'],
  [[1], { minItems: 2 }, 'less than 2 entries'],
  [[1, 2], { minItems: 2, maxItems: 2 }, undefined],
  [[1, 2, 3], { maxItems: 2 }, 'more than 2 entries'],
  ['a', { minLength: 2 }, 'less than 2 characters'],
  ['😀😀', { minLength: 2, maxLength: 2 }, undefined],
  ['abc', { maxLength: 2 }, 'more than 2 characters'],
  ['abc', { pattern: '^\\d+$' }, 'not of the form ^\\d+$'],
  ['123', { pattern: '^\\d+$' }, undefined],
  [null, { minimum: 5, minLength: 5 }, undefined],
  [{}, { minItems: 5 }, undefined],
])('the value %j breaks of the limits %j: %s', (value, schema, broken) => {
  expect(findBrokenLimit(value, schema)).toBe(broken)
})

test.each([
  ['date', '2027-01-11', '2027-1-11'],
  ['date-time', '2027-01-11T12:00:00.5+02:00', '2027-01-11T12:00Z'],
  ['email', 'a@b', 'a b@c'],
  ['uri', 'https://a.example/', '/path'],
  ['uri-reference', '/path', 'a b'],
])('a text has the format %s or not', (format, good, bad) => {
  expect(findBrokenLimit(good, { format })).toBeUndefined()
  expect(findBrokenLimit(bad, { format })).toBe(`no ${format}`)
  expect(findBrokenLimit(bad, { format: 'unknown' })).toBeUndefined()
})

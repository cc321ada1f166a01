import { expect, test } from 'vitest'
import { removeDirections } from './removeDirections.ts'

test('what changes the direction of a text is removed, however JSON writes it', () => {
  const name = 'Sara \u202eevil\u2066 \u0000\u202c"q" \\u202e'
  const escaped = String.raw`{"a":"x\u202Ey\\\u2067z\\u202e"}`
  expect(JSON.parse(removeDirections(JSON.stringify({ name })))).toEqual({ name: 'Sara evil "q" \\u202e' })
  expect(JSON.parse(removeDirections(escaped))).toEqual({ a: 'xy\\z\\u202e' })
})

test('marks of letters, which end by themselves, stay', () => {
  expect(removeDirections('"a\u200f\u061c"')).toBe('"a\u200f\u061c"')
})

import { expect, test } from 'vitest'
import { removeDirections } from './removeDirections.ts'

test('characters that change the direction of a text are removed, however JSON writes them', () => {
  const name = 'Sara \u202eevil\u2066 \u0000\u202c"q" \\u202e'
  const escaped = String.raw`{"a":"x\u202Ey\\\u2067z\\u202e"}`
  expect(JSON.parse(removeDirections(JSON.stringify({ name })))).toEqual({ name: 'Sara evil "q" \\u202e' })
  expect(JSON.parse(removeDirections(escaped))).toEqual({ a: 'xy\\z\\u202e' })
})

test('direction marks of single letters stay', () => {
  expect(removeDirections('"a\u200f\u061c"')).toBe('"a\u200f\u061c"')
})

import { expect, test } from 'vitest'
import { isJsonMediaType, parseJson } from './parseJson.ts'

test('a text that is no JSON has no value', () => {
  expect([parseJson('{"a":[1]}'), parseJson('null'), parseJson('{'), parseJson('')]).toEqual([
    { a: [1] },
    null,
    undefined,
    undefined,
  ])
})

test('JSON is a media type of its own or one that ends in +json, with or without parameters', () => {
  const types = [
    'application/json',
    'Application/JSON; charset=utf-8',
    'application/problem+json',
    'application/a.b+c+json',
  ]
  expect(types.map(isJsonMediaType)).toEqual([true, true, true, true])
  const others = ['text/json', 'application/jsonp', 'application/json5', 'x-application/json', '', undefined]
  expect(others.map(isJsonMediaType)).toEqual(others.map(() => false))
})

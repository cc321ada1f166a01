import { expect, test } from 'vitest'
import type { Call } from '#mocks/handlers/call.ts'
import {
  isMatch,
  parseFields,
  parseId,
  parseList,
  parseSearch,
  readText,
  requireAccount,
} from '#mocks/handlers/callValues.ts'
import { ErrorResponse } from '#mocks/handlers/responses.ts'

/** A call with a query, an id of its path and a body. The members that are read. */
const build = (query = '', id = '', text = '') =>
  ({ language: 'en', query: new URLSearchParams(query), params: { id }, text }) as unknown as Call

test('the body is a JSON object, and nothing else', () => {
  expect(parseFields(build('', '', '{"a":1}'))).toEqual({ a: 1 })
  for (const text of ['', '[1]', 'null', '{'])
    expect(() => parseFields(build('', '', text))).toThrow(ErrorResponse)
})

test('a text is trimmed, and anything else is empty', () => {
  expect([readText({ a: ' x ' }, 'a'), readText({ a: 7 }, 'a'), readText({}, 'a')]).toEqual(['x', '', ''])
})

test('an id is a number without a zero at its start; others are those of no record', () => {
  expect(['7', '07', '-7', '7x', '12345678901', ''].map((id) => parseId(build('', id)))).toEqual([
    7, 0, 0, 0, 0, 0,
  ])
})

test('a list is separated by commas, or repeated, without empty parts', () => {
  expect(parseList(build('a=x,%20y&a=z,,'), 'a')).toEqual(new Set(['x', 'y', 'z']))
  expect([parseList(build(), 'a'), parseList(build('a=,'), 'a')]).toEqual([undefined, undefined])
})

test('ids match when the query names none, or one of them', () => {
  expect([build(), build('a=2'), build('a=3')].map((call) => isMatch(call, 'a', [1, 2]))).toEqual([
    true,
    true,
    false,
  ])
})

test('a search has at most 200 characters', () => {
  expect(parseSearch(build())).toBeNull()
  expect(parseSearch(build(`search=${'x'.repeat(200)}`))).toHaveLength(200)
  expect(() => parseSearch(build(`search=${'x'.repeat(201)}`))).toThrow('400')
})

test('an operation without its account is a fault of the program', () => {
  expect(() => requireAccount(build())).toThrow('This operation needs a session')
})

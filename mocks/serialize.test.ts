import { expect, test } from 'vitest'
import { hasBody, serializeResponse } from '#mocks/serialize.ts'

test('an object is JSON unless its headers say otherwise', () => {
  expect(serializeResponse({ status: 200, body: { a: 1 } })).toEqual({
    status: 200,
    headers: [['content-type', 'application/json; charset=utf-8']],
    body: '{"a":1}',
  })
  const headers = { 'content-type': 'application/problem+json', 'x-a': '1' }
  expect(serializeResponse({ status: 400, headers, body: null }).headers).toEqual([
    ['content-type', 'application/problem+json'],
    ['x-a', '1'],
  ])
})

test('texts and bytes are sent as they are, and nothing as an empty body', () => {
  const bytes = Uint8Array.from([1])
  expect(serializeResponse({ status: 200, body: bytes })).toEqual({ status: 200, headers: [], body: bytes })
  expect(serializeResponse({ status: 200, body: 'text' })).toEqual({ status: 200, headers: [], body: 'text' })
  expect(serializeResponse({ status: 204, headers: { 'x-a': '1' } })).toEqual({
    status: 204,
    headers: [['x-a', '1']],
    body: '',
  })
})

test('requests that read have no body', () => {
  expect(['GET', 'HEAD', 'POST', 'DELETE'].map(hasBody)).toEqual([false, false, true, true])
})

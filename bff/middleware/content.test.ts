import { expect, test } from 'vitest'
import { assertContent } from '#bff/middleware/content.ts'
import type { Operation } from '#sdk/operations.ts'
import { catchProblem } from '../../tests/fakes/catchProblem.ts'

const build = (content: readonly string[], method = 'POST'): Operation => ({
  id: 'test',
  method,
  template: '/',
  provenance: 'documented',
  content,
  who: 'public',
  body_limit: 100,
  timeout_ms: 1,
})
const check = (headers: Record<string, string>, operation = build(['application/json'])) =>
  catchProblem(() => assertContent({ method: 'POST', target: '/', headers, rawHeaders: [] }, operation))

const json = { 'content-type': 'application/json' }

test.each([
  ['no body', {}],
  ['an empty body of any type', { 'content-length': '0', 'content-type': 'text/plain' }],
  ['the declared type', { ...json, 'content-length': '100' }],
  ['its parameters', { 'content-type': 'Application/JSON; charset=utf-8', 'content-length': '5' }],
  ['a chunked body', { ...json, 'transfer-encoding': 'chunked' }],
])('a request with %s passes', (_, headers) => {
  expect(check(headers)).toBe('passes')
})

test.each([
  ['another type', { 'content-type': 'text/plain', 'content-length': '5' }],
  ['no type', { 'content-length': '5' }],
  ['a compressed body', { ...json, 'content-encoding': 'gzip', 'content-length': '5' }],
  ['a chunked body of another type', { 'content-type': 'text/plain', 'transfer-encoding': 'chunked' }],
])('a request with %s is refused with 415', (_, headers) => {
  expect(check(headers)).toBe('unsupported_media_type')
})

test('a body that is announced as too large is refused with 413', () => {
  expect(check({ ...json, 'content-length': '101' })).toBe('body_too_large')
})

test('an operation that names no type takes JSON by POST and nothing otherwise', () => {
  expect(check({ ...json, 'content-length': '5' }, build([]))).toBe('passes')
  expect(check({ ...json, 'content-length': '5' }, build([], 'GET'))).toBe('unsupported_media_type')
  expect(check({ ...json, 'content-length': '5' }, build(['multipart/form-data']))).toBe(
    'unsupported_media_type',
  )
})

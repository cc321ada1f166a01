import { expect, test } from 'vitest'
import type { RequestHead } from '#bff/http/requestHead.ts'
import { assertOwnOrigin, assertSameSite } from '#bff/middleware/csrf.ts'
import { catchProblem } from '../../tests/fakes/catchProblem.ts'

const origin = 'https://a.example'
const build = (headers: RequestHead['headers'], method = 'GET'): RequestHead => ({
  method,
  target: '/',
  headers,
  rawHeaders: [],
})

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin', origin }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ origin: 'HTTPS://A.example' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': '' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'https://b.example' }, false],
  [{ origin: 'http://a.example' }, false],
  [{ origin: '' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://b.example' }, false],
])('a form with %j passes: %s', (headers, isAllowed) => {
  expect(catchProblem(() => assertOwnOrigin(build(headers), origin))).toBe(isAllowed ? 'passes' : 'csrf')
})

test('a call needs the header that only scripts of the page can send', () => {
  const allowed = build({ 'x-csrf': '1' }, 'POST')
  expect(() => assertSameSite(allowed, origin)).not.toThrow()
  for (const headers of [{}, { 'x-csrf': '0' }, { 'x-csrf': '1, 1' }, { 'sec-fetch-site': 'same-origin' }])
    expect(() => assertSameSite(build(headers, 'POST'), origin)).toThrow('csrf')
  expect(() => assertSameSite(build({ 'x-csrf': '1', origin: 'https://b.example' }), origin)).toThrow('csrf')
})

test.each<[string, Record<string, string>, boolean, boolean]>([
  ['GET', { 'sec-fetch-site': 'same-origin' }, true, true],
  ['GET', { 'sec-fetch-site': 'same-origin' }, false, false],
  ['GET', { 'sec-fetch-site': 'none' }, true, false],
  ['GET', {}, true, false],
  ['POST', { 'sec-fetch-site': 'same-origin' }, true, false],
  ['GET', { 'sec-fetch-site': 'same-origin', origin: 'https://b.example' }, true, false],
])('%s with %j for media %s passes without the header: %s', (method, headers, isMedia, isAllowed) => {
  expect(catchProblem(() => assertSameSite(build(headers, method), origin, isMedia))).toBe(
    isAllowed ? 'passes' : 'csrf',
  )
})

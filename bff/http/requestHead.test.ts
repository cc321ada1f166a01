import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import {
  getCookie,
  getCookies,
  getHeader,
  getMediaType,
  getPath,
  getQuery,
  hasBody,
  readHead,
} from '#bff/http/requestHead.ts'

test('a head has the received method, target and headers, and defaults for those that are missing', () => {
  const request = { method: 'PUT', url: '/a?b', headers: { host: 'x' }, rawHeaders: ['Host', 'x'] }
  // The members that are read
  expect(readHead(request as unknown as IncomingMessage)).toEqual({
    method: 'PUT',
    target: '/a?b',
    headers: { host: 'x' },
    rawHeaders: ['Host', 'x'],
  })
  expect(readHead({ headers: {}, rawHeaders: [] } as unknown as IncomingMessage)).toMatchObject({
    method: 'GET',
    target: '',
  })
})

test('a header that came twice never equals a single value', () => {
  expect(getHeader({ headers: { 'set-cookie': ['1', '1'] } }, 'set-cookie')).toBe('1, 1')
  expect(getHeader({ headers: { origin: 'x' } }, 'origin')).toBe('x')
  expect(getHeader({ headers: {} }, 'origin')).toBeUndefined()
})

test.each([
  ['/a?b=?c', '/a', '?b=?c'],
  ['/a', '/a', ''],
  ['?b', '', '?b'],
  ['/a?', '/a', '?'],
])('the target %s has the path "%s" and the query "%s"', (target, path, query) => {
  expect([getPath(target), getQuery(target)]).toEqual([path, query])
})

test.each([
  [{}, false],
  [{ 'content-length': '0' }, false],
  [{ 'content-length': '1' }, true],
  [{ 'transfer-encoding': 'chunked' }, true],
  [{ 'transfer-encoding': 'chunked', 'content-length': '0' }, true],
])('%j announces a body: %s', (headers, expected) => {
  expect(hasBody({ headers })).toBe(expected)
})

test.each<[string | undefined, readonly string[]]>([
  [undefined, []],
  ['b=1', []],
  ['a=1', ['1']],
  ['b=2;a=1; a=3', ['1', '3']],
  ['xa=1; ab=2; a', []],
  ['a=', ['']],
  ['a=x=y', ['x=y']],
  ['a=x y', ['x y']],
  ['  a=1  ; b=a=2', ['1']],
  ['b=2;\ta=1\t', ['1']],
  // Browsers keep such a name of a sibling host, and send it
  ['\u00A0a=1; b=2', []],
  ['b=2; \u00A0a=1;\va=2', []],
])('the cookies called a of "%s" are %j', (cookie, values) => {
  const head = { headers: cookie === undefined ? {} : { cookie } }
  expect(getCookies(head, 'a')).toEqual(values)
  expect(getCookie(head, 'a')).toBe(values[0])
})

test.each([
  [{}, ''],
  [{ 'content-type': 'Text/HTML ; charset=utf-8' }, 'text/html'],
  [{ 'content-type': ';' }, ''],
])('the media type of %j is "%s"', (headers, type) => {
  expect(getMediaType({ headers })).toBe(type)
})

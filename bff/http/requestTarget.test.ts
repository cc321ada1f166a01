import { expect, test } from 'vitest'
import { assertApiPath, assertTarget } from '#bff/http/requestTarget.ts'
import { catchProblem } from '../../tests/fakes/catchProblem.ts'

const build = (target: string, rawHeaders = ['Host', 'a.example'], headers: Record<string, string> = {}) => ({
  method: 'GET',
  target,
  headers,
  rawHeaders,
})
const check = (...args: Parameters<typeof build>) => catchProblem(() => assertTarget(build(...args), '1.1'))

test.each([
  '/',
  '/a/b/',
  '/a?x=//&y=/../',
  '/%D8%B9/%3F%23',
  '/a/.b/c./...',
  '/a/%2e%2e%2e/',
  '/a/b..c',
  '/~!$&()*+,;=:@',
  '/%2f',
  `/?${'%&'.repeat(1999)}`,
])('the target %s passes', (target) => {
  expect(check(target)).toBe('passes')
})

test.each([
  '',
  'a',
  '*',
  'http://a.example/',
  '//a',
  '/a//b',
  '/a b',
  '/a\tb',
  '/aé',
  '/a\x7f',
  '/a#b',
  '/a?b#c',
  '/a\\b',
  '/a?b\\c',
  '/.',
  '/..',
  '/a/../b',
  '/a/./b',
  '/a/%2e/',
  '/a/%2E%2e',
  '/a/.%2e/b',
  '/%zz',
  '/%',
  '/%ff',
  '/%c0%af',
  '/%00',
  '/%0a',
  '/%1f',
  '/%7f',
  `/?${'%&'.repeat(2000)}`,
])('the target %j is refused', (target) => {
  expect(check(target)).toBe('bad_request')
})

test('a query is not decoded', () => {
  expect(check('/a?x=%zz%00')).toBe('passes')
})

test.each([
  ['no host', [], false],
  ['two hosts', ['Host', 'a', 'HOST', 'a'], false],
  ['one type', ['Host', 'a', 'Content-Type', 'x'], true],
  ['two types', ['Content-Type', 'x', 'Host', 'a', 'content-type', 'y'], false],
  [
    'values that are called so',
    ['Host', 'host', 'x', 'host', 'y', 'content-type', 'z', 'content-type'],
    true,
  ],
  ['names as long as these', ['Host', 'a', 'abcd', 'x', 'content-size', 'y', 'content-size', 'y'], true],
])('a request with %s passes: %s', (_, rawHeaders, isAllowed) => {
  expect(check('/', rawHeaders)).toBe(isAllowed ? 'passes' : 'bad_request')
})

test.each(['chunked', 'Chunked'])('a body in the coding "%s" has a clear end', (coding) => {
  expect(check('/', ['Host', 'a'], { 'transfer-encoding': coding })).toBe('passes')
})

test.each(['gzip, chunked', 'chunked, chunked', 'identity', ''])(
  'after a body in the coding "%s" the connection is closed: the next request cannot be told from it',
  (coding) => {
    const head = build('/', ['Host', 'a'], { 'transfer-encoding': coding })
    expect(() => assertTarget(head, '1.1')).toThrow(
      expect.objectContaining({ code: 'bad_request', headers: { connection: 'close' } }),
    )
  },
)

test.each([
  ['1.0', {}, true],
  ['1.0', { 'content-length': '2' }, true],
  ['1.0', { 'transfer-encoding': 'chunked' }, false],
  ['2.0', {}, false],
  ['0.9', {}, false],
])('a request of HTTP/%s with the headers %j passes: %s', (version, headers, isAllowed) => {
  const outcome = catchProblem(() => assertTarget(build('/', ['Host', 'a'], headers), version))
  expect(outcome).toBe(isAllowed ? 'passes' : 'bad_request')
})

test('another refusal leaves the connection open', () => {
  expect(() => assertTarget(build('/a//b'), '1.1')).toThrow(expect.objectContaining({ headers: {} }))
})

test.each([
  '/a%2fb',
  '/a%5Cb',
  '/%2e',
  '/%00',
  '/%252f',
  '/%25252F',
  '/a%25255c',
  '/%25%32%66',
  '/%%32%66',
  '/%2525%2532%2565',
])('the path %s does not go to the API', (path) => {
  expect(() => assertApiPath(path)).toThrow('bad_request')
})

test.each(['/a/b', '/a%20b', '/%25', '/2f', '/%252', '/%3f'])('the path %s may go to the API', (path) => {
  expect(() => assertApiPath(path)).not.toThrow()
})

test('a path of thousands of escapes in each other is refused at once', () => {
  expect(() => assertApiPath(`/%${'25'.repeat(6)}41`)).not.toThrow()
  expect(() => assertApiPath(`/%${'25'.repeat(7)}41`)).toThrow('bad_request')
  const before = process.threadCpuUsage()
  expect(() => assertApiPath(`/%${'25'.repeat(8000)}41`)).toThrow('bad_request')
  expect(process.threadCpuUsage(before).user).toBeLessThan(50_000)
})

import { beforeEach, expect, test } from 'vitest'
import { api, bff, startBffPerFile } from '../../fakes/bffPerTest.ts'

startBffPerFile()
beforeEach(() => void api.calls.splice(0))

const pieces = [
  '%2f',
  '%2F',
  '%5c',
  '%5C',
  '%00',
  '%2e',
  '%2e%2e',
  '.',
  '..',
  '%252f',
  '%25252f',
  '%255c',
  '%252e%252e',
  '%c0%af',
  '%c1%9c',
  '%e0%80%af',
  '%ff',
  '%zz',
  '%',
  '%u002f',
  '%0d%0a',
  '%09',
  '%7f',
  ';',
  ';x=1',
  '%3b',
  '%3f',
  '%23',
  '#',
  '\\',
  '//',
  '@',
  ':',
  '~',
  '*',
  "'",
  '(',
  '%20',
  '+',
  '%2b',
  '%d8%b9',
  '{id}',
  '%7bid%7d',
  '$',
  ',',
]
const shapes = [
  (piece: string) => `/api/tutor/profile/${piece}/`,
  (piece: string) => `/api/tutor/profile/a${piece}b/`,
  (piece: string) => `/api/tutor/${piece}/profile/1/`,
  (piece: string) => `/api/${piece}/tutor/profile/1/`,
  (piece: string) => `/api${piece}/tutor/profile/1/`,
]
const paths = shapes.flatMap((shape) => pieces.map(shape))

test(`each of ${paths.length} odd paths is refused or rebuilt from its template`, async () => {
  for (const path of paths) {
    const response = await bff.sendBytes(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\nConnection: close\r\n\r\n`,
    )
    expect(`${path} ${response}`).toMatch(/^.* HTTP\/1\.1 (200|400|404)/)
  }
  expect(api.calls.length).toBeGreaterThan(10)
  for (const { target } of api.calls) {
    expect(target).toMatch(/^\/v1\/tutor\/profile\/[^/]+\/$/)
    const [, raw = ''] = /profile\/([^/]+)\/$/.exec(target) ?? []
    expect(encodeURIComponent(decodeURIComponent(raw))).toBe(raw)
    expect(decodeURIComponent(raw)).not.toMatch(/[/\\]|^\.\.?$/)
  }
})

const ours = [
  'client-id',
  'client-secret',
  'custom-host',
  'timezone',
  'authorization',
  'x-forwarded-for',
  'x-request-id',
  'traceparent',
  'tracestate',
  'baggage',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'x-mock-scenario',
  'x-mock-world',
  'x-http-method-override',
  'x-original-url',
  'x-rewrite-url',
  'proxy-authorization',
  'te',
]
const spellings = [
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => name.replaceAll('-', '_'),
  (name: string) => name.replaceAll('-', '_').toUpperCase(),
  (name: string) => name.replace('-', '_'),
]

test("no spelling of a header of ours reaches the API with a visitor's value", async () => {
  const cookie = await bff.signIn()
  for (const spell of spellings) {
    const lines = ours.flatMap((name) => [`${spell(name)}: evil-value`, `${spell(name)}: evil-again`])
    const list = `Connection: ${ours.join(', ')}, close`
    await bff.sendBytes(
      [
        'GET /api/classes/booked/list/ HTTP/1.1',
        `Host: localhost:${bff.port}`,
        'X-CSRF: 1',
        `Cookie: ${cookie}`,
        ...lines,
        list,
        '',
        '',
      ].join('\r\n'),
    )
  }
  const calls = api.findCalls('/classes/')
  expect(calls).toHaveLength(spellings.length)
  for (const { rawHeaders, headers } of calls) {
    expect(rawHeaders.join('\n')).not.toMatch(/evil/)
    expect(rawHeaders.filter((_, index) => index % 2 === 0).join('\n')).not.toMatch(/_|cookie|csrf|mock/i)
    expect(headers.authorization).toMatch(/^Bearer CANARY-access/)
    expect(headers['x-forwarded-for']).toBe('127.0.0.1')
  }
})

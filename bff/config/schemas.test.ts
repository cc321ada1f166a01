import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { isLoopback } from '#bff/config/loopback.ts'
import {
  addresses,
  baseUrl,
  defaultHeaderNames,
  headerNames,
  host,
  instant,
  createIntegerSchema,
  limit,
  processes,
  redisUrls,
  sessionKeys,
} from '#bff/config/schemas.ts'

/** Parses a text with a schema: returns its value, or its message. */
function read(schema: v.GenericSchema<unknown, unknown>, text: string): unknown {
  const { success, output, issues } = v.safeParse(schema, text)
  return success ? output : issues[0].message
}

/** A text, and the value or message that it gives. */
type Row = readonly [text: string, value: unknown]

const refuse = (message: string, ...texts: string[]): Row[] => texts.map((text) => [text, message])

const key = Buffer.from('an example of thirty-two bytes!!')
const other = Buffer.alloc(33, 'x')
const encode = (bytes: Buffer) => bytes.toString('base64')

describe('whole numbers', () => {
  const port = createIntegerSchema(1, 65_535)
  const message = 'must be a whole number from 1 to 65535'
  test.each([
    ['1', 1],
    ['65535', 65_535],
    ['0', message],
    ['65536', message],
    ['1.5', message],
    ['1e3', message],
    ['+1', message],
    [' 1', message],
    ['1x', message],
    ['', message],
  ])('%j is %o', (text, value) => expect(read(port, text)).toBe(value))

  const several = 'must be a whole number from 1 to 999, or auto'
  test.each([
    ['auto', 'auto'],
    ['1', 1],
    ['16', 16],
    ['999', 999],
    ['1000', several],
    ['0', several],
    ['01', several],
    ['2x', several],
    ['x2', several],
    ['automatic', several],
  ])('%j processes are %o', (text, value) => expect(read(processes, text)).toBe(value))
})

const limitMessage = 'must be count/window, for example 10/15m'
test.each<Row>([
  ['10/15m', { count: 10, window: 900_000 }],
  ['1/1s', { count: 1, window: 1000 }],
  ['999999/24h', { count: 999_999, window: 86_400_000 }],
  ...refuse(limitMessage, '0/1m', 'x1/1m', '1/0m', '1/1d', '1000000/1m', '1/1', '1/1mx', '1.5/1m'),
])('the limit %j is %o', (text, value) => expect(read(limit, text)).toEqual(value))

const keysMessage = 'must be kid:base64key,... with different names and keys of 32 bytes or more'
const short = encode(key.subarray(1))
test.each<Row>([
  [`a:${encode(key)}`, [{ id: 'a', key }]],
  [
    ` a:${encode(key)} , b-2:${encode(other)}`,
    [
      { id: 'a', key },
      { id: 'b-2', key: other },
    ],
  ],
  ...refuse(keysMessage, `a:${encode(key)},a:${encode(other)}`, `a:${encode(key)},b:${short}`),
  ...refuse(keysMessage, `a:${short},b:${encode(key)}`, `a:${encode(key)}, `, `:${encode(key)}`),
  ...refuse(keysMessage, `${'a'.repeat(33)}:${encode(key)}`, `x!a:${encode(key)}`, `a:${encode(key)}!`),
  ...refuse(keysMessage, encode(key)),
])('the session keys %j are %o', (text, value) => expect(read(sessionKeys, text)).toEqual(value))

const addressesMessage = 'must be addresses or CIDR blocks, separated by commas'
test.each<Row>([
  ['10.0.0.1, ::1,fd00::/8', ['10.0.0.1', '::1', 'fd00::/8']],
  ['0.0.0.0/0, 10.0.0.1/32, ::1/128', ['0.0.0.0/0', '10.0.0.1/32', '::1/128']],
  ...refuse(addressesMessage, '10.0.0.1,x', '10.0.0.1/33', '::1/129', '10.0.0.1/', '10.0.0.1/8x'),
  ...refuse(addressesMessage, '10.0.0.1/x8', '10.0.0.1/8/8', '', '/8'),
])('the addresses %j are %o', (text, value) => expect(read(addresses, text)).toEqual(value))

const hostMessage = 'must be an address or a host name, without a port'
test.each<Row>([
  ...['a', '0', 'localhost', 'a-b.example.org', '127.0.0.1', '::'].map((text): Row => [text, text]),
  ...refuse(hostMessage, '-a', 'a-', 'a.', '.a', 'a:80', 'a b', 'a_b', ''),
])('the host %j is %o', (text, value) => expect(read(host, text)).toBe(value))

const urlMessage = 'must be an http or https URL without credentials, query or fragment'
test.each<Row>([
  ['https://api.example.org/v1/', 'https://api.example.org/v1/'],
  ['http://localhost:8000', 'http://localhost:8000/'],
  ...refuse(urlMessage, 'https://a@api.example.org/', 'https://:b@api.example.org/', 'api.example.org'),
  ...refuse(
    urlMessage,
    'https://api.example.org/?x=1',
    'https://api.example.org/#x',
    'ftp://api.example.org/',
  ),
])('the base URL %j is %o', (text, value) => expect(String(read(baseUrl, text))).toBe(value))

const instantMessage = 'must be a date and time, for example 2026-03-02T09:00:00Z'
test.each<Row>([
  ['2026-03-02T09:00:00Z', Date.UTC(2026, 2, 2, 9)],
  ['2026-03-02T09:00:00.5+02:00', Date.UTC(2026, 2, 2, 7, 0, 0, 500)],
  ...refuse(instantMessage, '2026-03-02T09:00:00', '2026-03-02', 'x2026-03-02T09:00:00Z'),
  ...refuse(instantMessage, '2026-03-02T09:00:00Zx', '2026-13-02T09:00:00Z'),
])('the instant %j is %o', (text, value) => expect(read(instant, text)).toBe(value))

const redisMessage = 'must be redis:// or rediss:// URLs with a host and, if any, the number of a database'
test.each<Row>([
  ['redis://a:1, rediss://u:p%40@b/12', ['redis://a:1', 'rediss://u:p%40@b/12']],
  ...refuse(redisMessage, 'redis://a, http://b', 'http://b, redis://a', 'redis://a/12x', 'redis://a/1/2', ''),
])('the servers of Redis %j are %o', (text, value) => expect(read(redisUrls, text)).toEqual(value))

const namesMessage =
  'must be JSON with language, clientId, clientSecret, timezone and customHost as different header names'
test.each<Row>([
  ['{"clientId":"X-Id"}', { ...defaultHeaderNames, clientId: 'x-id' }],
  ['{}', defaultHeaderNames],
  ...refuse(namesMessage, '{"clientId":"timezone"}', '{"clientId":"a b"}', '[]', 'x', '{"other":"a"}'),
  ...refuse(namesMessage, `{"clientId":"${'a'.repeat(65)}"}`, '{"clientId":"x!"}', '{"clientId":"!x"}'),
])('the header names %j are %o', (text, value) => expect(read(headerNames, text)).toEqual(value))

test.each([
  ['localhost', true],
  ['noor.localhost', true],
  ['127.0.0.1', true],
  ['127.255.10.1', true],
  ['[::1]', true],
  ['localhost.example.org', false],
  ['notlocalhost', false],
  ['localhost.', false],
  ['1127.0.0.1', false],
  ['127.0.0.1.example', false],
  ['127.0.0', false],
  ['128.0.0.1', false],
])('whether %s always means this machine: %s', (name, isOne) => expect(isLoopback(name)).toBe(isOne))

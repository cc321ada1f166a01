import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import {
  discardBody,
  isFailure,
  maxBufferedBytes,
  parseResponseJson,
  readApiResponse,
} from '#bff/upstream/apiResponse.ts'
import type { UpstreamResponse } from '#bff/upstream/upstream.ts'

afterEach(() => void vi.useRealTimers())

const json: [string, string] = ['Content-Type', 'application/json']

function read(headers: UpstreamResponse['headers'], body: Buffer | Readable = Buffer.from('{}')) {
  return readApiResponse({ status: 200, headers, body })
}

test('headers that a browser may see keep their values under lower-case names, and no others are passed', async () => {
  const kept: [string, string][] = [
    ['X-Mock-Provenance', 'mock'],
    ['X-Mock-World', 'w'],
    ['Content-Type', 'text/plain'],
    ['Content-Length', '2'],
    ['Content-Disposition', 'inline'],
    ['Content-Language', 'ar'],
    ['Content-Range', 'bytes 0-1/2'],
    ['Accept-Ranges', 'bytes'],
    ['ETag', '"a"'],
    ['Last-Modified', 'x'],
    ['Retry-After', '1'],
    ['Institute-Default-Language', 'ar'],
  ]
  const dropped: [string, string][] = [
    ['Set-Cookie', 'a=b'],
    ['Server', 'x'],
    ['Location', '/'],
    ['Access-Control-Allow-Origin', '*'],
    ['Strict-Transport-Security', 'x'],
    ['Content-Security-Policy', 'x'],
  ]
  const { headers } = await read([...kept, ...dropped])
  expect(headers).toStrictEqual(Object.fromEntries(kept.map(([name, value]) => [name.toLowerCase(), value])))
})

test('the rules of storing are absent, or gathered from all headers of a name', async () => {
  expect((await read([json])).storage).toBeUndefined()
  const { storage } = await read([
    ['Cache-Control', 'max-age=5'],
    ['cache-control', 'no-store'],
    ['Vary', 'Accept'],
    ['vary', 'Cookie'],
    ['Age', '7'],
    ['Set-Cookie', 'a=b'],
  ])
  expect(storage).toStrictEqual({
    cacheControl: ',max-age=5,no-store',
    vary: ',Accept,Cookie',
    age: 7,
    setsCookie: true,
  })
})

test.each([
  ['9', 9],
  ['9.7', 9],
  ['-3', 0],
  ['nonsense', 0],
])('an Age of %j is %i seconds', async (age, seconds) => {
  expect((await read([['Age', age]])).storage).toMatchObject({ age: seconds, setsCookie: false })
})

test.each([
  ['Thu, 01 Jan 2026 00:00:20 GMT', undefined, 10],
  ['Thu, 01 Jan 2026 00:00:20 GMT', '4', 10],
  ['Thu, 01 Jan 2026 00:00:20 GMT', '40', 40],
  ['Thu, 01 Jan 2026 00:01:00 GMT', undefined, 0],
  ['nonsense', undefined, 0],
])('a response of Date %j with Age %j is %i seconds old', async (date, age, seconds) => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:30Z') })
  const ages: [string, string][] = age === undefined ? [] : [['Age', age]]
  const headers: [string, string][] = [['Cache-Control', 'max-age=60'], ['Date', date], ...ages]
  expect((await read(headers)).storage?.age).toBe(seconds)
})

test.each([
  ['Thu, 01 Jan 2026 00:01:00 GMT', 'Thu, 01 Jan 2026 00:00:00 GMT', 60],
  ['Thu, 01 Jan 2026 00:00:00 GMT', 'Thu, 01 Jan 2026 00:01:00 GMT', 0],
  ['0', 'Thu, 01 Jan 2026 00:00:00 GMT', 0],
  ['nonsense', 'Thu, 01 Jan 2026 00:00:00 GMT', 0],
  ['Thu, 01 Jan 2026 00:01:00 GMT', undefined, 30],
])('Expires %j at Date %j is in %i seconds', async (expires, date, seconds) => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:30Z') })
  const dates: [string, string][] = date === undefined ? [] : [['DATE', date]]
  expect((await read([['Expires', expires], ...dates])).storage?.expiresIn).toBe(seconds)
})

test('JSON that arrives in pieces is one buffer, anything else stays a stream', async () => {
  const { body } = await read([json], Readable.from([Buffer.from('{"a"'), Buffer.from(':1}')]))
  expect(body).toEqual(Buffer.from('{"a":1}'))
  const file = Readable.from([Buffer.from('file')])
  expect((await read([['content-type', 'image/png']], file)).body).toBe(file)
})

test('JSON of more than 1 MiB stays a stream of all its bytes', async () => {
  const half = Buffer.alloc(maxBufferedBytes / 2, ' ')
  const whole = await read([json], Readable.from([half, half]))
  expect(whole.body).toEqual(Buffer.concat([half, half]))
  const { body } = await read([json], Readable.from([half, half, Buffer.from('1'), Buffer.from('2')]))
  expect(body).toBeInstanceOf(Readable)
  const bytes = await buffer(body as Readable)
  expect(bytes.length).toBe(maxBufferedBytes + 2)
  expect(bytes.subarray(-2).toString()).toBe('12')
})

test('a large stream that is not read to its end releases its source', async () => {
  const source = Readable.from([Buffer.alloc(maxBufferedBytes), Buffer.from('1'), Buffer.from('2')])
  const { body } = await read([json], source)
  discardBody({ body })
  await vi.waitFor(() => expect(source.destroyed).toBe(true))
})

async function* breakOff() {
  yield Buffer.alloc(maxBufferedBytes + 1)
  throw new Error('cut off')
}

test('a large stream that breaks off does not end the process', async () => {
  const { body } = await read([json], Readable.from(breakOff()))
  await expect(buffer(body as Readable)).rejects.toThrow('cut off')
})

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['GZIP', gzipSync],
])('JSON in %s is decoded, and no longer says that it is encoded', async (encoding, encode) => {
  const response = await read([json, ['Content-Encoding', encoding]], encode('{"a":1}'))
  expect(response.body).toEqual(Buffer.from('{"a":1}'))
  expect(response.headers).toStrictEqual({ 'content-type': 'application/json' })
})

/** Reads a compressed response of some bytes. */
async function readGzip(size: number) {
  return read([json, ['content-encoding', 'gzip']], gzipSync(Buffer.alloc(size)))
}

test('JSON that grows beyond 16 MiB is refused', async () => {
  const limit = 16 * maxBufferedBytes
  expect((await readGzip(limit)).body).toHaveLength(limit)
  await expect(readGzip(limit + 1)).rejects.toThrow(/larger/)
})

test.each([
  ['identity', '{}'],
  ['gzip', ''],
])('a body of encoding %s and content %j is taken as it is', async (encoding, text) => {
  const response = await read([json, ['content-encoding', encoding]], Buffer.from(text))
  expect(response.body).toEqual(Buffer.from(text))
  expect(response.headers).toStrictEqual({ 'content-type': 'application/json' })
})

test('a body of an unknown encoding is passed on with its content-encoding', async () => {
  const response = await read([json, ['content-encoding', 'zstd']], Buffer.from('x'))
  expect(response.body).toEqual(Buffer.from('x'))
  expect(response.headers['content-encoding']).toBe('zstd')
})

test('the JSON of a response is read from a buffer only', () => {
  expect(parseResponseJson({ body: Buffer.from('{"a":1}') })).toEqual({ a: 1 })
  expect(parseResponseJson({ body: Buffer.from('{') })).toBeUndefined()
  expect(parseResponseJson({ body: Readable.from(['{}']) })).toBeUndefined()
})

test.each([
  [{ success: false }, true],
  [{ success: true }, false],
  [{}, false],
  [undefined, false],
  [[], false],
])('%j is a failure: %s', (body, isFailed) => {
  expect(isFailure(body)).toBe(isFailed)
})

test('a discarded stream is closed, and its error does not end the process', async () => {
  const body = new Readable({ read: () => undefined })
  discardBody({ body })
  expect(body.destroyed).toBe(true)
  expect(body.emit('error', new Error('reset'))).toBe(true)
  discardBody({ body: Buffer.alloc(0) })
})

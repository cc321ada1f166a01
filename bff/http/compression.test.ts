import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Negotiator from 'negotiator'
import { expect, test, vi } from 'vitest'
import { compress, negotiateCoding, selectCoding } from '#bff/http/compression.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['identity', undefined],
  ['br;q=0, gzip;q=0.000', undefined],
  ['', undefined],
])('the preferred coding of "%s" is %s', (header, coding) => {
  expect(negotiateCoding(header)).toBe(coding)
})

test('a header with thousands of spaces costs less than two milliseconds', () => {
  const header = `a${' '.repeat(15_000)}b`
  const before = process.threadCpuUsage()
  for (let round = 0; round < 10; round += 1) negotiateCoding(`${header}${round}`)
  expect(process.threadCpuUsage(before).user).toBeLessThan(20_000)
})

test('a text is compressed from 1024 bytes on, for clients that accept it', async () => {
  const text = Buffer.from('نص text '.repeat(200))
  const brotli = await compress(text, 'gzip, br')
  expect([brotli.encoding, brotliDecompressSync(brotli.body).equals(text)]).toEqual(['br', true])
  const gzip = await compress(text, 'gzip')
  expect([gzip.encoding, gunzipSync(gzip.body).equals(text)]).toEqual(['gzip', true])
  for (const accepted of [undefined, 'identity'])
    expect(await compress(text, accepted)).toEqual({ body: text })
  expect(await compress(text.subarray(0, 1023), 'br')).not.toHaveProperty('encoding')
  expect((await compress(text.subarray(0, 1024), 'br')).encoding).toBe('br')
})

test('several headers are read as one, and one longer than browsers send accepts nothing', () => {
  const body = Buffer.alloc(2000)
  expect(selectCoding(body, ['gzip', 'br'])).toBe('br')
  expect(negotiateCoding(`br${' '.repeat(998)}`)).toBe('br')
  expect(negotiateCoding(`br${' '.repeat(999)}`)).toBeUndefined()
})

const formatHeader = (number: number) => `gzip;q=0.${String(number).padStart(3, '0')}`

test('each header is parsed once, and hundreds of different ones are not all remembered', () => {
  const parse = vi.spyOn(Negotiator.prototype, 'encodings')
  for (const number of [1, 1, 2, 1]) negotiateCoding(formatHeader(number))
  expect(parse).toHaveBeenCalledTimes(2)
  for (let number = 3; number < 203; number += 1) negotiateCoding(formatHeader(number))
  parse.mockClear()
  expect(negotiateCoding(formatHeader(202))).toBe('gzip')
  expect(parse).not.toHaveBeenCalled()
  negotiateCoding(formatHeader(1))
  expect(parse).toHaveBeenCalledTimes(1)
  parse.mockRestore()
})

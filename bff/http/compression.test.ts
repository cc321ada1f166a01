import { expect, test } from 'vitest'
import { negotiateCoding } from '#bff/http/compression.ts'

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

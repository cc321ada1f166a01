import { expect, test } from 'vitest'
import { buildSample } from '#mocks/pictures/samples.ts'

/** The first four bytes as text. */
const readStart = (type: string) => {
  const file = buildSample(type)
  return typeof file === 'string' ? file.slice(0, 4) : Buffer.from(file.subarray(0, 4)).toString('latin1')
}

test.each([
  ['image/jpeg', '\u0089PNG'],
  ['application/pdf', '%PDF'],
  ['video/webm', '\u001aE\u00df\u00a3'],
  ['text/plain', 'Samp'],
])('a sample of %s begins like one', (type, start) => {
  expect(readStart(type)).toBe(start)
})

test('a sound is half a second of one tone', () => {
  const file = Buffer.from(buildSample('audio/mpeg'))
  expect(file.subarray(0, 16).toString('latin1')).toMatch(/^RIFF.{4}WAVEfmt $/s)
  expect([file.readUInt32LE(4) + 8, file.readUInt32LE(24), file.readUInt32LE(40)]).toEqual([
    file.length,
    8000,
    4000,
  ])
  const samples = [...file.subarray(44)]
  const rises = samples.filter((value, index) => value >= 128 && (samples[index - 1] ?? 128) < 128)
  expect(rises.length).toBeGreaterThanOrEqual(219)
  expect(rises.length).toBeLessThanOrEqual(220)
})

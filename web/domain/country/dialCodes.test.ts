import { expect, test } from 'vitest'
import { findDialCode, dialCodes, regions, replaceDialCode } from './dialCodes.ts'

test('about 240 countries are known, each once, and a country with two codes offers both', () => {
  expect(regions.length).toBeGreaterThanOrEqual(240)
  expect(new Set(regions).size).toBe(regions.length)
  expect(dialCodes.filter(({ region }) => region === 'DO').map(({ code }) => code)).toEqual([
    '+1809',
    '+1829',
  ])
  expect(dialCodes.every(({ code }) => /^\+[1-9]\d{0,3}$/.test(code))).toBe(true)
})

test('every region has a name in both languages', () => {
  for (const language of ['en', 'ar']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    expect(regions.filter((region) => names.of(region) === undefined)).toEqual([])
  }
})

// oxfmt-ignore
test.each([
  ['+201000000000', 'EG'], ['+12025550100', 'US'], ['+18095550100', 'DO'], ['+447700900000', 'GB'],
  ['+79161234567', 'RU'], ['+37912345678', 'VA'], ['+966500000000', 'SA'], ['+999', undefined], ['0100', undefined],
])('%s belongs to %s', (number, region) => {
  expect(findDialCode(number)?.region).toBe(region)
})

// oxfmt-ignore
test.each([
  ['', '+20', '+20 '], ['01000000000', '+20', '+20 1000000000'], ['+20 100 000', '+966', '+966 100 000'],
  ['+', '+20', '+20 '], ['0020', '+20', '+20 20'],
])('%j under %s becomes %j', (number, code, text) => {
  expect(replaceDialCode(number, code)).toBe(text)
})

import { expect, test } from 'vitest'
import { countryCodes } from './countries.ts'

const getCodes = (region: string) => countryCodes.find((country) => country.region === region)?.codes

test('each country is listed once, by its ISO code, which has a name in both languages', () => {
  const regions = countryCodes.map(({ region }) => region)
  expect(new Set(regions).size).toBe(regions.length)
  expect(regions.length).toBeGreaterThan(230)
  for (const language of ['en', 'ar']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    expect(regions.filter((region) => names.of(region) === undefined)).toEqual([])
  }
})

test('dial codes begin with a plus; a country has none, one or two', () => {
  expect([getCodes('EG'), getCodes('DO'), getCodes('BV')]).toEqual([['+20'], ['+1809', '+1829'], []])
  for (const { codes } of countryCodes) for (const code of codes) expect(code).toMatch(/^\+[1-9]\d{0,3}$/)
})

import type { Language } from '#sdk/language.ts'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import {
  formatDate,
  formatDay,
  formatDayShort,
  formatMoney,
  formatNumber,
  formatCurrency,
  formatSize,
  formatWeekly,
} from './format.ts'

/** Spaces that do not break are spaces here. */
const normalizeSpaces = (text: string) =>
  text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '')
const start = '2026-11-23T22:05:00Z'

test('amounts have no decimals or two, and the currency by its code, in Arabic by its sign', () => {
  expect(normalizeSpaces(formatMoney(1500, 'EGP', 'en'))).toBe('EGP 1,500')
  expect(normalizeSpaces(formatMoney(1500.5, 'EGP', 'en'))).toBe('EGP 1,500.50')
  expect(normalizeSpaces(formatMoney(1500, 'USD', 'en'))).toBe('USD 1,500')
  expect(normalizeSpaces(formatMoney(1500, 'USD', 'ar'))).toBe('1,500 دولار')
  expect(normalizeSpaces(formatMoney(1500, 'EGP', 'ar'))).toBe('1,500 ج.م.')
  expect([
    normalizeSpaces(formatNumber(12_345.5, 'en')),
    normalizeSpaces(formatNumber(12_345.5, 'ar')),
  ]).toEqual(['12,345.5', '12,345.5'])
})

test('days are named in the zone of the viewer', () => {
  const read = (language: Language, timeZone: string) => ({
    language,
    timeZone,
    clock: { madeAt: Date.parse(start) },
  })
  expect(formatDay(start, read('en', 'UTC'))).toBe('Monday 23 November')
  expect(formatDay(start, read('en', 'Africa/Cairo'))).toBe('Tuesday 24 November')
  expect(formatDay(start, read('ar', 'UTC'))).toBe('الاثنين، 23 نوفمبر')
  expect(formatDayShort(start, read('en', 'UTC'))).toBe('Mon 23 Nov')
  expect(formatDayShort(start, read('en', 'Africa/Cairo'))).toBe('Tue 24 Nov')
})

test('a weekly time has its day and 24 hours', () => {
  expect(formatWeekly(start, 'en', 'UTC')).toBe('Monday 22:05')
  expect(formatWeekly(start, 'en', 'Africa/Cairo')).toBe('Tuesday 00:05')
})

test('a calendar day is the same in every zone', () => {
  expect(formatDate('2026-03-01', 'en')).toBe('1 Mar 2026')
  expect(normalizeSpaces(formatDate('2026-03-01', 'ar'))).toBe('1 مارس 2026')
})

test.each([
  [0, '0 kB'],
  [12, '0.1 kB'],
  [512, '0.5 kB'],
  [1_048_575, '1,024 kB'],
  [1_048_576, '1 MB'],
  [2_621_440, '2.5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(normalizeSpaces(formatSize(bytes, createIntl({ locale: 'en-GB' })))).toBe(text)
})

test('Arabic spells the units of sizes out, as its other texts do', () => {
  const intl = createIntl({ locale: 'ar-u-nu-latn' })
  expect(normalizeSpaces(formatSize(2_621_440, intl))).toBe('2.5 ميغابايت')
  expect(normalizeSpaces(formatSize(2048, intl))).toBe('2 كيلوبايت')
})

test('a currency is named as prices show it', () => {
  expect(formatCurrency('EGP', 'en')).toBe('EGP')
  expect(formatCurrency('EGP', 'ar')).toBe('ج.م.')
  expect(formatCurrency('USD', 'ar')).toBe('دولار')
})

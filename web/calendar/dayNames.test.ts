import { expect, test } from 'vitest'
import type { Language } from '#sdk/language.ts'
import { getDayNames } from './dayNames.ts'
import { getFirstWeekday } from './week.ts'

const write = (date: string, language: Language) =>
  Object.fromEntries(Object.entries(getDayNames(date, language)).map(([name, format]) => [name, format()]))

test('a day has a name for each place in English, and the next day has its own', () => {
  const thursday = {
    weekday: 'Thu',
    narrow: 'T',
    brief: 'Thu',
    number: '29',
    date: '29 Oct',
    full: 'Thursday 29 October',
    month: 'October 2026',
  }
  expect(write('2026-10-29', 'en')).toEqual(thursday)
  expect(write('2026-10-30', 'en')).toMatchObject({ weekday: 'Fri', number: '30', date: '30 Oct' })
  // The cached object is the same
  expect(write('2026-10-29', 'en')).toEqual(thursday)
})

test('in Arabic the brief name is one letter, and digits are Latin', () => {
  expect(write('2026-10-29', 'ar')).toEqual({
    weekday: 'الخميس',
    narrow: 'خ',
    brief: 'خ',
    number: '29',
    date: '29 أكتوبر',
    full: 'الخميس، 29 أكتوبر',
    month: 'أكتوبر 2026',
  })
})

test('weeks begin on Monday in English and on Saturday in Arabic', () => {
  expect([getFirstWeekday('en'), getFirstWeekday('ar')]).toEqual([1, 6])
})

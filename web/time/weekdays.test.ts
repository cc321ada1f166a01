import { expect, test } from 'vitest'
import { listWeekdays } from './weekdays.ts'

test('an English week begins on Monday, which is day 1', () => {
  const week = listWeekdays('en')
  expect(week[0]).toEqual({ day: 1, short: 'Mon', long: 'Monday' })
  expect(week.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('an Arabic week begins on Saturday, which stays day 6', () => {
  const week = listWeekdays('ar')
  expect(week[0]).toMatchObject({ day: 6, long: 'السبت' })
  expect(week.map(({ day }) => day)).toEqual([6, 7, 1, 2, 3, 4, 5])
})

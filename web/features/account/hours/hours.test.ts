import { getIntl } from '#web/i18n/intl.ts'
import { expect, test } from 'vitest'
import {
  findExceptionsProblem,
  formatDayName,
  isWrongException,
  suggestRange,
  filterDayRanges,
  findRangesProblem,
  findWeekProblem,
  replaceDay,
} from './hours.ts'

const monday = { day: 1, from: '09:00', to: '13:00' }

test('a day is replaced and copied without touching the others, and its ranges keep their order', () => {
  const week = replaceDay([monday, { day: 3, from: '10:00', to: '11:00' }], 3, [
    monday,
    { day: 1, from: '07:00', to: '08:00' },
  ])
  expect(week.filter(({ day }) => day === 1)).toEqual([monday])
  expect(filterDayRanges(week, 3).map(({ from }) => from)).toEqual(['09:00', '07:00'])
})

// oxfmt-ignore
test.each([
  [[monday], undefined],
  [[monday, { day: 1, from: '13:00', to: '14:00' }], undefined],
  [[monday, { day: 1, from: '12:59', to: '14:00' }], 'hours.overlap'],
  [[{ day: 1, from: '13:00', to: '13:00' }], 'hours.order'],
  [[{ day: 1, from: '22:00', to: '01:00' }], 'hours.order'],
  [[{ day: 1, from: '', to: '01:00' }], 'hours.missing'],
  [[{ day: 1, from: '22:00', to: '00:00' }], undefined],
  [[{ day: 1, from: '00:00', to: '00:00' }], undefined],
  [[{ day: 1, from: '22:00', to: '00:00' }, { day: 1, from: '23:00', to: '23:30' }], 'hours.overlap'],
])('%j: %s', (ranges, problem) => {
  expect(findRangesProblem(ranges)).toBe(problem)
  expect(findWeekProblem(ranges)).toBe(problem)
})

test('exceptions need a date, an ordered range, and one entry per date', () => {
  const closed = { date: '2026-12-01', is_closed: true }
  expect(findExceptionsProblem([closed])).toBeUndefined()
  expect(findExceptionsProblem([closed, closed])).toBe('hours.doubled')
  expect(findExceptionsProblem([{ date: '', is_closed: true }])).toBe('form.date')
  expect(findExceptionsProblem([{ date: '2026-12-01', is_closed: false, from: '10:00', to: '09:00' }])).toBe(
    'hours.order',
  )
})

test('only invalid exceptions are marked, and an error names its day', () => {
  const closed = { date: '2026-12-01', is_closed: true }
  const other = { date: '2026-12-02', is_closed: true }
  const all = [closed, other, { ...closed }, { date: '', is_closed: true }]
  expect(all.map((row) => isWrongException(row, all))).toEqual([true, false, true, true])
  expect([1, 7].map((day) => formatDayName(day, getIntl('en')))).toEqual(['Monday', 'Sunday'])
})

test('a range that is added to a day starts after the last one', () => {
  expect(suggestRange([], 2)).toEqual({ day: 2, from: '09:00', to: '13:00' })
  expect(suggestRange([monday], 1)).toEqual({ day: 1, from: '14:00', to: '15:00' })
  expect(suggestRange([{ day: 1, from: '22:00', to: '23:30' }], 1)).toEqual({
    day: 1,
    from: '23:00',
    to: '00:00',
  })
})

import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { listDays, stepDate } from './span.ts'
import { CAIRO } from './testTimes.ts'
import { listDaysFrom } from './week.ts'

const monday = { zone: CAIRO, firstDay: 1 } as const

describe('days of a view', () => {
  test('a month is shown in whole weeks, starting at the first day of the week', () => {
    const days = listDays(Temporal, 'month', '2026-11-21', monday)
    expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([42, '2026-10-26', '2026-12-06'])
    const saturday = listDays(Temporal, 'month', '2026-11-21', { zone: CAIRO, firstDay: 6 })
    expect([saturday.length, saturday[0]?.date, saturday.at(-1)?.date]).toEqual([
      35,
      '2026-10-31',
      '2026-12-04',
    ])
  })

  test('days around a clock change follow each other without gap or overlap', () => {
    for (const date of ['2026-04-24', '2026-10-29']) {
      const days = listDays(Temporal, 'week', date, monday)
      expect(days.slice(1).map(({ from }) => from)).toEqual(days.slice(0, -1).map(({ to }) => to))
    }
    expect(listDaysFrom(Temporal, '2026-10-28', 3, CAIRO).map(({ date, hours }) => [date, hours])).toEqual([
      ['2026-10-28', 24],
      ['2026-10-29', 25],
      ['2026-10-30', 24],
    ])
  })

  test.each([
    ['day', 'next', '2026-10-29', '2026-10-30'],
    ['week', 'previous', '2026-10-29', '2026-10-22'],
    ['month', 'next', '2026-01-31', '2026-02-28'],
    ['agenda', 'next', '2026-04-20', '2026-05-04'],
  ] as const)('a %s steps to the %s one', (span, direction, from, to) => {
    expect(stepDate(Temporal, span, from, direction)).toBe(to)
  })
})

test.each([
  ['day', 1, '2026-11-18', '2026-11-18'],
  ['week', 7, '2026-11-16', '2026-11-22'],
  ['agenda', 14, '2026-11-18', '2026-12-01'],
  ['month', 42, '2026-10-26', '2026-12-06'],
] as const)('a %s shows %i days from %s to %s', (span, count, from, to) => {
  const days = listDays(Temporal, span, '2026-11-18', monday).map(({ date }) => date)
  expect([days.length, days[0], days.at(-1)]).toEqual([count, from, to])
})

test.each([
  ['2026-05-18', 35, '2026-04-27', '2026-05-31'],
  ['2027-02-18', 28, '2027-02-01', '2027-02-28'],
])('the month of %s, which ends with its week, shows no week of the next one', (date, count, from, to) => {
  const days = listDays(Temporal, 'month', date, monday).map((day) => day.date)
  expect([days.length, days[0], days.at(-1)]).toEqual([count, from, to])
})

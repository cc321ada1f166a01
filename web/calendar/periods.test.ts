import { describe, expect, test } from 'vitest'
import { Temporal } from 'temporal-polyfill'
import { formatWholeHour, groupByDay, layoutEntries } from './layoutEntries.ts'
import { moveInCalendar } from './moveInCalendar.ts'
import { moveInGrid } from './moveInGrid.ts'
import { findClockChange, repeatWeekly } from './recurrence.ts'
import { listDays } from './span.ts'
import { buildWeekGrid, isDate, listWeekDays, toWallTime } from './week.ts'

const CAIRO = 'Africa/Cairo'
const monday = { zone: CAIRO, firstDay: 1 } as const

/** A class of an hour that begins at an instant. */
const createClass = (id: number, start: string, minutes = 60) => ({
  id,
  start_date_time: start,
  end_date_time: Temporal.Instant.from(start).add({ minutes }).toString(),
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

test('a text that contains more than a day is not accepted as a day', () => {
  expect(
    ['2026-11-18', '2026-11-18T10:00', 'x2026-11-18', '2026-02-30'].map((text) => isDate(Temporal, text)),
  ).toEqual([true, false, false, false])
})

describe('entries that come in any order', () => {
  const early = createClass(2, '2026-11-18T08:00:00Z')
  const late = createClass(1, '2026-11-18T16:00:00Z')
  const days = listWeekDays(Temporal, '2026-11-18', CAIRO, 1)

  test('are rows of the grid by time, without those of other weeks', () => {
    const other = createClass(3, '2026-11-28T06:00:00Z')
    const rows = buildWeekGrid(Temporal, [late, other, early], days, CAIRO)
    expect(rows.map(({ time, cells }) => [time, cells.findIndex(Boolean)])).toEqual([
      ['10:00', 2],
      ['18:00', 2],
    ])
  })

  test('are rows of a repeated hour, the first occurrence before the second', () => {
    const twice = [createClass(2, '2026-10-29T21:00:00Z'), createClass(1, '2026-10-29T20:00:00Z')]
    const rows = buildWeekGrid(Temporal, twice, listWeekDays(Temporal, '2026-10-29', CAIRO, 1), CAIRO)
    expect(rows.map(({ key, cells }) => [key, cells[3]?.id])).toEqual([
      ['23:00', 1],
      ['23:00+', 2],
    ])
  })

  test('are in the order of their times in a column and in a list of days', () => {
    const same = createClass(3, '2026-11-18T08:00:00Z')
    const columns = layoutEntries(Temporal, [late, same, early], days, CAIRO)
    expect(columns.map((column) => column.map(({ entry }) => entry.id))).toEqual([
      [],
      [],
      [2, 3, 1],
      [],
      [],
      [],
      [],
    ])
    const next = createClass(4, '2026-11-19T08:00:00Z')
    const groups = groupByDay(Temporal, [next, late, same, early], CAIRO)
    expect(groups.map(({ date, entries }) => [date, entries.map(({ id }) => id)])).toEqual([
      ['2026-11-18', [2, 3, 1]],
      ['2026-11-19', [4]],
    ])
  })

  test('entries of days that are not shown have no place', () => {
    expect(layoutEntries(Temporal, [early], days.slice(0, 1), CAIRO)).toEqual([[]])
  })

  test('repeat in the order of their times', () => {
    const series = repeatWeekly(Temporal, [late.start_date_time, early.start_date_time], {
      weeks: 2,
      zone: CAIRO,
    })
    expect(series.map(({ start_date_time, week }) => [start_date_time.slice(8, 13), week])).toEqual([
      ['18T08', 1],
      ['18T16', 1],
      ['25T08', 2],
      ['25T16', 2],
    ])
  })
})

const read = (instant: string) => toWallTime(Temporal, instant, CAIRO)

test('only a wall time that occurs twice is marked as repeated', () => {
  expect(read('2026-10-29T20:30:00Z')).toMatchObject({ time: '23:30', offset: '+03:00', isRepeated: true })
  expect(read('2026-10-29T21:30:00Z')).toMatchObject({ time: '23:30', offset: '+02:00', isRepeated: true })
  expect(read('2026-10-29T22:30:00Z')).toMatchObject({ time: '00:30', offset: '+02:00', isRepeated: false })
})

test('a clock change at the very end of a week is found', () => {
  const week = { from: '2026-10-25T21:00:00Z', to: '2026-10-29T21:00:00Z' }
  expect(findClockChange(Temporal, week, CAIRO)).toBe(week.to)
})

test('hours have two digits', () => {
  expect([formatWholeHour(9), formatWholeHour(18)]).toEqual(['09:00', '18:00'])
})

describe('keys in a month of which the last week is short', () => {
  // Ten days, a week of seven and one of three, with two items on each
  const layout = { counts: Array.from({ length: 10 }, () => 2), daysInRow: 7, isRightToLeft: false }
  const press = (key: string, day: number, item = 0) =>
    moveInCalendar({ key, ctrlKey: false }, { day, item }, layout)

  test.each([
    ['End', 8, 0, { day: 9, item: 0 }],
    ['End', 1, 0, { day: 6, item: 0 }],
    ['Home', 8, 1, { day: 7, item: 0 }],
    ['ArrowDown', 2, 0, { day: 2, item: 1 }],
    ['ArrowDown', 2, 1, { day: 9, item: 0 }],
    ['ArrowDown', 3, 1, { day: 3, item: 1 }],
    ['ArrowUp', 9, 1, { day: 9, item: 0 }],
    ['ArrowUp', 7, 0, { day: 0, item: 1 }],
    ['ArrowUp', 6, 0, { day: 6, item: 0 }],
    ['x', 6, 0, undefined],
  ] as const)('%s on day %i, item %i moves to %o', (key, day, item, target) => {
    expect(press(key, day, item)).toEqual(target)
  })
})

test.each([
  ['ArrowRight', { row: 0, column: 1 }],
  ['ArrowDown', { row: 1, column: 0 }],
  ['ArrowUp', { row: 0, column: 0 }],
])('%s at the edge of a grid stays, whatever is behind it', (key, at) => {
  const grid = { rows: 2, columns: 2, isRightToLeft: false, isFilled: () => true }
  expect(moveInGrid({ key, ctrlKey: false }, at, grid)).toEqual(at)
})

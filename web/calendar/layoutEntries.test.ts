import { describe, expect, test } from 'vitest'
import { Temporal } from 'temporal-polyfill'
import {
  computeShownHours,
  findSkippedHours,
  formatTimesInZone,
  formatWholeHour,
  groupByDay,
  layoutEntries,
} from './layoutEntries.ts'
import { CAIRO, createClass, early, late, toInstant } from './testTimes.ts'
import { listDaysFrom, listWeekDays } from './week.ts'

/** Creates a class of one hour at a wall time in Cairo. */
function createClassAt(id: number, wall: string, disambiguation: 'earlier' | 'later' = 'earlier') {
  return createClass(id, toInstant(wall, disambiguation))
}

/** Formats 18:00 of a week's days in another zone. */
function formatInOtherZone(date: string, zone: string, other: string) {
  return formatTimesInZone(Temporal, { hour: 18, days: listDaysFrom(Temporal, date, 7, zone), zone, other })
}

describe('layout of entries', () => {
  const thursday = createClassAt(1, '2026-10-29T18:00')
  const friday = createClassAt(2, '2026-10-30T18:00')

  test.each([
    ['Africa/Cairo', ['2026-10-29', 18], ['2026-10-30', 18]],
    ['Asia/Riyadh', ['2026-10-29', 18], ['2026-10-30', 19]],
    ['Europe/London', ['2026-10-29', 15], ['2026-10-30', 16]],
    ['America/New_York', ['2026-10-29', 11], ['2026-10-30', 12]],
    ['Asia/Kolkata', ['2026-10-29', 20.5], ['2026-10-30', 21.5]],
    ['Asia/Kathmandu', ['2026-10-29', 20.75], ['2026-10-30', 21.75]],
  ] as const)('18:00 in Cairo before and after 29 October, seen from %s', (zone, ...times) => {
    const days = listDaysFrom(Temporal, '2026-10-28', 4, zone)
    const found = layoutEntries(Temporal, [friday, thursday], days, zone).flatMap((column, index) =>
      column.map(({ from }) => [days[index]?.date, from / 60]),
    )
    expect(found).toEqual(times)
  })

  test.each([
    ['Africa/Cairo', 1],
    ['Asia/Riyadh', 1],
    ['Europe/London', 23],
    ['America/New_York', 18],
    ['Asia/Kolkata', 3.5],
    ['Asia/Kathmandu', 3.75],
  ] as const)('the first hour of 24 April in Cairo is 01:00, seen from %s', (zone, hour) => {
    const days = listDaysFrom(Temporal, '2026-04-22', 4, zone)
    const first = createClassAt(1, '2026-04-24T01:00')
    const [placed] = layoutEntries(Temporal, [first], days, zone).flat()
    expect((placed?.from ?? 0) / 60).toBe(hour)
  })

  test('a repeated hour has two classes side by side, told apart by their offsets', () => {
    const days = listDaysFrom(Temporal, '2026-10-29', 1, CAIRO)
    const twice = [createClassAt(1, '2026-10-29T23:00'), createClassAt(2, '2026-10-29T23:00', 'later')]
    const [column] = layoutEntries(Temporal, twice, days, CAIRO)
    expect(
      column?.map(({ entry, from, lane, lanes, offset }) => [entry.id, from, lane, lanes, offset]),
    ).toEqual([
      [1, 1380, 0, 2, '+03:00'],
      [2, 1380, 1, 2, '+02:00'],
    ])
  })

  test('a day whose clocks go forward skips an hour, and only that day', () => {
    const days = listDaysFrom(Temporal, '2026-04-23', 3, CAIRO)
    expect(days.map((day) => findSkippedHours(Temporal, day, CAIRO))).toEqual([[], [0], []])
    const [newYork] = listDaysFrom(Temporal, '2026-03-08', 1, 'America/New_York')
    expect(newYork && findSkippedHours(Temporal, newYork, 'America/New_York')).toEqual([2])
  })

  test('overlapping entries share the width, and a later one takes all of it', () => {
    const days = listDaysFrom(Temporal, '2026-11-21', 1, CAIRO)
    const rows = [
      createClassAt(1, '2026-11-21T10:00'),
      createClassAt(2, '2026-11-21T10:30'),
      createClassAt(3, '2026-11-21T11:00'),
      createClassAt(4, '2026-11-21T12:00'),
    ]
    const [column] = layoutEntries(Temporal, rows, days, CAIRO)
    expect(column?.map(({ entry, lane, lanes }) => [entry.id, lane, lanes])).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 2],
      [4, 0, 1],
    ])
  })

  test('empty hours before and after the entries are folded, but never the current one', () => {
    const days = listDaysFrom(Temporal, '2026-11-21', 1, CAIRO)
    const computeHours = (walls: string[], now?: number) => {
      const rows = walls.map((wall, id) => createClassAt(id, wall))
      return computeShownHours(layoutEntries(Temporal, rows, days, CAIRO), now)
    }
    expect(computeHours([])).toEqual({ first: 8, last: 20 })
    expect(computeHours(['2026-11-21T11:00', '2026-11-21T16:30'])).toEqual({ first: 10, last: 19 })
    expect(computeHours(['2026-11-21T11:00', '2026-11-21T16:30'], 7)).toEqual({ first: 6, last: 19 })
    expect(computeHours(['2026-11-21T00:30', '2026-11-21T23:30'])).toEqual({ first: 0, last: 24 })
    // At least six hours, at the end of the day too
    expect(computeHours(['2026-11-21T11:00'])).toEqual({ first: 10, last: 16 })
    expect(computeHours(['2026-11-21T22:30'])).toEqual({ first: 18, last: 24 })
    expect(computeHours([], 23)).toEqual({ first: 18, last: 24 })
  })

  test('an hour shows the time of another zone, or both where its clock changes', () => {
    expect(formatInOtherZone('2026-11-16', CAIRO, 'Asia/Kathmandu')).toEqual(['21:45'])
    expect(formatInOtherZone('2026-10-26', CAIRO, 'Asia/Riyadh')).toEqual(['18:00', '19:00'])
    expect(formatInOtherZone('2026-10-26', 'Asia/Riyadh', CAIRO)).toEqual(['18:00', '17:00'])
  })

  test('an agenda lists each class under its day in the zone', () => {
    const repeated = createClassAt(1, '2026-10-29T23:30', 'later')
    const zones = [CAIRO, 'Asia/Riyadh', 'America/New_York']
    expect(zones.map((zone) => groupByDay(Temporal, [repeated], zone)[0]?.date)).toEqual([
      '2026-10-29',
      '2026-10-30',
      '2026-10-29',
    ])
  })
})

describe('entries that come in any order', () => {
  const days = listWeekDays(Temporal, '2026-11-18', CAIRO, 1)

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
})

test('hours have two digits', () => {
  expect([formatWholeHour(9), formatWholeHour(18)]).toEqual(['09:00', '18:00'])
})

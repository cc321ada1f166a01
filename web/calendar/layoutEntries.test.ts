import { describe, expect, test } from 'vitest'
import { Temporal } from 'temporal-polyfill'
import {
  groupByDay,
  computeShownHours,
  layoutEntries,
  findSkippedHours,
  formatTimesInZone,
} from './layoutEntries.ts'
import { listDays, stepDate } from './span.ts'
import { moveInCalendar } from './moveInCalendar.ts'
import { listDaysFrom } from './week.ts'

const CAIRO = 'Africa/Cairo'

/** Creates a class of one hour at a wall time in Cairo. */
function createClass(id: number, wall: string, disambiguation: 'earlier' | 'later' = 'earlier') {
  const start = Temporal.PlainDateTime.from(wall).toZonedDateTime(CAIRO, { disambiguation }).toInstant()
  return { id, start_date_time: start.toString(), end_date_time: start.add({ hours: 1 }).toString() }
}

/** Formats 18:00 of a week's days in another zone. */
function formatInOtherZone(date: string, zone: string, other: string) {
  return formatTimesInZone(Temporal, { hour: 18, days: listDaysFrom(Temporal, date, 7, zone), zone, other })
}

function press(key: string, ctrlKey = false) {
  return { key, ctrlKey }
}

describe('days of a view', () => {
  const monday = { zone: CAIRO, firstDay: 1 } as const

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

describe('layout of entries', () => {
  const thursday = createClass(1, '2026-10-29T18:00')
  const friday = createClass(2, '2026-10-30T18:00')

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
    const first = createClass(1, '2026-04-24T01:00')
    const [placed] = layoutEntries(Temporal, [first], days, zone).flat()
    expect((placed?.from ?? 0) / 60).toBe(hour)
  })

  test('a repeated hour has two classes side by side, told apart by their offsets', () => {
    const days = listDaysFrom(Temporal, '2026-10-29', 1, CAIRO)
    const twice = [createClass(1, '2026-10-29T23:00'), createClass(2, '2026-10-29T23:00', 'later')]
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
      createClass(1, '2026-11-21T10:00'),
      createClass(2, '2026-11-21T10:30'),
      createClass(3, '2026-11-21T11:00'),
      createClass(4, '2026-11-21T12:00'),
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
      const rows = walls.map((wall, id) => createClass(id, wall))
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
    const late = createClass(1, '2026-10-29T23:30', 'later')
    const zones = [CAIRO, 'Asia/Riyadh', 'America/New_York']
    expect(zones.map((zone) => groupByDay(Temporal, [late], zone)[0]?.date)).toEqual([
      '2026-10-29',
      '2026-10-30',
      '2026-10-29',
    ])
  })
})

describe('keys of a calendar', () => {
  const week = { counts: [1, 3, 1, 2, 1, 1, 1], daysInRow: 7, isRightToLeft: false }
  const month = {
    counts: Array.from({ length: 14 }, (_, day) => (day === 1 ? 3 : 1)),
    daysInRow: 7,
    isRightToLeft: false,
  }

  test('left and right move in visual order in both directions and stop at the ends', () => {
    expect(moveInCalendar(press('ArrowRight'), { day: 1, item: 2 }, week)).toEqual({ day: 2, item: 0 })
    expect(
      moveInCalendar(press('ArrowRight'), { day: 1, item: 0 }, { ...week, isRightToLeft: true }),
    ).toEqual({
      day: 0,
      item: 0,
    })
    expect(moveInCalendar(press('ArrowLeft'), { day: 0, item: 0 }, week)).toEqual({ day: 0, item: 0 })
  })

  test('up and down move through a day and on to the neighbouring weeks', () => {
    expect(moveInCalendar(press('ArrowDown'), { day: 1, item: 0 }, month)).toEqual({ day: 1, item: 1 })
    expect(moveInCalendar(press('ArrowDown'), { day: 1, item: 2 }, month)).toEqual({ day: 8, item: 0 })
    expect(moveInCalendar(press('ArrowUp'), { day: 8, item: 0 }, month)).toEqual({ day: 1, item: 2 })
    expect(moveInCalendar(press('ArrowDown'), { day: 3, item: 1 }, week)).toEqual({ day: 3, item: 1 })
  })

  test('Home, End and the page keys move to the ends and to other periods', () => {
    expect(moveInCalendar(press('Home'), { day: 10, item: 0 }, month)).toEqual({ day: 7, item: 0 })
    expect(moveInCalendar(press('End'), { day: 8, item: 0 }, month)).toEqual({ day: 13, item: 0 })
    expect(moveInCalendar(press('Home', true), { day: 10, item: 0 }, month)).toEqual({ day: 0, item: 0 })
    expect(moveInCalendar(press('PageUp'), { day: 1, item: 0 }, week)).toBe('previous')
    expect(moveInCalendar(press('PageDown'), { day: 1, item: 0 }, week)).toBe('next')
    expect(moveInCalendar(press('x'), { day: 1, item: 0 }, week)).toBeUndefined()
  })
})

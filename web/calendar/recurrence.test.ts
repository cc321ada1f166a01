import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { findClockChange, findShifts, repeatWeekly } from './recurrence.ts'
import { CAIRO, toInstant, zones } from './testTimes.ts'
import { toWallTime } from './week.ts'

describe('repeating a week for a month', () => {
  const start = toInstant('2026-10-22T18:00')
  const series = repeatWeekly(Temporal, [start], { weeks: 4, zone: CAIRO })
  const listTimes = (zone: string) =>
    series.map(({ start_date_time }) => toWallTime(Temporal, start_date_time, zone).time)

  test.each([
    ['Cairo', ['18:00', '18:00', '18:00', '18:00']],
    ['Riyadh', ['18:00', '18:00', '19:00', '19:00']],
    ['London', ['16:00', '15:00', '16:00', '16:00']],
    ['New York', ['11:00', '11:00', '11:00', '11:00']],
    ['Kolkata', ['20:30', '20:30', '21:30', '21:30']],
    ['Kathmandu', ['20:45', '20:45', '21:45', '21:45']],
  ] as const)('Thursdays at 18:00 in Cairo over 29 October, seen from %s', (city, times) => {
    expect(listTimes(zones[city])).toEqual(times)
  })

  test('Fridays include the week in which only Cairo has changed its clock', () => {
    const fridays = repeatWeekly(Temporal, [toInstant('2026-10-23T18:00')], { weeks: 3, zone: CAIRO })
    expect(fridays.map((row) => toWallTime(Temporal, row.start_date_time, zones['New York']).time)).toEqual([
      '11:00',
      '12:00',
      '11:00',
    ])
    expect([
      ...findShifts(Temporal, fridays, { viewerZone: zones['New York'], tutorZone: CAIRO }).values(),
    ]).toEqual([
      { before: '11:00', now: '12:00' },
      { before: '12:00', now: '11:00' },
    ])
  })

  test('each weekday is compared with itself, so that two weekdays after a change are both marked', () => {
    const starts = [toInstant('2026-10-22T18:00'), toInstant('2026-10-23T18:00')]
    const fortnight = repeatWeekly(Temporal, starts, { weeks: 2, zone: CAIRO })
    const shifts = findShifts(Temporal, fortnight, { viewerZone: zones.Riyadh, tutorZone: CAIRO })
    expect([...shifts]).toEqual([[toInstant('2026-10-30T18:00'), { before: '18:00', now: '19:00' }]])
    const later = repeatWeekly(Temporal, starts, { weeks: 3, zone: CAIRO })
    const marked = findShifts(Temporal, later, { viewerZone: zones.Riyadh, tutorZone: CAIRO })
    expect([...marked.keys()]).toEqual([toInstant('2026-10-30T18:00'), toInstant('2026-11-05T18:00')])
  })

  test('a class ends when its minutes are over, an hour after its start without any', () => {
    const [half, whole] = [30, undefined].map((minutes) =>
      repeatWeekly(Temporal, [start], { weeks: 2, zone: CAIRO, ...(minutes && { minutes }) }).map(
        (row) => (Date.parse(row.end_date_time) - Date.parse(row.start_date_time)) / 60_000,
      ),
    )
    expect([half, whole]).toEqual([
      [30, 30],
      [60, 60],
    ])
  })

  test('a time that does not exist moves an hour later, and is marked', () => {
    const [, second, third] = repeatWeekly(Temporal, [toInstant('2026-04-17T00:30')], {
      weeks: 3,
      zone: CAIRO,
    })
    expect(second).toMatchObject({ start_date_time: toInstant('2026-04-24T01:30'), change: 'moved', week: 2 })
    expect(third).toMatchObject({ start_date_time: toInstant('2026-05-01T00:30'), change: undefined })
  })

  test('a repeated time is its first occurrence, and is marked', () => {
    const [, second] = repeatWeekly(Temporal, [toInstant('2026-10-22T23:30')], { weeks: 2, zone: CAIRO })
    expect(second).toMatchObject({ start_date_time: '2026-10-29T20:30:00Z', change: 'repeated' })
  })

  test('a clock change within a week is found, and one outside it is not', () => {
    const week = { from: '2026-10-25T21:00:00Z', to: '2026-11-01T22:00:00Z' }
    expect(findClockChange(Temporal, week, CAIRO)).toBe('2026-10-29T21:00:00Z')
    expect(findClockChange(Temporal, week, zones.Riyadh)).toBeUndefined()
    expect(findClockChange(Temporal, { ...week, to: '2026-10-28T00:00:00Z' }, CAIRO)).toBeUndefined()
  })
})

test('hours that come in any order repeat in the order of their times', () => {
  const series = repeatWeekly(Temporal, ['2026-11-18T16:00:00Z', '2026-11-18T08:00:00Z'], {
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

test('a clock change at the very end of a week is found', () => {
  const week = { from: '2026-10-25T21:00:00Z', to: '2026-10-29T21:00:00Z' }
  expect(findClockChange(Temporal, week, CAIRO)).toBe(week.to)
})

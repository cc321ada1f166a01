import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { CAIRO, createClass, early, late, toInstant, zones } from './testTimes.ts'
import { addDays, buildWeekGrid, isDate, listWeekDays, toWallTime } from './week.ts'

describe('weeks', () => {
  test('a week in October has a day of 25 hours in Cairo, and each day once', () => {
    const week = listWeekDays(Temporal, '2026-10-30', CAIRO, 1)
    expect(week.map(({ date }) => date)).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ])
    expect(week.map(({ hours }) => hours)).toEqual([24, 24, 24, 25, 24, 24, 24])
  })

  test('24 April begins at one in Cairo and has 23 hours', () => {
    const day = listWeekDays(Temporal, '2026-04-24', CAIRO, 6).find(({ date }) => date === '2026-04-24')
    expect(day).toMatchObject({ from: '2026-04-23T22:00:00Z', hours: 23 })
  })

  test('Arabic weeks begin on Saturday', () => {
    expect(listWeekDays(Temporal, '2026-10-30', CAIRO, 6)[0]?.date).toBe('2026-10-24')
  })

  test('a week may begin with any weekday', () => {
    const begins = ['2026-10-28', '2026-10-29', '2026-11-04', '2026-11-05'].map(
      (date) => listWeekDays(Temporal, date, CAIRO, 4)[0]?.date,
    )
    expect(begins).toEqual(['2026-10-22', '2026-10-29', '2026-10-29', '2026-11-05'])
  })

  test('days in URLs are validated, and counted correctly over a clock change', () => {
    expect(isDate(Temporal, '2026-02-30')).toBe(false)
    expect(isDate(Temporal, 'today')).toBe(false)
    expect(isDate(Temporal, '2026-10-28')).toBe(true)
    expect(addDays(Temporal, '2026-10-28', 1)).toBe('2026-10-29')
    expect(addDays(Temporal, '2026-10-28', 2)).toBe('2026-10-30')
  })

  test('the repeated hour has two rows', () => {
    const slots = ['2026-10-29T20:00:00Z', '2026-10-29T21:00:00Z'].map((start_date_time) => ({
      start_date_time,
    }))
    const rows = buildWeekGrid(Temporal, slots, listWeekDays(Temporal, '2026-10-29', CAIRO, 1), CAIRO)
    expect(rows.map(({ time }) => time)).toEqual(['23:00', '23:00'])
    expect(rows.map(({ cells }) => cells[3]?.start_date_time)).toEqual(
      slots.map((slot) => slot.start_date_time),
    )
    expect(slots.map((slot) => toWallTime(Temporal, slot.start_date_time, CAIRO))).toMatchObject([
      { offset: '+03:00', isRepeated: true },
      { offset: '+02:00', isRepeated: true },
    ])
  })

  test.each([
    ['Kolkata', '20:30'],
    ['Kathmandu', '20:45'],
    ['Riyadh', '18:00'],
    ['London', '15:00'],
    ['New York', '11:00'],
    ['Cairo', '18:00'],
  ] as const)('a tutor at 18:00 in Cairo in summer is shown at %s %s', (city, time) => {
    expect(toWallTime(Temporal, toInstant('2026-10-28T18:00'), zones[city]).time).toBe(time)
  })
})

test('a text that contains more than a day is not accepted as a day', () => {
  expect(
    ['2026-11-18', '2026-11-18T10:00', 'x2026-11-18', '2026-02-30'].map((text) => isDate(Temporal, text)),
  ).toEqual([true, false, false, false])
})

describe('entries that come in any order', () => {
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
})

const read = (instant: string) => toWallTime(Temporal, instant, CAIRO)

test('only a wall time that occurs twice is marked as repeated', () => {
  expect(read('2026-10-29T20:30:00Z')).toMatchObject({ time: '23:30', offset: '+03:00', isRepeated: true })
  expect(read('2026-10-29T21:30:00Z')).toMatchObject({ time: '23:30', offset: '+02:00', isRepeated: true })
  expect(read('2026-10-29T22:30:00Z')).toMatchObject({ time: '00:30', offset: '+02:00', isRepeated: false })
})

import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { moveInGrid } from './moveInGrid.ts'
import { findClockChange, repeatWeekly, findShifts } from './recurrence.ts'
import { loadTemporal } from './temporal.ts'
import { addDays, buildWeekGrid, isDate, toWallTime, listWeekDays } from './week.ts'

const CAIRO = 'Africa/Cairo'
const zones = {
  Cairo: CAIRO,
  Riyadh: 'Asia/Riyadh',
  London: 'Europe/London',
  'New York': 'America/New_York',
  Kolkata: 'Asia/Kolkata',
  Kathmandu: 'Asia/Kathmandu',
}

/** Converts a wall time in Cairo to an instant. */
function toInstant(wall: string): string {
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(CAIRO).toInstant().toString()
}

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

test('Temporal loads with or without native support', async () => {
  expect((await loadTemporal()).PlainDate.from('2026-10-29').toString()).toBe('2026-10-29')
})

function pressKey(name: string, ctrlKey = false) {
  return { key: name, ctrlKey }
}

describe('keys of the grid', () => {
  const filled = ['0,0', '0,2', '1,1', '1,2', '2,0']
  const createGrid = (isRightToLeft: boolean) => ({
    rows: 3,
    columns: 3,
    isRightToLeft,
    isFilled: ({ row, column }: { row: number; column: number }) => filled.includes(`${row},${column}`),
  })
  test.each([
    ['ArrowRight', { row: 0, column: 0 }, false, { row: 0, column: 2 }],
    ['ArrowLeft', { row: 0, column: 0 }, true, { row: 0, column: 2 }],
    ['ArrowRight', { row: 0, column: 0 }, true, { row: 0, column: 0 }],
    ['ArrowDown', { row: 0, column: 0 }, false, { row: 2, column: 0 }],
    ['ArrowUp', { row: 0, column: 0 }, false, { row: 0, column: 0 }],
    ['Home', { row: 1, column: 2 }, false, { row: 1, column: 1 }],
    ['End', { row: 1, column: 1 }, true, { row: 1, column: 2 }],
    ['PageDown', { row: 1, column: 1 }, false, 'next'],
    ['PageUp', { row: 1, column: 1 }, false, 'previous'],
    ['x', { row: 1, column: 1 }, false, undefined],
  ] as const)('%s from %o moves in visual order', (name, from, isRightToLeft, to) => {
    expect(moveInGrid(pressKey(name), from, createGrid(isRightToLeft))).toEqual(to)
  })

  test('Control with Home and End moves to the ends of the grid', () => {
    expect(moveInGrid(pressKey('Home', true), { row: 1, column: 1 }, createGrid(false))).toEqual({
      row: 0,
      column: 0,
    })
    expect(moveInGrid(pressKey('End', true), { row: 1, column: 1 }, createGrid(false))).toEqual({
      row: 2,
      column: 0,
    })
  })
})

import { afterEach, expect, test, vi } from 'vitest'
import {
  createClock,
  formatDate,
  formatIso,
  isDay,
  parseInstant,
  startOfDay,
} from '#mocks/world/hours/clock.ts'

afterEach(() => void vi.useRealTimers())

test('a clock shows a fixed time, or that of the machine', () => {
  vi.useFakeTimers({ now: 5 })
  expect([createClock(0)(), createClock(7)(), createClock()()]).toEqual([0, 7, 5])
})

test.each([
  ['2027-01-11', Date.UTC(2027, 0, 11)],
  ['2027-01-11T12:00', Date.parse('2027-01-11T12:00')],
  ['2027-01-11T12:00:00Z', Date.UTC(2027, 0, 11, 12)],
  ['2027-01-11T12:00:00.5+02:00', Date.UTC(2027, 0, 11, 10, 0, 0, 500)],
  [7, 7],
  [0, 0],
])('%j is an instant', (value, instant) => {
  expect(parseInstant(value)).toBe(instant)
})

test.each([
  '',
  'x',
  '2027-02-30',
  '2027-02-30T12:00Z',
  '2027-01-11T25:00Z',
  '2027-01-11 12:00',
  'x2027-01-11',
  '2027-01-11x',
  '2027-01-11T12:00Zx',
  '11/01/2027',
  '1969-12-31',
  -1,
  Date.UTC(9999, 0),
  NaN,
  undefined,
  null,
])('%j is not an instant', (value) => {
  expect(parseInstant(value)).toBeUndefined()
})

test('a day exists in the calendar and is written with eight digits', () => {
  expect(['2028-02-29', '2027-12-31'].map(isDay)).toEqual([true, true])
  const others = ['2027-02-29', '2027-13-01', '2027-1-1', '2027-01-01T00:00', 'x2027-01-01', '']
  expect(others.map(isDay)).toEqual(others.map(() => false))
})

test('days begin at midnight UTC and are written as ISO dates', () => {
  const noon = Date.UTC(2027, 0, 11, 12)
  expect(startOfDay(noon)).toBe(Date.UTC(2027, 0, 11))
  expect(startOfDay(Date.UTC(2027, 0, 11))).toBe(Date.UTC(2027, 0, 11))
  expect([formatDate(noon), formatIso(noon), formatIso(noon + 1)]).toEqual([
    '2027-01-11',
    '2027-01-11T12:00:00Z',
    '2027-01-11T12:00:00.001Z',
  ])
})

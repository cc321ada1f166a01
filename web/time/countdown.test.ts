import { expect, test } from 'vitest'
import { computeTimeLeft } from './countdown.ts'

const until = '2027-01-11T12:00:00Z'
const compute = (milliseconds: number) => computeTimeLeft(until, Date.parse(until) - milliseconds)

test('the time left is shown in days, hours, minutes and seconds', () => {
  expect(compute(((3 * 24 + 4) * 3600 + 5 * 60 + 6) * 1000)).toEqual({
    days: 3,
    hours: 4,
    minutes: 5,
    seconds: 6,
  })
  expect(compute(86_400_000)).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 })
  expect(compute(3_600_000)).toEqual({ days: 0, hours: 1, minutes: 0, seconds: 0 })
})

test('the time is rounded to seconds, so that ten minutes do not begin at 10:01', () => {
  expect(compute(600_400)).toEqual({ days: 0, hours: 0, minutes: 10, seconds: 0 })
  expect(compute(599_500)).toEqual({ days: 0, hours: 0, minutes: 10, seconds: 0 })
})

test('afterwards no time is left', () => {
  expect(compute(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})

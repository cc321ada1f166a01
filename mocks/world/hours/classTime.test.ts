import { expect, test } from 'vitest'
import { noon } from '#mocks/emptyState.ts'
import { computeEnd, isOverlapping, toTimeSpan } from '#mocks/world/hours/classTime.ts'

const MINUTE = 60_000

test.each([
  ['60 minutes after its start', {}, 60],
  ['with the minutes of its group class', { minutes: 120 }, 120],
  ['early, if its group class is short', { minutes: 15 }, 15],
])('a class ends %s', (_, length, minutes) => {
  expect(computeEnd({ start: noon, ...length })).toBe(noon + minutes * MINUTE)
  expect(toTimeSpan({ start: noon, ...length })).toEqual({ start: noon, end: noon + minutes * MINUTE })
})

test('times overlap from the first common instant on, and not when they only touch', () => {
  const time = { start: 10, end: 20 }
  const others = [
    { start: 0, end: 10 },
    { start: 0, end: 11 },
    { start: 12, end: 13 },
    { start: 0, end: 30 },
    { start: 19, end: 30 },
    { start: 20, end: 30 },
  ]
  expect(others.map((other) => isOverlapping(time, other))).toEqual([false, true, true, true, true, false])
})

import { expect, it } from 'vitest'
import { findFirstInstant } from './weekly.ts'

it.each([
  ['Africa/Cairo', '2026-11-21', 1, '18:00', '2026-11-23T16:00:00.000Z'],
  ['Africa/Cairo', '2026-11-23', 1, '18:00', '2026-11-23T16:00:00.000Z'],
  ['Africa/Cairo', '2026-10-29', 4, '18:00', '2026-10-29T15:00:00.000Z'],
  ['Africa/Cairo', '2026-10-30', 5, '18:00', '2026-10-30T16:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21', 7, '06:00', '2026-11-22T00:15:00.000Z'],
  ['America/New_York', '2026-11-21', 6, '21:30', '2026-11-22T02:30:00.000Z'],
])('in %s from %s, weekday %i at %s is %s', (zone, from, weekday, time, instant) => {
  expect(findFirstInstant(from, weekday, time, zone)).toBe(instant)
})

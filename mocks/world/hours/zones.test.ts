import { expect, test } from 'vitest'
import { HOUR } from '#mocks/world/hours/clock.ts'
import { toInstant, getOffset } from '#mocks/world/hours/zones.ts'

test.each([
  ['Africa/Cairo', '2026-11-21T12:00:00Z', 2],
  ['Africa/Cairo', '2026-07-01T12:00:00Z', 3],
  ['Asia/Riyadh', '2026-07-01T12:00:00Z', 3],
  ['Europe/London', '2026-07-01T12:00:00Z', 1],
  ['America/New_York', '2026-10-30T12:00:00Z', -4],
  ['America/New_York', '2026-11-02T12:00:00Z', -5],
  ['Asia/Kolkata', '2026-07-01T12:00:00Z', 5.5],
  ['Asia/Kathmandu', '2026-07-01T12:00:00Z', 5.75],
])('%s is ahead of UTC at %s by %d hours', (zone, instant, hours) => {
  expect(getOffset(zone, Date.parse(instant)) / HOUR).toBe(hours)
})

test.each([
  ['a plain time', '2026-11-21T18:00:00Z', '2026-11-21T16:00:00.000Z', false],
  [
    'a time that does not exist moves an hour later',
    '2026-04-24T00:30:00Z',
    '2026-04-23T22:30:00.000Z',
    true,
  ],
  ['a repeated time is its first', '2026-10-29T23:30:00Z', '2026-10-29T20:30:00.000Z', true],
])('in Cairo %s', (_, wall, expected, isClockChange) => {
  const found = toInstant('Africa/Cairo', Date.parse(wall))
  expect({ ...found, instant: new Date(found.instant).toISOString() }).toEqual({
    instant: expected,
    isClockChange,
  })
})

import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { toInstant, toLocalTime } from './weekly.ts'

const zones = constantFrom(...Intl.supportedValuesOf('timeZone'))
/** Whole minutes of 2024 to 2030, milliseconds since the epoch. */
const instants = integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2031, 0) / 60_000 }).map(
  (minutes) => minutes * 60_000,
)

test('the wall time of an instant is that instant again, or the other one of a repeated hour', () => {
  assert(
    property(zones, instants, (timeZone, at) => {
      const wall = toLocalTime(new Date(at).toISOString(), timeZone)
      const back = toInstant(wall, timeZone)
      expect(toLocalTime(back, timeZone)).toBe(wall)
      expect(Math.abs(Date.parse(back) - at)).toBeLessThanOrEqual(2 * 3_600_000)
    }),
    { numRuns: 3000 },
  )
})

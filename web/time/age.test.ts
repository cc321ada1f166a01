import { expect, test } from 'vitest'
import { computeAge } from './age.ts'
import { toSsrSafeZone } from './ssrSafeZone.ts'

test.each([
  ['2000-06-15', '2026-06-14', 25],
  ['2000-06-15', '2026-06-15', 26],
  ['2000-06-15', '2026-06-16', 26],
  ['2000-06-15', '2026-05-20', 25],
  ['2000-06-15', '2026-07-01', 26],
  ['2000-02-29', '2026-02-28', 25],
  ['2026-01-01', '2026-01-01', 0],
])('a person born on %s is, on %s, %i years old', (birthday, today, age) => {
  expect(computeAge(birthday, today)).toBe(age)
})

test.each([
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'America/Edmonton',
  'America/Inuvik',
  'America/Vancouver',
  'America/Winnipeg',
  'America/Yellowknife',
  'Canada/Central',
  'Canada/Mountain',
  'Canada/Pacific',
  'Europe/Chisinau',
  'Europe/Tiraspol',
])('times in %s, whose rules changed lately, are left to the browser', (zone) => {
  expect(toSsrSafeZone(zone)).toBeUndefined()
})

test('times in other zones are formatted by the server', () => {
  expect(toSsrSafeZone('Africa/Cairo')).toBe('Africa/Cairo')
  expect(toSsrSafeZone(undefined)).toBeUndefined()
})

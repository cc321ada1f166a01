import { expect, test } from 'vitest'
import { toSsrSafeZone } from './ssrSafeZone.ts'

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

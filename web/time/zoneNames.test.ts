import { expect, test } from 'vitest'
import { formatZoneName, listZoneNameFiles, loadZoneNames } from './zoneNames.ts'

const guest = { timeZone: 'Africa/Cairo', isSignedIn: false }

test('a zone is called by its city in English', () => {
  expect(
    ['Africa/Casablanca', 'America/Argentina/Buenos_Aires', 'UTC'].map((zone) => formatZoneName(zone, 'en')),
  ).toEqual(['Casablanca', 'Buenos Aires', 'UTC'])
})

test('a zone with an outdated id has its present name', () => {
  expect(
    ['Asia/Calcutta', 'Asia/Katmandu', 'Europe/Kiev', 'Etc/UTC'].map((zone) => formatZoneName(zone, 'en')),
  ).toEqual(['Kolkata', 'Kathmandu', 'Kyiv', 'UTC'])
})

test('a guest loads the common Arabic names, and all of them with a rare zone or signed in', async () => {
  await loadZoneNames('en', { ...guest, isSignedIn: true })
  expect(listZoneNameFiles('en', guest)).toEqual([])
  await loadZoneNames('ar', guest)
  expect(formatZoneName('Africa/Cairo', 'ar')).toMatch(/القاهرة/)
  expect(listZoneNameFiles('ar', guest)).toHaveLength(1)
  expect(listZoneNameFiles('ar', { ...guest, isSignedIn: true })).toHaveLength(2)
  const rare = { timeZone: 'Pacific/Kiritimati', isSignedIn: false }
  expect(listZoneNameFiles('ar', rare)).toHaveLength(2)
  await loadZoneNames('ar', rare)
  expect(formatZoneName(rare.timeZone, 'ar')).toMatch(/\p{Script=Arabic}/u)
  expect(formatZoneName('Africa/Cairo', 'ar')).toMatch(/القاهرة/)
})

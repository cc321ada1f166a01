import { describe, expect, test, vi } from 'vitest'
import { isZone } from './isZone.ts'
import { formatZone } from './format.ts'
import more from './rareArabicZones.json'
import { listZoneNameFiles, loadZoneNames } from './zoneNames.ts'
import usual from './commonArabicZones.json'
import { findZone, listZoneOptions } from './zones.ts'

const createGuest = (timeZone: string) => ({ timeZone, isSignedIn: false })
await loadZoneNames('ar', createGuest('Asia/Tokyo'))

// Of a process that has loaded no names yet
vi.resetModules()
const unloaded = await import('./zoneNames.ts')
await unloaded.loadZoneNames('ar', createGuest('Africa/Cairo'))
const far = { forCairo: unloaded.formatZoneName('Asia/Tokyo', 'ar'), forTokyo: '' }
await unloaded.loadZoneNames('ar', createGuest('Asia/Tokyo'))
far.forTokyo = unloaded.formatZoneName('Asia/Tokyo', 'ar')
const options = listZoneOptions('Africa/Cairo', 'en', Date.parse('2026-01-15T12:00:00Z'))

describe('findZone', () => {
  test.each([
    ['Riyadh (GMT+3)', 'Asia/Riyadh'],
    ['asia/riyadh', 'Asia/Riyadh'],
    ['riy', 'Asia/Riyadh'],
    ['new york', 'America/New_York'],
    ['  tokyo ', 'Asia/Tokyo'],
  ])('%s finds %s', (typed, zone) => {
    expect(findZone(options, typed)?.value).toBe(zone)
  })

  test.each(['', '   ', 'nowhere at all'])('%j finds nothing', (typed) => {
    expect(findZone(options, typed)).toBeUndefined()
  })
})

describe('in Arabic', () => {
  const arabic = listZoneOptions('Africa/Cairo', 'ar', Date.parse('2026-01-15T12:00:00Z'))

  test('no zone has a Latin name', () => {
    expect(arabic.map(({ label }) => label).filter((label) => /[A-Za-z]/.test(label))).toEqual([])
  })

  test('no name repeats the word of the sentences around it: times are "in the time of" a zone', () => {
    expect(Object.values({ ...usual, ...more }).filter((name) => name.includes('توقيت'))).toEqual([])
  })

  test('every name in the files belongs to a zone', () => {
    expect(Object.keys({ ...usual, ...more }).filter((zone) => !isZone(zone))).toEqual([])
  })

  test('a guest in a rare zone loads the rare names, a guest in a common one does not', () => {
    expect(far).toEqual({ forCairo: 'Tokyo', forTokyo: 'طوكيو، اليابان' })
    expect(listZoneNameFiles('ar', createGuest('Asia/Calcutta'))).toEqual(['time/commonArabicZones.json'])
    expect(listZoneNameFiles('ar', createGuest('Asia/Tokyo'))).toHaveLength(2)
    expect(listZoneNameFiles('ar', { timeZone: 'Africa/Cairo', isSignedIn: true })).toHaveLength(2)
  })

  test('the country is shown in the list only', () => {
    const at = new Date('2026-01-15T12:00:00Z')
    expect(formatZone('Europe/Istanbul', 'ar', at)).toMatch(/^إسطنبول\u00A0\(/)
    expect(findZone(arabic, 'إسطنبول')?.label).toMatch(/^إسطنبول، تركيا \(/)
  })

  test.each([
    ['الدار البيضاء', 'Africa/Casablanca'],
    ['اسطنبول', 'Europe/Istanbul'],
    ['مكة', undefined],
    ['السعوديه', 'Asia/Riyadh'],
    ['فرنسا', 'Europe/Paris'],
    ['أوكلاند', 'Pacific/Auckland'],
    ['chicago', 'America/Chicago'],
  ])('%s is %s', (typed, zone) => {
    expect(findZone(arabic, typed)?.value).toBe(zone)
  })
})

test('zones are listed from west to east, each once', () => {
  const findIndexOf = (zone: string) => options.findIndex(({ value }) => value === zone)
  expect(findIndexOf('America/New_York')).toBeLessThan(findIndexOf('Europe/London'))
  expect(findIndexOf('Europe/London')).toBeLessThan(findIndexOf('Asia/Tokyo'))
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
})

test('a text of the URL is a zone only if it names one', () => {
  expect(isZone('Asia/Kathmandu')).toBe(true)
  expect(isZone('nonsense')).toBe(false)
  expect(isZone('')).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { isZone } from '#web/state/zone.ts'
import { zoneNamed, zoneOptions } from './zones.ts'

const options = zoneOptions('Africa/Cairo', 'en', Date.parse('2026-01-15T12:00:00Z'))

describe('the zone that somebody means', () => {
  test.each([
    ['Riyadh (GMT+3)', 'Asia/Riyadh'],
    ['asia/riyadh', 'Asia/Riyadh'],
    ['riy', 'Asia/Riyadh'],
    ['new york', 'America/New_York'],
    ['  tokyo ', 'Asia/Tokyo'],
  ])('%s is %s', (typed, zone) => {
    expect(zoneNamed(options, typed)?.value).toBe(zone)
  })

  test.each(['', '   ', 'nowhere at all'])('%j is none', (typed) => {
    expect(zoneNamed(options, typed)).toBeUndefined()
  })
})

test('zones stand from west to east, each once', () => {
  const at = (zone: string) => options.findIndex(({ value }) => value === zone)
  expect(at('America/New_York')).toBeLessThan(at('Europe/London'))
  expect(at('Europe/London')).toBeLessThan(at('Asia/Tokyo'))
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
})

test('a text of an address is a zone only where it names one', () => {
  expect(isZone('Asia/Kathmandu')).toBe(true)
  expect(isZone('nonsense')).toBe(false)
  expect(isZone('')).toBe(false)
})

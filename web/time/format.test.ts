import { describe, expect, it } from 'vitest'
import { computeTimeLeft } from './countdown.ts'
import {
  getDayInZone,
  formatDateTime,
  formatDay,
  formatDayShort,
  formatRange,
  formatRelative,
  formatTime,
  formatZone,
  isRepeatedTime,
} from './format.ts'
import { loadZoneNames } from './zoneNames.ts'

const cairo = 'Africa/Cairo'

const english = {
  language: 'en' as const,
  timeZone: cairo,
  clock: { madeAt: Date.parse('2026-11-26T12:00:00Z') },
}

await loadZoneNames('ar', { timeZone: 'Africa/Cairo', isSignedIn: true })

describe('times', () => {
  it('are shown in the zone that is named beside them', () => {
    const start = '2026-11-23T16:00:00Z'
    expect(formatRange(start, '2026-11-23T17:00:00Z', english)).toBe('Mon 23 Nov, 18:00–19:00')
    expect(formatZone(cairo, 'en', new Date(start))).toBe('Cairo\u00A0(GMT+2)')
    expect(formatZone(cairo, 'en', new Date('2026-07-01T00:00:00Z'))).toBe('Cairo\u00A0(GMT+3)')
    expect(formatRange(start, '2026-11-23T17:00:00Z', { ...english, language: 'ar' })).toMatch(/18:00–19:00/)
  })

  it('name a city by its current name, even if the browser reports an older one', () => {
    const at = new Date('2026-11-23T16:00:00Z')
    expect(formatZone('Asia/Calcutta', 'en', at)).toBe('Kolkata\u00A0(GMT+5:30)')
    expect(formatZone('Asia/Katmandu', 'ar', at)).toContain('كاتماندو')
  })

  it('name UTC once, without an offset from itself', () => {
    const at = new Date('2026-11-23T16:00:00Z')
    for (const zone of ['UTC', 'Etc/UTC'])
      expect([zone, formatZone(zone, 'en', at), formatZone(zone, 'ar', at)]).toEqual([zone, 'UTC', 'غرينتش'])
  })

  it('name the second day when midnight is between', () => {
    expect(formatRange('2026-11-23T21:30:00Z', '2026-11-23T22:30:00Z', english)).toBe(
      'Mon 23 Nov, 23:30–Tue 24 Nov, 00:30',
    )
  })

  it('have the year when it is not that of the page, in the zone of the viewer', () => {
    expect(formatDateTime('2026-12-31T22:30:00Z', english)).toBe('Fri, 1 Jan 2027, 00:30')
    expect(formatDateTime('2026-12-31T22:30:00Z', { ...english, timeZone: 'UTC' })).toBe('Thu 31 Dec, 22:30')
    expect(formatDay('2025-12-30T12:00:00Z', english)).toBe('Tuesday, 30 December 2025')
    expect(formatDayShort('2027-01-04T12:00:00Z', english)).toBe('Mon, 4 Jan 2027')
    expect(formatDay('2027-01-04T12:00:00Z', { ...english, language: 'ar' })).toBe('الاثنين، 4 يناير 2027')
    expect(formatRange('2026-12-31T21:30:00Z', '2026-12-31T22:30:00Z', english)).toBe(
      'Thu 31 Dec, 23:30–Fri, 1 Jan 2027, 00:30',
    )
  })

  it('belong to the day of the viewer', () => {
    expect(getDayInZone('2026-11-23T23:00:00Z', cairo)).toBe('2026-11-24')
    expect(getDayInZone('2026-11-23T23:00:00Z', 'America/New_York')).toBe('2026-11-23')
  })

  it.each([
    ['America/New_York', '11:00', '12:00'],
    ['Europe/London', '15:00', '16:00'],
    ['Asia/Riyadh', '18:00', '19:00'],
  ])('18:00 in Cairo is another hour in %s when Cairo changes its clock', (zone, before, after) => {
    expect(formatTime('2026-10-29T15:00:00Z', 'en', zone)).toBe(before)
    expect(formatTime('2026-10-30T16:00:00Z', 'en', zone)).toBe(after)
  })

  it('times that occur twice are recognized', () => {
    expect(isRepeatedTime('2026-10-29T20:30:00Z', cairo)).toBe(true)
    expect(isRepeatedTime('2026-10-29T21:30:00Z', cairo)).toBe(true)
    expect(isRepeatedTime('2026-10-29T18:30:00Z', cairo)).toBe(false)
  })

  it('are never doubled or lost on the short and the long day', () => {
    const days = Array.from({ length: 4 }, (_, day) =>
      getDayInZone(Date.parse('2026-04-23T10:00:00Z') + day * 86_400_000, cairo),
    )
    expect(days).toEqual(['2026-04-23', '2026-04-24', '2026-04-25', '2026-04-26'])
    expect(formatDateTime('2026-04-23T22:00:00Z', english)).toBe('Fri 24 Apr, 01:00')
  })

  it('are formatted relative to now', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    expect(formatRelative('2026-11-21T12:12:00Z', now, 'en')).toBe('in 12 minutes')
    expect(formatRelative('2026-11-22T13:00:00Z', now, 'en')).toBe('tomorrow')
    expect(formatRelative('2026-11-21T09:00:00Z', now, 'ar')).toBe('قبل 3 ساعات')
  })
})

describe('a countdown', () => {
  it('counts whole parts down to zero and stays there', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    expect(computeTimeLeft('2026-11-22T13:01:05Z', now)).toEqual({
      days: 1,
      hours: 1,
      minutes: 1,
      seconds: 5,
    })
    expect(computeTimeLeft('2026-11-21T11:00:00Z', now)).toEqual({
      days: 0,
      hours: 0,
      minutes: 0,
      seconds: 0,
    })
  })

  it('shows no more than the given time, though the clocks differ by milliseconds', () => {
    const given = computeTimeLeft('2026-11-21T12:10:00Z', Date.parse('2026-11-21T12:00:00Z') - 40)
    expect(given).toMatchObject({ minutes: 10, seconds: 0 })
  })
})

import type { GroupCourse } from '#sdk'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { formatGroupTimes, listFirstInstants } from './groupTimes.ts'

const monday = Date.UTC(2027, 0, 11, 12)
const viewer = {
  language: 'en' as const,
  timeZone: 'UTC',
  clock: { madeAt: monday, offset: 0, respondedAt: 0 },
}
const intl = createIntl({ locale: 'en' })

/** A group class in Cairo on Mondays and Wednesdays at five in the afternoon. */
function buildOffer(start_date: string): GroupCourse {
  // The members that its times depend on
  return {
    days: [3, 1],
    start_time: '17:00',
    time_zone: 'Africa/Cairo',
    start_date,
  } as unknown as GroupCourse
}

test('the first class of each weekday is after the start, in order', () => {
  expect(listFirstInstants(buildOffer('2027-02-01'), viewer).map((start) => Date.parse(start))).toEqual([
    Date.UTC(2027, 1, 1, 15),
    Date.UTC(2027, 1, 3, 15),
  ])
})

test('a group class that has begun shows the classes from today on', () => {
  expect(listFirstInstants(buildOffer('2026-10-01'), viewer).map((start) => Date.parse(start))).toEqual([
    Date.UTC(2027, 0, 11, 15),
    Date.UTC(2027, 0, 13, 15),
  ])
})

test('the times are shown in the zone of the viewer', () => {
  expect(formatGroupTimes(buildOffer('2027-02-01'), viewer, intl)).toBe('Monday 15:00 and Wednesday 15:00')
  const tokyo = { ...viewer, timeZone: 'Asia/Tokyo' }
  expect(formatGroupTimes(buildOffer('2027-02-01'), tokyo, intl)).toBe('Tuesday 00:00 and Thursday 00:00')
})

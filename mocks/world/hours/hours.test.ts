import { expect, test } from 'vitest'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { buildUsualHours, isBusyAt, listStarts, sortByZoneDistance } from '#mocks/world/hours/hours.ts'
import { createEmptyState, insertTutor, noon } from '#mocks/emptyState.ts'

const utc = { time_zone: 'UTC', week: [{ day: 1, from: '09:00', to: '11:30' }], exceptions: [] }
const monday = noon - 12 * HOUR

test('the usual hours of a tutor are six on six days, and none for one who does not teach', () => {
  const tutor = insertTutor(createEmptyState(), { isTeaching: true })
  const { week, time_zone } = buildUsualHours(1, tutor)
  expect(time_zone).toBe('Africa/Cairo')
  expect(new Set(week.map(({ day }) => day)).size).toBe(6)
  for (const { from, to } of week) {
    expect(from).toMatch(/^(0[89]|1[0-5]):00$/)
    expect(Number(to.slice(0, 2)) - Number(from.slice(0, 2))).toBe(6)
  }
  expect(buildUsualHours(1, { ...tutor, isTeaching: false }).week).toEqual([])
})

const listBusy = () => Array.from({ length: 1000 }, (_, index) => isBusyAt(1, 3, noon + index * HOUR))

test('a tutor is busy at about one hour in five, at the same ones each time', () => {
  expect(listBusy()).toEqual(listBusy())
  const count = listBusy().filter(Boolean).length
  expect(count).toBeGreaterThan(150)
  expect(count).toBeLessThan(250)
})

test('tutors are sorted by the hours between their zone and another, in either direction', () => {
  const state = createEmptyState()
  const [cairo, tokyo, newYork] = ['Africa/Cairo', 'Asia/Tokyo', 'America/New_York'].map((time_zone) =>
    insertTutor(state, { time_zone }),
  )
  if (!cairo || !tokyo || !newYork) throw new Error('three tutors were inserted')
  expect(sortByZoneDistance([tokyo, newYork, cairo], 'Europe/Paris', noon)).toEqual([cairo, newYork, tokyo])
})

test('working hours are whole hours, each once', () => {
  const starts = [monday + 9 * HOUR, monday + 10 * HOUR]
  expect(listStarts(utc, { from: monday, to: monday + DAY })).toEqual(starts)
  const twice = { ...utc, week: [...utc.week, { day: 1, from: '10:00', to: '12:00' }] }
  expect(listStarts(twice, { from: monday, to: monday + DAY })).toEqual([...starts, monday + 11 * HOUR])
})

test('an hour that begins at the start of a range is in it, one that begins at its end is not', () => {
  const [nine, ten] = [monday + 9 * HOUR, monday + 10 * HOUR]
  expect(listStarts(utc, { from: nine, to: ten })).toEqual([nine])
  expect(listStarts(utc, { from: nine + 1, to: ten + 1 })).toEqual([ten])
})

test('hours repeat each week on the day of the zone', () => {
  const range = { from: monday, to: monday + 14 * DAY }
  expect(listStarts(utc, range)).toEqual([9, 10, 7 * 24 + 9, 7 * 24 + 10].map((hour) => monday + hour * HOUR))
  const tokyo = { ...utc, time_zone: 'Asia/Tokyo' }
  expect(listStarts(tokyo, { from: monday - DAY, to: monday + DAY })).toEqual([monday, monday + HOUR])
})

test('an exception replaces the hours of its day, and a closed one takes them away', () => {
  const range = { from: monday, to: monday + DAY }
  const open = { date: '2027-01-11', is_closed: false, from: '20:00', to: '21:00' }
  const closed = { date: '2027-01-11', is_closed: true, from: '20:00', to: '21:00' }
  expect(listStarts({ ...utc, exceptions: [open] }, range)).toEqual([monday + 20 * HOUR])
  expect(listStarts({ ...utc, exceptions: [closed] }, range)).toEqual([])
  expect(listStarts({ ...utc, exceptions: [{ ...open, date: '2027-01-12' }] }, range)).toHaveLength(2)
})

test('working hours that end at 00:00 last until the end of the day', () => {
  const late = { ...utc, week: [{ day: 1, from: '22:00', to: '00:00' }] }
  const starts = [monday + 22 * HOUR, monday + 23 * HOUR]
  expect(listStarts(late, { from: monday, to: monday + 2 * DAY })).toEqual(starts)
})

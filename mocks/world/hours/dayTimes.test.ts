import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertTutor, noon } from '#mocks/emptyState.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { findDayTime, listDayTimes } from '#mocks/world/hours/dayTimes.ts'

const monday = noon - 12 * HOUR

test.each([
  [5, 'night'],
  [6, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [21, 'evening'],
  [22, 'night'],
  [0, 'night'],
])('the hour %i is in the %s', (hour, time) => {
  expect(findDayTime(monday + hour * HOUR)).toBe(time)
})

/** A tutor who teaches at ten and at six in the evening on Tuesdays, in UTC. */
function createTutor() {
  const state = createEmptyState()
  const tutor = insertTutor(state)
  const week = ['10:00', '18:00'].map((from) => ({
    day: 2,
    from,
    to: `${from.slice(0, 1)}${Number(from[1]) + 1}:00`,
  }))
  state.hours.insert(() => ({ id: tutor.id, hours: { time_zone: 'UTC', week, exceptions: [] } }))
  return { state, tutor }
}

test('the times of day are those of the free hours of a week, in the zone of who reads', () => {
  const { state, tutor } = createTutor()
  expect(listDayTimes(state, tutor, noon, 'UTC')).toEqual(['morning', 'evening'])
  expect(listDayTimes(state, tutor, noon, 'America/New_York')).toEqual(['night', 'afternoon'])
})

test('an hour that is booked counts no more, and one that passes neither', () => {
  const { state, tutor } = createTutor()
  expect(listDayTimes(state, tutor, noon, 'UTC')).toEqual(['morning', 'evening'])
  insertClass(state, { tutor: tutor.id, start: monday + DAY + 10 * HOUR })
  expect(listDayTimes(state, tutor, noon, 'UTC')).toEqual(['evening'])
  expect(listDayTimes(state, tutor, monday + DAY + 19 * HOUR, 'UTC')).toEqual(['morning', 'evening'])
})

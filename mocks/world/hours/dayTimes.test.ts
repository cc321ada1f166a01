import { expect, test } from 'vitest'
import {
  createEmptyState,
  insertClass,
  insertGroupClass,
  insertTutor,
  insertWebinar,
  noon,
} from '#mocks/emptyState.ts'
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

test('an hour that a webinar, a planned group class or a hold takes counts no more', () => {
  const morning = monday + DAY + 10 * HOUR
  const webinar = createTutor()
  expect(listDayTimes(webinar.state, webinar.tutor, noon, 'UTC')).toEqual(['morning', 'evening'])
  insertWebinar(webinar.state, { tutor: webinar.tutor.id, start: morning, end: morning + HOUR })
  expect(listDayTimes(webinar.state, webinar.tutor, noon, 'UTC')).toEqual(['evening'])
  const group = createTutor()
  expect(listDayTimes(group.state, group.tutor, noon, 'UTC')).toEqual(['morning', 'evening'])
  insertGroupClass(group.state, { tutor: group.tutor.id, days: [2], start_time: '12:00' })
  expect(listDayTimes(group.state, group.tutor, noon, 'UTC')).toEqual(['evening'])
  const held = createTutor()
  expect(listDayTimes(held.state, held.tutor, noon, 'UTC')).toEqual(['morning', 'evening'])
  const hold = { owner: 7, tutor: held.tutor.id, starts: [morning], expires: noon + 1 }
  held.state.holds.insert((id) => ({ id, extensions: 0, isPaying: false, ...hold }))
  expect(listDayTimes(held.state, held.tutor, noon, 'UTC')).toEqual(['evening'])
})

test('changed working hours change the times of day', () => {
  const { state, tutor } = createTutor()
  expect(listDayTimes(state, tutor, noon, 'UTC')).toEqual(['morning', 'evening'])
  const week = [{ day: 3, from: '22:00', to: '23:00' }]
  state.hours.update({ id: tutor.id, hours: { time_zone: 'UTC', week, exceptions: [] } })
  expect(listDayTimes(state, tutor, noon, 'UTC')).toEqual(['night'])
})

test('each tutor has times of day of their own', () => {
  const { state, tutor } = createTutor()
  const other = insertTutor(state)
  const week = [{ day: 3, from: '22:00', to: '23:00' }]
  state.hours.insert(() => ({ id: other.id, hours: { time_zone: 'UTC', week, exceptions: [] } }))
  const read = () => [tutor, other].map((one) => listDayTimes(state, one, noon, 'UTC'))
  expect([read(), read()]).toEqual([
    [['morning', 'evening'], ['night']],
    [['morning', 'evening'], ['night']],
  ])
})

test('the times of day are of the coming hours, also when the clock goes back', () => {
  const { state, tutor } = createTutor()
  const list = (now: number) => listDayTimes(state, tutor, now, 'UTC')
  expect(list(monday + DAY + 10 * HOUR)).toEqual(['evening'])
  expect(list(monday + 1)).toEqual(['morning', 'evening'])
})

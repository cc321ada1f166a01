import { expect, test } from 'vitest'
import { createEmptyState, insertReservation, insertWebinar, noon } from '#mocks/emptyState.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import type { RegistrationRecord } from '#mocks/world/staffRecords.ts'
import { notifyOfWebinarTimes } from '#mocks/world/webinars/notifyOfWebinarTimes.ts'
import type { InstituteState } from '#mocks/world/world.ts'

const register = (state: InstituteState, webinar: number, more: Partial<RegistrationRecord> = {}) =>
  state.registrations.insert((id) => ({
    id,
    webinar,
    learner: 7,
    status: 'registered',
    created: noon,
    ...more,
  }))
/** Owners and English titles of what people read. */
const listRead = (state: InstituteState) =>
  state.notifications.list().map(({ owner, title }) => [owner, title.en])

test.each([
  [noon - HOUR - 1, 0],
  [noon - HOUR, 2],
  [noon - 1, 2],
  [noon, 0],
])('within an hour before the start host and registered learners are notified: at %d', (now, count) => {
  const state = createEmptyState()
  register(state, insertWebinar(state).id)
  notifyOfWebinarTimes(state, now)
  expect(state.notifications.list()).toHaveLength(count)
})

test('guests and those who wait or have cancelled are not notified, and the host is once', () => {
  const state = createEmptyState()
  const { id } = insertWebinar(state)
  register(state, id, { learner: null })
  register(state, id, { learner: 8, status: 'waitlisted' })
  register(state, id + 1, { learner: 9 })
  notifyOfWebinarTimes(state, noon - 1)
  notifyOfWebinarTimes(state, noon - 1)
  expect(listRead(state)).toEqual([[3, 'You host soon: Halaqa']])
})

test('a cancelled webinar is no news', () => {
  const state = createEmptyState()
  insertWebinar(state, { isCancelled: true })
  notifyOfWebinarTimes(state, noon - 1)
  expect(listRead(state)).toEqual([])
})

test.each([
  ['a missed interview', {}, {}, noon + HOUR, 1],
  ['an interview that is not over', {}, {}, noon + HOUR - 1, 0],
  ['an interview to which the family came', {}, { hasEntered: true }, noon + HOUR, 0],
  ['an interview of a cancelled booking', { state: 'cancelled' as const }, {}, noon + HOUR, 0],
  ['an interview of last week', {}, {}, noon + HOUR + 7 * DAY, 0],
])('%s is told to its family', (_, booking, registration, now, count) => {
  const state = createEmptyState()
  const { id } = insertWebinar(state)
  const row = insertReservation(state, { webinar_id: id, ...booking })
  insertReservation(state)
  register(state, id, { reservation: row.id, ...registration })
  notifyOfWebinarTimes(state, now)
  notifyOfWebinarTimes(state, now)
  expect(listRead(state)).toEqual(
    Array.from({ length: count }, () => [7, 'You missed your interview: Halaqa']),
  )
})

test('a webinar that was moved is announced once more', () => {
  const state = createEmptyState()
  const webinar = insertWebinar(state)
  notifyOfWebinarTimes(state, noon - 1)
  state.webinars.update({ ...webinar, start: noon + 1 })
  notifyOfWebinarTimes(state, noon - 1)
  expect(listRead(state)).toHaveLength(2)
})

test('each missed interview is told by itself', () => {
  const state = createEmptyState()
  for (const webinar of [insertWebinar(state), insertWebinar(state)]) {
    const row = insertReservation(state, { webinar_id: webinar.id })
    register(state, webinar.id, { reservation: row.id })
  }
  notifyOfWebinarTimes(state, noon + HOUR)
  expect(listRead(state)).toHaveLength(2)
})

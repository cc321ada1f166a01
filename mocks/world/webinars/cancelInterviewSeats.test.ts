import { expect, test } from 'vitest'
import { createEmptyState, insertReservation, insertWebinar, noon } from '#mocks/emptyState.ts'
import type { RegistrationRecord } from '#mocks/world/staffRecords.ts'
import { cancelInterviewSeats, findComingInterview } from '#mocks/world/webinars/interviewSeats.ts'

/** A group booking with an interview from noon to one. */
function create() {
  const state = createEmptyState()
  const interview = insertWebinar(state, { interviewFor: 1 })
  const row = insertReservation(state, { kind: 'group', webinar_id: interview.id })
  const register = (more: Partial<RegistrationRecord> = {}) =>
    state.registrations.insert((id) => ({
      id,
      webinar: interview.id,
      learner: 7,
      status: 'registered',
      created: noon,
      reservation: row.id,
      ...more,
    }))
  const listRead = () => state.notifications.list().map(({ owner, title }) => [owner, title.en])
  return { state, interview, row, register, listRead }
}

test('an interview ends with its booking until it is over', () => {
  const { state, interview, row } = create()
  expect(findComingInterview(state, row, interview.end - 1)).toEqual(interview)
  expect(findComingInterview(state, row, interview.end)).toBeUndefined()
  expect(findComingInterview(state, { ...row, webinar_id: 99 }, noon)).toBeUndefined()
})

test('the seats of a cancelled booking are given back, of which the tutor of a coming interview reads', () => {
  const { state, interview, row, register, listRead } = create()
  const [own, other] = [register(), register({ reservation: 99 })]
  cancelInterviewSeats(state, row, noon)
  expect([own, other].map(({ id }) => state.registrations.get(id))).toEqual([
    { ...own, status: 'cancelled' },
    other,
  ])
  expect(listRead()).toEqual([[interview.tutor, 'A family no longer comes to an interview: Halaqa']])
  expect(state.notifications.list()[0]?.path).toBe(`/dashboard/halaqas?id=${interview.id}`)
})

test('the tutor reads nothing of a booking that was never paid, or whose interview is over', () => {
  const { state, interview, row, register, listRead } = create()
  register()
  cancelInterviewSeats(state, { ...row, state: 'pending' }, noon)
  expect(state.registrations.list().map(({ status }) => status)).toEqual(['cancelled'])
  register()
  cancelInterviewSeats(state, row, interview.end)
  expect(listRead()).toEqual([])
})

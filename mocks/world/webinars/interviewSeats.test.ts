import { expect, test, vi } from 'vitest'
import {
  createEmptyState,
  insertClass,
  insertGroupClass,
  insertReservation,
  insertWebinar,
  noon,
} from '#mocks/emptyState.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import type { RegistrationRecord } from '#mocks/world/staffRecords.ts'
import {
  bookInterview,
  findBookedInterview,
  findEarlierInterview,
  isInterviewForGroups,
  isInterviewMissed,
  joinInterview,
  listBookedGroups,
  listBookingsWithoutInterview,
  needsInterview,
} from '#mocks/world/webinars/interviewSeats.ts'

/** A booked seat of the kid 71 in a group, with an interview from noon to one. */
function create(webinar: Partial<WebinarRecord> = {}, booking: Partial<ReservationRecord> = {}) {
  const state = createEmptyState()
  const group = insertGroupClass(state, { learners: [71] })
  const interview = insertWebinar(state, { interviewFor: 1, ...webinar })
  const seat = { course_id: 1, user_id: 71, group: group.id, price: 80 }
  const row = insertReservation(state, {
    kind: 'group',
    matrix: [seat],
    webinar_id: interview.id,
    ...booking,
  })
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
  return { state, group, interview, seat, row, register, listRead }
}

test('a booking has its interview until that or its own seat is cancelled', () => {
  const { state, interview, row, register } = create()
  expect(findBookedInterview(state, row)).toEqual(interview)
  register({ status: 'cancelled', reservation: 99 })
  register({ status: 'cancelled', webinar: 99 })
  expect(findBookedInterview(state, row)).toEqual(interview)
  register({ status: 'cancelled' })
  expect(findBookedInterview(state, row)).toBeUndefined()
  register()
  expect(findBookedInterview(state, row)).toEqual(interview)
  state.webinars.update({ ...interview, isCancelled: true })
  expect(findBookedInterview(state, row)).toBeUndefined()
  expect(findBookedInterview(state, insertReservation(state))).toBeUndefined()
})

test.each<[string, Partial<WebinarRecord>, Partial<RegistrationRecord>, boolean]>([
  ['to which the family did not come is missed', {}, {}, true],
  ['to which the family came is not missed', {}, { hasEntered: true }, false],
  ['that was cancelled is not missed', { isCancelled: true }, {}, false],
  ['whose seat was cancelled is not missed', {}, { status: 'cancelled' }, false],
  ['of another booking is not missed', {}, { reservation: 99 }, false],
  ['other than the booked one is not missed', {}, { webinar: 99 }, false],
])('an interview %s', (_, webinar, registration, isMissed) => {
  const { state, row, register } = create(webinar)
  register(registration)
  expect(isInterviewMissed(state, row, noon + HOUR)).toBe(isMissed)
})

test('no interview is missed before its end, and a booking without one misses none', () => {
  const { state, row, register } = create()
  register()
  expect(isInterviewMissed(state, row, noon + HOUR - 1)).toBe(false)
  expect(isInterviewMissed(state, insertReservation(state), noon + HOUR)).toBe(false)
})

test('a family chooses an interview when it has none, or missed the one it had', () => {
  const { state, row, register } = create()
  register()
  expect(needsInterview(state, row, noon)).toBe(false)
  expect(needsInterview(state, row, noon + HOUR)).toBe(true)
  expect(needsInterview(state, insertReservation(state), noon)).toBe(true)
})

test('an interview is for the groups of its course and tutor', () => {
  const { group, interview, state } = create()
  const other = insertGroupClass(state, { course_id: 2 })
  expect(isInterviewForGroups(interview, [other, group])).toBe(true)
  expect(isInterviewForGroups(interview, [other])).toBe(false)
  expect(isInterviewForGroups({ ...interview, tutor: 4 }, [group])).toBe(false)
  expect(isInterviewForGroups(interview, [])).toBe(false)
})

test('a kid who has sat in a group books the next month with the last interview', () => {
  const { state, group, seat, interview } = create()
  const find = (now = noon) => findEarlierInterview(state, seat, now)
  expect(find()).toBeUndefined()
  insertClass(state, { kind: 'group', group: group.id, students: [71], start: noon })
  expect([find(noon - 1), find()]).toEqual([undefined, interview.id])
  insertReservation(state, { kind: 'group', matrix: [seat] })
  insertReservation(state, { kind: 'group', matrix: [{ ...seat, user_id: 72 }], webinar_id: 98 })
  insertReservation(state, { kind: 'group', matrix: [{ ...seat, group: 99 }], webinar_id: 98 })
  insertReservation(state, { webinar_id: 98 })
  expect(find()).toBe(interview.id)
  insertReservation(state, { kind: 'group', matrix: [{ ...seat, user_id: 72 }, seat], webinar_id: 97 })
  expect(find()).toBe(97)
  state.groupClasses.update({ ...group, learners: [72] })
  expect(find()).toBeUndefined()
  state.groupClasses.remove(group.id)
  expect(find()).toBeUndefined()
})

test('a kid whose bookings had no interview books the next month without one', () => {
  const { state, group, seat, row } = create()
  const { webinar_id, ...booking } = row
  expect(webinar_id).toBeDefined()
  state.reservations.update(booking)
  insertClass(state, { kind: 'group', group: group.id, students: [71], start: noon })
  expect(findEarlierInterview(state, seat, noon)).toBeUndefined()
})

test('the groups of a booking are those of its seats that exist', () => {
  const { state, group, seat, row } = create()
  expect(listBookedGroups(state, row)).toEqual([group])
  expect(listBookedGroups(state, { matrix: [{ ...seat, group: 99 }] })).toEqual([])
  expect(listBookedGroups(state, {})).toEqual([])
})

test('an interview may replace those of active bookings of its groups that were missed or cancelled', () => {
  const { state, row, interview, seat, register } = create()
  register()
  const list = (now = noon + HOUR) => listBookingsWithoutInterview(state, interview, now).map(({ id }) => id)
  insertReservation(state, { kind: 'group', matrix: [seat] })
  insertReservation(state, { kind: 'group', matrix: [seat], state: 'pending', webinar_id: 99 })
  insertReservation(state, { webinar_id: 99 })
  expect([list(noon), list()]).toEqual([[], [row.id]])
  const other = insertReservation(state, { kind: 'group', matrix: [seat], webinar_id: 99 })
  expect(list(noon)).toEqual([other.id])
})

test('the interview of a paid booking is an appointment of the student, of which its tutor reads', () => {
  const { state, row, interview, listRead } = create()
  const keep = vi.spyOn(state.webinars, 'update')
  bookInterview(state, row, noon - 1)
  expect(state.registrations.list()).toEqual([
    {
      id: 1,
      webinar: interview.id,
      learner: 7,
      status: 'registered',
      created: noon - 1,
      reservation: row.id,
    },
  ])
  expect(keep.mock.calls).toEqual([[interview]])
  expect(listRead()).toEqual([[3, 'A family booked an interview: Halaqa']])
  expect(state.notifications.list()[0]?.path).toBe(`/dashboard/halaqas?id=${interview.id}`)
})

test('the tutor of an interview that is over does not read that it was booked', () => {
  const { state, row, listRead } = create()
  bookInterview(state, row, noon + HOUR)
  expect(state.registrations.list()).toHaveLength(1)
  expect(listRead()).toEqual([])
  bookInterview(state, row, noon + HOUR - 1)
  expect(listRead()).toHaveLength(1)
})

test('the family of an interview that was cancelled or deleted is asked to choose another one', () => {
  const { state, row, interview, listRead } = create({ isCancelled: true })
  bookInterview(state, row, noon)
  state.webinars.remove(interview.id)
  state.courses.update({ id: 1, name: { en: 'Tajweed', ar: 'تجويد' } } as never) // The members in use
  bookInterview(state, row, noon)
  bookInterview(state, { ...row, course_ids: [] }, noon)
  expect(listRead()).toEqual([
    [7, 'Your interview was cancelled: Halaqa'],
    [7, 'Your interview was cancelled: Tajweed'],
    [7, 'Your interview was cancelled: '],
  ])
  expect(state.registrations.list()).toEqual([])
})

test('a booking without an interview makes no appointment', () => {
  const { state, listRead } = create()
  const row = insertReservation(state, { kind: 'group' })
  bookInterview(state, row, noon)
  joinInterview(state, row, noon)
  joinInterview(state, { ...row, webinar_id: 99 }, noon)
  expect([state.registrations.list(), listRead()]).toEqual([[], []])
})

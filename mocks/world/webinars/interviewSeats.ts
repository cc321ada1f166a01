import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Finds the interview of a group booking; undefined when it was cancelled, or the family's seat was. */
export function findBookedInterview(
  state: InstituteState,
  { id, webinar_id }: ReservationRecord,
): WebinarRecord | undefined {
  const webinar = webinar_id === undefined ? undefined : state.webinars.get(webinar_id)
  const seat = state.registrations
    .list()
    .findLast((row) => row.reservation === id && row.webinar === webinar_id)
  return webinar?.isCancelled || seat?.status === 'cancelled' ? undefined : webinar
}

/** Lists the group bookings of a course whose interview was cancelled. */
export function listBookingsWithoutInterview(state: InstituteState, course_id: number): ReservationRecord[] {
  return state.reservations
    .list()
    .filter(({ state: stage, course_ids }) => stage === 'active' && course_ids.includes(course_id))
    .filter((row) => row.webinar_id !== undefined && !findBookedInterview(state, row))
}

/** Makes the interview of a group booking an appointment of the student. */
export function joinInterview(
  state: InstituteState,
  { webinar_id, student, id }: ReservationRecord,
  now: number,
): void {
  if (webinar_id === undefined) return
  state.registrations.insert((number) => ({
    id: number,
    webinar: webinar_id,
    learner: student,
    status: 'registered',
    created: now,
    reservation: id,
  }))
}

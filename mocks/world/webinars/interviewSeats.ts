import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { findGroupOfSeat } from '#mocks/world/classes/offeredGroups.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
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

/** Whether a webinar is an interview with the teacher of one of the group classes. */
export function isInterviewForGroups(
  { interviewFor, tutor }: WebinarRecord,
  groups: readonly GroupClassRecord[],
): boolean {
  return groups.some((group) => group.course_id === interviewFor && group.tutor === tutor)
}

/** Lists the group classes that were booked. */
export function listBookedGroups(
  state: InstituteState,
  { matrix = [] }: Pick<ReservationRecord, 'matrix'>,
): GroupClassRecord[] {
  return matrix.flatMap((seat) => findGroupOfSeat(state, seat) ?? [])
}

/** Lists the group bookings whose interview was cancelled and may be replaced by this one. */
export function listBookingsWithoutInterview(
  state: InstituteState,
  interview: WebinarRecord,
): ReservationRecord[] {
  return state.reservations
    .list()
    .filter((row) => row.state === 'active' && row.webinar_id !== undefined)
    .filter((row) => isInterviewForGroups(interview, listBookedGroups(state, row)))
    .filter((row) => !findBookedInterview(state, row))
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

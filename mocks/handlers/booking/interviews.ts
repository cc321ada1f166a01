import type { InterviewSession } from '#sdk'
import type { Call } from '#mocks/handlers/call.ts'
import { findNamedCourse, findTutorPerson } from '#mocks/handlers/views.ts'
import { throwConflict, throwFieldErrors, throwNotFound } from '#mocks/handlers/responses.ts'
import { findEarlierInterview, isInterviewForGroups } from '#mocks/world/webinars/interviewSeats.ts'
import { HOUR, formatIso } from '#mocks/world/hours/clock.ts'
import type { ChildOfGroup } from '#mocks/world/classes/offeredGroups.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'

/** Builds an interview of a response. */
export function toInterview(row: WebinarRecord, call: Call): InterviewSession {
  return {
    id: row.id,
    title: row.title[call.language],
    tutor: findTutorPerson(row.tutor, call),
    course: findNamedCourse(row.interviewFor ?? 0, call),
    start_date_time: formatIso(row.start),
    end_date_time: formatIso(row.end),
    capacity: row.capacity,
    seats_left: countInterviewSeats(call, row),
    is_for_family: true,
  }
}

/**
 * Counts the seats of an interview that the caller's family may take: a family has one, which its next booking shares; a
 * booking that is being paid keeps one for half an hour.
 */
export function countInterviewSeats(call: Call, row: WebinarRecord): number {
  const since = call.world.clock() - HOUR / 2
  const seated = call.state.registrations
    .list()
    .flatMap((seat) => (seat.webinar === row.id && seat.status === 'registered' ? [seat.learner] : []))
  const paying = call.state.reservations
    .list()
    .flatMap(({ webinar_id, state, created, student }) =>
      webinar_id === row.id && state === 'pending' && created > since ? [student] : [],
    )
  const families = new Set([...seated, ...paying])
  families.delete(call.account?.id ?? 0)
  return Math.max(0, row.capacity - families.size)
}

/** Requires an interview that can be chosen; kids who all continue in their group classes name an earlier one. */
export function requireInterview(
  call: Call,
  webinar_id: number,
  { seats, groups }: { seats: readonly ChildOfGroup[]; groups: readonly GroupClassRecord[] },
): { webinar_id?: number } {
  const earlier = seats.map((seat) => findEarlierInterview(call.state, seat, call.world.clock()))
  if (earlier.includes(webinar_id) && earlier.every((id) => id !== undefined)) return {}
  requireOpenInterview(call, webinar_id, groups)
  return { webinar_id }
}

/** Finds an interview of one of the group classes that can be chosen: planned, to come, with a free seat. */
export function requireOpenInterview(
  call: Call,
  id: number,
  groups: readonly GroupClassRecord[],
): WebinarRecord {
  const row = call.state.webinars.get(id)
  const isOther = row && groups.some(({ course_id }) => course_id === row.interviewFor)
  if (isOther && !isInterviewForGroups(row, groups))
    throwFieldErrors(call, { webinar_id: 'interviewOtherTutor' })
  if (!row || !isInterviewForGroups(row, groups) || row.isCancelled || row.start <= call.world.clock())
    return throwFieldErrors(call, { webinar_id: 'unknownRecord' })
  return countInterviewSeats(call, row) ? row : throwConflict(call, 'selectSlot')
}

/** Finds the booking of a learner with this interview; throws a 404 for other people. */
export function requireInterviewBooking(
  call: Call,
  webinar: number,
  learner: number,
): { reservation: number } {
  const booking = call.state.reservations
    .list()
    .find((row) => row.webinar_id === webinar && row.state === 'active' && row.student === learner)
  return booking ? { reservation: booking.id } : throwNotFound(call)
}

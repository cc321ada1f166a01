import type { ReservationPayload } from '#sdk'
import type { Call } from '#mocks/handlers/call.ts'
import { throwFieldErrors } from '#mocks/handlers/responses.ts'
import type { HoldRecord } from '#mocks/world/booking/bookingRecords.ts'
import { buildSlotId } from '#mocks/world/hours/slots.ts'

/**
 * Reads the course of each held hour; throws a 422 unless every hour has one of the chosen courses and every course an
 * hour. See docs/decisions.md#course-of-an-hour.
 * @returns the courses by the start of their hours; undefined for one course, which all classes are of
 */
export function readCourseHours(
  call: Call,
  { course_ids, course_hours = [] }: Pick<ReservationPayload, 'course_ids' | 'course_hours'>,
  hold: HoldRecord,
): ReadonlyMap<number, number> | undefined {
  const starts = new Map(hold.starts.map((start) => [buildSlotId(hold.tutor, start), start]))
  if (course_hours.some(({ slot_id }) => !starts.has(slot_id)))
    throwFieldErrors(call, { course_hours: 'unknownRecord' })
  if (course_hours.some(({ course_id }) => !course_ids.includes(course_id)))
    throwFieldErrors(call, { course_hours: 'notAChoice' })
  const chosen = new Map(course_hours.map(({ slot_id, course_id }) => [starts.get(slot_id) ?? 0, course_id]))
  if (chosen.size < course_hours.length) throwFieldErrors(call, { course_hours: 'doubled' })
  if (course_ids.length < 2) return undefined
  const taught = new Set(chosen.values())
  if (chosen.size < starts.size || taught.size < course_ids.length)
    throwFieldErrors(call, { course_hours: 'hourForEachCourse' })
  return chosen
}

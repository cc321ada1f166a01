import type { RescheduleRequest } from '#sdk'
import type { Call } from '#mocks/handlers/call.ts'
import { courseNamed, person, tutorPerson } from '#mocks/handlers/views.ts'
import type { RequestRecord } from '#mocks/world/bookingRecords.ts'
import { HOUR, formatIso } from '#mocks/world/clock.ts'

/** A class is moved so long before it at the latest, milliseconds. */
export const MOVED_LEAST = 12 * HOUR

/** A wish to move a class, as those who may see it do. */
export function requestView(row: RequestRecord, call: Call): RescheduleRequest {
  const lesson = call.state.classes.get(row.class_id)
  const tutor = call.state.tutors.get(row.tutor)
  return {
    id: row.id,
    class_id: row.class_id,
    course: courseNamed(lesson?.course_id ?? 0, call),
    student: person(row.student, call),
    tutor: tutorPerson(row.tutor, call),
    tutor_time_zone: tutor?.time_zone ?? call.state.institute.time_zone,
    from_date_time: formatIso(row.from),
    to_date_time: formatIso(row.to),
    reason: row.reason,
    state: row.state,
    asked_by: row.asked_by,
    asked_on: formatIso(row.asked),
    answered_on: row.answered === undefined ? null : formatIso(row.answered),
    answer_reason: row.answer ?? null,
    expires_on: formatIso(row.from - MOVED_LEAST),
  }
}

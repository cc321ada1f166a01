import type { RescheduleRequest } from '#sdk'
import type { Call } from '#mocks/handlers/call.ts'
import { findNamedCourse, findPerson, findTutorPerson } from '#mocks/handlers/views.ts'
import type { RequestRecord } from '#mocks/world/booking/bookingRecords.ts'
import { getAnswerEnd } from '#mocks/world/booking/closeRequests.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'

/** Builds a request to move a class. */
export function toRescheduleRequest(row: RequestRecord, call: Call): RescheduleRequest {
  const classRow = call.state.classes.get(row.class_id)
  const tutor = call.state.tutors.get(row.tutor)
  return {
    id: row.id,
    class_id: row.class_id,
    course: findNamedCourse(classRow?.course_id ?? 0, call),
    student: findPerson(row.student, call),
    tutor: findTutorPerson(row.tutor, call),
    tutor_time_zone: tutor?.time_zone ?? call.state.institute.time_zone,
    from_date_time: formatIso(row.from),
    to_date_time: formatIso(row.to),
    reason: row.reason,
    state: row.state,
    asked_by: row.asked_by,
    asker: findPerson(row.asker ?? findUsualAsker(row, call), call),
    asked_on: formatIso(row.asked),
    answered_on: row.answered === undefined ? null : formatIso(row.answered),
    answer_reason: row.answer ?? null,
    expires_on: formatIso(getAnswerEnd(row)),
  }
}

function findUsualAsker({ asked_by, student, tutor }: RequestRecord, call: Call): number {
  return asked_by === 'tutor' ? tutor : (call.state.kids.get(student)?.parent ?? student)
}

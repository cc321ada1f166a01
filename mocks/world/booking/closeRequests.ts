import type { RequestRecord } from '#mocks/world/booking/bookingRecords.ts'
import { MOVE_NOTICE } from '#mocks/world/booking/cancellation.ts'
import { joinCourses } from '#mocks/world/booking/describeBooking.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import { notify } from '#mocks/world/notify.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Ends the requests that were not answered in time, and those whose class was cancelled or has another time. Both
 * sides are notified of the first; the others were notified of the class.
 */
export function closeRequests(state: InstituteState, now: number): void {
  for (const row of state.requests.list()) {
    if (row.state !== 'pending') continue
    const classRow = findClass(state, row)
    const ends = getAnswerEnd(row)
    if (classRow && now <= ends) continue
    const answered = Math.min(now, ends)
    state.requests.update({ ...row, state: 'cancelled', answered })
    if (classRow)
      notify(state, answered, 'moveUnanswered', {
        learners: classRow.students,
        tutors: [row.tutor],
        values: { id: row.class_id, course: joinCourses(state, [classRow.course_id]) },
      })
  }
}

/** Returns the last moment at which a request can be accepted: both the class and the new hour must be ahead. */
export function getAnswerEnd({ from, to }: RequestRecord): number {
  return Math.min(from - MOVE_NOTICE, to)
}

/** Finds the class of a request while it is still at the time that the request names. */
function findClass(state: InstituteState, { class_id, from }: RequestRecord): ClassRecord | undefined {
  const row = state.classes.get(class_id)
  return row && !row.outcome && !row.isOwed && row.start === from ? row : undefined
}

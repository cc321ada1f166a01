import { formatNameList, type Text } from '#mocks/data/texts.ts'
import type { PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { computeMonthStart } from '#mocks/world/booking/renewals.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Builds the values of a fee for the texts of notifications: courses, the learner's first name, when the month begins. */
export function describeFee(state: InstituteState, row: ReservationRecord, { month = 0 }: PaymentRecord) {
  return {
    course: joinCourses(state, row.course_ids),
    name: findFirstName(state, row),
    month: formatDay(computeMonthStart(row, month)),
  }
}

/** Finds the first name of the learner of a booking. */
export function findFirstName(state: InstituteState, { learner }: ReservationRecord): Text | string {
  return (state.kids.get(learner) ?? state.students.get(learner))?.first_name ?? ''
}

// Kept, because each takes memory outside the heap, which is freed late
const days = ['en-GB', 'ar-EG-u-nu-latn'].map(
  (language) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** Formats the day on which a month begins. */
function formatDay(instant: number): Text {
  const [en = '', ar = ''] = days.map((format) => format.format(instant))
  return { en, ar }
}

/** Joins the names of the courses of a booking. */
export function joinCourses(state: InstituteState, ids: readonly number[]): Text {
  return formatNameList([...new Set(ids)].flatMap((id) => state.courses.get(id)?.name ?? []))
}

import type { MatrixPlace, Reservation, ReservationDetail } from '#sdk'
import type { Call } from '#mocks/handlers/call.ts'
import { programBooked } from '#mocks/handlers/prices.ts'
import { classView, courseNamed, getCurrency, person, tutorPerson } from '#mocks/handlers/views.ts'
import type { PaymentRecord, ReservationRecord } from '#mocks/world/bookingRecords.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import { DAY, formatDate, formatIso } from '#mocks/world/clock.ts'
import { computeMonthStart, countRenewals, countUsed } from '#mocks/world/renewals.ts'
import { expirePayment } from '#mocks/world/settle.ts'

export function reservationView(row: ReservationRecord, call: Call): Reservation {
  const lessons = listClassesOfReservation(row, call)
  const now = call.world.clock()
  const payment = lastPayment(row, call)
  const program = programBooked(row)
  const begin = computeStart(row, lessons)
  return {
    id: row.id,
    reference: `R-${row.id}`,
    kind: row.kind,
    state: row.state,
    student: person(row.student, call),
    learner: person(row.learner, call),
    tutor: row.tutor === null ? null : tutorPerson(row.tutor, call),
    courses: row.course_ids.map((id) => courseNamed(id, call)),
    program: program ? { id: program.id, name: program.name[call.language] } : null,
    sessions_total: row.price.sessions,
    sessions_used: countUsed(row, lessons, now),
    currency: getCurrency(call),
    total_cost: row.price.total,
    payment_id: payment?.id ?? null,
    payment_state: paymentState(row, call),
    starts_on: formatDate(begin),
    ends_on: formatDate(lessons.at(-1)?.start ?? begin + 28 * DAY),
    renews_on:
      row.kind !== 'group' && program?.isMonthly && row.state === 'active'
        ? formatDate(computeMonthStart(row, countRenewals(row, now) + 1))
        : null,
    created_on: formatIso(row.created),
  }
}

export function detailView(row: ReservationRecord, call: Call): ReservationDetail {
  return {
    ...reservationView(row, call),
    classes: listClassesOfReservation(row, call).map((lesson) => classView(lesson, call)),
    webinar_id: row.webinar_id ?? null,
    ...(row.matrix && { matrix: row.matrix.map((entry) => placeView(entry, call)) }),
  }
}

function placeView({ course_id, user_id }: { course_id: number; user_id: number }, call: Call): MatrixPlace {
  return { course: courseNamed(course_id, call), user: person(user_id, call) }
}

/** The classes of a booking; of a group one those of its groups to which its children come. */
export function listClassesOfReservation(row: ReservationRecord, call: Call) {
  const groups = call.state.groupClasses.list()
  const places = row.kind !== 'group' || row.state === 'pending' ? [] : (row.matrix ?? [])
  const isTheirs = ({ kind, course_id, tutor, students }: ClassRecord) =>
    kind === 'group' &&
    places.some(
      (place) =>
        place.course_id === course_id &&
        students.includes(place.user_id) &&
        groups.some((group) => group.course_id === course_id && group.tutor === tutor),
    )
  return call.state.classes
    .list()
    .filter((lesson) => lesson.reservation_id === row.id || (lesson.start > row.created && isTheirs(lesson)))
    .toSorted((a, b) => a.start - b.start)
}

function lastPayment(row: ReservationRecord, call: Call): PaymentRecord | undefined {
  const own = call.state.payments.list().filter(({ reservation }) => reservation === row.id)
  // Of several, the one that somebody still has to pay
  const last = own.findLast(({ kind, state }) => kind === 'fee' && state === 'overdue') ?? own.at(-1)
  return last && expirePayment(call.state, last, call.world.clock())
}

export function paymentState(row: ReservationRecord, call: Call): Reservation['payment_state'] {
  return lastPayment(row, call)?.state ?? (row.price.total ? 'pending' : 'completed')
}

/** When its first class is, or was to be. */
export function computeStart(row: ReservationRecord, lessons: readonly { start: number }[]): number {
  return lessons[0]?.start ?? row.starts[0] ?? row.created
}

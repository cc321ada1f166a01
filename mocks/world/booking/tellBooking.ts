import type { Text } from '#mocks/data/texts.ts'
import type { PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { findGroupOfSeat } from '#mocks/world/classes/offeredGroups.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { addDueFees } from '#mocks/world/booking/renewals.ts'
import { tellTimedQuizzes } from '#mocks/world/learning/tellQuizzes.ts'
import { tell } from '#mocks/world/tell.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Tells learners, tutor and staff that classes were booked. */
export function tellBooked(state: InstituteState, row: ReservationRecord, now: number): void {
  const learners = new Set([row.learner, ...(row.matrix ?? []).map(({ user_id }) => user_id)])
  const groups = (row.matrix ?? []).flatMap((place) => findGroupOfSeat(state, place) ?? [])
  const tutors = row.kind === 'group' ? groups.map(({ tutor }) => tutor) : [row.tutor ?? 0]
  tell(state, now, 'classesBooked', {
    learners: [...learners].filter((id) => row.matrix === undefined || id !== row.student),
    tutors,
    values: { id: row.id, course: findCourseName(state, row.course_ids[0]) },
  })
}

/** Tells the payer that a payment was completed or failed. */
export function tellPayment(state: InstituteState, payment: PaymentRecord, now: number): void {
  const row = state.reservations.get(payment.reservation)
  if (!row) return
  tell(state, now, payment.state === 'failed' ? 'paymentFailed' : 'paymentCompleted', {
    learners: [row.student],
    values: { id: row.id, payment: payment.id, course: findCourseName(state, row.course_ids[0]) },
  })
}

/** Notifies of events that follow from the time: due fees, classes that begin soon, quizzes. */
export function tellUpcoming(state: InstituteState, now: number): void {
  tellDueFees(state, now)
  for (const row of state.classes.list())
    if (row.start > now && row.start <= now + HOUR && !row.outcome && !row.isOwed)
      tell(state, now, 'classSoon', {
        learners: row.students,
        tutors: [row.tutor],
        values: { id: row.id, course: findCourseName(state, row.course_id) },
        // A class that was moved begins soon once more
        key: `${row.id}/${row.start}`,
      })
  tellTimedQuizzes(state, now)
}

function tellDueFees(state: InstituteState, now: number): void {
  addDueFees(state, now)
  for (const fee of state.payments.list()) {
    const row = state.reservations.get(fee.reservation)
    if (row && fee.kind === 'fee' && fee.state === 'overdue' && fee.created > now - 28 * DAY)
      tell(state, fee.created, 'feeDue', {
        learners: [row.student],
        values: { payment: fee.id, course: findCourseName(state, row.course_ids[0]) },
        key: String(fee.id),
      })
  }
}

function findCourseName(state: InstituteState, id: number | undefined): Text {
  return state.courses.get(id ?? 0)?.name ?? { en: '', ar: '' }
}

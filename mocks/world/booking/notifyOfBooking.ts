import messages from '#mocks/data/messages.json'
import type { PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { findGroupOfSeat } from '#mocks/world/classes/offeredGroups.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { describeFee, findFirstName, joinCourses } from '#mocks/world/booking/describeBooking.ts'
import { addDueFees } from '#mocks/world/booking/dueFees.ts'
import { isUnpaidFee } from '#mocks/world/booking/renewals.ts'
import { notifyOfWebinarTimes } from '#mocks/world/webinars/notifyOfWebinarTimes.ts'
import { notifyOfEndingSeats } from '#mocks/world/classes/notifyOfEndingSeats.ts'
import { releaseUsedSeats } from '#mocks/world/classes/releaseUsedSeats.ts'
import { notifyOfSmallGroups } from '#mocks/world/classes/notifyOfSmallGroups.ts'
import { notifyOfTimedQuizzes } from '#mocks/world/learning/notifyOfQuiz.ts'
import { notify } from '#mocks/world/notify.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Notifies learners, tutors and staff that classes were booked: a kid and a tutor of their own courses. */
export function notifyOfBooking(state: InstituteState, row: ReservationRecord, now: number): void {
  const seats = (row.matrix ?? []).map((seat) => ({ ...seat, tutor: findGroupOfSeat(state, seat)?.tutor }))
  const learners = new Set([row.learner, ...seats.map(({ user_id }) => user_id)])
  const tutors = listCurrentTutors(state, row)
  const ownCourses = [...learners, ...tutors].map((id) => {
    const own = seats.filter(({ user_id, tutor }) => user_id === id || tutor === id)
    const courses = own.length ? own.map(({ course_id }) => course_id) : row.course_ids
    return [id, { course: joinCourses(state, courses) }] as const
  })
  notify(state, now, 'classesBooked', {
    learners: [...learners].filter((id) => row.matrix === undefined || id !== row.student),
    tutors,
    values: { id: row.id, course: joinCourses(state, row.course_ids) },
    ownValues: Object.fromEntries(ownCourses),
  })
}

/**
 * Notifies learner and tutor that the classes of a later month were booked, because its fee was paid; of a month that was
 * paid late, how many of its classes wait for a time.
 */
export function notifyOfMonth(
  state: InstituteState,
  row: ReservationRecord,
  { placed, owed }: { placed: number; owed: number },
  now: number,
): void {
  notify(state, now, 'monthBooked', {
    learners: [row.learner],
    tutors: listCurrentTutors(state, row),
    values: {
      id: row.id,
      course: joinCourses(state, row.course_ids),
      name: findFirstName(state, row),
      placed,
      owed,
    },
  })
}

/** Lists who teaches the coming classes of a booking; each group class of a group booking has its own tutor. */
export function listCurrentTutors(
  state: InstituteState,
  { matrix = [], tutor }: Pick<ReservationRecord, 'matrix' | 'tutor'>,
): number[] {
  const groups = matrix.flatMap((seat) => findGroupOfSeat(state, seat) ?? [])
  const tutors = groups.length ? groups.map((group) => group.tutor) : tutor === null ? [] : [tutor]
  return [...new Set(tutors)]
}

/** Notifies the payer that a payment was completed, failed, or was refunded because nothing could be booked for it. */
export function notifyOfPayment(state: InstituteState, payment: PaymentRecord, now: number): void {
  const row = state.reservations.get(payment.reservation)
  if (!row) return
  notify(state, now, findPaymentEvent(payment, row), {
    learners: [row.student],
    values: {
      id: row.id,
      payment: payment.fee ?? payment.id,
      course: joinCourses(state, row.course_ids),
      reason: payment.message ? messages[payment.message] : '',
    },
  })
}

function findPaymentEvent(payment: PaymentRecord, { state }: ReservationRecord) {
  if (payment.state !== 'failed') return 'paymentCompleted'
  if (isRefundedAttempt(payment)) return 'paymentRefunded'
  return state === 'pending' || payment.fee ? 'paymentFailed' : 'paymentEnded'
}

/** Whether an attempt was paid and refunded, because what it was for could not be booked any more. */
export function isRefundedAttempt({ state, message }: PaymentRecord): boolean {
  return state === 'failed' && message !== undefined && !unpaid.has(message)
}

const unpaid = new Set<PaymentRecord['message']>([
  'paymentDeclined',
  'paymentExpired',
  'paymentOldPrice',
  'paymentOldDates',
])

/** Notifies of events that follow from the time: due fees, classes that begin soon, quizzes, webinars, seats. */
export function notifyOfUpcoming(state: InstituteState, now: number): void {
  notifyOfDueFees(state, now)
  for (const row of state.classes.list())
    if (row.start > now && row.start <= now + HOUR && !row.outcome && !row.isOwed)
      notify(state, now, 'classSoon', {
        learners: row.students,
        tutors: [row.tutor],
        values: { id: row.id, course: joinCourses(state, [row.course_id]) },
        // A class that was moved begins soon once more
        key: `${row.id}/${row.start}`,
      })
  notifyOfTimedQuizzes(state, now)
  notifyOfWebinarTimes(state, now)
  notifyOfEndingSeats(state, now)
  notifyOfSmallGroups(state, now)
  releaseUsedSeats(state, now)
}

function notifyOfDueFees(state: InstituteState, now: number): void {
  addDueFees(state, now)
  for (const fee of state.payments.list()) {
    const row = state.reservations.get(fee.reservation)
    if (row && isUnpaidFee(fee) && fee.created > now - 28 * DAY)
      notify(state, fee.created, 'feeDue', {
        learners: [row.student],
        values: { payment: fee.id, ...describeFee(state, row, fee) },
        key: String(fee.id),
      })
  }
}

import type { MatrixPlace, Person, Reservation, ReservationDetail } from '#sdk'
import type { Call } from '#mocks/handlers/call.ts'
import { toClassRow } from '#mocks/handlers/classes/classViews.ts'
import {
  listChosenHours,
  listWantedHours,
  listWantedSessions,
} from '#mocks/handlers/reservations/wantedHours.ts'
import { toRefund } from '#mocks/handlers/reservations/refundView.ts'
import { toInterview } from '#mocks/handlers/booking/interviews.ts'
import { findBookedProgram } from '#mocks/handlers/booking/prices.ts'
import { findNamedCourse, getCurrency, findPerson, findTutorPerson } from '#mocks/handlers/views.ts'
import type { GroupSeat, PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { findGroupOfSeat } from '#mocks/world/classes/offeredGroups.ts'
import { listEndingSeats } from '#mocks/world/classes/notifyOfEndingSeats.ts'
import { countGroupSessions } from '#mocks/world/booking/prices.ts'
import { countReturned } from '#mocks/world/booking/countReturned.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import { DAY, formatDate, formatIso } from '#mocks/world/hours/clock.ts'
import {
  computeMonthStart,
  countPaidClasses,
  computeState,
  countUsed,
  findLastPaidMonth,
  findNextMonth,
  findPaidMonth,
  isRenewable,
  isRenewing,
  isUnpaidFee,
} from '#mocks/world/booking/renewals.ts'
import {
  findBookedInterview,
  findInterviewEnd,
  isInterviewMissed,
} from '#mocks/world/webinars/interviewSeats.ts'
import { listBookedClasses, listBookedTutors } from '#mocks/world/booking/listBookedTutors.ts'
import { expirePayment } from '#mocks/world/booking/settlePayment.ts'

/** Builds a reservation of a response. */
export function toReservation(row: ReservationRecord, call: Call): Reservation {
  const classes = listClassesOfReservation(row, call)
  const now = call.world.clock()
  const payment = findLastPayment(row, call)
  const program = findBookedProgram(row)
  const begin = computeStart(row, classes)
  const payments = call.state.payments.list()
  const current = findPaidMonth(row, payments, now)
  // A month that was paid early is shown once the one before it is used up
  const count = (month: number) => {
    const { refunded, lost } = countReturned(row, classes, month)
    return {
      sessions_total: countPaidClasses(row, payments, month) - refunded,
      sessions_used: countUsed(row, classes, now, month) + lost,
    }
  }
  const { sessions_used, sessions_total } = count(current)
  const isUsedUp = sessions_used >= sessions_total
  return {
    id: row.id,
    reference: `R-${row.id}`,
    kind: row.kind,
    state: row.state,
    student: findPerson(row.student, call),
    learner: findPerson(row.learner, call),
    tutor: findBookedTutor(row, call),
    courses: row.course_ids.map((id) => findNamedCourse(id, call)),
    program: program ? { id: program.id, name: program.name[call.language] } : null,
    ...count(isUsedUp ? Math.max(current, findLastPaidMonth(row, payments)) : current),
    currency: getCurrency(call),
    total_cost: row.price.total,
    payment_id: payment?.id ?? null,
    payment_state: computePaymentState(row, call),
    is_payable: isPayable(row, call),
    ...(isPast(row, now) && { is_past: true }),
    starts_on: formatDate(begin),
    ends_on: formatDate(classes.at(-1)?.start ?? begin + 28 * DAY),
    renews_on: isRenewing(row) ? formatDate(computeMonthStart(row, findNextMonth(row, payments, now))) : null,
    ...(row.kind === 'one_to_one' && program?.isMonthly && { is_monthly: true }),
    ...(isRenewable(row) && !isRenewing(row) && { is_renewal_stopped: true }),
    to_reschedule: classes.filter(({ isOwed }) => isOwed).length,
    refund: toRefund(row.refunds ?? [], call),
    created_on: formatIso(row.created),
    ...toGroupTutors(row, call),
    ...toGroupLearners(row, classes, call),
  }
}

/** Builds a reservation with its classes, payments and seats. */
export function toReservationDetail(row: ReservationRecord, call: Call): ReservationDetail {
  return {
    ...toReservation(row, call),
    classes: listClassesOfReservation(row, call).map((classRow) => toClassRow(classRow, call)),
    ...(row.state === 'pending' && row.starts.length > 0 && listWantedHours(row, call)),
    ...(row.state === 'pending' && row.kind === 'group' && listWantedSessions(row, call)),
    // The new ones are read in the booking that replaced it
    ...(row.replacedBy !== undefined && { ...listChosenHours(row, call), replaced_by: row.replacedBy }),
    cancel_reason: row.cancelReason?.[call.language] ?? null,
    webinar_id: row.webinar_id ?? null,
    ...readInterview(row, call),
    seat_ends_on: findSeatEnd(row, call),
    ...(row.matrix && { matrix: row.matrix.map((entry) => toSeat(entry, call)) }),
  }
}

function findSeatEnd(row: ReservationRecord, call: Call): string | null {
  const ends = listEndingSeats(call.state, row, call.world.clock()).map(({ last }) => last)
  return ends.length ? formatDate(Math.min(...ends)) : null
}

function readInterview(row: ReservationRecord, call: Call) {
  const webinar = findBookedInterview(call.state, row)
  const interview_ended = findInterviewEnd(call.state, row)
  if (!webinar) return { interview: null, ...(interview_ended && { interview_ended }) }
  const is_missed = isInterviewMissed(call.state, row, call.world.clock())
  return { interview: { ...toInterview(webinar, call), is_missed } }
}

function toSeat(seat: GroupSeat, call: Call): MatrixPlace {
  const { course_id, user_id, group, isReleased, givenBack } = seat
  return {
    course: findNamedCourse(course_id, call),
    user: findPerson(user_id, call),
    group_class_id: group,
    ...(isReleased && { is_released: true }),
    ...(givenBack && { return_reason: givenBack.reason }),
  }
}

/** Lists the kids of a group reservation. */
export function listGroupKids({ matrix = [] }: Pick<ReservationRecord, 'matrix'>): readonly number[] {
  return [...new Set(matrix.map(({ user_id }) => user_id))]
}

/** Builds the tutor of a reservation, the first one of several; null for none. */
export function findBookedTutor(row: ReservationRecord, call: Call): Person | null {
  const [tutor] = listBookedTutors(call.state, row)
  return tutor === undefined ? null : findTutorPerson(tutor, call)
}

/** Builds the tutors of a group reservation; nothing for another one. */
export function toGroupTutors(row: ReservationRecord, call: Call): { tutors?: Person[] } {
  const tutors = row.kind === 'group' ? listBookedTutors(call.state, row) : []
  return tutors.length ? { tutors: tutors.map((id) => findTutorPerson(id, call)) } : {}
}

/** Builds the kids of a group reservation, with the classes of each; nothing for another one. */
function toGroupLearners(row: ReservationRecord, classes: readonly ClassRecord[], call: Call) {
  const kids = listGroupKids(row)
  if (kids.length === 0) return {}
  const isNewFlow = call.state.institute.is_new_group_class_flow_enabled
  const countSeat = (seat: GroupSeat) =>
    seat.sessions ??
    countGroupSessions(
      findGroupOfSeat(call.state, seat)?.days ?? [],
      isNewFlow ? null : (row.program_id ?? 1),
    )
  const learners = kids.map((id) => {
    const seats = (row.matrix ?? []).filter(({ user_id }) => user_id === id)
    const own = classes.filter(({ students }) => students.includes(id))
    const { refunded, lost } = countReturned({ ...row, matrix: seats }, [], 0)
    return {
      ...findPerson(id, call),
      sessions_total: seats.reduce((sum, seat) => sum + countSeat(seat), -refunded),
      sessions_used: countUsed(row, own, call.world.clock(), 0) + lost,
    }
  })
  return { learners, sessions_used: learners.reduce((sum, { sessions_used }) => sum + sessions_used, 0) }
}

/** Whether a learner's classes were booked; a group reservation may be for several kids. */
export function isForLearner({ learner, matrix = [] }: ReservationRecord, id: number): boolean {
  return matrix.length ? matrix.some(({ user_id }) => user_id === id) : learner === id
}

/** Whether a tutor teaches what was booked, or has taught some of it; a group reservation may have several. */
export function isTaughtBy(row: ReservationRecord, tutor: number, call: Call): boolean {
  return listBookedTutors(call.state, row).includes(tutor)
}

/** Lists the classes of a reservation, in order. */
export function listClassesOfReservation(row: ReservationRecord, call: Call): ClassRecord[] {
  return listBookedClasses(call.state, row)
}

function findLastPayment(row: ReservationRecord, call: Call): PaymentRecord | undefined {
  // A fee stands for the attempts to pay it
  const own = call.state.payments
    .list()
    .filter(({ reservation, fee }) => reservation === row.id && fee === undefined)
  // An unpaid fee comes before all others
  const last = own.findLast(isUnpaidFee) ?? own.at(-1)
  return last && expirePayment(call.state, last, call.world.clock())
}

/** Whether a payment is a bank transfer under way: it has no return URL, and is not paid again. */
export function isTransfer(payment: PaymentRecord | undefined): boolean {
  return payment?.kind === 'attempt' && payment.state === 'pending' && payment.return_url === undefined
}

/** Computes the payment state of a reservation from its last payment. */
export function computePaymentState(row: ReservationRecord, call: Call): Reservation['payment_state'] {
  const last = findLastPayment(row, call)
  if (last) return computeState(last, call.world.clock())
  return row.price.total ? 'pending' : 'completed'
}

/** Whether a reservation is to be paid: it has an unpaid fee, or the booking has neither payment nor transfer. */
export function isPayable(row: ReservationRecord, call: Call): boolean {
  const last = findLastPayment(row, call)
  if (last && isUnpaidFee(last)) return true
  return row.state === 'pending' && computePaymentState(row, call) !== 'completed' && !isTransfer(last)
}

/** Whether an unpaid booking has lost one of its hours to the time, so that it cannot be paid. */
export function isPast({ state, starts }: ReservationRecord, now: number): boolean {
  return state === 'pending' && starts.some((start) => start <= now)
}

/** Returns the start of the first class, planned or held. */
export function computeStart(row: ReservationRecord, classes: readonly { start: number }[]): number {
  return classes[0]?.start ?? row.starts[0] ?? row.created
}

import type { Payment } from '#sdk'
import { getMessage } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { findBookedProgram } from '#mocks/handlers/booking/prices.ts'
import {
  findBookedTutor,
  isPast,
  isTransfer,
  listGroupKids,
  toGroupTutors,
} from '#mocks/handlers/reservations/reservationView.ts'
import { findNamedCourse, getCurrency, findPerson } from '#mocks/handlers/views.ts'
import type { PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { formatReference } from '#mocks/world/booking/formatReference.ts'
import { isRefundedAttempt } from '#mocks/world/booking/notifyOfBooking.ts'
import { computePriceNow } from '#mocks/world/booking/computePriceNow.ts'
import { countTakenHours } from '#mocks/world/booking/bookPlan.ts'
import { DAY, formatDate, formatIso } from '#mocks/world/hours/clock.ts'
import { toRefund } from '#mocks/handlers/reservations/refundView.ts'
import { listRefunds } from '#mocks/world/booking/payBack.ts'
import { computeMonthStart, computeState, isMonthly, isUnpaidFee } from '#mocks/world/booking/renewals.ts'

/** Builds a payment of a response. */
export function toPayment(row: PaymentRecord, call: Call): Payment {
  const reservation = call.state.reservations.get(row.reservation)
  const price = computePriceNow(call.state, row, call.world.clock())
  const kids = listGroupKids(reservation ?? {})
  const courses = (reservation?.course_ids ?? []).map((id) => findNamedCourse(id, call).name)
  // A failed attempt to pay a fee is repeated from the fee itself
  const isAwaited = reservation?.state === 'pending' && row.fee === undefined
  const isRepeatable = !isRefundedAttempt(row) || row.message === 'paymentLostPromo'
  const isOpen = (row.state === 'failed' && isRepeatable) || (row.state === 'pending' && !isTransfer(row))
  const isOpenAttempt = row.kind === 'attempt' && row.state === 'pending'
  const program = reservation && findBookedProgram(reservation)
  return {
    id: row.id,
    reference: formatReference(row),
    kind: row.kind,
    state: computeState(row, call.world.clock()),
    reservation_id: row.reservation,
    description: program?.name[call.language] ?? courses.join(call.language === 'ar' ? '، ' : ', '),
    courses: (reservation?.course_ids ?? []).map((id) => findNamedCourse(id, call)),
    period: reservation ? computePeriod(reservation, row) : null,
    message: row.message ? getMessage(row.message, call.language) : null,
    payer: findPerson(reservation?.student ?? 0, call),
    learner: findPerson(reservation?.learner ?? 0, call),
    ...(kids.length > 0 && { learners: kids.map((id) => findPerson(id, call)) }),
    tutor: reservation ? findBookedTutor(reservation, call) : null,
    ...(reservation && toGroupTutors(reservation, call)),
    currency: getCurrency(call),
    subtotal: price.subtotal,
    discount_amount: price.discount,
    discount_percentage: price.percentage,
    net_cost: price.net,
    vat: price.vat,
    total_cost: price.total,
    method: getPaymentMethod(row),
    created_on: formatIso(row.created),
    dated_on: formatIso(getDated(row)),
    due_on: row.due ?? null,
    paid_on: row.paid === undefined ? null : formatIso(row.paid),
    is_payable: row.kind === 'fee' ? isUnpaidFee(row) : isOpen && isAwaited,
    ...(isAwaited && isPast(reservation, call.world.clock()) && { is_past: true }),
    ...(isOpenAttempt && reservation?.state === 'cancelled' && { is_ended: true }),
    held_until: isAwaited ? findHoldEnd(reservation, call) : null,
    refund: reservation ? toRefund(listRefunds(reservation, row.id), call) : null,
    ...(reservation &&
      isUnpaidFee(row) &&
      row.month && { unplaced: countTakenHours(call.state, reservation, row.month, call.world.clock()) }),
    server_time: formatIso(call.world.clock()),
  }
}

/** Finds until when the hours of an unpaid booking are held; seats of group classes are not. */
function findHoldEnd({ hold: id }: ReservationRecord, { state, world }: Call): string | null {
  const hold = id === undefined ? undefined : state.holds.get(id)
  return hold && hold.expires > world.clock() ? formatIso(hold.expires) : null
}

/** Computes the month of a monthly program that a payment is for. */
function computePeriod(reservation: ReservationRecord, row: PaymentRecord) {
  if (reservation.kind !== 'one_to_one' || !isMonthly(reservation.program_id)) return null
  const { month = 0 } = row
  const from = computeMonthStart(reservation, month)
  return { from: formatDate(from), to: formatDate(from + 27 * DAY) }
}

/** Returns when a payment was paid, or was made while it is unpaid: its day in lists and on the receipt. */
export function getDated(row: PaymentRecord): number {
  return row.paid ?? row.created
}

/** Returns the method of a payment. */
export function getPaymentMethod(row: PaymentRecord): 'card' | 'wallet' | null {
  if (row.paid === undefined) return null
  return row.id % 3 ? 'card' : 'wallet'
}

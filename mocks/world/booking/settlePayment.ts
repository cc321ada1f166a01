import messages from '#mocks/data/messages.json'
import type { PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { HOUR, formatDate } from '#mocks/world/hours/clock.ts'
import { addSeat, hasSessionsLeft, isSeatBooked } from '#mocks/world/classes/groupSeats.ts'
import { findGroupOfSeat } from '#mocks/world/classes/offeredGroups.ts'
import { countGroupSessions } from '#mocks/world/booking/prices.ts'
import { findOtherSeat, listPlannedSeats } from '#mocks/world/booking/listPlannedSeats.ts'
import { hasOtherClass } from '#mocks/world/booking/hasOtherClass.ts'
import { isUnderWay } from '#mocks/world/booking/isUnderWay.ts'
import { isPromoLost, spend } from '#mocks/world/booking/promos.ts'
import { endBooking } from '#mocks/world/booking/endBooking.ts'
import { payBack } from '#mocks/world/booking/payBack.ts'
import { replaceBookings } from '#mocks/world/booking/replaceBookings.ts'
import { bookPlan } from '#mocks/world/booking/bookPlan.ts'
import { computeDue, isUnpaidFee } from '#mocks/world/booking/renewals.ts'
import { isDeactivated } from '#mocks/world/people/isDeactivated.ts'
import { getSlotState } from '#mocks/world/hours/slots.ts'
import { notifyOfBooking, notifyOfMonth, notifyOfPayment } from '#mocks/world/booking/notifyOfBooking.ts'
import { bookInterview } from '#mocks/world/webinars/interviewSeats.ts'
import type { InstituteState } from '#mocks/world/world.ts'

export type PaymentOutcome = 'succeed' | 'fail' | 'pending'

/**
 * Fails an attempt that is not finished in time.
 * See docs/decisions.md#payment-states.
 */
export function expirePayment(state: InstituteState, payment: PaymentRecord, now: number): PaymentRecord {
  const isOpen = payment.kind === 'attempt' && payment.state === 'pending'
  return isOpen && !isUnderWay(payment, now) ? fail(state, payment, 'paymentExpired', now) : payment
}

/** Settles an attempt with the outcome of the payment page; a finished attempt does not change. */
export function settlePayment(
  state: InstituteState,
  payment: PaymentRecord,
  outcome: PaymentOutcome,
  now: number,
): PaymentRecord {
  const current = expirePayment(state, payment, now)
  if (current.state !== 'pending' || outcome === 'pending') return current
  if (outcome === 'fail') return fail(state, current, 'paymentDeclined', now)
  const reservation = state.reservations.get(current.reservation)
  if (!reservation) return fail(state, current, 'paymentLostSlots', now)
  const isOff = isDeactivated(state, reservation.student)
  if (current.fee)
    return isOff ? fail(state, current, 'paymentDeactivated', now) : payFee(state, current, now)
  if (reservation.state === 'cancelled') {
    const { total: amount } = computeDue(state, current)
    state.reservations.update(payBack(state, reservation, { amount, now }))
  }
  // The reservation was cancelled or paid by another attempt
  if (reservation.state !== 'pending') return fail(state, current, 'paymentNotNeeded', now)
  // The family could not sign in to take the classes
  if (isOff) return endUnplaced(state, current, reservation, 'paymentDeactivated', now)
  if (isPromoLost(state, reservation)) return fail(state, current, 'paymentLostPromo', now)
  // Another booking of the family has the same seats
  const isBooked = reservation.matrix?.some((seat) => isSeatBooked(state, seat, now))
  if (isBooked) return endUnplaced(state, current, reservation, 'paymentNotNeeded', now)
  if (hasOtherClass(state, reservation, now))
    return endUnplaced(state, current, reservation, 'paymentOtherClass', now)
  // Nothing is booked for other dates or another tutor than the page was opened for
  if (hasOtherSeats(state, reservation, now)) return fail(state, current, 'paymentOldDates', now)
  if (confirm(state, reservation, now)) return complete(state, current, now)
  const lost = reservation.kind === 'group' ? 'paymentLostSeats' : 'paymentLostSlots'
  return endUnplaced(state, current, reservation, lost, now)
}

/** Whether a booking can be had, but with a tutor or dates of a group class that the family has not seen. */
function hasOtherSeats(state: InstituteState, row: ReservationRecord, now: number): boolean {
  const isLong = row.matrix?.every((seat) => hasSessionsLeft(state, seat, now))
  if (!isLong || !hasSeats(state, row)) return false
  return findOtherSeat(row.seats ?? [], listPlannedSeats(state, row, now)) !== undefined
}

/** Gives a payment back whose hours or seats are taken, and ends the booking: nothing of it is left to pay. */
function endUnplaced(
  state: InstituteState,
  payment: PaymentRecord,
  reservation: ReservationRecord,
  reason: NonNullable<PaymentRecord['message']>,
  now: number,
): PaymentRecord {
  const failed = fail(state, payment, reason, now)
  endBooking(state, reservation, messages[reason], now, computeDue(state, payment).total)
  return failed
}

/** Books the hours or seats of a reservation; false when one of them is taken. */
export function confirm(state: InstituteState, reservation: ReservationRecord, now: number): boolean {
  if (reservation.kind === 'group') {
    const isLong = reservation.matrix?.every((seat) => hasSessionsLeft(state, seat, now))
    if (!isLong || !hasSeats(state, reservation)) return false
    joinGroups(state, reservation, now)
    bookInterview(state, reservation, now)
  } else if (!bookHours(state, reservation, now)) return false
  if (reservation.price.promo) spend(state, reservation.student, reservation.price.promo)
  const active = { ...reservation, state: 'active' as const }
  state.reservations.update(active)
  replaceBookings(state, active, now)
  notifyOfBooking(state, active, now)
  return true
}

function bookHours(state: InstituteState, reservation: ReservationRecord, now: number): boolean {
  const { hold: holdId, tutor: tutorId, starts } = reservation
  const tutor = tutorId === null ? undefined : state.tutors.get(tutorId)
  const hold = holdId === undefined ? undefined : state.holds.get(holdId)
  if (tutor?.status !== 'approved') return false
  if (hold) state.holds.update({ ...hold, isPaying: false, expires: now })
  const viewer = { now, id: reservation.student }
  const isFree = starts.every((start) => getSlotState(state, tutor, start, viewer) === 'available')
  if (!isFree) return false
  bookPlan(state, reservation, tutor, now, { month: 0 })
  return true
}

/** Whether all groups of a booking have free seats for its kids. */
export function hasSeats(state: InstituteState, { matrix = [] }: Pick<ReservationRecord, 'matrix'>): boolean {
  return matrix.every((seat) => {
    const group = findGroupOfSeat(state, seat)
    const joining = matrix.filter((entry) => entry.group === seat.group).map(({ user_id }) => user_id)
    const isTaught = group && state.tutors.get(group.tutor)?.status === 'approved'
    return isTaught && new Set([...group.learners, ...joining]).size <= group.max
  })
}

function joinGroups(
  state: InstituteState,
  { matrix = [], id: reservation_id, program_id }: ReservationRecord,
  now: number,
): void {
  for (const seat of matrix) {
    const group = findGroupOfSeat(state, seat)
    if (!group) continue
    state.groupClasses.update({ ...group, learners: [...new Set([...group.learners, seat.user_id])] })
    const sessions = seat.sessions ?? countGroupSessions(group.days, program_id)
    addSeat(state, group, seat.user_id, { now, reservation_id, sessions })
  }
}

function payFee(state: InstituteState, attempt: PaymentRecord, now: number): PaymentRecord {
  const fee = state.payments.get(attempt.fee ?? 0)
  if (!fee || !isUnpaidFee(fee)) return fail(state, attempt, 'paymentNotNeeded', now)
  const { price } = attempt
  state.payments.update({ ...fee, state: 'paid', paid: now, ...(price && { price }) })
  const reservation = state.reservations.get(attempt.reservation)
  const tutor = state.tutors.get(reservation?.tutor ?? 0)
  if (reservation && tutor && fee.month) {
    const owed = bookPlan(state, reservation, tutor, now, { month: fee.month, paid: price?.sessions })
    notifyOfMonth(state, reservation, owed, now)
  }
  return complete(state, attempt, now)
}

function complete(state: InstituteState, payment: PaymentRecord, now: number): PaymentRecord {
  const done = { ...payment, state: 'completed' as const, paid: now, due: formatDate(now) }
  state.payments.update(done)
  notifyOfPayment(state, done, now)
  return done
}

/** Fails an attempt; its slots stay held until the hold expires. */
export function fail(
  state: InstituteState,
  payment: PaymentRecord,
  message: PaymentRecord['message'],
  now: number,
): PaymentRecord {
  const failed = { ...payment, state: 'failed' as const, ...(message && { message }) }
  state.payments.update(failed)
  notifyOfPayment(state, failed, now)
  const reservation = state.reservations.get(payment.reservation)
  const hold = reservation?.hold === undefined ? undefined : state.holds.get(reservation.hold)
  if (hold?.isPaying)
    state.holds.update({ ...hold, isPaying: false, expires: Math.min(hold.expires, now + HOUR / 6) })
  return failed
}

import type { Text } from '#mocks/data/texts.ts'
import type { PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { cancelInterviewSeats } from '#mocks/world/webinars/interviewSeats.ts'
import { payBack } from '#mocks/world/booking/payBack.ts'
import { isUnderWay } from '#mocks/world/booking/isUnderWay.ts'
import { isUnpaidFee } from '#mocks/world/booking/renewals.ts'
import { removeFee } from '#mocks/world/booking/withdrawFee.ts'
import { cancelSeat } from '#mocks/world/classes/cancelSeat.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Cancels a booking: its coming classes, seats, holds and payments.
 * @param reason shown in the booking and beside its classes
 * @param refund the amount to pay back
 */
export function endBooking(
  state: InstituteState,
  row: ReservationRecord,
  reason: Text,
  now: number,
  refund = 0,
): ReservationRecord {
  for (const classRow of state.classes.list())
    if (
      classRow.reservation_id === row.id &&
      (classRow.isOwed || (classRow.start > now && !classRow.outcome)) &&
      row.kind !== 'group'
    )
      state.classes.update({
        ...classRow,
        outcome: 'cancelled',
        isOwed: false,
        // A person wrote it: the same in both languages
        cancel_reason: reason.en,
      })
  cancelInterviewSeats(state, row, now)
  for (const seat of row.state === 'active' ? (row.matrix ?? []) : [])
    if (!seat.isReleased) cancelSeat(state, seat, { now, reservation: row.id, reason })
  const hold = row.hold === undefined ? undefined : state.holds.get(row.hold)
  if (hold && hold.expires > now) state.holds.update({ ...hold, isPaying: false, expires: now })
  endPayments(state, row, now, 'paymentCancelled')
  const ended = {
    ...row,
    state: 'cancelled' as const,
    cancelReason: reason,
  }
  const refunded = refund ? payBack(state, ended, { amount: refund, now }) : ended
  state.reservations.update(refunded)
  return refunded
}

/** Removes the unpaid fees of a booking. An attempt to pay one, which says so from then on, fails when it arrives. */
export function endPayments(
  state: InstituteState,
  { id }: ReservationRecord,
  now: number,
  message: NonNullable<PaymentRecord['message']>,
): void {
  for (const payment of state.payments.list()) {
    if (payment.reservation !== id) continue
    if (isUnpaidFee(payment)) removeFee(state, payment)
    else if (isUnderWay(payment, now)) state.payments.update({ ...payment, message })
  }
}

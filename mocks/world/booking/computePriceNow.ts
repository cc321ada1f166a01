import type { PaymentRecord, Price, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { computeLaterPrice } from '#mocks/world/booking/prices.ts'
import { computeDue, countMonthClasses, isUnpaidFee } from '#mocks/world/booking/renewals.ts'
import { countTakenHours } from '#mocks/world/booking/bookPlan.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Computes the price of a payment at a time: an unpaid fee is for the classes of its month that have a time then.
 * See docs/decisions.md#month-with-clashes.
 */
export function computePriceNow(state: InstituteState, row: PaymentRecord, now: number): Price {
  const booking = state.reservations.get(row.reservation)
  if (!booking || !isUnpaidFee(row) || !row.month) return computeDue(state, row)
  return computeLaterPrice(booking.price, countPlacedHours(state, booking, row.month, now))
}

/** Counts the classes of an unpaid month that have a time. */
export function countPlacedHours(
  state: InstituteState,
  booking: ReservationRecord,
  month: number,
  now: number,
): number {
  return countMonthClasses(booking, month) - countTakenHours(state, booking, month, now)
}

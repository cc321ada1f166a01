import { repeatInBothLanguages, type Text } from '#mocks/data/texts.ts'
import {
  MOVE_NOTICE,
  NOTHING,
  computeCancellation,
  type Cancelled,
} from '#mocks/world/booking/cancellation.ts'
import { closeRequests } from '#mocks/world/booking/closeRequests.ts'
import { endBooking } from '#mocks/world/booking/endBooking.ts'
import { finishBookings } from '#mocks/world/booking/finishBookings.ts'
import { listBookedClasses } from '#mocks/world/booking/listBookedTutors.ts'
import { payBack } from '#mocks/world/booking/payBack.ts'
import { getPaidMonth } from '#mocks/world/booking/renewals.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Computes what cancelling a one-to-one class brings its family back and loses. */
export function computeClassCancellation(state: InstituteState, row: ClassRecord, now: number): Cancelled {
  const booking = findBooking(state, row)
  if (!booking) return NOTHING
  const before = listBookedClasses(state, booking).filter(({ returned }) => returned === 'refunded')
  return computeCancellation(state, booking, [...before, row], { now, isByStaff: false })
}

/**
 * Cancels a one-to-one class for its family: it gets no other time, and what was paid for it comes back unless it begins
 * in less than twelve hours. A booking of which no class is left, and which does not renew, ends with it
 * (docs/decisions.md#cancelling).
 * @returns the amount that comes back
 */
export function cancelOwnClass(
  state: InstituteState,
  row: ClassRecord,
  reason: string,
  now: number,
): { amount: number; cancelled: ClassRecord } {
  const { amount } = computeClassCancellation(state, row, now)
  const { isOwed, offers: _, ...kept } = row
  const isLate = !isOwed && row.start - now < MOVE_NOTICE
  const cancelled: ClassRecord = {
    ...kept,
    outcome: 'cancelled',
    cancel_reason: reason,
    returned: isLate ? 'lost' : 'refunded',
  }
  state.classes.update(cancelled)
  closeRequests(state, now)
  const booking = findBooking(state, row)
  if (booking && amount > 0)
    state.reservations.update(payBack(state, booking, { amount, now, month: getPaidMonth(booking, row) }))
  if (booking) closeUsedBooking(state, booking.id, repeatInBothLanguages(reason), now)
  return { amount, cancelled }
}

/** Ends a booking without coming classes: finished after the classes that were held, and cancelled when there are none. */
export function closeUsedBooking(state: InstituteState, id: number, reason: Text, now: number): void {
  finishBookings(state, now)
  const row = state.reservations.get(id)
  if (row?.state !== 'finished' || listBookedClasses(state, row).some(({ outcome }) => !outcome)) return
  endBooking(state, row, reason, now)
}

function findBooking(state: InstituteState, { reservation_id }: ClassRecord): ReservationRecord | undefined {
  return reservation_id === undefined ? undefined : state.reservations.get(reservation_id)
}

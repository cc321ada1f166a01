import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { endPayments } from '#mocks/world/booking/endBooking.ts'
import { findLastPaidMonth } from '#mocks/world/booking/renewals.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Stops the renewal of a monthly booking: what is paid stays, and no other month is owed. */
export function stopRenewal(state: InstituteState, row: ReservationRecord, now: number): ReservationRecord {
  endPayments(state, row, now, 'paymentStopped')
  const stopped = { ...row, lastMonth: findLastPaidMonth(row, state.payments.list()) }
  state.reservations.update(stopped)
  return stopped
}

/** Lets a monthly booking renew again, from the month that runs or the next one on. */
export function resumeRenewal(state: InstituteState, row: ReservationRecord): ReservationRecord {
  const { lastMonth: _, ...resumed } = row
  state.reservations.update(resumed)
  return resumed
}

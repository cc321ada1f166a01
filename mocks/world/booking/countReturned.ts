import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { getPaidMonth, isMonthly } from '#mocks/world/booking/renewals.ts'
import type { ClassRecord } from '#mocks/world/records.ts'

/** Counts the classes of a booking's month that its family cancelled: those that were paid back, and those that were lost. */
export function countReturned(
  row: ReservationRecord,
  classes: readonly ClassRecord[],
  month: number,
): { refunded: number; lost: number } {
  // A booking that was cancelled as a whole keeps the number that was booked
  if (row.state === 'cancelled') return { refunded: 0, lost: 0 }
  const own = classes.filter((one) => !isMonthly(row.program_id) || getPaidMonth(row, one) === month)
  const count = (kind: ClassRecord['returned']) => own.filter(({ returned }) => returned === kind).length
  return { refunded: count('refunded'), lost: count('lost') }
}

import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { getPaidMonth, isMonthly } from '#mocks/world/booking/renewals.ts'
import type { ClassRecord } from '#mocks/world/records.ts'

/** Counts the classes of a booking's month that its family cancelled, alone or with a seat: paid back, and lost. */
export function countReturned(
  row: ReservationRecord,
  classes: readonly ClassRecord[],
  month: number,
): { refunded: number; lost: number } {
  const back = (row.matrix ?? []).flatMap(({ givenBack }) => givenBack ?? [])
  // A booking that was cancelled as a whole keeps the number that was booked
  if (row.state === 'cancelled') return { refunded: 0, lost: 0 }
  const own = classes.filter((one) => !isMonthly(row.program_id) || getPaidMonth(row, one) === month)
  const count = (kind: ClassRecord['returned']) => own.filter(({ returned }) => returned === kind).length
  return {
    refunded: back.reduce((sum, seat) => sum + seat.refunded, count('refunded')),
    lost: back.reduce((sum, seat) => sum + seat.lost, count('lost')),
  }
}

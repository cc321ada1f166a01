import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { releaseUsedSeats } from '#mocks/world/classes/releaseUsedSeats.ts'
import { isRenewing } from '#mocks/world/booking/renewals.ts'
import { computeEnd } from '#mocks/world/hours/classTime.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Finishes the bookings whose last class is over. Monthly ones renew until that is stopped or they are cancelled, and a
 * seat in a group class is kept until the group's next class begins.
 */
export function finishBookings(state: InstituteState, now: number): void {
  releaseUsedSeats(state, now)
  const open = new Map<number, ReservationRecord>()
  for (const row of state.reservations.list())
    if (row.state === 'active' && row.kind !== 'group' && !isRenewing(row)) open.set(row.id, row)
  if (!open.size) return
  const begun = new Set<number>()
  for (const row of state.classes.list()) {
    if (row.reservation_id === undefined) continue
    begun.add(row.reservation_id)
    if (!isOver(row, now)) open.delete(row.reservation_id)
  }
  for (const row of open.values())
    if (begun.has(row.id)) state.reservations.update({ ...row, state: 'finished' })
}

function isOver(row: ClassRecord, now: number): boolean {
  return !row.isOwed && (row.outcome !== undefined || computeEnd(row) <= now)
}

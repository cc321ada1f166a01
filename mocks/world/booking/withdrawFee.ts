import type { PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { describeFee } from '#mocks/world/booking/describeBooking.ts'
import { notify } from '#mocks/world/notify.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Removes an unpaid fee for which nothing is owed any more. Who was notified of it reads why, in place of a notification
 * whose link would open nothing.
 */
export function withdrawFee(
  state: InstituteState,
  row: ReservationRecord,
  fee: PaymentRecord,
  { now, event }: { now: number; event: 'feeWithdrawn' | 'feeLapsed' | 'feeUnplaced' },
): void {
  if (removeFee(state, fee))
    notify(state, now, event, {
      learners: [row.student],
      values: { id: row.id, ...describeFee(state, row, fee) },
    })
}

/** Removes an unpaid fee with its notifications; returns whether there were some. */
export function removeFee(state: InstituteState, { id }: PaymentRecord): boolean {
  state.payments.remove(id)
  const rows = state.notifications.list().filter(({ key }) => key?.startsWith(`feeDue/${id}/`))
  for (const row of rows) state.notifications.remove(row.id)
  return rows.length > 0
}

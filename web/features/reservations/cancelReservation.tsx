import { unwrapData, type Cancellation, type Reservation } from '#sdk'
import { query } from '#web/api/query.ts'
import { CancellationView } from '#web/resource/CancellationView.tsx'
import type { Action } from '#web/resource/resource.ts'

/** Cancels a reservation with a reason, after showing the refund. */
export const cancelReservation: Action<Reservation> = {
  name: 'cancel',
  isCancelling: true,
  confirm: 'reason',
  isDanger: true,
  Preview: ReservationCancellation,
  when: (row) => row.state === 'pending' || (row.state === 'active' && !isUsedUp(row)),
  isDone: ({ state }) => state === 'cancelled',
  async run(clients, { id }, reason, note, seen) {
    const { data } = await unwrapData(
      clients.api.POST('/reservations/{id}/cancel/', {
        params: { path: { id }, ...(seen && { query: { seen_refund: seen.refund_amount } }) },
        body: { reason },
      }),
    )
    const { refund } = data
    if (refund)
      note('resource.refund', ({ money, day }) => ({
        amount: money(refund.amount, refund.currency),
        day: day(refund.due_on),
      }))
    else note('resource.refund.none')
  },
}

/** Whether nothing is left of a group booking to cancel: all its classes were held, and it does not renew. */
function isUsedUp({ kind, sessions_used, sessions_total, to_reschedule }: Reservation): boolean {
  return kind === 'group' && sessions_used >= sessions_total && to_reschedule === 0
}

interface ReservationCancellationProps {
  row: Pick<Reservation, 'id'>
  onSeen?: (seen: Cancellation) => void
}

/** The preview of a cancelled reservation: what is refunded and what is lost. */
export function ReservationCancellation({ row, onSeen }: ReservationCancellationProps) {
  const read = query('/reservations/{id}/cancellation/', { path: { id: row.id } })
  return <CancellationView query={read} onSeen={onSeen} />
}

import { unwrapData, type Reservation } from '#sdk'
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
  when: ({ state }) => state === 'pending' || state === 'active',
  isDone: ({ state }) => state === 'cancelled',
  async run(clients, { id }, reason, note) {
    const { data } = await unwrapData(
      clients.api.POST('/reservations/{id}/cancel/', { params: { path: { id } }, body: { reason } }),
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

/** The preview of a cancelled reservation: what is refunded and what is lost. */
export function ReservationCancellation({ row }: { row: Pick<Reservation, 'id'> }) {
  return <CancellationView query={query('/reservations/{id}/cancellation/', { path: { id: row.id } })} />
}

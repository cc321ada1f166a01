import type { Reservation } from '#sdk'
import type { Action } from '#web/resource/resource.ts'
import { ReservationCancellation } from './ReservationCancellation.tsx'

/** Cancels a reservation with a reason, after showing the refund. */
export const cancelReservation: Action<Reservation> = {
  name: 'cancel',
  isCancelling: true,
  confirm: 'reason',
  isDanger: true,
  Preview: ReservationCancellation,
  when: ({ state }) => state === 'pending' || state === 'active',
  run: (clients, { id }, reason) =>
    clients.api.POST('/reservations/{id}/cancel/', { params: { path: { id } }, body: { reason } }),
}

import type { Reservation } from '#sdk'
import { query } from '#web/api/query.ts'
import { CancellationView } from '#web/resource/CancellationView.tsx'

/** The preview of a cancelled reservation: what is refunded and what is lost. */
export function ReservationCancellation({ row }: { row: Pick<Reservation, 'id'> }) {
  return <CancellationView of={query('/reservations/{id}/cancellation/', { path: { id: row.id } })} />
}

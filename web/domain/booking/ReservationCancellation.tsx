import type { Reservation } from '#sdk'
import { query } from '#web/api/query.ts'
import { CancellationView } from '#web/resource/CancellationView.tsx'

/** What cancelling a reservation brings back and loses. */
export function ReservationCancellation({ row }: { row: Pick<Reservation, 'id'> }) {
  return <CancellationView of={query('/reservations/{id}/cancellation/', { path: { id: row.id } })} />
}

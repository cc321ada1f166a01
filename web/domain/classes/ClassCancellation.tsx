import type { BookedClass } from '#sdk'
import { query } from '#web/api/query.ts'
import { CancellationView } from '#web/resource/CancellationView.tsx'

/** The preview of a cancelled class: what is refunded and what is lost. */
export function ClassCancellation({ row }: { row: Pick<BookedClass, 'id'> }) {
  return <CancellationView query={query('/classes/{id}/cancellation/', { path: { id: row.id } })} />
}

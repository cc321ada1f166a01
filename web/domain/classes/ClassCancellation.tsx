import type { BookedClass } from '#sdk'
import { query } from '#web/api/query.ts'
import { CancellationView } from '#web/resource/CancellationView.tsx'

/** What cancelling a class brings back and loses. */
export function ClassCancellation({ row }: { row: Pick<BookedClass, 'id'> }) {
  return <CancellationView of={query('/classes/{id}/cancellation/', { path: { id: row.id } })} />
}

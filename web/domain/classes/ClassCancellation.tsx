import type { BookedClass, Cancellation } from '#sdk'
import { query } from '#web/api/query.ts'
import { CancellationView } from '#web/resource/CancellationView.tsx'

interface ClassCancellationProps {
  row: Pick<BookedClass, 'id'>
  onSeen?: (seen: Cancellation) => void
}

/** The preview of a cancelled class: what is refunded and what is lost. */
export function ClassCancellation({ row, onSeen }: ClassCancellationProps) {
  const read = query('/classes/{id}/cancellation/', { path: { id: row.id } })
  return <CancellationView query={read} onSeen={onSeen} />
}

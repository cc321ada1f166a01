import type { GroupClass } from '#sdk'
import { query } from '#web/api/query.ts'
import { CancellationView } from '#web/resource/CancellationView.tsx'

/** What deleting a group class pays back. */
export function GroupClassEnd({ row }: { row: Pick<GroupClass, 'id'> }) {
  return <CancellationView of={query('/group-classes/{id}/cancellation/', { path: { id: row.id } })} />
}

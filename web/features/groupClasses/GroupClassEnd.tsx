import type { GroupClass } from '#sdk'
import { query } from '#web/api/query.ts'
import { CancellationView } from '#web/resource/CancellationView.tsx'

/** The refunds that deleting a group class causes. */
export function GroupClassEnd({ row }: { row: Pick<GroupClass, 'id'> }) {
  return <CancellationView of={query('/group-classes/{id}/cancellation/', { path: { id: row.id } })} />
}

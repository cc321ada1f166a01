import type { TutorApplication } from '#sdk'
import { query } from '#web/api/query.ts'
import { CancellationView } from '#web/resource/CancellationView.tsx'

/** The refunds that terminating a tutor causes. */
export function TutorTermination({ row }: { row: Pick<TutorApplication, 'id'> }) {
  return <CancellationView of={query('/tutor/applications/{id}/termination/', { path: { id: row.id } })} />
}

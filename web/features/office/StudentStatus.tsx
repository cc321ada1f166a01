import type { Student } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Status } from '#web/ui/Status.tsx'

/** Active or inactive; pending until the address is confirmed. */
export function StudentStatus({ student: { status, is_pending } }: { student: Student }) {
  if (is_pending)
    return (
      <Status tone="waiting">
        <FormattedMessage id="students.pending" />
      </Status>
    )
  return (
    <Status tone={status ? 'good' : 'neutral'}>
      <FormattedMessage id={`students.options.status.${status}`} />
    </Status>
  )
}

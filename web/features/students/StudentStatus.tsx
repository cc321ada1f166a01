import type { Student } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Status } from '#web/ui/Status.tsx'

/** The status of a student: inactive, pending until the e-mail address is confirmed, or active. */
export function StudentStatus({ student: { status, is_pending } }: { student: Student }) {
  if (status && is_pending)
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

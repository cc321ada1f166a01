import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'
import { DueRow } from './DueRow.tsx'
import type { DueTask } from './dueTasks.ts'

/** A task with its last day and the button that opens it. */
export function TaskRow({ task }: { task: DueTask }) {
  return (
    <DueRow
      title={task.title}
      text={
        <FormattedMessage id={getWhen(task)} values={{ time: <DateTime start={task.until} isZoneKnown /> }} />
      }
      isLate={task.isLate}
    >
      <ButtonLink to={task.to}>
        <FormattedMessage id={`family.${getButtonText(task)}`} />
        <Hidden>
          {' '}
          <bdi>{task.title}</bdi>
        </Hidden>
      </ButtonLink>
    </DueRow>
  )
}

function getWhen({ kind, isLate }: DueTask): 'family.late' | 'family.openUntil' | 'family.until' {
  if (isLate) return 'family.late'
  return kind === 'quiz' ? 'family.openUntil' : 'family.until'
}

function getButtonText({ kind, isStarted }: DueTask): 'do' | 'start' | 'continue' {
  if (kind === 'homework') return 'do'
  return isStarted ? 'continue' : 'start'
}

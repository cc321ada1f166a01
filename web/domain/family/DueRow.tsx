import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'
import type { DueTask } from './dueTasks.ts'
import { brandTokens } from '#web/theme/tokens.ts'

/** A task with its last day and the button that opens it. */
export function DueRow({ task }: { task: DueTask }) {
  const styles = useStyles()
  return (
    <li className={styles.root}>
      <span className={styles.words}>
        <bdi className={styles.title}>{task.title}</bdi>
        <span className={mergeClasses(styles.quiet, task.isLate && styles.late)}>
          <FormattedMessage
            id={getWhen(task)}
            values={{ time: <DateTime start={task.until} isZoneKnown /> }}
          />
        </span>
      </span>
      <ButtonLink to={task.to}>
        <FormattedMessage id={`family.${getAct(task)}`} />
        <Hidden>
          {' '}
          <bdi>{task.title}</bdi>
        </Hidden>
      </ButtonLink>
    </li>
  )
}

function getWhen({ kind, isLate }: DueTask): 'family.late' | 'family.openUntil' | 'family.until' {
  if (isLate) return 'family.late'
  return kind === 'quiz' ? 'family.openUntil' : 'family.until'
}

function getAct({ kind, isStarted }: DueTask): 'do' | 'start' | 'continue' {
  if (kind === 'homework') return 'do'
  return isStarted ? 'continue' : 'start'
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    paddingBlock: '10px',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    ':first-child': { paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  title: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  late: { color: brandTokens.bad },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { query, useQuery } from '#web/api/query.ts'
import { useFormats } from '#web/resource/formats.ts'
import { media } from '#web/theme/tokens.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Status } from '#web/ui/Status.tsx'

const tones = { pending: 'waiting', completed: 'good', overdue: 'bad' } as const

interface StudentWorkProps {
  learner: number
  kind: 'homework' | 'quiz'
}

/** The homework or quizzes that this tutor assigned to a learner, with results. */
export function StudentWork({ learner, kind }: StudentWorkProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { number } = useFormats()
  const { data, error, isValidating, mutate } = useQuery(
    query('/assignments/list/', { query: { kind, learner_id: learner, page: 1, page_size: 100 } }),
  )
  if (error && !data)
    return <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className={styles.skeleton} />
  if (data.data.length === 0)
    return (
      <Notice
        seed={`no-${kind}`}
        role="status"
        title={intl.formatMessage({ id: `myStudents.none.${kind}` })}
      />
    )
  return (
    <ul className={styles.list}>
      {data.data.map((work) => (
        <li key={work.id} className={styles.row}>
          <span className={styles.what}>
            <strong dir="auto">{work.title}</strong>
            <span className={styles.quiet}>
              <bdi>{work.course.name}</bdi> · <DateTime start={work.due_on} isZoneKnown />
            </span>
          </span>
          <Status tone={tones[work.state]}>
            <FormattedMessage id={`myStudents.state.${work.state}`} />
          </Status>
          {work.score !== null && (
            <span className={styles.score}>
              {number(work.score)}/{number(work.max_score)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  what: {
    flexGrow: 1,
    flexBasis: '100%',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    [media.tablet]: { flexBasis: '240px' },
  },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  score: { minWidth: '64px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  skeleton: { height: '240px' },
})

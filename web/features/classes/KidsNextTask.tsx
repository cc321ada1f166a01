import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatError } from '#web/api/formatError.ts'
import type { DueTask } from '#web/domain/family/dueTasks.ts'
import { useDueTasks } from '#web/domain/family/useDueTasks.ts'
import { KidsPicture } from '#web/domain/kid/KidsPicture.tsx'
import { paths } from '#web/paths.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** A kid's next task with a large button, and a link to the others. */
export function KidsNextTask() {
  const styles = useStyles()
  const intl = useIntl()
  const { tasks, failure } = useDueTasks()
  if (failure)
    return <Failure text={formatError(failure.error, intl)} isBusy={failure.isBusy} onRetry={failure.retry} />
  if (!tasks) return <Skeleton className={styles.skeleton} />
  const [next, ...rest] = tasks
  return (
    <section aria-labelledby="kids-next-task" className={styles.root}>
      <KidsPicture kind={next?.kind === 'quiz' ? 'quizzes' : 'homework'} />
      <div className={styles.texts}>
        <Heading level={2} id="kids-next-task">
          {next ? <bdi>{next.title}</bdi> : <FormattedMessage id="classes.kids.task.none" />}
        </Heading>
        {next && !next.isLate && (
          <span className={styles.line}>
            <FormattedMessage
              id="classes.kids.task.until"
              values={{ time: <DateTime start={next.until} isZoneKnown /> }}
            />
          </span>
        )}
        {rest.length > 0 && (
          <Link
            to={rest[0]?.kind === 'quiz' ? paths.studentQuizzes : paths.studentHomework}
            className={mergeClasses(styles.line, styles.more)}
          >
            <FormattedMessage id="classes.kids.task.more" values={{ count: rest.length }} />
          </Link>
        )}
      </div>
      {next && (
        <ButtonLink to={next.to} appearance="primary" size="large" className={styles.button}>
          <FormattedMessage id={`classes.kids.task.${getButtonText(next)}`} />
        </ButtonLink>
      )}
    </section>
  )
}

function getButtonText({ kind, isStarted }: DueTask): 'do' | 'start' | 'continue' {
  if (kind === 'homework') return 'do'
  return isStarted ? 'continue' : 'start'
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '16px 24px',
    padding: '24px',
    borderRadius: '24px',
    backgroundColor: brandTokens.accentSoft,
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', padding: '32px' },
  },
  // On a phone only the title stands beside the picture: a date fits in a line of its own
  texts: {
    display: 'contents',
    overflowWrap: 'anywhere',
    [media.tablet]: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  },
  line: { gridColumn: '1 / -1' },
  more: { color: tokens.colorBrandForegroundLink, textUnderlineOffset: '4px' },
  button: {
    gridColumn: '1 / -1',
    minHeight: '64px',
    borderRadius: '20px',
    fontSize: tokens.fontSizeBase500,
    [media.tablet]: { gridColumn: 'auto', minWidth: '200px' },
  },
  skeleton: { height: '160px', borderRadius: '24px' },
})

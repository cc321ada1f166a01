import { makeStyles, tokens } from '@fluentui/react-components'
import type { Homework, Submission } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { errorText } from '#web/api/errorText.ts'
import { query, useQuery } from '#web/api/query.ts'
import { FileLinks } from '#web/domain/files/FileLinks.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Status } from '#web/ui/Status.tsx'
import { ReviewForm } from './ReviewForm.tsx'

const tones = { submitted: 'waiting', reviewed: 'good', returned: 'bad' } as const

/** What was handed in, those that wait first, each with the place to review it. */
export function Submissions({ work }: { work: Homework }) {
  const styles = useStyles()
  const intl = useIntl()
  const { data, error, isValidating, mutate } = useQuery(
    query('/homework/{id}/submissions/list/', { path: { id: work.id }, query: { page_size: 100 } }),
  )
  return (
    <section className={styles.root}>
      <Heading level={3}>
        <FormattedMessage id="homeworkList.submissions" />
      </Heading>
      {!data && !error && <Skeleton className={styles.skeleton} />}
      {!data && error && (
        <Failure text={errorText(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {data?.data.length === 0 && (
        <p className={styles.text}>
          <FormattedMessage id="homeworkList.noSubmissions" />
        </p>
      )}
      {data?.data
        .toSorted((a, b) => Number(b.state === 'submitted') - Number(a.state === 'submitted'))
        .map((submission) => (
          <Answer key={submission.id} submission={submission} most={work.score} />
        ))}
    </section>
  )
}

function Answer({ submission, most }: { submission: Submission; most: number }) {
  const styles = useStyles()
  return (
    <article className={styles.answer}>
      <div className={styles.line}>
        <strong>
          <bdi>{submission.student.name}</bdi>
        </strong>
        <DateTime start={submission.submitted_on} />
        <Status tone={tones[submission.state]}>
          <FormattedMessage id={`homeworkList.answer.${submission.state}`} />
        </Status>
        {submission.is_late && (
          <Status tone="bad">
            <FormattedMessage id="homeworkList.late" />
          </Status>
        )}
      </div>
      {submission.text && (
        <p dir="auto" className={styles.text}>
          {submission.text}
        </p>
      )}
      <FileLinks files={submission.files} />
      <ReviewForm submission={submission} most={most} />
    </article>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px' },
  skeleton: { height: '120px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  answer: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import type { Homework, Submission } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { query, useQuery } from '#web/api/query.ts'
import { LearnerLink } from '#web/resource/StaffLink.tsx'
import { AnswerCard } from './AnswerCard.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Review } from './Review.tsx'
import { ReviewForm } from './ReviewForm.tsx'

/** The submissions of a piece of homework, unreviewed ones first, each with the review form. */
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
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {data?.data.length === 0 && (
        <p className={styles.text}>
          <FormattedMessage id="homeworkList.noSubmissions" />
        </p>
      )}
      {data?.data
        .toSorted((a, b) => Number(b.state === 'submitted') - Number(a.state === 'submitted'))
        .map((submission) => (
          <AnswerCard
            key={submission.id}
            submission={submission}
            texts="homeworkList"
            head={
              <strong>
                <LearnerLink isPlain learner={submission.student} />
              </strong>
            }
          >
            {!isAssigned(work, submission) && (
              <p className={styles.text}>
                <FormattedMessage id="homeworkList.withdrawn" />
              </p>
            )}
            {isAssigned(work, submission) && !isReplaced(submission, data.data) ? (
              <ReviewForm submission={submission} max={work.score} />
            ) : (
              <Review submission={submission} />
            )}
          </AnswerCard>
        ))}
    </section>
  )
}

/** Whether the learner of an answer still has the homework. */
function isAssigned({ students }: Homework, { student }: Submission): boolean {
  return students.some(({ id }) => id === student.id)
}

/** Whether a learner has handed in another answer since this one was returned. */
function isReplaced({ state, student, submitted_on }: Submission, all: readonly Submission[]): boolean {
  return (
    state === 'returned' &&
    all.some(
      (one) => one.student.id === student.id && Date.parse(one.submitted_on) > Date.parse(submitted_on),
    )
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px' },
  skeleton: { height: '120px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})

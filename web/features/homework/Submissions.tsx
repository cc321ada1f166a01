import { makeStyles, tokens } from '@fluentui/react-components'
import type { Homework } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { query, useQuery } from '#web/api/query.ts'
import { AnswerCard } from './AnswerCard.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
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
                <bdi>{submission.student.name}</bdi>
              </strong>
            }
          >
            <ReviewForm submission={submission} max={work.score} />
          </AnswerCard>
        ))}
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px' },
  skeleton: { height: '120px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})

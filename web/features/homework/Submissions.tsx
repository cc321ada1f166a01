import { makeStyles, tokens } from '@fluentui/react-components'
import type { Homework, Submission } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { query, useQuery } from '#web/api/query.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { LearnerLink } from '#web/resource/StaffLink.tsx'
import { AnswerCard } from './AnswerCard.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Review } from './Review.tsx'
import { ReviewForm } from './ReviewForm.tsx'

/** The submissions of a piece of homework, unreviewed ones first, the newest of each learner with the review form. */
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
      {data &&
        groupByLearner(data.data).map((answers) => (
          <Answers key={answers[0].id} work={work} answers={answers} />
        ))}
    </section>
  )
}

/** Whether the learner of an answer still has the homework. */
function isAssigned({ students }: Homework, { student }: Submission): boolean {
  return students.some(({ id }) => id === student.id)
}

/** Groups answers by their learner, those to review first; in a group the newest is first, as in the list. */
function groupByLearner(all: readonly Submission[]): (readonly [Submission, ...Submission[]])[] {
  const groups = new Map<number, [Submission, ...Submission[]]>()
  for (const answer of all) {
    const known = groups.get(answer.student.id)
    if (known) known.push(answer)
    else groups.set(answer.student.id, [answer])
  }
  return [...groups.values()].toSorted(
    ([one], [other]) => Number(other.state === 'submitted') - Number(one.state === 'submitted'),
  )
}

interface AnswersProps {
  work: Homework
  /** Of one learner, the newest first */
  answers: readonly [Submission, ...Submission[]]
}

/** The newest answer of a learner with its review form, and below it the answers that it replaces, folded. */
function Answers({ work, answers: [newest, ...earlier] }: AnswersProps) {
  const styles = useStyles()
  const { name } = newest.student
  return (
    <>
      <AnswerCard
        submission={newest}
        texts="homeworkList"
        head={
          <strong>
            <LearnerLink isPlain learner={newest.student} />
          </strong>
        }
      >
        {isAssigned(work, newest) ? (
          <ReviewForm submission={newest} max={work.score} />
        ) : (
          <>
            <p className={styles.text}>
              <FormattedMessage id="homeworkList.withdrawn" />
            </p>
            <Review submission={newest} />
          </>
        )}
      </AnswerCard>
      {earlier.length > 0 && (
        <details>
          <summary className={styles.earlier}>
            <FormattedMessage
              id="homeworkList.earlier"
              values={{ count: earlier.length, name: isolateText(name) }}
            />
          </summary>
          <div className={styles.root}>
            {earlier.map((submission) => (
              <AnswerCard key={submission.id} submission={submission} isReplaced texts="homeworkList">
                <Review submission={submission} />
              </AnswerCard>
            ))}
          </div>
        </details>
      )}
    </>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px' },
  skeleton: { height: '120px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  earlier: { paddingBlock: '8px', color: tokens.colorBrandForegroundLink, cursor: 'pointer' },
})

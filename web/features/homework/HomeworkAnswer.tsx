import { makeStyles, tokens } from '@fluentui/react-components'
import type { StudentHomework, Submission } from '#sdk'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { AnswerCard } from './AnswerCard.tsx'
import { Review } from './Review.tsx'
import { FileLinks } from '#web/domain/files/FileLinks.tsx'
import { useFormats } from '#web/resource/formats.ts'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { readDraft } from '#web/storage/drafts.ts'
import { useNow } from '#web/time/viewer.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useHandIn } from './useHandIn.ts'
import { createLazy } from '#web/ui/createLazy.ts'

// With the recorder, which the list itself does not need
const AnswerForm = createLazy(() => import('./AnswerForm.tsx'), 'AnswerForm')

/** A piece of homework: the task, earlier submissions, and the form. */
export function HomeworkAnswer({ row, ...panel }: DetailProps<StudentHomework>) {
  const styles = useStyles()
  const isLate = useNow(60_000) >= Date.parse(row.dueDate)
  return (
    <RecordDetail {...panel} title={row.title}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{row.title}</bdi>
        </Heading>
        <PersonCell {...row.learner} />
        <p className={styles.text}>
          <bdi>{row.course.name}</bdi> · <bdi>{row.createdBy.name}</bdi>
        </p>
        <p className={styles.text}>
          <FormattedMessage id="studentHomework.due" values={{ time: <DateTime start={row.dueDate} /> }} />
        </p>
        <p dir="auto" className={styles.task}>
          {row.description}
        </p>
        <FileLinks files={row.attachedFiles} />
        {row.submissions.length > 0 && (
          <Heading level={3}>
            <FormattedMessage id="studentHomework.handedIn" />
          </Heading>
        )}
        {row.submissions.map((submission, index) => (
          // The newest is first
          <OwnSubmission key={submission.id} submission={submission} max={row.score} isReplaced={index > 0} />
        ))}
        <OwnAnswer key={`${row.id}-${row.learner.id}`} homework={row} isLate={isLate} />
      </div>
    </RecordDetail>
  )
}

/** The form, and after a review what was typed into it meanwhile. */
function OwnAnswer({ homework, isLate }: { homework: StudentHomework; isLate: boolean }) {
  const styles = useStyles()
  const [last] = homework.submissions
  const isReviewed = last?.state === 'reviewed'
  const { draft } = useHandIn(homework)
  const [hasBegun] = useState(() => !isReviewed || Object.keys(readDraft(draft)).length > 0)
  if (!hasBegun) return null
  return (
    <Suspense fallback={isReviewed ? null : <Skeleton className={styles.form} />}>
      <AnswerForm homework={homework} isLate={isLate} isAgain={last !== undefined} isReviewed={isReviewed} />
    </Suspense>
  )
}

interface OwnSubmissionProps {
  submission: Submission
  max: number
  isReplaced: boolean
}

function OwnSubmission({ submission, max, isReplaced }: OwnSubmissionProps) {
  const { number } = useFormats()
  return (
    <AnswerCard
      submission={submission}
      isReplaced={isReplaced}
      texts="studentHomework"
      result={
        submission.score !== null && (
          <strong>
            {number(submission.score)}/{number(max)}
          </strong>
        )
      }
    >
      <Review submission={submission} />
    </AnswerCard>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  form: { height: '240px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  task: {
    margin: 0,
    maxWidth: '68ch',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
  },
})

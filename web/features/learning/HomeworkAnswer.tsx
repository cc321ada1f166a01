import { makeStyles, tokens } from '@fluentui/react-components'
import type { StudentHomework, Submission } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '#web/resource/formats.ts'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { useNow } from '#web/time/viewer.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Status } from '#web/ui/Status.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { FileLinks } from '#web/domain/files/FileLinks.tsx'

/** One piece of homework: what is asked, what was handed in before, and the place to hand in. */
export function HomeworkAnswer({ row, ...panel }: DetailProps<StudentHomework>) {
  const styles = useStyles()
  const isLate = useNow(60_000) >= Date.parse(row.dueDate)
  const [last] = row.submissions
  const isOpen = last?.state !== 'reviewed'
  return (
    <RecordDetail {...panel} title={row.title}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{row.title}</bdi>
        </Heading>
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
        {row.submissions.map((submission) => (
          <Answer key={submission.id} submission={submission} most={row.score} />
        ))}
        {isOpen && <AnswerForm key={row.id} homework={row} isLate={isLate} isAgain={last !== undefined} />}
      </div>
    </RecordDetail>
  )
}

const tones = { submitted: 'waiting', reviewed: 'good', returned: 'bad' } as const

function Answer({ submission, most }: { submission: Submission; most: number }) {
  const styles = useStyles()
  const { number } = useFormats()
  return (
    <article className={styles.answer}>
      <div className={styles.line}>
        <DateTime start={submission.submitted_on} />
        <Status tone={tones[submission.state]}>
          <FormattedMessage id={`studentHomework.answer.${submission.state}`} />
        </Status>
        {submission.is_late && (
          <Status tone="bad">
            <FormattedMessage id="studentHomework.late" />
          </Status>
        )}
        {submission.score !== null && (
          <strong>
            {number(submission.score)}/{number(most)}
          </strong>
        )}
      </div>
      {submission.text && (
        <p dir="auto" className={styles.text}>
          {submission.text}
        </p>
      )}
      <FileLinks files={submission.files} />
      {submission.comment && (
        <blockquote dir="auto" className={styles.comment}>
          {submission.comment}
        </blockquote>
      )}
      <FileLinks files={submission.review_files} />
    </article>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  task: {
    margin: 0,
    maxWidth: '68ch',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
  },
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
  comment: {
    margin: 0,
    paddingInlineStart: '16px',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandStroke1,
  },
})

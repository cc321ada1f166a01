import { makeStyles, tokens } from '@fluentui/react-components'
import type { Submission } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Status } from '#web/ui/Status.tsx'
import { FileLinks } from '#web/domain/files/FileLinks.tsx'

const tones = { submitted: 'waiting', reviewed: 'good', returned: 'bad' } as const

interface AnswerCardProps {
  submission: Submission
  /** A later answer of the learner takes its place, so that it is no longer reviewed */
  isReplaced?: boolean
  /** Text area for the state: the learner's or the reviewer's */
  texts: 'studentHomework' | 'homeworkList'
  /** Shown before the time, such as the learner's name */
  head?: ReactNode
  /** Shown after the state, such as the score */
  result?: ReactNode
  children: ReactNode
}

/** A homework submission: time, state, text and files. */
export function AnswerCard({
  submission,
  isReplaced = false,
  texts,
  head,
  result,
  children,
}: AnswerCardProps) {
  const styles = useStyles()
  return (
    <article className={styles.root}>
      <div className={styles.line}>
        {head}
        <DateTime start={submission.submitted_on} />
        <Status tone={isReplaced ? 'neutral' : tones[submission.state]}>
          <FormattedMessage id={`${texts}.answer.${isReplaced ? 'replaced' : submission.state}`} />
        </Status>
        {submission.is_late && (
          <Status tone="bad">
            <FormattedMessage id={`${texts}.late`} />
          </Status>
        )}
        {result}
      </div>
      {submission.text && (
        <p dir="auto" className={styles.text}>
          {submission.text}
        </p>
      )}
      <FileLinks files={submission.files} />
      {children}
    </article>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})

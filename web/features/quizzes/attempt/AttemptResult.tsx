import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import type { Attempt } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Status } from '#web/ui/Status.tsx'
import { AnswerReview } from './AnswerReview.tsx'
import { isReviewLater } from './attempt.ts'

/** The result of a quiz: score, pass mark and, once no attempt may follow, the right answers. */
export function AttemptResult({ attempt }: { attempt: Attempt }) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Heading level={1} size="section">
        <bdi>{attempt.quiz.name}</bdi>
      </Heading>
      <p className={styles.quiet}>
        <FormattedMessage
          id="studentQuizzes.attempt"
          values={{ time: <DateTime start={attempt.started_on} /> }}
        />
      </p>
      <p role="status" className={styles.score}>
        {attempt.state === 'expired' && <FormattedMessage id="studentQuizzes.expired" />}{' '}
        <FormattedMessage
          id="studentQuizzes.score"
          values={{ score: attempt.score ?? 0, total: attempt.totalScore, pass: attempt.passScore }}
        />
      </p>
      <Status tone={attempt.is_passed ? 'good' : 'bad'}>
        <FormattedMessage id={attempt.is_passed ? 'studentQuizzes.passed' : 'studentQuizzes.failed'} />
      </Status>
      {isReviewLater(attempt) && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            <FormattedMessage id="studentQuizzes.reviewLater" />
          </MessageBarBody>
        </MessageBar>
      )}
      <AnswerReview attempt={attempt} />
      <ButtonLink to={paths.studentQuizzes} appearance="primary">
        <FormattedMessage id="studentQuizzes.back" />
      </ButtonLink>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '16px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  score: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
})

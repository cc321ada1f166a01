import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { Attempt } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { KidsStage } from '#web/domain/kid/KidsStage.tsx'
import { paths } from '#web/paths.ts'
import { media } from '#web/theme/tokens.ts'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'
import { formatClock } from './attempt.ts'
import { AttemptQuestion } from './AttemptQuestion.tsx'
import { buildQuestionHref, readQuestionPosition } from './buildQuestionHref.ts'
import { HandInQuestion } from './HandInQuestion.tsx'
import { useTimedAttempt } from './useTimedAttempt.ts'

interface KidsQuizRunProps {
  attempt: Attempt
  /** Fetches the attempt again when it is over or was changed elsewhere */
  onChange: () => Promise<Attempt | undefined>
}

/** A running quiz as a kid plays it: one question at a time over the whole window; the URL names the question. */
export function KidsQuizRun({ attempt, onChange }: KidsQuizRunProps) {
  const styles = useStyles()
  const intl = useIntl()
  const navigate = useNavigate()
  const { answers, saving, answer, handIn, isBusy, left, open, isOver } = useTimedAttempt(attempt, onChange)
  const [isAsking, setAsking] = useState(false)
  const [search, setSearch] = useSearchParams()
  const { questions } = attempt
  const count = questions.length
  const position = readQuestionPosition(search, count)
  const question = questions[position - 1]
  const goTo = (next: number) => setSearch(buildQuestionHref(attempt.id, next), { replace: true })
  return (
    <KidsStage
      title={attempt.quiz.name}
      seed={`quiz-${attempt.quiz.id}`}
      onClose={() => void navigate(paths.studentQuizzes)}
      top={
        <div className={styles.top}>
          <progress
            className={styles.progress}
            max={count}
            value={position}
            aria-label={intl.formatMessage({ id: 'studentQuizzes.of' }, { position, count })}
          />
          <span aria-hidden="true">
            <FormattedMessage id="studentQuizzes.of" values={{ position, count }} />
          </span>
          <span role="timer" aria-label={intl.formatMessage({ id: 'kidsWork.time' })} className={styles.time}>
            {formatClock(left)}
          </span>
        </div>
      }
      bottom={
        <>
          {position > 1 && (
            <Button size="large" icon={<DirectionIcon kind="previous" />} onClick={() => goTo(position - 1)}>
              <FormattedMessage id="studentQuizzes.previous" />
            </Button>
          )}
          {position < count ? (
            <Button
              size="large"
              appearance="primary"
              icon={<DirectionIcon kind="next" />}
              iconPosition="after"
              onClick={() => goTo(position + 1)}
            >
              <FormattedMessage id="studentQuizzes.next" />
            </Button>
          ) : (
            <Button size="large" appearance="primary" onClick={() => setAsking(true)}>
              <FormattedMessage id="studentQuizzes.submit" />
            </Button>
          )}
        </>
      }
    >
      {question && (
        <AttemptQuestion
          key={question.id}
          isForKid
          isOver={isOver}
          question={question}
          answer={answers.get(question.id)}
          onAnswer={answer}
        />
      )}
      <p role="status" className={styles.saving}>
        {left > 0 && left <= 60 ? (
          <FormattedMessage id="studentQuizzes.oneMinute" />
        ) : isOver ? (
          <FormattedMessage id="studentQuizzes.timeOver" />
        ) : (
          saving && <FormattedMessage id={`studentQuizzes.${saving}`} />
        )}
      </p>
      {isAsking && (
        <HandInQuestion open={open} isBusy={isBusy} handIn={handIn} onClose={() => setAsking(false)} />
      )}
    </KidsStage>
  )
}

const useStyles = makeStyles({
  top: { display: 'flex', alignItems: 'center', gap: '16px', fontVariantNumeric: 'tabular-nums' },
  progress: {
    flexGrow: 1,
    minWidth: 0,
    height: '16px',
    appearance: 'none',
    border: 'none',
    borderRadius: '8px',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStrokeAccessible}`,
    '::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '::-webkit-progress-value': { backgroundColor: tokens.colorBrandBackground, borderRadius: '8px' },
    '::-moz-progress-bar': { backgroundColor: tokens.colorBrandBackground, borderRadius: '8px' },
    // Forced colours: the system draws the bar
    [media.forced]: { appearance: 'auto' },
  },
  time: { fontWeight: tokens.fontWeightSemibold },
  saving: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})

import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { Attempt } from '#sdk'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useWide } from '#web/calendar/useWide.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { formatClock } from './attempt.ts'
import { AttemptQuestion } from './AttemptQuestion.tsx'
import { buildQuestionHref, readQuestionPosition } from './buildQuestionHref.ts'
import { HandInQuestion } from './HandInQuestion.tsx'
import { QuestionJumps } from './QuestionJumps.tsx'
import { QuestionSteps } from './QuestionSteps.tsx'
import { useTimedAttempt } from './useTimedAttempt.ts'

/** Height of the head of the page */
const HEAD_PX = 72

interface AttemptRunProps {
  attempt: Attempt
  /** Fetches the attempt again when it is over or was changed elsewhere */
  onChange: () => Promise<Attempt | undefined>
}

/** A running quiz attempt: ends at a fixed time, saves each answer; a phone shows one question at a time. */
export function AttemptRun({ attempt, onChange }: AttemptRunProps) {
  const styles = useStyles()
  const { answers, saving, answer, handIn, isBusy, left, open, isOver } = useTimedAttempt(attempt, onChange)
  const [isAsking, setAsking] = useState(false)
  const isWide = useWide()
  const offline = useOfflineBarHeight()
  const [search, setSearch] = useSearchParams()
  const { questions } = attempt
  // On a phone the URL names the shown question
  const position = readQuestionPosition(search, questions.length)
  const current = questions[position - 1]

  return (
    <div className={styles.root}>
      <div className={styles.bar} style={offline ? { top: `${HEAD_PX + offline}px` } : {}}>
        <Heading level={1} size="section">
          <bdi>{attempt.quiz.name}</bdi>
        </Heading>
        <span role="timer" className={styles.time}>
          {formatClock(left)}
        </span>
        <span role="status" className={styles.saving}>
          {isOver ? (
            <FormattedMessage id="studentQuizzes.timeOver" />
          ) : (
            saving && <FormattedMessage id={`studentQuizzes.${saving}`} />
          )}
        </span>
      </div>
      <p role="status" className={styles.saving}>
        {left > 0 && left <= 60 && <FormattedMessage id="studentQuizzes.oneMinute" />}
      </p>
      <QuestionJumps
        questions={questions}
        answers={answers}
        current={isWide ? undefined : current?.id}
        getPath={(number, id) => `${buildQuestionHref(attempt.id, number)}${isWide ? `#question-${id}` : ''}`}
      />
      {(isWide ? questions : current ? [current] : []).map((question) => (
        <AttemptQuestion
          key={question.id}
          question={question}
          answer={answers.get(question.id)}
          isOver={isOver}
          onAnswer={answer}
        />
      ))}
      {!isWide && (
        <QuestionSteps
          position={position}
          count={questions.length}
          onStep={(number) =>
            setSearch(buildQuestionHref(attempt.id, number), { replace: true, preventScrollReset: true })
          }
        />
      )}
      <Button appearance="primary" size="large" className={styles.submit} onClick={() => setAsking(true)}>
        <FormattedMessage id="studentQuizzes.submit" />
      </Button>
      {isAsking && (
        <HandInQuestion open={open} isBusy={isBusy} handIn={handIn} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

/** Returns the height of the shell's offline bar in pixels, below which the head of the quiz stays. */
function useOfflineBarHeight(): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    // Empty while the connection is there
    const bar = document.querySelector('header + [role=status]')
    const observer = new ResizeObserver(() => setHeight(bar?.getBoundingClientRect().height ?? 0))
    if (bar) observer.observe(bar)
    return () => observer.disconnect()
  }, [])
  return height
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  bar: {
    position: 'sticky',
    top: '72px',
    zIndex: 5,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 20px',
    paddingBlock: '12px',
    backgroundColor: brandTokens.page,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  time: {
    fontSize: tokens.fontSizeBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  saving: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  submit: { alignSelf: 'flex-start' },
})

import { makeStyles, tokens } from '@fluentui/react-components'
import type { AttemptRow, Quiz } from '#sdk'
import type { ComponentProps } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { useQuery } from '#web/api/query.ts'
import { useFormats } from '#web/resource/formats.ts'
import { LearnerLink } from '#web/resource/StaffLink.tsx'
import { useNow } from '#web/time/viewer.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StaleNotice } from '#web/resource/StaleNotice.tsx'
import { Status } from '#web/ui/Status.tsx'
import type { Rereading } from './AskedButton.tsx'
import { ExtendAttempt } from './ExtendAttempt.tsx'
import { GrantAttempt } from './GrantAttempt.tsx'
import { resultsQuery } from './queries.ts'

/** The results of a quiz by learner, with one more attempt or more time for one of them. */
export function QuizResults({ quiz }: { quiz: Quiz }) {
  const styles = useStyles()
  const intl = useIntl()
  const { data, error, isValidating, mutate } = useQuery(resultsQuery(quiz.id))
  return (
    <section className={styles.root}>
      <Heading level={3}>
        <FormattedMessage id="quizList.results" />
      </Heading>
      {!data && !error && <Skeleton className={styles.skeleton} />}
      {!data && error && (
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {data && error && <StaleNotice error={error} isBusy={isValidating} onRetry={() => void mutate()} />}
      {data?.data.length === 0 && (
        <p className={styles.text}>
          <FormattedMessage id="quizList.nobody" />
        </p>
      )}
      {data?.data.map((result) => (
        <Result
          key={result.id}
          quiz={quiz}
          result={result}
          isReading={isValidating}
          onAsk={() => void mutate()}
        />
      ))}
    </section>
  )
}

function Result({ quiz, result, ...rereading }: ComponentProps<typeof GrantAttempt>) {
  const styles = useStyles()
  const { number } = useFormats()
  const { student, attempts, best_score, best_total = quiz.totalScore, is_passed, trials_left } = result
  const isOpen = useNow(60_000) < Date.parse(quiz.closes_on)
  return (
    <article className={styles.result} aria-label={student.name}>
      <div className={styles.line}>
        <LearnerLink learner={student} />
        {is_passed !== null && (
          <Status tone={is_passed ? 'good' : 'bad'}>
            <FormattedMessage id={`quizList.passed.${is_passed}`} /> {number(best_score ?? 0)}/
            {number(best_total)}
          </Status>
        )}
        <span className={styles.text}>
          <FormattedMessage id="quizList.trialsLeft" values={{ count: trials_left }} />
        </span>
        {isOpen && quiz.availability && <GrantAttempt quiz={quiz} result={result} {...rereading} />}
      </div>
      {attempts.length === 0 && (
        <p className={styles.text}>
          <FormattedMessage id="quizList.notTaken" />
        </p>
      )}
      {attempts.map((attempt, index) => (
        <AttemptLine
          key={attempt.id}
          attempt={attempt}
          position={index + 1}
          total={quiz.totalScore}
          {...rereading}
        />
      ))}
    </article>
  )
}

const tones = { in_progress: 'waiting', submitted: 'neutral', expired: 'bad' } as const

interface AttemptLineProps extends Rereading {
  attempt: AttemptRow
  position: number
  total: number
}

function AttemptLine({ attempt, position, total, ...rereading }: AttemptLineProps) {
  const styles = useStyles()
  const { dateTime, number } = useFormats()
  const { state, score, started_on, ends_on, total_score = total } = attempt
  return (
    <div className={styles.line}>
      <FormattedMessage id="quizList.attempt" values={{ number: position, date: dateTime(started_on) }} />
      <Status tone={tones[state]}>
        <FormattedMessage id={`quizList.attempt.${state}`} />
      </Status>
      {score !== null && <span>{`${number(score)}/${number(total_score)}`}</span>}
      {state === 'in_progress' && (
        <>
          <span className={styles.text}>
            <FormattedMessage id="quizList.attempt.until" values={{ end: dateTime(ends_on) }} />
          </span>
          <ExtendAttempt attempt={attempt} {...rereading} />
        </>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px' },
  skeleton: { height: '120px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  result: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
})

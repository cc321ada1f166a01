import { Button } from '@fluentui/react-components'
import type { Attempt } from '#sdk'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { KidsStage } from '#web/domain/kid/KidsStage.tsx'
import { countStars, KidsStars } from '#web/domain/kid/KidsStars.tsx'
import { paths } from '#web/paths.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { AnswerReview } from './AnswerReview.tsx'
import { isReviewLater } from './attempt.ts'

/** The end of a kid's quiz: stars and points; the right answers on request, once no attempt may follow. */
export function KidsQuizResult({ attempt }: { attempt: Attempt }) {
  const navigate = useNavigate()
  const [isReviewed, setReviewed] = useState(false)
  const isLater = isReviewLater(attempt)
  const score = attempt.score ?? 0
  const close = () => void navigate(paths.studentQuizzes)
  return (
    <KidsStage
      title={attempt.quiz.name}
      seed={`quiz-${attempt.quiz.id}`}
      onClose={close}
      bottom={
        <>
          {!isReviewed && !isLater && (
            <Button size="large" onClick={() => setReviewed(true)}>
              <FormattedMessage id="kidsWork.quizzes.answers" />
            </Button>
          )}
          <Button size="large" appearance="primary" onClick={close}>
            <FormattedMessage id="kidsWork.quizzes.back" />
          </Button>
        </>
      }
    >
      {isReviewed ? (
        <AnswerReview attempt={attempt} />
      ) : (
        <KidsStars
          count={countStars(score, attempt.totalScore)}
          title={
            <FormattedMessage id={attempt.is_passed ? 'kidsWork.quizzes.good' : 'kidsWork.quizzes.nearly'} />
          }
        >
          {attempt.state === 'expired' && <FormattedMessage id="kidsWork.quizzes.timeOver" />}{' '}
          <FormattedMessage id="kidsWork.points" values={{ score, most: attempt.totalScore }} />
          <br />
          <FormattedMessage
            id="studentQuizzes.attempt"
            values={{ time: <DateTime start={attempt.started_on} isZoneKnown /> }}
          />
          {isLater && (
            <>
              <br />
              <FormattedMessage id="kidsWork.quizzes.answersLater" />
            </>
          )}
        </KidsStars>
      )}
    </KidsStage>
  )
}

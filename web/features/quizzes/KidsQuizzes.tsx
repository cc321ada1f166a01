import type { StudentQuiz } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { KidsCard } from '#web/domain/kid/KidsCard.tsx'
import { KidsList } from '#web/domain/kid/KidsList.tsx'
import { useNow } from '#web/time/viewer.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { KidsQuizStart } from './KidsQuizStart.tsx'
import { studentQuizList } from './studentQuizList.tsx'

const work = { due: { status: 0 }, done: { status: ['1'] }, rest: 'kidsWork.quizzes.rest' } as const

const quizzesOfKids = { ...studentQuizList, Detail: KidsQuizStart }

/** A kid's quizzes: open ones first; a quiz is played over the whole window. */
export function KidsQuizzes() {
  return (
    <KidsList resource={quizzesOfKids} picture="quizzes" title="kidsWork.quizzes" work={work}>
      {(quiz, open) => <QuizCard quiz={quiz} onOpen={open} />}
    </KidsList>
  )
}

function QuizCard({ quiz, onOpen }: { quiz: StudentQuiz; onOpen: () => void }) {
  const isClosed = useNow(60_000) >= Date.parse(quiz.closes_on)
  const isUnderWay = quiz.open_attempt_id !== null
  const look = getLook(quiz, isClosed)
  const isMain = look === 'due' || look === 'again'
  const score = quiz.best_score
  return (
    <KidsCard
      look={look}
      picture="quizzes"
      seed={`course-${quiz.course.id}`}
      title={quiz.name}
      state={
        score === null || isUnderWay ? (
          <FormattedMessage id={`kidsWork.quizzes.${isUnderWay ? 'underWay' : look}`} />
        ) : (
          <FormattedMessage
            id="kidsWork.points"
            values={{ score, most: quiz.best_total ?? quiz.totalScore }}
          />
        )
      }
      detail={
        isMain ? (
          <FormattedMessage
            id="kidsWork.until"
            values={{ time: <DateTime start={quiz.closes_on} isZoneKnown /> }}
          />
        ) : (
          <bdi>{quiz.course.name}</bdi>
        )
      }
      action={{
        label: (
          <FormattedMessage
            id={isMain ? `kidsWork.quizzes.do.${isUnderWay ? 'on' : look}` : 'kidsWork.look'}
          />
        ),
        isMain,
        onPress: onOpen,
      }}
    />
  )
}

/** Selects the appearance of a quiz: passed is 'good'; one that may be repeated is 'again'. */
function getLook(quiz: StudentQuiz, isClosed: boolean): 'due' | 'again' | 'good' | 'closed' {
  if (quiz.open_attempt_id !== null) return 'due'
  if (quiz.is_passed) return 'good'
  if (isClosed || quiz.trials_left === 0) return 'closed'
  return quiz.best_score === null ? 'due' : 'again'
}

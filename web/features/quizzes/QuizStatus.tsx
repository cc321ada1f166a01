import type { StudentQuiz } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Status } from '#web/ui/Status.tsx'

/** The state of a quiz: not taken, passed, not passed, or running. */
export function QuizStatus({ quiz }: { quiz: StudentQuiz }) {
  if (quiz.open_attempt_id !== null)
    return (
      <Status tone="waiting">
        <FormattedMessage id="studentQuizzes.open" />
      </Status>
    )
  if (quiz.best_score === null)
    return (
      <Status tone="neutral">
        <FormattedMessage id="studentQuizzes.options.status.0" />
      </Status>
    )
  return (
    <Status tone={quiz.is_passed ? 'good' : 'bad'}>
      <FormattedMessage id={quiz.is_passed ? 'studentQuizzes.passed' : 'studentQuizzes.failed'} />
    </Status>
  )
}

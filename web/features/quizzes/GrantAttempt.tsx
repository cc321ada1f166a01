import type { Quiz, QuizResult } from '#sdk'
import { useIntl } from 'react-intl'
import { useRepeatKey } from '#web/api/useRepeatKey.ts'
import { AskedButton, type Rereading } from './AskedButton.tsx'
import { useQuizAction } from './useQuizAction.ts'

interface GrantAttemptProps extends Rereading {
  quiz: Quiz
  result: QuizResult
}

/** Gives a learner one more attempt, after a question that says how many are left now. */
export function GrantAttempt({ quiz, result, ...rereading }: GrantAttemptProps) {
  const intl = useIntl()
  const { isBusy, run } = useQuizAction()
  const repeat = useRepeatKey()
  const { student, trials_left: count } = result
  const { name } = student
  const left = intl.formatMessage({ id: 'quizList.trialsLeft' }, { count })
  return (
    <AskedButton
      {...rereading}
      action={intl.formatMessage({ id: 'quizList.grant' })}
      label={intl.formatMessage({ id: 'quizList.grantFor' }, { name })}
      question={intl.formatMessage({ id: 'quizList.ask.grant' }, { name })}
      value={count}
      text="quizList.ask.grant.text"
      changedText="quizList.ask.grant.changed"
      values={{ name, left }}
      isBusy={isBusy}
      onConfirm={() =>
        void run(({ api }) =>
          repeat({ id: quiz.id, student }, (header) =>
            api.POST('/quizzes/{id}/grant/', {
              params: { path: { id: quiz.id }, header },
              body: { student_id: student.id },
            }),
          ),
        )
      }
    />
  )
}

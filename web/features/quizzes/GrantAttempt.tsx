import { Button } from '@fluentui/react-components'
import type { Quiz, QuizResult } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRepeatKey } from '#web/api/useRepeatKey.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { useQuizAction } from './useQuizAction.ts'

interface GrantAttemptProps {
  quiz: Quiz
  result: QuizResult
  /** The results are being read again */
  isReading: boolean
  /** Called when the question is asked, to read the results again */
  onAsk: () => void
}

/**
 * Gives a learner one more attempt, after a question that says how many are left now: another person may have given one
 * since the results were read.
 */
export function GrantAttempt({ quiz, result, isReading, onAsk }: GrantAttemptProps) {
  const intl = useIntl()
  const { isBusy, run } = useQuizAction()
  const repeat = useRepeatKey()
  // Attempts left that were shown when the button was pressed
  const [asked, setAsked] = useState<number>()
  const { student, trials_left: count } = result
  const { name } = student
  const left = intl.formatMessage({ id: 'quizList.trialsLeft' }, { count })
  return (
    <>
      <Button
        size="small"
        disabledFocusable={isBusy}
        aria-label={intl.formatMessage({ id: 'quizList.grantFor' }, { name })}
        onClick={() => {
          setAsked(count)
          onAsk()
        }}
      >
        <FormattedMessage id="quizList.grant" />
      </Button>
      {asked !== undefined && (
        <Confirm
          title={intl.formatMessage({ id: 'quizList.ask.grant' }, { name })}
          text={
            <FormattedMessage
              id={asked === count ? 'quizList.ask.grant.text' : 'quizList.ask.grant.changed'}
              values={{ name, left }}
            />
          }
          action={intl.formatMessage({ id: 'quizList.grant' })}
          isBusy={isReading}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            void run(({ api }) =>
              repeat({ id: quiz.id, student }, (header) =>
                api.POST('/quizzes/{id}/grant/', {
                  params: { path: { id: quiz.id }, header },
                  body: { student_id: student.id },
                }),
              ),
            )
          }}
        />
      )}
    </>
  )
}

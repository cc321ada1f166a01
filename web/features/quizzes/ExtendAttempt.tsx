import type { AttemptRow } from '#sdk'
import { useIntl } from 'react-intl'
import { useRepeatKey } from '#web/api/useRepeatKey.ts'
import { useFormats } from '#web/resource/formats.ts'
import { AskedButton, type Rereading } from './AskedButton.tsx'
import { useQuizAction } from './useQuizAction.ts'

const MORE_MINUTES = 10

/** Gives a running attempt more time, after a question that says when it ends now. */
export function ExtendAttempt({ attempt, ...rereading }: { attempt: AttemptRow } & Rereading) {
  const intl = useIntl()
  const { dateTime } = useFormats()
  const { isBusy, run } = useQuizAction()
  const repeat = useRepeatKey()
  const { id, ends_on } = attempt
  const { name } = attempt.student
  return (
    <AskedButton
      {...rereading}
      action={intl.formatMessage({ id: 'quizList.extend' })}
      label={intl.formatMessage({ id: 'quizList.extendFor' }, { name })}
      question={intl.formatMessage({ id: 'quizList.ask.extend' }, { name })}
      value={ends_on}
      text="quizList.ask.extend.text"
      changedText="quizList.ask.extend.changed"
      values={{ name, end: dateTime(ends_on) }}
      isBusy={isBusy}
      onConfirm={() =>
        void run(({ api }) =>
          repeat({ id, ends_on }, (header) =>
            api.POST('/quizzes/attempts/{id}/extend/', {
              params: { path: { id }, header },
              body: { minutes: MORE_MINUTES },
            }),
          ),
        )
      }
    />
  )
}

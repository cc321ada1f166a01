import type { Answer, Attempt } from '#sdk'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { dismissErrors, notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { isAttemptOver } from './attempt.ts'
import { type DropUnsent, useAnswers } from './useAnswers.ts'
import { useOtherTabs } from './useOtherTabs.ts'

/**
 * Keeps an attempt and its answers in sync with other tabs, and hands it in.
 * @param onChange fetches the attempt again when it is over, here or elsewhere
 */
export function useAttempt(attempt: Attempt, onChange: () => Promise<Attempt | undefined>) {
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const [isBusy, setBusy] = useState(false)
  const hasEnded = useRef(false)

  const end = useEvent(async (drop: DropUnsent) => {
    // The message of another tab and the API's refusal mean the same
    if (!hasEnded.current)
      notify(notifications, 'info', intl.formatMessage({ id: 'studentQuizzes.overElsewhere' }))
    hasEnded.current = true
    const latest = await onChange().catch(() => undefined)
    if (latest) tellLost(drop(latest))
  })

  function tellLost(count: number) {
    if (count > 0)
      notify(notifications, 'error', intl.formatMessage({ id: 'studentQuizzes.overUnsent' }, { count }))
  }

  const { answers, saving, answer, receive, save, dropUnsent } = useAnswers(attempt, (drop) => void end(drop))
  const send = useOtherTabs(attempt.id, (message, reply) => {
    if ('answer' in message) receive(message.answer)
    else if ('isNew' in message) for (const given of answers.values()) reply({ answer: given })
    else void end(dropUnsent)
  })

  const handIn = useEvent(async () => {
    setBusy(true)
    try {
      // Sends all shown answers first, including those another tab has not sent yet
      await save([...answers.values()])
      await clients.api.POST('/quizzes/attempts/{id}/submit/', { params: { path: { id: attempt.id } } })
      dismissErrors(notifications)
      send({ isOver: true })
      void onChange()
    } catch (error) {
      if (isAttemptOver(error)) void end(dropUnsent)
      else notify(notifications, 'error', formatError(error, intl))
    }
    setBusy(false)
  })

  return {
    answers,
    saving,
    answer(next: Answer) {
      answer(next)
      send({ answer: next })
    },
    handIn,
    /** Reports answers that came too late for an attempt that is over */
    tellLate: (ended: Attempt) => tellLost(dropUnsent(ended)),
    isBusy,
  }
}

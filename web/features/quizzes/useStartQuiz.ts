import type { StudentQuiz } from '#sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { useFailure } from '#web/api/useFailure.ts'
import { useSession } from '#web/state/stores.ts'
import { useNow } from '#web/time/viewer.ts'

/**
 * Starts a quiz, or continues the running attempt; `show` opens an attempt. A parent starts it for a kid or for
 * herself, as the row says. `left` counts the minutes of the running one.
 */
export function useStartQuiz(quiz: StudentQuiz) {
  const intl = useIntl()
  const clients = useClients()
  const { user } = useSession()
  const [, setSearch] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useFailure()
  const error = failure === undefined ? undefined : formatError(failure, intl)
  const isForKid = user?.category === 'student' && quiz.learner.age != null
  const now = useNow(5000)
  const isClosed = now >= Date.parse(quiz.closes_on)
  const mayStart = quiz.open_attempt_id !== null || (!isClosed && quiz.trials_left > 0)
  const show = (attempt: number) => setSearch({ attempt: String(attempt) })

  async function start() {
    if (quiz.open_attempt_id !== null) return show(quiz.open_attempt_id)
    setBusy(true)
    try {
      const { data } = await clients.api.POST('/quizzes/{id}/attempts/start/', {
        params: { path: { id: quiz.id } },
        body: isForKid ? { kid_id: quiz.learner.id } : {},
      })
      if (data) show(data.data.id)
    } catch (refusal) {
      setFailure(refusal)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, isForKid, isClosed, left: countMinutesLeft(quiz, now), mayStart, start, show }
}

/** Counts the minutes that a running attempt has left, a begun one too; undefined without one. */
function countMinutesLeft({ open_attempt_ends_on: end }: StudentQuiz, now: number): number | undefined {
  return end ? Math.max(0, Math.ceil((Date.parse(end) - now) / 60_000)) : undefined
}

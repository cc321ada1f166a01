import type { StudentQuiz } from '#sdk'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { useSession } from '#web/state/stores.ts'

/** Starts a quiz, or continues the running attempt; `show` opens an attempt. */
export function useStartQuiz(quiz: StudentQuiz) {
  const intl = useIntl()
  const clients = useClients()
  const { user } = useSession()
  const [, setSearch] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const show = (attempt: number) => setSearch({ attempt: String(attempt) })

  async function start() {
    if (quiz.open_attempt_id !== null) return show(quiz.open_attempt_id)
    setBusy(true)
    try {
      const isForKid = user?.category === 'student' && quiz.learner.age != null
      const { data } = await clients.api.POST('/quizzes/{id}/attempts/start/', {
        params: { path: { id: quiz.id } },
        body: isForKid ? { kid_id: quiz.learner.id } : {},
      })
      if (data) show(data.data.id)
    } catch (failure) {
      setError(formatError(failure, intl))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, error, start, show }
}

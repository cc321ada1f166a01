import type { Answer, Attempt } from '#sdk'
import { useEffect, useRef, useState } from 'react'
import { useClients } from '#web/api/clients.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { type Answers, findLost, mergeAnswers, isAttemptOver } from './attempt.ts'
import { storeUnsent, readUnsent } from './unsentAnswers.ts'

/** Forgets unsent answers once the attempt is over. @returns how many of them the API has not got from elsewhere */
export type DropUnsent = (ended: Pick<Attempt, 'answers'>) => number

export type Saving = 'saved' | 'saving' | 'unsaved'

const WAIT_MS = 600
const RETRY_MS = 4000

/**
 * Saves the answers of an attempt while they are given. Unsent answers are kept in this tab's storage and retried
 * until they arrive, also after a reload. `save` sends answers at once and rejects with the API's error.
 * @param onGone called when the attempt accepts no more answers
 */
export function useAnswers(attempt: Attempt, onGone: (drop: DropUnsent) => void) {
  const clients = useClients()
  const [unsentBefore] = useState(() => readUnsent(attempt.id))
  const unsent = useRef(unsentBefore)
  const [answers, setAnswers] = useState<Answers>(() => mergeAnswers(attempt, unsentBefore))
  const [saving, setSaving] = useState<Saving>(unsentBefore.length ? 'unsaved' : 'saved')
  // Each new turn sends the waiting answers after its delay
  const [turn, setTurn] = useState({ wait: 0 })

  function storeAnswers(next: Answer[]) {
    unsent.current = next
    storeUnsent(attempt.id, next)
  }

  const save = useEvent(async (sent: Answer[]) => {
    if (sent.length === 0) return
    setSaving('saving')
    try {
      await clients.api.POST('/quizzes/attempts/{id}/answers/', {
        params: { path: { id: attempt.id } },
        body: { answers: sent },
      })
    } catch (error) {
      // Handing in sends saved answers once more, which stay saved
      setSaving(unsent.current.length ? 'unsaved' : 'saved')
      throw error
    }
    // Answers that were chosen meanwhile wait for the next turn
    storeAnswers(unsent.current.filter((one) => !sent.includes(one)))
    setSaving(unsent.current.length ? 'saving' : 'saved')
  })

  const send = useEvent(async () => {
    try {
      await save(unsent.current)
    } catch (error) {
      if (isAttemptOver(error)) onGone(dropUnsent)
      else setTurn({ wait: RETRY_MS })
    }
  })

  useEffect(() => {
    const timer = setTimeout(() => void send(), turn.wait)
    return () => clearTimeout(timer)
  }, [turn, send])

  useEffect(() => {
    const retryWhenOnline = () => void send()
    addEventListener('online', retryWhenOnline)
    return () => removeEventListener('online', retryWhenOnline)
  }, [send])

  function saveAnswer(next: Answer) {
    setAnswers((before) => new Map(before).set(next.question_id, next))
    storeAnswers([...unsent.current.filter((one) => one.question_id !== next.question_id), next])
    setSaving('saving')
    setTurn({ wait: WAIT_MS })
  }

  /** Applies a later answer from another tab. */
  function receive(next: Answer) {
    setAnswers((before) => new Map(before).set(next.question_id, next))
    storeAnswers(unsent.current.filter((one) => one.question_id !== next.question_id))
    if (unsent.current.length === 0) setSaving('saved')
  }

  function dropUnsent(ended: Pick<Attempt, 'answers'>): number {
    const lost = findLost(ended, unsent.current)
    storeAnswers([])
    return lost.length
  }

  // Nothing is saved before the first answer
  return {
    answers,
    saving: answers.size > 0 ? saving : undefined,
    answer: saveAnswer,
    receive,
    save,
    dropUnsent,
  }
}

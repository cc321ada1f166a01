import type { Attempt } from '#sdk'
import { useEffect } from 'react'
import { useNow } from '#web/time/viewer.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { computeSecondsLeft } from './attempt.ts'
import { useAttempt } from './useAttempt.ts'

/**
 * Runs an attempt against its clock: hands it in when the time is over.
 * @param onChange fetches the attempt again when it is over or was changed elsewhere
 * @returns the attempt's answers and actions, the seconds left, how many questions have no answer, and whether the time
 *   is over: no answer counts any more
 */
export function useTimedAttempt(attempt: Attempt, onChange: () => Promise<Attempt | undefined>) {
  const run = useAttempt(attempt, onChange)
  const { answers, handIn, tellLate } = run
  const left = computeSecondsLeft(attempt.ends_on, useNow(1000))
  const open = attempt.questions.filter(({ id }) => answers.get(id)?.option_id == null).length
  const endInTime = useEvent(async () => {
    // The tutor may have given more time
    const latest = await onChange().catch(() => undefined)
    if (!latest || (latest.state === 'in_progress' && latest.ends_on === attempt.ends_on)) await handIn()
    else if (latest.state !== 'in_progress') tellLate(latest)
  })
  const isOver = left === 0
  useEffect(() => {
    if (!isOver) return
    void endInTime()
    // Without a connection the attempt is handed in when it is back
    const endWhenOnline = () => void endInTime()
    addEventListener('online', endWhenOnline)
    return () => removeEventListener('online', endWhenOnline)
  }, [isOver, endInTime])
  return { ...run, left, open, isOver }
}

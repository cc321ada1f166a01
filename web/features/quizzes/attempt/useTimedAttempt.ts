import type { Attempt } from '#sdk'
import { useEffect } from 'react'
import { useNow } from '#web/time/viewer.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { computeSecondsLeft } from './attempt.ts'
import { useAttempt } from './useAttempt.ts'

/**
 * Runs an attempt against its clock: hands it in when the time is over.
 * @param onChange fetches the attempt again when it is over or was changed elsewhere
 * @returns the attempt's answers and actions, the seconds left, and how many questions have no answer
 */
export function useTimedAttempt(attempt: Attempt, onChange: () => Promise<Attempt | undefined>) {
  const run = useAttempt(attempt, () => void onChange())
  const { answers, handIn } = run
  const left = computeSecondsLeft(attempt.ends_on, useNow(1000))
  const open = attempt.questions.filter(({ id }) => answers.get(id)?.option_id == null).length
  const endInTime = useEvent(async () => {
    // The tutor may have given more time
    const latest = await onChange().catch(() => undefined)
    if (!latest || (latest.state === 'in_progress' && latest.ends_on === attempt.ends_on)) await handIn()
  })
  const isOver = left === 0
  useEffect(() => {
    if (isOver) void endInTime()
  }, [isOver, endInTime])
  return { ...run, left, open }
}

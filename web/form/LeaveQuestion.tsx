import { useEffect } from 'react'
import { useBlocker } from '#web/navigation/useBlocker.ts'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

/** Asks before leaving a page with unsaved input. */
export function LeaveQuestion({ isAtRisk }: { isAtRisk: boolean }) {
  const blocked = useBlocker((from, to) => isAtRisk && from.pathname !== to.pathname)
  useEffect(() => {
    if (!isAtRisk) return undefined
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [isAtRisk])

  return blocked ? <UnsavedQuestion onLeave={blocked.proceed} onStay={blocked.stay} /> : null
}

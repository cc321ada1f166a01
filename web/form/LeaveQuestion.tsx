import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { UnsavedQuestion } from './UnsavedQuestion.tsx'

/** Asks before leaving a page with unsaved input. */
export function LeaveQuestion({ isAtRisk }: { isAtRisk: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isAtRisk) return undefined
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [isAtRisk])

  if (blocker.state !== 'blocked') return null
  return <UnsavedQuestion onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
}

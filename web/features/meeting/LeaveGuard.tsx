import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useBlocker } from 'react-router-dom'
import { Confirm } from '#web/ui/Confirm.tsx'

interface LeaveGuardProps {
  /** In a meeting, leaving is asked; before it, not */
  isInside: boolean
}

/** Leaving the room loads the app anew (specification section 4), after a question when one is in the meeting. */
export function LeaveGuard({ isInside }: LeaveGuardProps) {
  const intl = useIntl()
  // Whoever has said yes is not asked a second time by the browser
  const hasAgreed = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  const target =
    blocker.state === 'blocked'
      ? blocker.location.pathname + blocker.location.search + blocker.location.hash
      : undefined
  useEffect(() => {
    if (target && !isInside) location.assign(target)
  }, [isInside, target])
  useEffect(() => {
    if (!isInside) return undefined
    const ask = (event: BeforeUnloadEvent) => hasAgreed.current || event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isInside])
  if (!target || !isInside || blocker.state !== 'blocked') return null
  return (
    <Confirm
      title={intl.formatMessage({ id: 'meeting.leaveQuestion' })}
      text={intl.formatMessage({ id: 'meeting.leaveQuestion.text' })}
      action={intl.formatMessage({ id: 'meeting.leave' })}
      cancel={intl.formatMessage({ id: 'meeting.stay' })}
      isDanger
      onConfirm={() => {
        hasAgreed.current = true
        location.assign(target)
      }}
      onCancel={() => blocker.reset()}
    />
  )
}

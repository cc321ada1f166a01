import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useBlocker } from 'react-router-dom'
import { Confirm } from '#web/ui/Confirm.tsx'

interface LeaveGuardProps {
  /** In the meeting leaving needs a confirmation, before it does not */
  isInside: boolean
}

/**
 * Reloads the app when the room is left, after a confirmation inside the meeting.
 * @see specification section 4
 */
export function LeaveGuard({ isInside }: LeaveGuardProps) {
  const intl = useIntl()
  // A confirmed leave must not trigger the browser's own dialog
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
    const onBeforeUnload = (event: BeforeUnloadEvent) => hasAgreed.current || event.preventDefault()
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
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

import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { createPath } from 'react-router-dom'
import { useBlocker } from '#web/navigation/useBlocker.ts'
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
  const blocked = useBlocker((from, to) => from.pathname !== to.pathname)
  const target = blocked && createPath(blocked.to)
  useEffect(() => {
    if (target && !isInside) location.assign(target)
  }, [isInside, target])
  useEffect(() => {
    if (!isInside) return undefined
    const onBeforeUnload = (event: BeforeUnloadEvent) => hasAgreed.current || event.preventDefault()
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [isInside])
  if (!target || !isInside) return null
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
      onCancel={blocked.stay}
    />
  )
}

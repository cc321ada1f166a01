import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useBlocker } from 'react-router-dom'
import { Confirm } from '#web/ui/Confirm.tsx'

/** Asks before leaving a page on which something would be lost; silent while nothing would. */
export function LeaveQuestion({ isAtRisk }: { isAtRisk: boolean }) {
  const intl = useIntl()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isAtRisk) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])

  if (blocker.state !== 'blocked') return null
  return (
    <Confirm
      title={intl.formatMessage({ id: 'form.unsaved' })}
      text={intl.formatMessage({ id: 'form.unsaved.text' })}
      action={intl.formatMessage({ id: 'form.unsaved.leave' })}
      cancel={intl.formatMessage({ id: 'form.unsaved.stay' })}
      isDanger
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  )
}

import { useEffect } from 'react'
import { useFormState } from 'react-final-form'
import { useIntl } from 'react-intl'
import { useBlocker } from 'react-router-dom'
import { Confirm } from '#web/ui/Confirm.tsx'

/**
 * Asks before leaving a page whose form holds what was not saved; silent while nothing would be lost.
 * @param onRisk told whether something would, for a panel that can be closed without leaving the page
 */
export function UnsavedGuard({ onRisk }: { onRisk: ((isAtRisk: boolean) => void) | undefined }) {
  const intl = useIntl()
  const { dirty, submitting, submitSucceeded, dirtySinceLastSubmit } = useFormState({
    subscription: { dirty: true, submitting: true, submitSucceeded: true, dirtySinceLastSubmit: true },
  })
  const isSaved = submitSucceeded === true && !dirtySinceLastSubmit
  const isAtRisk = dirty === true && !submitting && !isSaved
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => onRisk?.(isAtRisk), [onRisk, isAtRisk])
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

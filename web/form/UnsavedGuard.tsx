import { useEffect } from 'react'
import { useFormState } from 'react-final-form'
import { LeaveQuestion } from './LeaveQuestion.tsx'

/**
 * Asks before leaving a page whose form holds what was not saved; silent while nothing would be lost.
 * @param onRisk told whether something would, for a panel that can be closed without leaving the page
 */
export function UnsavedGuard({ onRisk }: { onRisk: ((isAtRisk: boolean) => void) | undefined }) {
  const { dirty, submitting, submitSucceeded, dirtySinceLastSubmit } = useFormState({
    subscription: { dirty: true, submitting: true, submitSucceeded: true, dirtySinceLastSubmit: true },
  })
  const isSaved = submitSucceeded === true && !dirtySinceLastSubmit
  const isAtRisk = dirty === true && !submitting && !isSaved
  useEffect(() => onRisk?.(isAtRisk), [onRisk, isAtRisk])
  return <LeaveQuestion isAtRisk={isAtRisk} />
}

import { useEffect } from 'react'
import { useFormState } from 'react-final-form'
import { LeaveQuestion } from './LeaveQuestion.tsx'

/**
 * Asks before leaving a page with unsaved input.
 * @param onRisk called when unsaved input appears or is gone, for a panel that closes without a navigation
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

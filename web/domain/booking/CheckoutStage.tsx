import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { PaymentAttempt } from '#web/state/selection.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { Booked } from './Booked.tsx'
import { Outcome } from './Outcome.tsx'
import { parseId } from './queries.ts'

interface CheckoutStageProps {
  choice: { attempt: PaymentAttempt | undefined }
  /** This step's own path */
  path: string
  /** Where other times are chosen */
  changePath: string
  /** The booking is done: its choices are not needed any more */
  onDone: () => void
  /** Looking once more and paying */
  children: ReactNode
}

/** What the last step of booking shows: the choices, a payment's end, or a booking that cost nothing. */
export function CheckoutStage({ choice, path, changePath, onDone, children }: CheckoutStageProps) {
  const { attempt } = useSnapshot(choice)
  const [search] = useSearchParams()
  const payment = parseId(search.get('payment'))
  const booked = parseId(search.get('reservation'))
  const isBack = useIsBack(attempt?.payment !== undefined)
  if (payment)
    return (
      <Outcome
        key={payment}
        payment={payment}
        choice={choice}
        path={path}
        changePath={changePath}
        onDone={onDone}
      />
    )
  if (booked) return <Free reservation={booked} onDone={onDone} />
  if (isBack && attempt?.payment) return <Navigate replace to={`${path}?payment=${attempt.payment}`} />
  return children
}

/**
 * Whether somebody came back from a payment page without finishing there. Not while the page leaves for it: the
 * payment is known by then, and its end would be asked for on the way out.
 */
function useIsBack(isOpen: boolean): boolean {
  const [isBack, setBack] = useState(isOpen)
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBack(true)
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])
  return isBack
}

function Free({ reservation, onDone }: { reservation: number; onDone: () => void }) {
  const done = useEvent(onDone)
  useEffect(() => done(), [done])
  return <Booked reservation={reservation} />
}

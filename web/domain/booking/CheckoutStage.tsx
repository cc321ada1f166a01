import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { PaymentAttempt } from '#web/state/selection.ts'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { useEvent } from '#web/ui/useEvent.ts'
import { parseId } from './queries.ts'
import { createLazy } from '#web/ui/createLazy.ts'

// Not part of the checkout, which a slow line shows sooner without them
const Outcome = createLazy(() => import('./Outcome.tsx'), 'Outcome')
const CompletedBooking = createLazy(() => import('./CompletedBooking.tsx'), 'CompletedBooking')

interface CheckoutStageProps {
  selection: { attempt: PaymentAttempt | undefined }
  /** Path of this step */
  path: string
  /** Path for choosing other times */
  changePath: string
  /** Path for another booking, where an ended one was for what is no longer free */
  restartPath?: string
  /** Called when the booking is complete and its selection can be cleared */
  onDone: () => void
  /** Review and payment */
  children: ReactNode
}

/** The last step of booking: the checkout, the result of a payment, or a booking without payment. */
export function CheckoutStage(props: CheckoutStageProps) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Stage {...props} />
    </Suspense>
  )
}

function Stage(props: CheckoutStageProps) {
  const { selection, path, changePath, restartPath, onDone, children } = props
  const { attempt } = useSnapshot(selection)
  const [search] = useSearchParams()
  const payment = parseId(search.get('payment'))
  const booked = parseId(search.get('reservation'))
  const isBack = useIsBack(attempt?.payment !== undefined)
  if (payment)
    return (
      <Outcome
        key={payment}
        payment={payment}
        selection={selection}
        path={path}
        changePath={changePath}
        restartPath={restartPath}
        onDone={onDone}
      />
    )
  if (booked) return <FreeBooking reservation={booked} onDone={onDone} />
  if (isBack && attempt?.payment) return <Navigate replace to={`${path}?payment=${attempt.payment}`} />
  return children
}

/**
 * Whether the user came back from the payment page without paying. False while the page navigates to it: the payment
 * is already known then, and its state would be requested during the navigation.
 */
function useIsBack(isOpen: boolean): boolean {
  const [isBack, setBack] = useState(isOpen)
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setBack(true)
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
  return isBack
}

function FreeBooking({ reservation, onDone }: { reservation: number; onDone: () => void }) {
  const done = useEvent(onDone)
  useEffect(() => done(), [done])
  return <CompletedBooking reservation={reservation} />
}

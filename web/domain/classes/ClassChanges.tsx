import type { ClassDetail } from '#sdk'
import { useState } from 'react'
import { CancelClass } from './CancelClass.tsx'
import type { Side } from './queries.ts'
import { Reschedule } from './Reschedule.tsx'
import { useMoveState } from './useMoveState.ts'

interface ClassChangesProps {
  bookedClass: ClassDetail
  side: Side
  isKid: boolean
  hasBegun: boolean
}

/**
 * The changes that learner and tutor may make to a class: another time, and its cancellation. A family cancels no class of
 * a group alone, and kids leave both to their parents.
 * @see docs/decisions.md#cancelling
 */
export function ClassChanges({ bookedClass, side, isKid, hasBegun }: ClassChangesProps) {
  const [isAsking, setAsking] = useState(false)
  const { mayAsk } = useMoveState(bookedClass, hasBegun)
  const { kind, outcome } = bookedClass
  const isOwed = outcome === 'to_reschedule'
  const isHeld = !isOwed && outcome !== 'cancelled' && outcome !== 'rescheduled'
  const isOwn = side === 'student' && kind === 'one_to_one'
  const mayCancel = (isHeld && !hasBegun && (isOwn || side === 'tutor')) || (isOwed && isOwn)
  return (
    <>
      {isHeld && (
        <Reschedule
          bookedClass={bookedClass}
          side={side}
          isKid={isKid}
          hasBegun={hasBegun}
          isAsking={isAsking}
          onAsk={setAsking}
        />
      )}
      {!isKid && (
        <CancelClass
          bookedClass={bookedClass}
          side={side}
          mayCancel={mayCancel}
          onMove={isHeld && mayAsk ? () => setAsking(true) : undefined}
        />
      )}
    </>
  )
}

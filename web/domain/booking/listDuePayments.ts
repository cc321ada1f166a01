import type { Payment, Reservation } from '#sdk'

/**
 * Lists what can be paid now: fees first, the oldest first; then bookings that wait for their payment, the next
 * ones first. Each booking once, however often its payment failed.
 */
export function listDuePayments(payments: readonly Payment[]): Payment[] {
  const payable = payments.filter(({ is_payable: isPayable }) => isPayable).toSorted(comparePayments)
  const attempts = new Map(
    payable
      .filter(({ kind }) => kind === 'attempt')
      .toReversed()
      .map(({ reservation_id: reservation, id }) => [reservation, id]),
  )
  return payable.filter(
    ({ kind, reservation_id, id }) => kind === 'fee' || attempts.get(reservation_id) === id,
  )
}

/** Lists the fees that are due, the oldest first: a booking may owe several months, each with its own price. */
export function listDueFees(payments: readonly Payment[]): Payment[] {
  return listDuePayments(payments).filter(({ kind }) => kind === 'fee')
}

/** Whether a booking itself waits for its payment; of one that runs, the months that are due are paid one by one. */
export function isAwaitingPayment({ is_payable: isPayable, state }: Reservation): boolean {
  return isPayable && state === 'pending'
}

/** Returns the case of `family.payment` for a fee: before its month, after it, or without a date. */
export function getFeeState({ state, due_on: day }: Payment): 'coming' | 'overdue' | 'late' {
  if (!day) return 'late'
  return state === 'overdue' ? 'overdue' : 'coming'
}

function comparePayments(one: Payment, other: Payment): number {
  if (one.kind !== other.kind) return one.kind === 'fee' ? -1 : 1
  const difference = Date.parse(getDay(one)) - Date.parse(getDay(other))
  return one.kind === 'fee' ? difference : -difference
}

function getDay({ due_on, created_on }: Payment): string {
  return due_on ?? created_on
}

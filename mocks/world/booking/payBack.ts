import type { PaymentRecord, RefundPart, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { roundToCents } from '#mocks/world/booking/prices.ts'
import { computeDue } from '#mocks/world/booking/renewals.ts'
import type { InstituteState } from '#mocks/world/world.ts'

interface PayBack {
  amount: number
  now: number
  /** Month whose payment goes back first; by default the last paid one */
  month?: number | undefined
}

/**
 * Adds to what is paid back of a booking. It goes back through the payments that paid for it, none of which gives back
 * more than it was.
 */
export function payBack(
  state: InstituteState,
  row: ReservationRecord,
  { amount, now, month }: PayBack,
): ReservationRecord {
  const refunds = [...(row.refunds ?? [])]
  let left = amount
  for (const payment of listSettled(state, row, month)) {
    const before = refunds.reduce((sum, part) => sum + (part.payment === payment.id ? part.amount : 0), 0)
    const part = roundToCents(Math.min(left, computeDue(state, payment).total - before))
    if (part <= 0) continue
    refunds.push({ payment: payment.id, amount: part, at: now })
    left = roundToCents(left - part)
  }
  // A payment that came too late is not settled
  if (left > 0) refunds.push({ amount: left, at: now })
  const total = roundToCents(amount + (row.refund?.amount ?? 0))
  return { ...row, refund: { amount: total, at: now }, refunds }
}

/** Lists the payments of a booking that were settled: that of a month first, then the last ones. */
function listSettled(state: InstituteState, { id }: ReservationRecord, month?: number): PaymentRecord[] {
  const isOfMonth = (row: PaymentRecord) => Number((row.month ?? 0) === month)
  return state.payments
    .list()
    .filter((row) => row.reservation === id && row.fee === undefined)
    .filter((row) => row.state === 'completed' || row.state === 'paid')
    .toSorted((a, b) => isOfMonth(b) - isOfMonth(a) || (b.month ?? 0) - (a.month ?? 0))
}

/** Lists the parts of a booking's refund that go back through a payment. */
export function listRefunds({ refunds = [] }: ReservationRecord, payment: number): RefundPart[] {
  return refunds.filter((part) => part.payment === payment)
}

import type { PaymentRecord } from '#mocks/world/booking/bookingRecords.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'

/** Time that a payment attempt may stay open (docs/decisions.md#hold). */
export const PAYING = HOUR / 2

/**
 * Whether an attempt may still succeed: its payment page is open, or it is a transfer, which has no return URL and waits
 * for the bank.
 */
export function isUnderWay(
  { kind, state, return_url, created }: Pick<PaymentRecord, 'kind' | 'state' | 'return_url' | 'created'>,
  now: number,
): boolean {
  return kind === 'attempt' && state === 'pending' && (return_url === undefined || now < created + PAYING)
}

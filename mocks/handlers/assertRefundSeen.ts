import type { Call } from '#mocks/handlers/call.ts'
import { throwFieldErrors } from '#mocks/handlers/responses.ts'

/**
 * Refuses an ending whose refund is another one than the caller was told: meanwhile, a booking was paid or cancelled,
 * or a class has come too near.
 */
export function assertRefundSeen(call: Call, amount: number) {
  const seen = call.query.get('seen_refund')
  if (seen !== null && Math.abs(amount - Number(seen)) > 0.005)
    throwFieldErrors(call, { seen_refund: 'refundChanged' })
}

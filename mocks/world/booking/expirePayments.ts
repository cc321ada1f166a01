import { expirePayment } from '#mocks/world/booking/settlePayment.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Fails the attempts that were not finished in time, so that who has left the payment page is notified. */
export function expirePayments(state: InstituteState, now: number): void {
  for (const payment of state.payments.list()) expirePayment(state, payment, now)
}

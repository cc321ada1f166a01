import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { isRefundedAttempt } from '#mocks/world/booking/notifyOfBooking.ts'
import { computePrice } from '#mocks/world/booking/prices.ts'
import { isPromoLost } from '#mocks/world/booking/promos.ts'
import { fail } from '#mocks/world/booking/settlePayment.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Gives an unpaid booking its price without its promo code, if another payment has used the code. What was paid keeps its
 * amount; an open payment ends, because its page shows the old price.
 * @returns the booking with its new price; undefined if the price stays
 */
export function dropLostPromo(
  state: InstituteState,
  row: ReservationRecord,
  now: number,
): ReservationRecord | undefined {
  if (!isPromoLost(state, row)) return undefined
  for (const payment of state.payments.list()) {
    if (payment.reservation !== row.id || payment.price) continue
    if (payment.state === 'pending' && payment.return_url !== undefined)
      fail(state, payment, 'paymentOldPrice', now)
    else if (payment.state === 'pending' || isRefundedAttempt(payment))
      state.payments.update({ ...payment, price: row.price })
  }
  const { sessions, each, subtotal, total } = row.price
  const price = computePrice({ sessions, each, sum: subtotal })
  const matrix = row.matrix?.map((seat) => ({ ...seat, price: (seat.price * price.total) / total }))
  const changed = { ...row, price, ...(matrix && { matrix }) }
  state.reservations.update(changed)
  return changed
}

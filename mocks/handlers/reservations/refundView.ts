import type { Refund } from '#sdk'
import type { Call } from '#mocks/handlers/call.ts'
import { getCurrency } from '#mocks/handlers/views.ts'
import type { RefundPart } from '#mocks/world/booking/bookingRecords.ts'
import { REFUND_TIME } from '#mocks/world/booking/cancellation.ts'
import { roundToCents } from '#mocks/world/booking/prices.ts'
import { formatDate, formatIso } from '#mocks/world/hours/clock.ts'

/** Builds the refund of a reservation or payment from its parts; null when nothing is paid back. */
export function toRefund(parts: readonly RefundPart[], call: Call): Refund | null {
  const last = parts.at(-1)
  if (!last) return null
  const due = new Map<string, number>()
  for (const { amount, at } of parts) {
    const day = formatDate(at + REFUND_TIME)
    due.set(day, roundToCents((due.get(day) ?? 0) + amount))
  }
  return {
    amount: roundToCents(parts.reduce((sum, { amount }) => sum + amount, 0)),
    currency: getCurrency(call),
    requested_on: formatIso(last.at),
    due_on: formatDate(last.at + REFUND_TIME),
    ...(due.size > 1 && { parts: [...due].map(([due_on, amount]) => ({ amount, due_on })) }),
  }
}

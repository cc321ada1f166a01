import data from '#mocks/data/records.json'
import type { Price } from '#mocks/world/booking/bookingRecords.ts'

/** VAT in percent, contained in every price. See docs/decisions.md#prices-with-vat. */
export const VAT = 14

interface Items {
  sessions: number
  each: number
  /** When the classes have different prices */
  sum?: number
  promo?: { code: string; percentage: number } | undefined
}

/**
 * Computes subtotal and discount with VAT, and the total with its net amount and VAT.
 * See docs/decisions.md#group-prices.
 */
export function computePrice({ sessions, each: exact, sum, promo }: Items): Price {
  const each = roundToCents(exact)
  const subtotal = roundToCents(sum ?? sessions * each)
  const percentage = promo?.percentage ?? 0
  const discount = roundToCents((subtotal * percentage) / 100)
  const total = roundToCents(subtotal - discount)
  const net = roundToCents(total / (1 + VAT / 100))
  return {
    sessions,
    each,
    subtotal,
    promo: promo?.code ?? null,
    percentage,
    discount,
    net,
    vat: roundToCents(total - net),
    total,
  }
}

/** Computes the price of a month after the first, to which a promo code no longer applies. */
export function computeLaterPrice({ each }: Price, sessions: number): Price {
  return computePrice({ sessions, each })
}

/** Counts the sessions of a group class in a program; without a program, those of four weeks. */
export function countGroupSessions(days: readonly number[], program_id: number | null): number {
  const [, , type, months] = data.groupPrograms[(program_id ?? 1) - 1] ?? []
  return days.length * (type === 'pay_as_you_go' ? 1 : 4 * Number(months ?? 1))
}

/** Rounds an amount to cents. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100
}

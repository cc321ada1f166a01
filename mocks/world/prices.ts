import type { Price } from '#mocks/world/bookingRecords.ts'

/** VAT in percent, contained in every price. */
export const VAT = 14

/** Sessions a month of a group course. */
export const GROUP_SESSIONS = 8

interface Items {
  sessions: number
  each: number
  promo?: { code: string; percentage: number } | undefined
}

/** Computes subtotal and discount with VAT, and the total with its net amount and VAT. */
export function computePrice({ sessions, each: exact, promo }: Items): Price {
  const each = roundToCents(exact)
  const subtotal = roundToCents(sessions * each)
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

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100
}

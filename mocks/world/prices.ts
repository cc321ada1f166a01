import type { Price } from '#mocks/world/bookingRecords.ts'

/** VAT in percent, on top of every price. */
export const VAT = 14

/** Sessions a month of a group course. */
export const GROUP_SESSIONS = 8

interface Items {
  sessions: number
  each: number
  promo?: { code: string; percentage: number } | undefined
}

/** Computes subtotal, discount, VAT and total. */
export function computePrice({ sessions, each, promo }: Items): Price {
  const subtotal = roundToCents(sessions * each)
  const percentage = promo?.percentage ?? 0
  const discount = roundToCents((subtotal * percentage) / 100)
  const vat = roundToCents(((subtotal - discount) * VAT) / 100)
  const total = roundToCents(subtotal - discount + vat)
  return {
    sessions,
    each: roundToCents(each),
    subtotal,
    promo: promo?.code ?? null,
    percentage,
    discount,
    vat,
    total,
  }
}

/** Computes the price of a month after the first, to which a promo code no longer applies. */
export function computeLaterPrice({ sessions, each }: Price): Price {
  return computePrice({ sessions, each })
}

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100
}

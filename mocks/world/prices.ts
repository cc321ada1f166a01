import type { Price } from '#mocks/world/bookingRecords.ts'

/** VAT in percent, on top of every price. */
export const VAT = 14

/** Classes of a month of a group course. */
export const GROUP_SESSIONS = 8

interface Items {
  sessions: number
  each: number
  promo?: { code: string; percentage: number } | undefined
}

/** The rows of a price: subtotal, discount, VAT, total. */
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

/** What a month after the first costs: a promo code is spent with the first. */
export function computeLaterPrice({ sessions, each }: Price): Price {
  return computePrice({ sessions, each })
}

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100
}

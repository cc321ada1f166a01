import type { Quote } from '#sdk'

/** The price of a month */
export const sampleQuote: Quote = {
  currency: 'EGP',
  sessions_count: 8,
  price_per_session: 150,
  subtotal: 1200,
  promo_code: null,
  discount_amount: 0,
  discount_percentage: 0,
  net_cost: 1200,
  vat_percentage: 14,
  vat: 168,
  total_cost: 1368,
  valid_until: '2026-12-01T10:00:00Z',
}
/** The same price with a promo code */
export const reducedQuote: Quote = {
  ...sampleQuote,
  promo_code: 'WELCOME10',
  discount_amount: 120,
  discount_percentage: 10,
  net_cost: 1080,
  vat: 151.2,
  total_cost: 1231.2,
}

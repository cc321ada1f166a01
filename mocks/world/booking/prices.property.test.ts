import { assert, constant, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { computePrice } from '#mocks/world/booking/prices.ts'

const cents = integer({ min: 0, max: 5_000_000 }).map((amount) => amount / 100)
const promo = option(record({ code: constant('WELCOME'), percentage: integer({ min: 0, max: 100 }) }), {
  nil: undefined,
})

/** Converts an amount to whole cents; fails for fractions of one. */
function toCents(amount: number): number {
  const whole = Math.round(amount * 100)
  expect(Math.abs(amount * 100 - whole)).toBeLessThan(1e-3)
  return whole
}

test('the parts of a price add up to the cent, with and without a discount', () => {
  assert(
    property(integer({ min: 1, max: 60 }), cents, promo, (sessions, each, code) => {
      const price = computePrice({ sessions, each, promo: code })
      expect(toCents(price.subtotal)).toBe(toCents(price.each) * sessions)
      expect(toCents(price.subtotal) - toCents(price.discount)).toBe(toCents(price.total))
      expect(toCents(price.net) + toCents(price.vat)).toBe(toCents(price.total))
      expect(price.total).toBeGreaterThanOrEqual(0)
      expect(price.discount).toBeLessThanOrEqual(price.subtotal)
    }),
    { numRuns: 5000 },
  )
})

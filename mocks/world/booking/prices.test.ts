import { expect, test } from 'vitest'
import { computeLaterPrice, computePrice, countGroupSessions } from '#mocks/world/booking/prices.ts'

test('a price names its parts, with the VAT that it contains', () => {
  expect(computePrice({ sessions: 4, each: 57, promo: { code: 'TEN', percentage: 10 } })).toEqual({
    sessions: 4,
    each: 57,
    subtotal: 228,
    promo: 'TEN',
    percentage: 10,
    discount: 22.8,
    net: 180,
    vat: 25.2,
    total: 205.2,
  })
})

test('without a promo code nothing is taken off, and classes of different prices have their own sum', () => {
  expect(computePrice({ sessions: 2, each: 33.335, sum: 100.004 })).toMatchObject({
    each: 33.34,
    subtotal: 100,
    promo: null,
    percentage: 0,
    discount: 0,
    total: 100,
  })
})

test('a later month has the price of its classes without the promo code', () => {
  const first = computePrice({ sessions: 4, each: 50, promo: { code: 'TEN', percentage: 10 } })
  expect(computeLaterPrice(first, 3)).toMatchObject({ sessions: 3, promo: null, discount: 0, total: 150 })
})

test.each([
  ['without a program', null, 8],
  ['in a program of one month', 1, 8],
  ['in a term of three months', 2, 24],
  ['class by class', 3, 2],
  ['in an unknown program', 99, 8],
])('a group of two days a week %s has its sessions', (_, program, count) => {
  expect(countGroupSessions([1, 3], program)).toBe(count)
})

import { expect, test } from 'vitest'
import { createEmptyState, insertReservation, noon } from '#mocks/emptyState.ts'
import { dropLostPromo } from '#mocks/world/booking/dropLostPromo.ts'
import { computePrice } from '#mocks/world/booking/prices.ts'
import { spend } from '#mocks/world/booking/promos.ts'
import { computeDue } from '#mocks/world/booking/renewals.ts'
import { settlePayment } from '#mocks/world/booking/settlePayment.ts'

/** A booking of 200 that costs 180 with its promo code, and its open payment. */
function create() {
  const state = createEmptyState()
  const price = computePrice({ sessions: 4, each: 50, promo: { code: 'WELCOME10', percentage: 10 } })
  const matrix = [{ course_id: 1, user_id: 8, group: 1, price: 180 }]
  const row = insertReservation(state, { state: 'pending', price, matrix })
  const attempt = state.payments.insert((id) => ({
    id,
    kind: 'attempt',
    state: 'pending',
    reservation: row.id,
    return_url: '/',
    created: noon,
  }))
  return { state, row, attempt }
}

test('a booking keeps its price while its promo code can be used', () => {
  const { state, row } = create()
  expect(dropLostPromo(state, row, noon)).toBeUndefined()
  expect(state.reservations.get(row.id)).toBe(row)
})

test('a booking whose promo code was used costs its full price, on each of its seats too', () => {
  const { state, row } = create()
  spend(state, row.student, 'WELCOME10')
  const changed = dropLostPromo(state, row, noon)
  expect(changed).toMatchObject({ price: { promo: null, discount: 0, total: 200 }, matrix: [{ price: 200 }] })
  expect(state.reservations.get(row.id)).toEqual(changed)
})

test('an open payment ends with the promo code; one that was refunded keeps its amount', () => {
  const { state, row, attempt } = create()
  const refunded = state.payments.insert((id) => ({
    ...attempt,
    id,
    state: 'failed',
    message: 'paymentLostPromo',
  }))
  spend(state, row.student, 'WELCOME10')
  dropLostPromo(state, row, noon)
  const ended = state.payments.get(attempt.id) ?? attempt
  expect(settlePayment(state, ended, 'succeed', noon)).toMatchObject({ state: 'failed' })
  const kept = state.payments.get(refunded.id) ?? refunded
  expect([computeDue(state, ended).total, computeDue(state, kept).total]).toEqual([200, 180])
})

test('a transfer that waits for the bank keeps its amount, and an attempt that failed does not', () => {
  const { state, row, attempt } = create()
  const { return_url, ...transfer } = attempt
  expect(return_url).toBeDefined()
  const insert = (more: object) => state.payments.insert((id) => ({ ...transfer, id, ...more }))
  const waiting = insert({})
  const failed = insert({ state: 'failed', message: 'paymentDeclined' })
  const kept = insert({ price: computePrice({ sessions: 1, each: 7 }) })
  const other = insert({ reservation: 99 })
  spend(state, row.student, 'WELCOME10')
  dropLostPromo(state, row, noon)
  expect(state.payments.get(waiting.id)?.price).toEqual(row.price)
  expect(state.payments.get(attempt.id)).toMatchObject({ state: 'failed', message: 'paymentOldPrice' })
  for (const payment of [failed, kept, other]) expect(state.payments.get(payment.id)).toEqual(payment)
})

test('a booking without seats gets its full price too', () => {
  const { state, row } = create()
  const { matrix, ...single } = row
  expect(matrix).toHaveLength(1)
  spend(state, row.student, 'WELCOME10')
  expect(dropLostPromo(state, single, noon)).not.toHaveProperty('matrix')
  expect(state.reservations.get(row.id)?.price.total).toBe(200)
})

import { expect, test } from 'vitest'
import { addRefunds, computeCancellation } from '#mocks/world/booking/cancellation.ts'
import { computePrice } from '#mocks/world/booking/prices.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import {
  createEmptyState,
  insertClass,
  insertGroupClass,
  insertReservation,
  noon,
} from '#mocks/emptyState.ts'

interface Case {
  readonly classes: readonly Partial<ClassRecord>[]
  readonly stage?: 'completed' | 'paid' | 'pending'
  readonly isByStaff?: boolean
  readonly price?: ReturnType<typeof computePrice>
}

/** Cancels a booking at noon. */
function cancel({ classes, stage = 'completed', isByStaff = false, price }: Case) {
  const state = createEmptyState()
  const row = insertReservation(state, { starts: [noon - DAY], ...(price && { price }) })
  state.payments.insert((id) => ({ id, kind: 'attempt', state: stage, reservation: row.id, created: noon }))
  const rows = classes.map((more) => insertClass(state, { reservation_id: row.id, ...more }))
  return computeCancellation(state, row, rows, { now: noon, isByStaff })
}

test('classes that begin in twelve hours or more are paid back, others are lost', () => {
  const classes = [{ start: noon + 12 * HOUR }, { start: noon + 12 * HOUR - 1 }, { start: noon + 2 * DAY }]
  expect(cancel({ classes })).toEqual({
    amount: 100,
    refunded: 2,
    lost: 1,
    held: 0,
    freeUntil: noon,
  })
})

test('a free trial pays nothing back and loses nothing, however soon it begins', () => {
  const price = computePrice({ sessions: 1, each: 0 })
  expect(cancel({ classes: [{ start: noon + 1 }, { start: noon - DAY }], price })).toEqual({
    amount: 0,
    refunded: 0,
    lost: 0,
    held: 0,
    freeUntil: undefined,
  })
})

test('when staff cancel, no class is lost', () => {
  expect(cancel({ classes: [{ start: noon + 1 }], isByStaff: true })).toEqual({
    amount: 50,
    refunded: 1,
    lost: 0,
    held: 0,
    freeUntil: undefined,
  })
})

test('classes that have begun were held; those with an outcome are neither held nor coming', () => {
  const classes: Partial<ClassRecord>[] = [
    { start: noon },
    { start: noon - DAY },
    { start: noon - DAY, outcome: 'rescheduled' },
    { start: noon + DAY, outcome: 'cancelled' },
  ]
  expect(cancel({ classes })).toMatchObject({ amount: 0, refunded: 0, lost: 0, held: 2 })
})

test('a class that is owed is paid back, and sets no time until which nothing is lost', () => {
  expect(cancel({ classes: [{ start: noon - DAY, isOwed: true }] })).toEqual({
    amount: 50,
    refunded: 1,
    lost: 0,
    held: 0,
    freeUntil: undefined,
  })
})

test('what was not paid is not paid back', () => {
  const classes = [{ start: noon + 2 * DAY }]
  expect(cancel({ classes, stage: 'pending' })).toMatchObject({ amount: 0, refunded: 1 })
  expect(cancel({ classes, stage: 'paid' })).toMatchObject({ amount: 50, refunded: 1 })
})

test('a class that was moved into another month is worth what was paid for it', () => {
  const price = computePrice({ sessions: 4, each: 150, promo: { code: 'HALF', percentage: 50 } })
  const start = noon + 40 * DAY
  expect(cancel({ price, classes: [{ start, month: 0 }] }).amount).toBe(price.total / 4)
  expect(cancel({ price, classes: [{ start, month: 1 }] }).amount).toBe(150)
})

test('a class of the first month is worth what the promo code left, a later one its price', () => {
  const price = computePrice({ sessions: 3, each: 50, promo: { code: 'TEN', percentage: 10 } })
  const first = [{ start: noon + 27 * DAY - 1 }]
  expect(cancel({ classes: first, price }).amount).toBe(45)
  expect(cancel({ classes: [{ start: noon + 27 * DAY }], price }).amount).toBe(50)
})

test('a session of a group counts once for each kid who has a seat in it', () => {
  const state = createEmptyState()
  const { id: group } = insertGroupClass(state, { learners: [71, 72] })
  const seat = { course_id: 1, group, price: 40 }
  const matrix = [71, 72].map((user_id) => ({ ...seat, user_id }))
  const row = insertReservation(state, { kind: 'group', matrix })
  state.payments.insert((id) => ({
    id,
    kind: 'attempt',
    state: 'completed',
    reservation: row.id,
    created: noon,
  }))
  const session = { kind: 'group' as const, group, students: [71, 72] }
  const rows = [noon - DAY, noon + HOUR, noon + 2 * DAY].map((start) =>
    insertClass(state, { ...session, start }),
  )
  const cancelled = computeCancellation(state, row, rows, { now: noon, isByStaff: false })
  expect(cancelled).toMatchObject({ refunded: 2, lost: 2, held: 2 })
})

test('refunds are added up to the cent', () => {
  expect(
    addRefunds([
      { amount: 0.1, refunded: 1, held: 2 },
      { amount: 0.2, refunded: 3, held: 4 },
    ]),
  ).toEqual({ amount: 0.3, refunded: 4, held: 6 })
  expect(addRefunds([])).toEqual({ amount: 0, refunded: 0, held: 0 })
})

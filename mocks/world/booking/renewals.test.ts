import { expect, test } from 'vitest'
import { createEmptyState, insertReservation, noon } from '#mocks/emptyState.ts'
import { computePrice } from '#mocks/world/booking/prices.ts'
import {
  buildFee,
  computeDue,
  computeMonthStart,
  computeState,
  countMonthClasses,
  countRenewals,
  countUsed,
  findLastPaidMonth,
  findNextMonth,
  findPaidMonth,
  getPaidMonth,
  hasPaidFee,
  isMonthly,
} from '#mocks/world/booking/renewals.ts'
import { DAY } from '#mocks/world/hours/clock.ts'

const month = 28 * DAY

/** A booking of one class a week, whose second month has begun. */
function createMonthly() {
  return insertReservation(createEmptyState(), { program_id: 2, starts: [noon - month - DAY] })
}

test('a class belongs to the month that paid for it, or else to that of its start', () => {
  const row = createMonthly()
  const [first = 0] = row.starts
  expect(getPaidMonth(row, { start: first })).toBe(0)
  expect(getPaidMonth(row, { start: first + month })).toBe(1)
  expect(getPaidMonth(row, { start: first + month, month: 0 })).toBe(0)
  expect(getPaidMonth(row, { start: first - DAY })).toBe(0)
})

test('classes of an earlier month that were moved into this one are no used classes of it', () => {
  const row = createMonthly()
  const held = { start: noon - 1, month: 1 }
  expect(countUsed(row, [held, { start: noon - 2, month: 0 }, { start: noon - 3, month: 0 }], noon, 1)).toBe(
    1,
  )
  expect(
    countUsed(
      row,
      [
        { start: noon, month: 1 },
        { ...held, isOwed: true },
      ],
      noon,
      1,
    ),
  ).toBe(0)
})

test('one-to-one programs by the month renew, single classes and unknown programs do not', () => {
  expect([1, 2, 4, 99, null].map(isMonthly)).toEqual([true, true, false, false, false])
})

test('a month begins with the earliest hour of the booking, or without hours when it was made', () => {
  const row = { ...createMonthly(), starts: [noon + DAY, noon] }
  expect([0, 1, 2].map((number) => computeMonthStart(row, number))).toEqual([
    noon,
    noon + month,
    noon + 2 * month,
  ])
  expect(computeMonthStart({ ...row, starts: [] }, 1)).toBe(row.created + month)
})

test('only active monthly bookings of one learner renew, once in four weeks', () => {
  const row = { ...createMonthly(), starts: [noon] }
  const later = noon + 2 * month
  expect([noon - 1, noon + month - 1, noon + month, later].map((now) => countRenewals(row, now))).toEqual([
    0, 0, 1, 2,
  ])
  for (const more of [{ kind: 'group' as const }, { state: 'cancelled' as const }, { program_id: 4 }])
    expect(countRenewals({ ...row, ...more }, later)).toBe(0)
})

test('classes of a group and of single classes are used in whatever month they are', () => {
  const row = { ...createMonthly(), price: computePrice({ sessions: 8, each: 50 }) }
  const held = [0, 1].map((number) => ({ start: noon - 1, month: number }))
  expect(countUsed({ ...row, kind: 'group' }, held, noon, 0)).toBe(2)
  expect(countUsed({ ...row, program_id: 4 }, held, noon, 0)).toBe(2)
  expect(countUsed({ ...row, program_id: 4 }, [{ start: noon - 1, outcome: 'cancelled' }], noon, 0)).toBe(0)
  const many = Array.from({ length: 9 }, () => ({ start: noon - 1 }))
  expect(countUsed({ ...row, program_id: 4 }, many, noon, 0)).toBe(8)
})

test('a fee is due when its month begins, and asked for a week before', () => {
  const row = { ...createMonthly(), starts: [noon] }
  expect(buildFee(row, 1, 5)).toEqual({
    id: 5,
    kind: 'fee',
    state: 'overdue',
    reservation: row.id,
    month: 1,
    created: noon + month - 7 * DAY,
    due: '2027-02-08',
  })
})

test('a fee is paid by an attempt for it that is completed', () => {
  const attempt = { ...buildFee(createMonthly(), 1, 5), kind: 'attempt' as const }
  expect(hasPaidFee({ ...attempt, fee: 4, state: 'completed' })).toBe(true)
  expect(hasPaidFee({ ...attempt, fee: 4, state: 'failed' })).toBe(false)
  expect(hasPaidFee({ ...attempt, state: 'completed' })).toBe(false)
})

test('a payment costs what its booking does, or the classes of the later month that its fee is for', () => {
  const state = createEmptyState()
  const price = computePrice({ sessions: 3, each: 50, promo: { code: 'WELCOME10', percentage: 10 } })
  const row = insertReservation(state, { program_id: 2, starts: [noon, noon + DAY], price })
  const fee = state.payments.insert((id) => buildFee(row, 1, id))
  const attempt = { ...fee, id: 99, kind: 'attempt' as const, month: undefined as never }
  const compute = (more: object) => computeDue(state, { ...attempt, ...more }).total
  expect(compute({})).toBe(135)
  expect([compute({ fee: fee.id }), computeDue(state, fee).total]).toEqual([400, 400])
  expect(compute({ fee: 98 })).toBe(135)
  expect(compute({ price: computePrice({ sessions: 1, each: 7 }) })).toBe(7)
  expect(computeDue(state, { ...attempt, reservation: 97 })).toMatchObject({ total: 0, sessions: 0 })
})

test('the first month has the classes that were paid, a later one four of each hour', () => {
  const row = {
    ...createMonthly(),
    starts: [noon, noon + DAY],
    price: computePrice({ sessions: 3, each: 50 }),
  }
  expect([0, 1].map((number) => countMonthClasses(row, number))).toEqual([3, 8])
})

test('an unpaid fee is pending until its month begins, and overdue from then on', () => {
  const fee = buildFee({ ...createMonthly(), starts: [noon] }, 1, 5)
  expect([noon + month - 1, noon + month].map((now) => computeState(fee, now))).toEqual([
    'pending',
    'overdue',
  ])
  const { month: _, ...first } = fee
  expect(computeState(first, fee.created)).toBe('overdue')
  expect(computeState({ ...fee, state: 'paid' }, noon)).toBe('paid')
})

test('a booking is in its last paid month, and the next to pay is none that has passed', () => {
  const row = { ...createMonthly(), starts: [noon] }
  const [one, two] = [1, 2].map((number) => buildFee(row, number, number))
  const fees = [one, two].flatMap((fee) => fee ?? [])
  const paid = fees.map((fee) => ({ ...fee, state: 'paid' as const }))
  const others = fees.map((fee) => ({ ...fee, reservation: row.id + 1 }))
  const later = noon + 2 * month
  expect([fees, paid, others, []].map((list) => findPaidMonth(row, list, later))).toEqual([0, 2, 0, 0])
  expect(findPaidMonth(row, paid, noon)).toBe(0)
  expect([fees, paid, paid.slice(0, 1), []].map((list) => findNextMonth(row, list, noon))).toEqual([
    1, 3, 2, 1,
  ])
  expect([fees, paid].map((list) => findNextMonth(row, list, later))).toEqual([2, 3])
  expect(findLastPaidMonth(row, paid)).toBe(2)
  const foreign = others.map((fee) => ({ ...fee, state: 'paid' as const }))
  const attempts = paid.map((fee) => ({ ...fee, kind: 'attempt' as const }))
  expect([foreign, attempts].map((list) => findNextMonth(row, list, noon))).toEqual([1, 1])
})

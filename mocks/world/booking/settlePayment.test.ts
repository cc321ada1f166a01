import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertReservation, insertTutor, noon } from '#mocks/emptyState.ts'
import type { PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { computePrice } from '#mocks/world/booking/prices.ts'
import { PAYING } from '#mocks/world/booking/isUnderWay.ts'
import { expirePayment, settlePayment } from '#mocks/world/booking/settlePayment.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

const tomorrow = noon + DAY

interface Booking {
  readonly booking?: Partial<ReservationRecord>
  readonly payment?: Partial<PaymentRecord>
  readonly tutor?: Partial<TutorRecord>
}

/** A pending booking of one hour tomorrow at a tutor who works all day, with an open payment. */
function create({ booking = {}, payment = {}, tutor = {} }: Booking = {}) {
  const state = createEmptyState()
  const { id } = insertTutor(state, { isTeaching: true, ...tutor })
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:00' }))
  state.hours.insert(() => ({ id, hours: { time_zone: 'Africa/Cairo', week, exceptions: [] } }))
  const row = insertReservation(state, { state: 'pending', tutor: id, starts: [tomorrow], ...booking })
  const attempt = insertPayment(state, { reservation: row.id, ...payment })
  return { state, row, attempt, tutor: id }
}

/** Inserts a booking like another one. @param more members that differ */
function insertLike(row: ReservationRecord, state: InstituteState, more: Partial<ReservationRecord>) {
  const { id } = insertReservation(state)
  const copy = { ...row, ...more, id }
  state.reservations.update(copy)
  return copy
}

function insertPayment(state: InstituteState, more: Partial<PaymentRecord>): PaymentRecord {
  return state.payments.insert((id) => ({
    id,
    kind: 'attempt',
    state: 'pending',
    reservation: 0,
    return_url: '/dashboard/payments',
    created: noon,
    ...more,
  }))
}

test('a payment that succeeds completes and books the classes', () => {
  const { state, row, attempt } = create()
  expect(settlePayment(state, attempt, 'succeed', noon)).toMatchObject({
    state: 'completed',
    paid: noon,
    due: '2027-01-11',
  })
  expect(state.payments.get(attempt.id)?.state).toBe('completed')
  expect(state.reservations.get(row.id)?.state).toBe('active')
  expect(state.classes.list()).toMatchObject([
    { start: tomorrow, students: [7], tutor: row.tutor, reservation_id: row.id, kind: 'one_to_one' },
  ])
  expect(state.classes.list()[0]).not.toHaveProperty('isOwed')
})

test('a monthly booking gets its planned classes, and a paid hour that is taken meanwhile is owed', () => {
  const planned = [0, 7, 14].map((days) => tomorrow + days * DAY)
  const { state, attempt, tutor } = create({ booking: { program_id: 1, planned } })
  insertClass(state, { tutor, students: [99], start: tomorrow + 7 * DAY })
  settlePayment(state, attempt, 'succeed', noon)
  const booked = state.classes.list().filter(({ reservation_id: id }) => id !== undefined)
  expect(booked.map(({ start, isOwed = false }) => [start, isOwed])).toEqual(
    planned.map((start, index) => [start, index === 1]),
  )
})

test('a payment that is left open stays, and a settled one does not change', () => {
  const { state, attempt } = create()
  expect(settlePayment(state, attempt, 'pending', noon)).toBe(attempt)
  const failed = settlePayment(state, attempt, 'fail', noon)
  expect(failed).toMatchObject({ state: 'failed', message: 'paymentDeclined' })
  expect(settlePayment(state, failed, 'succeed', noon)).toBe(failed)
  expect(state.classes.list()).toEqual([])
})

test('an attempt fails half an hour after it began; a transfer waits for the bank', () => {
  const { state, attempt } = create()
  expect(expirePayment(state, attempt, noon + PAYING - 1)).toBe(attempt)
  expect(settlePayment(state, attempt, 'succeed', noon + PAYING)).toMatchObject({
    state: 'failed',
    message: 'paymentExpired',
  })
  const transfer = create()
  const waiting = { ...transfer.attempt, return_url: undefined as never }
  expect(settlePayment(transfer.state, waiting, 'succeed', noon + 2 * PAYING).state).toBe('completed')
})

test.each<[why: string, given: Booking, message: string]>([
  ['the booking was paid before', { booking: { state: 'active' } }, 'paymentNotNeeded'],
  ['the booking no longer exists', { payment: { reservation: 999 } }, 'paymentLostSlots'],
  ['the tutor left', { tutor: { status: 'terminated' } }, 'paymentLostSlots'],
  ['the booking has no tutor', { booking: { tutor: null } }, 'paymentLostSlots'],
  ['its hour is past', { booking: { starts: [noon - HOUR] } }, 'paymentLostSlots'],
  ['its fee is unknown', { payment: { fee: 999 } }, 'paymentNotNeeded'],
])('a payment fails when %s', (_, given, message) => {
  const { state, attempt } = create(given)
  expect(settlePayment(state, attempt, 'succeed', noon)).toMatchObject({ state: 'failed', message })
  expect(state.classes.list()).toEqual([])
})

test('a payment that arrives after its booking was cancelled is paid back, as the booking shows', () => {
  const { state, attempt, row } = create({ booking: { state: 'cancelled' } })
  expect(settlePayment(state, attempt, 'succeed', noon)).toMatchObject({
    state: 'failed',
    message: 'paymentNotNeeded',
  })
  expect(state.reservations.get(row.id)?.refund).toEqual({ amount: row.price.total, at: noon })
})

test('a payment fails when the hour or the learner is taken meanwhile', () => {
  const taken = create()
  insertClass(taken.state, { tutor: taken.tutor, students: [99], start: tomorrow })
  expect(settlePayment(taken.state, taken.attempt, 'succeed', noon).message).toBe('paymentLostSlots')
  const busy = create()
  insertClass(busy.state, { tutor: 99, students: [7], start: tomorrow })
  expect(settlePayment(busy.state, busy.attempt, 'succeed', noon).message).toBe('paymentOtherClass')
})

test('a promo code is spent by the payment, and fails the next one with it', () => {
  const price = computePrice({ sessions: 1, each: 50, promo: { code: 'WELCOME10', percentage: 10 } })
  const { state, attempt, row } = create({ booking: { price } })
  const later = insertLike(row, state, { starts: [tomorrow + DAY] })
  const second = insertPayment(state, { reservation: later.id })
  expect(settlePayment(state, attempt, 'succeed', noon).state).toBe('completed')
  expect(settlePayment(state, second, 'succeed', noon)).toMatchObject({
    state: 'failed',
    message: 'paymentLostPromo',
  })
})

test('a failed payment leaves the hours held for ten minutes at most', () => {
  const hold = { owner: 7, starts: [tomorrow], extensions: 0, isPaying: true, expires: noon + HOUR }
  const { state, attempt, row, tutor } = create()
  const { id } = state.holds.insert((number) => ({ id: number, tutor, ...hold }))
  state.reservations.update({ ...row, hold: id })
  settlePayment(state, attempt, 'fail', noon)
  expect(state.holds.get(id)).toMatchObject({ isPaying: false, expires: noon + HOUR / 6 })
})

test('a booking takes its own held hours, and ends the hold', () => {
  const { state, attempt, row, tutor } = create()
  const hold = { owner: 8, tutor, starts: [tomorrow], extensions: 0, isPaying: true, expires: noon + HOUR }
  const { id } = state.holds.insert((number) => ({ id: number, ...hold }))
  state.reservations.update({ ...row, hold: id })
  expect(settlePayment(state, attempt, 'succeed', noon).state).toBe('completed')
  expect(state.holds.get(id)).toMatchObject({ isPaying: false, expires: noon })
})

test('a booking without a hold makes none', () => {
  const { state, attempt } = create()
  settlePayment(state, attempt, 'succeed', noon)
  expect(state.holds.list()).toEqual([])
})

test('a paid fee books the classes of its month', () => {
  const { state, row, attempt } = create({ booking: { state: 'active', program_id: 1 } })
  const fee = insertPayment(state, { kind: 'fee', state: 'overdue', reservation: row.id, month: 1 })
  const payment = { ...attempt, fee: fee.id }
  state.payments.update(payment)
  expect(settlePayment(state, payment, 'succeed', noon).state).toBe('completed')
  expect(state.payments.get(fee.id)).toMatchObject({ state: 'paid', paid: noon })
  expect(state.classes.list().map(({ start }) => start)).toEqual(
    [28, 35, 42, 49].map((days) => tomorrow + days * DAY),
  )
})

/** Inserts a group class of two seats, one of them taken by the learner 50. */
function insertGroup(state: InstituteState, tutor: number): number {
  return state.groupClasses.insert((id) => ({
    id,
    name: { en: 'Group', ar: 'Group' },
    course_id: 1,
    tutor,
    days: [2],
    start_date: '2027-01-01',
    end_date: '2027-12-31',
    start_time: '10:00',
    minutes: 60,
    min: 1,
    max: 2,
    isRenewed: true,
    age_from: 4,
    age_to: 12,
    price: 20,
    learners: [50],
  })).id
}

test('a group booking takes its seats, as long as there are enough', () => {
  const { state, row, attempt, tutor } = create({ booking: { kind: 'group', starts: [] } })
  const group = insertGroup(state, tutor)
  const seat = { course_id: 1, group, price: 20 }
  state.reservations.update({ ...row, matrix: [{ ...seat, user_id: 60 }] })
  expect(settlePayment(state, attempt, 'succeed', noon).state).toBe('completed')
  expect(state.groupClasses.get(group)?.learners).toEqual([50, 60])
  expect(state.classes.list().length).toBeGreaterThan(0)
  const late = insertLike(row, state, { matrix: [{ ...seat, user_id: 61 }] })
  const second = insertPayment(state, { reservation: late.id })
  expect(settlePayment(state, second, 'succeed', noon).message).toBe('paymentLostSeats')
  const again = insertLike(row, state, { matrix: [{ ...seat, user_id: 60 }] })
  const third = insertPayment(state, { reservation: again.id })
  expect(settlePayment(state, third, 'succeed', noon).message).toBe('paymentNotNeeded')
})

import { expect, test } from 'vitest'
import {
  createEmptyState,
  insertClass,
  insertGroupClass,
  insertReservation,
  insertTutor,
  insertWebinar,
  noon,
} from '#mocks/emptyState.ts'
import type { PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { PAYING } from '#mocks/world/booking/isUnderWay.ts'
import { countTakenHours } from '#mocks/world/booking/bookPlan.ts'
import { expirePayment, hasSeats, settlePayment } from '#mocks/world/booking/settlePayment.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'

const tomorrow = noon + DAY

/** A pending booking of two hours tomorrow at a tutor who works all day, with an open payment. */
function create(booking: Partial<ReservationRecord> = {}) {
  const state = createEmptyState()
  const tutor = insertTutor(state).id
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:00' }))
  state.hours.insert(() => ({ id: tutor, hours: { time_zone: 'Africa/Cairo', week, exceptions: [] } }))
  const starts = [tomorrow, tomorrow + HOUR]
  const row = insertReservation(state, { state: 'pending', tutor, starts, course_ids: [1, 2], ...booking })
  const insertPayment = (more: Partial<PaymentRecord> = {}) =>
    state.payments.insert((id) => ({
      id,
      kind: 'attempt',
      state: 'pending',
      reservation: row.id,
      return_url: '/',
      created: noon,
      ...more,
    }))
  const settle = (more: Partial<PaymentRecord> = {}) =>
    settlePayment(state, insertPayment(more), 'succeed', noon)
  /** English titles of what the student 7 and the tutor read. */
  const listRead = (owner: number) =>
    state.notifications.list().flatMap((one) => (one.owner === owner ? [one.title.en] : []))
  return { state, tutor, row, insertPayment, settle, listRead }
}

test('only an attempt that is open expires', () => {
  const { state, insertPayment } = create()
  const late = noon + PAYING
  for (const more of [{ kind: 'fee' }, { state: 'completed' }, { state: 'failed' }] as const) {
    const payment = insertPayment(more)
    expect(expirePayment(state, payment, late)).toBe(payment)
  }
  expect(expirePayment(state, insertPayment(), late).state).toBe('failed')
  expect(PAYING).toBe(30 * 60_000)
})

test('a booked class is a confirmed one of the first course, and payer and tutor read of it', () => {
  const { state, tutor, settle, listRead } = create()
  expect(settle().state).toBe('completed')
  expect(state.classes.list()[0]).toMatchObject({ course_id: 1, state: 'confirmed', month: 0, tutor })
  expect(listRead(7)).toEqual(['Your classes are booked', 'Payment completed'])
  expect(listRead(tutor)).toEqual(['A learner booked you'])
  expect(state.promos.size).toBe(0)
})

test('a booking without a course has classes of none', () => {
  const { state, settle } = create({ course_ids: [] })
  settle()
  expect(state.classes.list()[0]?.course_id).toBe(0)
})

test('one taken hour of several loses the booking, and its payer reads that the payment was refunded', () => {
  const { state, tutor, row, settle, listRead } = create()
  insertClass(state, { tutor, students: [99], start: tomorrow + HOUR })
  const failed = settle()
  expect(failed.message).toBe('paymentLostSlots')
  expect(state.payments.get(failed.id)).toEqual(failed)
  expect(state.reservations.get(row.id)?.state).toBe('cancelled')
  expect(listRead(7)).toEqual(['A payment was refunded'])
})

test('an hour that another person holds cannot be booked', () => {
  const { state, tutor, settle } = create()
  const hold = { tutor, starts: [tomorrow], extensions: 0, isPaying: false, expires: noon + 1 }
  state.holds.insert((id) => ({ id, owner: 8, ...hold }))
  expect(settle().message).toBe('paymentLostSlots')
})

test('a planned hour at which the learner has another class by now is owed, and so is one that is held', () => {
  const planned = [0, 7, 14].map((days) => tomorrow + days * DAY)
  const { state, tutor, settle } = create({ program_id: 1, starts: [tomorrow], planned })
  insertClass(state, { tutor: 99, students: [7], start: tomorrow + 7 * DAY })
  const hold = { tutor, starts: [tomorrow + 14 * DAY], extensions: 0, isPaying: true, expires: noon + 1 }
  state.holds.insert((id) => ({ id, owner: 8, ...hold }))
  expect(settle().state).toBe('completed')
  const booked = state.classes.list().filter(({ reservation_id: id }) => id !== undefined)
  expect(booked.map(({ isOwed = false }) => isOwed)).toEqual([false, true, true])
})

test('a monthly booking without a plan leaves out the hours of its first month that are taken', () => {
  const { state, tutor, settle } = create({ program_id: 1, starts: [tomorrow] })
  insertClass(state, { tutor, students: [99], start: tomorrow + 7 * DAY })
  settle()
  const booked = state.classes.list().filter(({ reservation_id: id }) => id !== undefined)
  expect(booked.map(({ start }) => start)).toEqual([0, 14, 21].map((days) => tomorrow + days * DAY))
})

test('the taken hours of a later month are owed, which learner and tutor read', () => {
  const planned = [tomorrow]
  const booking = { state: 'active', program_id: 1, starts: [tomorrow], planned } as const
  const { state, tutor, insertPayment, settle, listRead } = create(booking)
  insertClass(state, { tutor, students: [99], start: tomorrow + 35 * DAY })
  const fee = insertPayment({ kind: 'fee', state: 'overdue', month: 1 })
  expect(settle({ fee: fee.id }).state).toBe('completed')
  const booked = state.classes.list().filter(({ reservation_id: id }) => id !== undefined)
  expect(booked.map(({ isOwed = false, month }) => [isOwed, month])).toEqual(
    [false, true, false, false].map((isOwed) => [isOwed, 1]),
  )
  const bodies = state.notifications.list().map(({ body }) => body.en)
  expect(bodies.filter((text) => text.includes('with a time 3, without a time 1.'))).toHaveLength(2)
  expect([listRead(7).length, listRead(tutor).length]).toEqual([2, 1])
})

test('the hours of a month that are taken or past wait for another one once it is paid', () => {
  const { state, row, tutor } = create({ state: 'active', program_id: 1, starts: [tomorrow] })
  const count = (month: number, now = noon) => countTakenHours(state, row, month, now)
  expect(count(1)).toBe(0)
  insertClass(state, { tutor, students: [99], start: tomorrow + 35 * DAY })
  expect(count(1)).toBe(1)
  expect(count(1, tomorrow + 36 * DAY)).toBeGreaterThan(1)
  expect([null, 99].map((other) => countTakenHours(state, { ...row, tutor: other }, 1, noon))).toEqual([0, 0])
})

test('a fee without a month, a tutor or a booking is paid without classes', () => {
  for (const [booking, more] of [
    [{}, { month: undefined as never }],
    [{ tutor: 99 }, { month: 1 }],
    [{ tutor: null }, { month: 1 }],
  ] as const) {
    const { state, insertPayment, settle } = create({ state: 'active', program_id: 1, ...booking })
    const fee = insertPayment({ kind: 'fee', state: 'overdue', ...more })
    expect(settle({ fee: fee.id }).state).toBe('completed')
    expect([state.payments.get(fee.id)?.state, state.classes.list()]).toEqual(['paid', []])
  }
})

/** Seats of the kids 60 and 61 in a group of two seats. */
function createSeats() {
  const made = create({ kind: 'group', starts: [], webinar_id: 0 })
  const { state, row, tutor } = made
  const group = insertGroupClass(state, { tutor, end_date: '2027-06-01' })
  const matrix = [60, 61].map((user_id) => ({ course_id: 1, user_id, group: group.id, price: 20 }))
  state.reservations.update({ ...row, matrix })
  return { ...made, group, matrix, row: { ...row, matrix } }
}

test('seats are free while each group has room for all kids of the booking and a tutor', () => {
  const { state, group, matrix, tutor } = createSeats()
  const [first] = matrix
  const other = { course_id: 1, user_id: 62, group: insertGroupClass(state, { tutor }).id, price: 20 }
  expect(hasSeats(state, { matrix })).toBe(true)
  expect(hasSeats(state, {})).toBe(true)
  expect(hasSeats(state, { matrix: [...matrix, other] })).toBe(true)
  expect(hasSeats(state, { matrix: [...matrix, { ...other, group: group.id }] })).toBe(false)
  expect(hasSeats(state, { matrix: [...matrix, { ...other, group: 99 }] })).toBe(false)
  state.groupClasses.update({ ...group, learners: [50, 60] })
  expect(hasSeats(state, { matrix })).toBe(false)
  expect(hasSeats(state, { matrix: first ? [first] : [] })).toBe(true)
  for (const host of [99, insertTutor(state, { status: 'terminated' }).id]) {
    state.groupClasses.update({ ...group, tutor: host })
    expect(hasSeats(state, { matrix })).toBe(false)
  }
})

test('a group booking whose kid has another class by now, or one seat of several already, is refunded', () => {
  const taken = createSeats()
  insertClass(taken.state, { tutor: 99, students: [61], start: Date.parse('2027-01-11T16:00:00Z') })
  expect(taken.settle().message).toBe('paymentOtherClass')
  const booked = createSeats()
  const { state, matrix, group } = booked
  insertReservation(state, { kind: 'group', matrix: matrix.slice(1) })
  insertClass(state, { kind: 'group', group: group.id, students: [61], start: tomorrow })
  expect(booked.settle().message).toBe('paymentNotNeeded')
})

test('the interview of a group booking becomes an appointment when it is paid', () => {
  const { state, row, settle, tutor, listRead } = createSeats()
  const interview = insertWebinar(state, { tutor, interviewFor: 1, start: tomorrow, end: tomorrow + HOUR }).id
  state.reservations.update({ ...row, webinar_id: interview })
  settle()
  expect(state.registrations.list()).toMatchObject([{ webinar: interview, learner: 7, reservation: row.id }])
  expect(listRead(tutor)).toContain('A family booked an interview: Halaqa')
})

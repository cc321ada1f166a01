import { expect, test } from 'vitest'
import { joinCourses } from '#mocks/world/booking/describeBooking.ts'
import {
  createEmptyState,
  insertFamily,
  insertGroupClass,
  insertReservation,
  noon,
} from '#mocks/emptyState.ts'
import type { PaymentRecord } from '#mocks/world/booking/bookingRecords.ts'
import {
  isRefundedAttempt,
  listCurrentTutors,
  notifyOfBooking,
  notifyOfMonth,
  notifyOfPayment,
} from '#mocks/world/booking/notifyOfBooking.ts'

/** A state with a family. */
function create() {
  const state = createEmptyState()
  insertFamily(state)
  const staff = new Set(state.accounts.list().map(({ id }) => id))
  /** Notifications of people but the staff: owner, title and text in English, path. */
  const listRead = () =>
    state.notifications
      .list()
      .filter(({ owner }) => !staff.has(owner))
      .map(({ owner, title, body, path }) => [owner, title.en, body.en, path])
  return { state, listRead, staff }
}

const insertPayment = (state: ReturnType<typeof create>['state'], more: Partial<PaymentRecord>) =>
  state.payments.insert((id) => ({
    id,
    kind: 'attempt',
    state: 'completed',
    reservation: 0,
    created: noon,
    ...more,
  }))

test('learner, tutor and staff read that classes are booked', () => {
  const { state, listRead, staff } = create()
  const row = insertReservation(state, { course_ids: [1, 2, 1] })
  notifyOfBooking(state, row, noon)
  expect(listRead()).toEqual([
    [
      7,
      'Your classes are booked',
      'Tajweed and Arabic: see the times in your calendar.',
      `/dashboard/reservations?id=${row.id}`,
    ],
    [
      3,
      'A learner booked you',
      'Sara Nabil · Tajweed and Arabic: see the times in your calendar.',
      '/dashboard/CurrentClasses',
    ],
  ])
  const toStaff = state.notifications.list().filter(({ owner }) => staff.has(owner))
  expect(toStaff[0]?.title.en).toBe('A new booking: Tajweed and Arabic')
})

test('each kid and each tutor of a group booking read of their own courses', () => {
  const { state, listRead } = create()
  const groups = [insertGroupClass(state), insertGroupClass(state, { tutor: 4, course_id: 2 })]
  const matrix = [71, 72].map((user_id, index) => ({
    course_id: index + 1,
    user_id,
    group: groups[index]?.id ?? 0,
    price: 80,
  }))
  notifyOfBooking(state, insertReservation(state, { kind: 'group', course_ids: [1, 2], matrix }), noon)
  expect(listRead().map(([owner, , text]) => [owner, text])).toEqual([
    [71, 'Tajweed: see when they are.'],
    [7, expect.stringContaining('Tajweed and Arabic')],
    [72, 'Arabic: see when they are.'],
    [3, expect.stringContaining('· Tajweed: see')],
    [4, expect.stringContaining('· Arabic: see')],
  ])
})

test('a parent who booked seats for kids reads as their parent, and as a learner of her own classes', () => {
  const { state, listRead } = create()
  const group = insertGroupClass(state).id
  const matrix = [{ course_id: 1, user_id: 71, group, price: 80 }]
  notifyOfBooking(state, insertReservation(state, { kind: 'group', matrix }), noon)
  expect(listRead().filter(([owner]) => owner === 7)).toHaveLength(1)
  expect(listRead().map(([, , text]) => text)).toContain('Lina · Tajweed: see the times in your calendar.')
})

test('the coming classes of a booking are taught by the tutors of its groups, or its own', () => {
  const { state } = create()
  const group = insertGroupClass(state, { tutor: 4 }).id
  const seat = { course_id: 1, user_id: 71, group, price: 80 }
  expect(listCurrentTutors(state, { tutor: 3, matrix: [seat, { ...seat, user_id: 72 }] })).toEqual([4])
  expect(listCurrentTutors(state, { tutor: 3, matrix: [{ ...seat, group: 99 }] })).toEqual([3])
  expect(listCurrentTutors(state, { tutor: 3 })).toEqual([3])
  expect(listCurrentTutors(state, { tutor: null })).toEqual([])
})

test('learner and tutor of a later month read how many classes have a time', () => {
  const { state, listRead } = create()
  for (const learner of [71, 7, 99])
    notifyOfMonth(state, insertReservation(state, { learner }), { placed: 3, owed: 1 }, noon)
  const mine = listRead().filter(([owner]) => owner === 7)
  expect(mine.map(([, title]) => title)).toEqual([
    'The classes of a month: Lina',
    'The classes of a month: Sara',
  ])
  expect(mine[0]?.[2]).toContain('Tajweed: with a time 3, without a time 1.')
  expect(listRead().filter(([owner]) => owner === 3)).toHaveLength(3)
  expect(listRead().find(([owner]) => owner === 99)?.[1]).toBe('The classes of a month: ')
})

test.each<[string, Partial<PaymentRecord>, 'active' | 'pending', string]>([
  ['completed', {}, 'active', 'Payment completed'],
  ['failed', { state: 'failed', message: 'paymentDeclined' }, 'pending', 'A payment failed'],
  ['failed, of a fee', { state: 'failed', message: 'paymentExpired', fee: 9 }, 'active', 'A payment failed'],
  ['ended', { state: 'failed', message: 'paymentOldPrice' }, 'active', 'A payment has ended'],
  ['ended without a reason', { state: 'failed' }, 'active', 'A payment has ended'],
  ['refunded', { state: 'failed', message: 'paymentLostPromo' }, 'pending', 'A payment was refunded'],
])('the payer reads that a payment has %s', (_, more, state, title) => {
  const made = create()
  const row = insertReservation(made.state, { state, learner: 71 })
  notifyOfPayment(made.state, insertPayment(made.state, { reservation: row.id, ...more }), noon)
  expect(made.listRead().map(([owner, text]) => [owner, text])).toEqual([[7, title]])
})

test('the text of a refund says why, and a receipt is that of the fee that was paid', () => {
  const { state, listRead } = create()
  const reservation = insertReservation(state).id
  const message = 'paymentLostPromo'
  notifyOfPayment(state, insertPayment(state, { reservation, state: 'failed', message }), noon)
  const own = insertPayment(state, { reservation })
  notifyOfPayment(state, own, noon)
  notifyOfPayment(state, insertPayment(state, { reservation, fee: 9 }), noon)
  notifyOfPayment(state, insertPayment(state, {}), noon)
  expect(listRead().map(([, , text, path]) => [text, path])).toEqual([
    [
      'Tajweed: The promo code is no longer valid. The payment was refunded in full.',
      `/dashboard/reservations?id=${reservation}`,
    ],
    ['Tajweed: the receipt is with your payments.', `/dashboard/payments?id=${own.id}`],
    ['Tajweed: the receipt is with your payments.', '/dashboard/payments?id=9'],
  ])
})

test('a refunded attempt is one that was paid and failed later', () => {
  const attempt = insertPayment(create().state, {})
  const isRefunded = (more: Partial<PaymentRecord>) => isRefundedAttempt({ ...attempt, ...more })
  expect(isRefunded({ state: 'failed', message: 'paymentLostSlots' })).toBe(true)
  expect(isRefunded({ state: 'completed', message: 'paymentLostSlots' })).toBe(false)
  expect(isRefunded({ state: 'failed' })).toBe(false)
  for (const message of ['paymentDeclined', 'paymentExpired', 'paymentOldPrice'] as const)
    expect(isRefunded({ state: 'failed', message })).toBe(false)
})

test('the names of courses that are known are joined, each once', () => {
  const { state } = create()
  expect(joinCourses(state, [1, 2, 1, 99])).toMatchObject({ en: 'Tajweed and Arabic' })
})

test('staff read of a payment that came too late, with a link to the booking; not of a declined one', () => {
  const { state, staff } = create()
  const row = insertReservation(state)
  const listForStaff = () => state.notifications.list().filter(({ owner }) => staff.has(owner))
  notifyOfPayment(
    state,
    insertPayment(state, { reservation: row.id, state: 'failed', message: 'paymentDeclined' }),
    noon,
  )
  expect(listForStaff()).toEqual([])
  notifyOfPayment(
    state,
    insertPayment(state, { reservation: row.id, state: 'failed', message: 'paymentLostSlots' }),
    noon,
  )
  const path = `/dashboard/reservations?id=${row.id}`
  expect(listForStaff()).toEqual([...staff].map((owner) => expect.objectContaining({ owner, path })))
  expect(listForStaff()[0]?.body.en).toContain('Sara Nabil · Tajweed: The times were taken in the meantime.')
})

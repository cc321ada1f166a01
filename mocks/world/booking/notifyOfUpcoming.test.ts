import { expect, test } from 'vitest'
import {
  createEmptyState,
  insertClass,
  insertFamily,
  insertGroupClass,
  insertReservation,
  insertWebinar,
  noon,
} from '#mocks/emptyState.ts'
import type { PaymentRecord } from '#mocks/world/booking/bookingRecords.ts'
import { notifyOfUpcoming } from '#mocks/world/booking/notifyOfBooking.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'

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
  return { state, listRead }
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

test('a class that begins within an hour is announced once, and once more when it was moved', () => {
  const { state, listRead } = create()
  const row = insertClass(state, { start: noon + HOUR })
  insertClass(state, { start: noon + HOUR + 1 })
  insertClass(state, { start: noon })
  insertClass(state, { start: noon + 1, outcome: 'cancelled' })
  insertClass(state, { start: noon + 1, isOwed: true })
  notifyOfUpcoming(state, noon)
  notifyOfUpcoming(state, noon)
  expect(listRead()).toEqual([
    [
      7,
      'A class begins soon',
      'Tajweed: the room opens ten minutes before.',
      `/dashboard/BookedClasses?class=${row.id}`,
    ],
    [
      3,
      'A class begins soon',
      'Sara Nabil · Tajweed: the room opens ten minutes before.',
      `/dashboard/CurrentClasses?class=${row.id}`,
    ],
  ])
  state.classes.update({ ...row, start: noon + HOUR - 1 })
  notifyOfUpcoming(state, noon)
  expect(listRead()).toHaveLength(4)
})

test('a fee is announced a week before its month begins, once, and for four weeks', () => {
  const { state, listRead } = create()
  const month = 28 * DAY
  insertReservation(state, { program_id: 1, starts: [noon] })
  notifyOfUpcoming(state, noon + month - 7 * DAY - 1)
  expect(listRead()).toEqual([])
  notifyOfUpcoming(state, noon + month - 7 * DAY)
  notifyOfUpcoming(state, noon + month)
  const fee = state.payments.list()[0]?.id
  expect(listRead()).toEqual([
    [
      7,
      'A new month is due for Sara',
      'Tajweed, from 8 February: pay to book the month’s classes.',
      `/dashboard/payments?id=${fee}`,
    ],
  ])
  expect(state.notifications.list()[0]?.body.ar).toContain('8 فبراير')
  expect(state.notifications.list()[0]?.created).toBe(noon + month - 7 * DAY)
})

test('fees that are paid or older than four weeks, and open attempts, are not announced', () => {
  const { state, listRead } = create()
  const reservation = insertReservation(state).id
  const fee = { reservation, kind: 'fee', month: 1 } as const
  insertPayment(state, { ...fee, state: 'paid' })
  insertPayment(state, { ...fee, state: 'overdue', created: noon - 28 * DAY })
  insertPayment(state, { ...fee, state: 'overdue', reservation: 99 })
  insertPayment(state, { reservation, state: 'overdue' })
  notifyOfUpcoming(state, noon)
  expect(listRead()).toEqual([])
  insertPayment(state, { ...fee, state: 'overdue', created: noon - 28 * DAY + 1 })
  notifyOfUpcoming(state, noon)
  expect(listRead()).toHaveLength(1)
})

test('group classes that few have joined, and seats that are free again, are announced', () => {
  const { state, listRead } = create()
  const day = { start_date: '2027-01-12', end_date: '2027-06-01', days: [2] }
  insertGroupClass(state, { name: { en: 'Small', ar: 'Small' }, min: 2, learners: [71], ...day })
  const group = insertGroupClass(state, { min: 1, learners: [72], end_date: '2027-01-12' })
  const matrix = [{ course_id: 1, user_id: 72, group: group.id, price: 20 }]
  const booking = insertReservation(state, { kind: 'group', matrix })
  const session = { kind: 'group', group: group.id, students: [72], start: noon - DAY } as const
  insertClass(state, { ...session, paidBy: { 72: booking.id } })
  notifyOfUpcoming(state, noon + 5 * HOUR)
  const titles = state.notifications.list().map(({ title }) => title.en)
  expect(titles).toContain('Few have joined a group class: Small')
  expect(listRead().map(([, title]) => title)).toContain('A seat in a group class is free again: Group')
})

test('webinars that begin soon, quizzes that close and seats that end are announced too', () => {
  const { state } = create()
  const group = insertGroupClass(state, { min: 1, learners: [7], end_date: '2027-06-01' })
  const matrix = [{ course_id: 1, user_id: 7, group: group.id, price: 20 }]
  const booking = insertReservation(state, { kind: 'group', matrix })
  const session = { kind: 'group', group: group.id, students: [7], start: noon - 1 } as const
  insertClass(state, { ...session, paidBy: { 7: booking.id } })
  insertWebinar(state, { start: noon + 1 })
  state.quizzes.insert((id) => ({
    id,
    name: { en: 'Letters', ar: 'Letters' },
    description: { en: '', ar: '' },
    course_id: 1,
    total: 10,
    pass: 5,
    minutes: 20,
    trials: 1,
    isAvailable: true,
    owner: 3,
    closes: noon + 1,
    granted: [],
    learners: [7],
    created: noon,
  }))
  notifyOfUpcoming(state, noon)
  expect(state.notifications.list().map(({ title }) => title.en)).toEqual([
    'A quiz closes within a day: Letters',
    'You host soon: Halaqa',
    'The paid group classes end',
  ])
})

import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertReservation, noon } from '#mocks/emptyState.ts'
import { endBooking } from '#mocks/world/booking/endBooking.ts'
import { PAYING } from '#mocks/world/booking/isUnderWay.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'

const reason = { en: 'Moves away', ar: 'ينتقل' }

test('coming classes and owed ones are cancelled, with the reason', () => {
  const state = createEmptyState()
  const row = insertReservation(state)
  const own = { reservation_id: row.id }
  const coming = insertClass(state, { ...own, start: noon + 1 })
  const owed = insertClass(state, { ...own, start: noon - HOUR, isOwed: true })
  const begun = insertClass(state, { ...own, start: noon })
  const moved = insertClass(state, { ...own, start: noon + 1, outcome: 'rescheduled' })
  const other = insertClass(state, { start: noon + 1 })
  endBooking(state, row, reason, noon)
  for (const { id } of [coming, owed])
    expect(state.classes.get(id)).toMatchObject({
      outcome: 'cancelled',
      isOwed: false,
      cancel_reason: 'Moves away',
    })
  for (const kept of [begun, moved, other]) expect(state.classes.get(kept.id)).toEqual(kept)
})

test('the booking keeps its reason and refund; a second refund is added to the first', () => {
  const state = createEmptyState()
  const row = insertReservation(state)
  const ended = endBooking(state, row, reason, noon, 50)
  expect(ended).toMatchObject({ state: 'cancelled', cancelReason: reason, refund: { amount: 50, at: noon } })
  expect(state.reservations.get(row.id)).toEqual(ended)
  expect(endBooking(state, ended, reason, noon + 1, 30).refund).toEqual({ amount: 80, at: noon + 1 })
  expect(endBooking(state, insertReservation(state), reason, noon)).not.toHaveProperty('refund')
})

test('a hold ends unless it has expired', () => {
  const state = createEmptyState()
  const hold = { owner: 7, tutor: 3, starts: [], extensions: 0, isPaying: true }
  const held = state.holds.insert((id) => ({ id, ...hold, expires: noon + 1 }))
  endBooking(state, insertReservation(state, { hold: held.id }), reason, noon)
  expect(state.holds.get(held.id)).toMatchObject({ isPaying: false, expires: noon })
  const over = state.holds.insert((id) => ({ id, ...hold, expires: noon - 1 }))
  endBooking(state, insertReservation(state, { hold: over.id }), reason, noon)
  expect(state.holds.get(over.id)).toEqual(over)
})

test('unpaid fees are removed, other payments stay', () => {
  const state = createEmptyState()
  const row = insertReservation(state)
  const insert = (more: object) =>
    state.payments.insert((id) => ({
      id,
      kind: 'fee',
      state: 'overdue',
      reservation: row.id,
      month: 1,
      created: noon,
      ...more,
    })).id
  const due = [insert({}), insert({ month: undefined })]
  const kept = [insert({ state: 'paid' }), insert({ reservation: 999 })]
  endBooking(state, row, reason, noon)
  expect(due.map((id) => state.payments.get(id))).toEqual([undefined, undefined])
  expect(kept.map((id) => state.payments.get(id)?.id)).toEqual(kept)
})

test('seats at interviews are given back', () => {
  const state = createEmptyState()
  const row = insertReservation(state, { kind: 'group' })
  const [own, other] = [row.id, 999].map((reservation) =>
    state.registrations.insert((id) => ({
      id,
      webinar: 1,
      learner: 7,
      status: 'registered',
      created: noon,
      reservation,
    })),
  )
  const session = insertClass(state, { reservation_id: row.id, kind: 'group', start: noon + 1 })
  endBooking(state, row, reason, noon)
  expect(state.registrations.get(own?.id ?? 0)?.status).toBe('cancelled')
  expect(state.registrations.get(other?.id ?? 0)?.status).toBe('registered')
  // Other families sit in it
  expect(state.classes.get(session.id)).toEqual(session)
})

test('seats of an active group booking are released, those of one that was never paid are not', () => {
  const state = createEmptyState()
  const group = state.groupClasses.insert((id) => ({
    id,
    name: { en: 'Group', ar: 'Group' },
    course_id: 1,
    tutor: 3,
    days: [2],
    start_date: '2027-01-01',
    end_date: '2027-12-31',
    start_time: '10:00',
    minutes: 60,
    min: 1,
    max: 5,
    isRenewed: true,
    age_from: 4,
    age_to: 12,
    price: 20,
    learners: [50, 60],
  }))
  const matrix = [{ course_id: 1, group: group.id, user_id: 60, price: 20 }]
  const readLearners = () => state.groupClasses.get(group.id)?.learners
  endBooking(state, insertReservation(state, { kind: 'group', state: 'pending', matrix }), reason, noon)
  expect(readLearners()).toEqual([50, 60])
  endBooking(state, insertReservation(state, { kind: 'group', matrix }), reason, noon)
  expect(readLearners()).toEqual([50])
})

test('a payment that is still under way says that it is refunded if it arrives', () => {
  const state = createEmptyState()
  const row = insertReservation(state, { state: 'pending' })
  const [transfer, expired, failed] = [
    {},
    { return_url: '/', created: noon - PAYING },
    { state: 'failed' as const, message: 'paymentDeclined' as const },
  ].map((more) =>
    state.payments.insert((id) => ({
      id,
      kind: 'attempt',
      state: 'pending',
      reservation: row.id,
      created: noon - HOUR,
      ...more,
    })),
  )
  endBooking(state, row, reason, noon)
  expect(state.payments.get(transfer?.id ?? 0)).toMatchObject({
    state: 'pending',
    message: 'paymentCancelled',
  })
  for (const kept of [expired, failed]) expect(state.payments.get(kept?.id ?? 0)).toEqual(kept)
})

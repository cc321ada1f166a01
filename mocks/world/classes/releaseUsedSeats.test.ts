import { expect, test } from 'vitest'
import {
  createEmptyState,
  insertClass,
  insertFamily,
  insertGroupClass,
  insertReservation,
  insertTutor,
} from '#mocks/emptyState.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { releaseUsedSeats } from '#mocks/world/classes/releaseUsedSeats.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { PAYING } from '#mocks/world/booking/isUnderWay.ts'

const first = Date.parse('2027-01-11T18:00:00Z')
const last = first + 7 * DAY

/** A booked seat of the kid 71 with two paid classes. @param end_date the last day of the group */
function create(end_date = '2027-06-01') {
  const state = createEmptyState()
  const tutor = insertTutor(state, { time_zone: 'UTC' }).id
  const group = insertGroupClass(state, { tutor, learners: [71, 72], end_date })
  const matrix = [{ course_id: 1, user_id: 71, group: group.id, price: 80 }]
  const row = insertReservation(state, { kind: 'group', tutor, matrix })
  const insertSession = (start: number, reservation: number) =>
    insertClass(state, {
      kind: 'group',
      group: group.id,
      tutor,
      students: [71],
      start,
      paidBy: { 71: reservation },
    })
  for (const start of [first, last]) insertSession(start, row.id)
  const read = (now: number) => {
    releaseUsedSeats(state, now)
    return [state.reservations.get(row.id)?.state, state.groupClasses.get(group.id)?.learners]
  }
  return { state, matrix, insertSession, read }
}

test("a seat is kept until the group's next class begins, and is then free, once", () => {
  const { state, read } = create()
  expect(read(last + 7 * DAY - 1)).toEqual(['active', [71, 72]])
  expect(read(last + 7 * DAY)).toEqual(['finished', [72]])
  const notified = state.notifications.list().length
  expect(notified).toBeGreaterThan(1)
  read(last + 8 * DAY)
  expect(state.notifications.list()).toHaveLength(notified)
})

test('a seat of a group that ends is free after its last class', () => {
  const { read } = create('2027-01-19')
  expect(read(last + HOUR - 1)).toEqual(['active', [71, 72]])
  expect(read(last + HOUR)).toEqual(['finished', [72]])
})

test('a kid whose next month is booked keeps the seat, and the first booking is finished', () => {
  const { state, matrix, insertSession, read } = create()
  const next = insertReservation(state, { kind: 'group', matrix })
  insertSession(last + 7 * DAY, next.id)
  expect(read(last + HOUR)).toEqual(['finished', [71, 72]])
  expect(state.reservations.get(next.id)?.state).toBe('active')
  expect(state.notifications.list()).toEqual([])
})

test('a booking without classes, or that is not paid, keeps its state', () => {
  const { state, matrix, read } = create()
  const open = (['active', 'pending'] as const).map((stage) =>
    insertReservation(state, {
      kind: 'group',
      state: stage,
      matrix: matrix.map((seat) => ({ ...seat, user_id: 99 })),
    }),
  )
  read(last + 30 * DAY)
  expect(open.map(({ id }) => state.reservations.get(id)?.state)).toEqual(['active', 'pending'])
})

test('each seat of a booking is free when its own group goes on without it', () => {
  const state = createEmptyState()
  const tutor = insertTutor(state, { time_zone: 'UTC' }).id
  const [ended, lasting] = [1, 2].map((course_id) =>
    insertGroupClass(state, { tutor, course_id, learners: [71], end_date: '2027-06-01' }),
  )
  const groups = [ended?.id ?? 0, lasting?.id ?? 0] as const
  const matrix = groups.map((group, index) => ({ course_id: index + 1, user_id: 71, group, price: 80 }))
  const row = insertReservation(state, { kind: 'group', matrix })
  for (const [index, group] of groups.entries())
    insertClass(state, {
      kind: 'group',
      group,
      tutor,
      students: [71],
      start: first + index * 7 * DAY,
      paidBy: { 71: row.id },
    })
  const read = (now: number) => {
    releaseUsedSeats(state, now)
    return [
      state.reservations.get(row.id)?.state,
      ...groups.map((id) => state.groupClasses.get(id)?.learners.length),
    ]
  }
  expect(read(last - 1)).toEqual(['active', 1, 1])
  expect(read(last)).toEqual(['active', 0, 1])
  // Staff assign the seat again: the used one does not take it away
  if (ended) state.groupClasses.update(ended)
  expect(read(last + DAY)).toEqual(['active', 1, 1])
  expect(read(last + 7 * DAY)).toEqual(['finished', 1, 0])
})

test.each([
  ['a bank transfer', {}, true],
  ['a payment page that is still open', { return_url: '/' }, true],
  ['a payment page that has expired', { return_url: '/', created: last + 7 * DAY - PAYING }, false],
  ['a declined payment', { state: 'failed' }, false],
] as const)('the next month, to be paid by %s, keeps the seat: %s %s', (_, payment, isKept) => {
  const { state, matrix, read } = create()
  const next = insertReservation(state, { kind: 'group', state: 'pending', matrix })
  const attempt = state.payments.insert((id) => ({
    id,
    kind: 'attempt',
    state: 'pending',
    reservation: next.id,
    created: last + 7 * DAY - 1,
    ...payment,
  }))
  const [kept, free] = [
    ['active', [71, 72]],
    ['finished', [72]],
  ]
  expect(read(last + 7 * DAY)).toEqual(isKept ? kept : free)
  state.payments.remove(attempt.id)
  expect(read(last + 7 * DAY)).toEqual(free)
})

test('a seat that the last booking keeps is not released before its own classes are over', () => {
  const { state, matrix, read } = create()
  insertReservation(state, { kind: 'group', matrix })
  expect(read(last + HOUR - 1)).toEqual(['active', [71, 72]])
})

test('only active bookings of group classes are finished, once all their seats are used', () => {
  const { state, matrix, insertSession } = create()
  const [seat] = matrix
  const open = [
    insertReservation(state, { kind: 'group', state: 'cancelled', matrix }),
    insertReservation(state, { kind: 'group', state: 'pending', matrix }),
    insertReservation(state, { kind: 'one_to_one', matrix }),
    insertReservation(state, { kind: 'group', matrix: [] }),
    insertReservation(state, { kind: 'group', matrix: seat ? [seat, { ...seat, user_id: 99 }] : [] }),
  ]
  for (const { id } of open) insertSession(first, id)
  releaseUsedSeats(state, last + 30 * DAY)
  expect(open.map(({ id }) => state.reservations.get(id)?.state)).toEqual(open.map((row) => row.state))
})

test.each<[string, Partial<ReservationRecord>]>([
  ['was cancelled', { state: 'cancelled' }],
  ['is of another kid', { matrix: [{ course_id: 1, user_id: 72, group: 1, price: 80 }] }],
  ['is of another group', { matrix: [{ course_id: 1, user_id: 71, group: 99, price: 80 }] }],
  ['has no seats', { kind: 'one_to_one' }],
])('a later booking that %s keeps no seat', (_, more) => {
  const { state, matrix, read } = create()
  insertReservation(state, { kind: 'group', ...(more.kind ? {} : { matrix }), ...more })
  expect(read(last + 7 * DAY)).toEqual(['finished', [72]])
})

test('a later booking of several seats keeps the one of them', () => {
  const { state, matrix, insertSession, read } = create()
  const seats = [{ course_id: 1, user_id: 72, group: 1, price: 80 }, ...matrix]
  const later = insertReservation(state, { kind: 'group', matrix: seats })
  insertSession(last + 7 * DAY, later.id)
  expect(read(last + 7 * DAY)).toEqual(['finished', [71, 72]])
})

test('family, tutor and staff read that a seat was released', () => {
  const { state, read } = create()
  insertFamily(state)
  read(last + 7 * DAY)
  const titles = state.notifications.list().map(({ title, path }) => `${title.en} ${path}`)
  expect(titles).toContain('A seat in a group class is free again: Group /dashboard/reservations?id=1')
  expect(titles).toContain('A learner has left a group class: Group /dashboard/CurrentClasses')
  expect(titles).toContain('A learner has left a group class: Group /dashboard/group-classes?id=1')
  expect(state.notifications.list().map(({ body }) => body.en)).toContain(
    'Lina (Sara Nabil): no further classes were booked.',
  )
})

test('a seat that is free already notifies no one', () => {
  const { state, read } = create()
  const group = state.groupClasses.get(1)
  if (group) state.groupClasses.update({ ...group, learners: [72] })
  expect(read(last + 7 * DAY)).toEqual(['finished', [72]])
  expect(state.notifications.list()).toEqual([])
})

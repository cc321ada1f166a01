import { expect, test } from 'vitest'
import {
  createEmptyState,
  insertClass,
  insertFamily,
  insertGroupClass,
  insertReservation,
  insertTutor,
} from '#mocks/emptyState.ts'
import { listEndingSeats, notifyOfEndingSeats } from '#mocks/world/classes/notifyOfEndingSeats.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'

const first = Date.parse('2027-01-11T18:00:00Z')
const last = first + 7 * DAY

/** A booked seat of the kid 71 with two paid classes, of a group that goes on. */
function create(booking: Partial<ReservationRecord> = {}, learners = [71]) {
  const state = createEmptyState()
  const tutor = insertTutor(state, { time_zone: 'UTC' }).id
  const group = insertGroupClass(state, { tutor, learners, end_date: '2027-06-01' })
  const matrix = [{ course_id: 1, user_id: 71, group: group.id, price: 80 }]
  const row = insertReservation(state, { kind: 'group', tutor, matrix, ...booking })
  for (const start of [first, last])
    insertClass(state, {
      kind: 'group',
      group: group.id,
      tutor,
      students: [71],
      start,
      reservation_id: row.id,
      paidBy: { 71: row.id },
    })
  const list = (now: number) => listEndingSeats(state, row, now).map((found) => found.last)
  return { state, row, group, matrix, list }
}

test('a seat ends in the last week of its classes, and for four weeks after them', () => {
  const { list } = create()
  expect([first - 1, first, last + 1].map(list)).toEqual([[], [last], [last]])
  expect(list(last + 28 * DAY)).toEqual([])
})

test('a seat whose classes have not begun does not end', () => {
  const { state, list } = create()
  for (const { id, start } of state.classes.list()) if (start === first) state.classes.remove(id)
  expect([last - 1, last].map(list)).toEqual([[], [last]])
})

test('no seat ends whose booking is not active, whose kid left, or whose next classes are booked', () => {
  expect(create({ state: 'cancelled' }).list(first)).toEqual([])
  expect(create({ kind: 'one_to_one' }).list(first)).toEqual([])
  expect(create({}, []).list(first)).toEqual([])
  const { state, matrix, list } = create()
  insertReservation(state, { kind: 'group', state: 'pending', matrix })
  expect(list(first)).toEqual([last])
  insertReservation(state, { kind: 'group', matrix })
  expect(list(first)).toEqual([])
})

test('a group that has no more classes ends no seat', () => {
  const { state, group, list } = create()
  state.groupClasses.update({ ...group, end_date: '2027-01-20' })
  expect(list(first)).toEqual([])
})

test('the parent is notified once for each paid month', () => {
  const { state, row } = create()
  notifyOfEndingSeats(state, first)
  notifyOfEndingSeats(state, first + DAY)
  const rows = state.notifications.list()
  expect(rows.map(({ owner, path }) => [owner, path])).toEqual([[71, `/dashboard/reservations?id=${row.id}`]])
})

test('the parent reads the course, and is notified again of the next paid month', () => {
  const { state, group, row } = create()
  insertFamily(state)
  notifyOfEndingSeats(state, first)
  expect(state.notifications.list().some(({ body }) => body.en.includes('Tajweed'))).toBe(true)
  const before = state.notifications.list().length
  const paid = {
    kind: 'group',
    group: group.id,
    tutor: group.tutor,
    students: [71],
    paidBy: { 71: row.id },
  } as const
  insertClass(state, { ...paid, start: last + 7 * DAY })
  notifyOfEndingSeats(state, last)
  expect(state.notifications.list().length).toBeGreaterThan(before)
})

test('bookings of other seats do not follow the last one of a seat', () => {
  const { state, matrix, list } = create()
  const [seat] = matrix.map((one) => [
    { ...one, user_id: 72 },
    { ...one, group: 99 },
  ])
  for (const other of seat ?? []) insertReservation(state, { kind: 'group', matrix: [other] })
  insertReservation(state)
  expect(list(first)).toEqual([last])
  insertReservation(state, { kind: 'group', matrix: [...(seat ?? []), ...matrix] })
  expect(list(first)).toEqual([])
})

test('a seat of a group that was deleted does not end, nor does one with more than a week to come', () => {
  const { state, group, list } = create()
  state.groupClasses.remove(group.id)
  expect(list(first)).toEqual([])
  const long = create()
  const paid = { kind: 'group', group: long.group.id, tutor: long.group.tutor, students: [71] } as const
  insertClass(long.state, { ...paid, start: last + 1 })
  expect([long.list(first), long.list(first + 1)]).toEqual([[], [last + 1]])
})

import { expect, test } from 'vitest'
import {
  createEmptyState,
  insertClass,
  insertGroupClass,
  insertReservation,
  insertTutor,
} from '#mocks/emptyState.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import {
  findClassAtSeat,
  isSeatBooked,
  listBookedStarts,
  releaseSeat,
} from '#mocks/world/classes/groupSeats.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'

/** The first session of a group that meets on Mondays at six in the evening, in UTC. */
const first = Date.parse('2027-01-11T18:00:00Z')
const WEEK = 7 * DAY
const listWeeks = (...numbers: number[]) => numbers.map((number) => first + number * WEEK)

/** A group of an hour a week until June, without learners. */
function create(more: Partial<GroupClassRecord> = {}) {
  const state = createEmptyState()
  const tutor = insertTutor(state, { time_zone: 'UTC' }).id
  const group = insertGroupClass(state, { tutor, end_date: '2027-06-01', ...more })
  const seat = { course_id: 1, user_id: 71, group: group.id, price: 80 }
  /** Inserts sessions of the kid 71. */
  const insertSessions = (starts: readonly number[], session: Partial<ClassRecord> = {}) =>
    starts.map((start) =>
      insertClass(state, { kind: 'group', group: group.id, tutor, students: [71], start, ...session }),
    )
  const book = (booking: Partial<ReservationRecord> = {}) =>
    insertReservation(state, { kind: 'group', matrix: [seat], ...booking }).id
  const readLearners = () => state.groupClasses.get(group.id)?.learners
  return { state, tutor, seat, insertSessions, book, readLearners }
}

test('a seat is booked until the last week of its sessions, once one was held', () => {
  const { state, seat, insertSessions, book } = create()
  expect(isSeatBooked(state, seat, first)).toBe(false)
  book()
  expect(isSeatBooked(state, seat, first)).toBe(false)
  insertSessions(listWeeks(1, 2))
  const isBooked = (now: number) => isSeatBooked(state, seat, now)
  const [start = 0, last = 0] = listWeeks(1, 2)
  expect([start - 1, start, last - 1, last].map(isBooked)).toEqual([true, false, false, false])
  insertSessions([last + 1])
  expect([start, start + 1].map(isBooked)).toEqual([true, false])
})

test('the only session of a seat keeps it booked until it begins', () => {
  const { state, seat, insertSessions, book } = create()
  book()
  insertSessions(listWeeks(0))
  expect([first - 1, first].map((now) => isSeatBooked(state, seat, now))).toEqual([true, false])
})

test('the starts of a seat are those of its kid, in its group, as long as a booking of it is active', () => {
  const { state, seat, insertSessions, book } = create()
  insertSessions(listWeeks(1))
  insertSessions(listWeeks(2), { students: [72] })
  insertSessions(listWeeks(3), { group: 99 })
  expect(listBookedStarts(state, seat)).toEqual([])
  book({ state: 'pending' })
  book({ matrix: [{ ...seat, user_id: 72 }] })
  book({ matrix: [{ ...seat, group: 99 }] })
  insertReservation(state)
  expect(listBookedStarts(state, seat)).toEqual([])
  book({ matrix: [{ ...seat, user_id: 72 }, seat] })
  expect(listBookedStarts(state, seat)).toEqual(listWeeks(1))
})

test('another class of the kid at the hours of a seat is found, a session of the same group is not', () => {
  const { state, tutor, seat, insertSessions } = create({ minutes: 90 })
  insertSessions(listWeeks(1))
  const find = (sessions?: number) => findClassAtSeat(state, seat, { now: first, sessions })?.id
  expect(find()).toBeUndefined()
  const other = insertClass(state, { tutor, students: [71], start: first + 3 * WEEK + HOUR })
  expect([find(), find(2)]).toEqual([other.id, undefined])
  expect(findClassAtSeat(state, { ...seat, user_id: 72 }, { now: first })).toBeUndefined()
  expect(findClassAtSeat(state, { ...seat, group: 99 }, { now: first })).toBeUndefined()
})

test('a released seat leaves the group with its sessions, unless another booking has paid for more', () => {
  const { state, seat, insertSessions, readLearners } = create({ learners: [71, 72] })
  insertSessions(listWeeks(1), { paidBy: { 71: 5 } })
  insertSessions(listWeeks(2), { paidBy: { 71: 6 } })
  insertSessions(listWeeks(3), { paidBy: { 71: 7 }, outcome: 'cancelled' })
  releaseSeat(state, seat, first, 5)
  expect(state.classes.list().map(({ start }) => start)).toEqual(listWeeks(2, 3))
  expect(readLearners()).toEqual([71, 72])
  releaseSeat(state, seat, first, 6)
  expect(readLearners()).toEqual([72])
  expect(() => releaseSeat(state, { ...seat, group: 99 }, first, 6)).not.toThrow()
})

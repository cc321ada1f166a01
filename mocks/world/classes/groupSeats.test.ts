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
  addGroupSession,
  addSeat,
  changeSessionLength,
  countSeatSessions,
  listNextStarts,
  moveSessions,
  unseat,
} from '#mocks/world/classes/groupSeats.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
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
  const listSessions = () =>
    state.classes
      .list()
      .toSorted((a, b) => a.start - b.start)
      .map(({ start, students }) => [start, students] as const)
  return { state, tutor, group, seat, insertSessions, book, listSessions }
}

test('a seat adds the sessions of the next month, which its booking has paid', () => {
  const { state, group, tutor, listSessions } = create({ minutes: 90 })
  addSeat(state, group, 71, { now: first, reservation_id: 5 })
  expect(listSessions()).toEqual(listWeeks(1, 2, 3, 4).map((start) => [start, [71]]))
  expect(state.classes.list()[0]).toMatchObject({
    kind: 'group',
    group: group.id,
    tutor,
    minutes: 90,
    reservation_id: 5,
    paidBy: { 71: 5 },
  })
})

test('a seat joins the sessions that exist, where each learner has a payer of their own', () => {
  const { state, group, insertSessions, listSessions } = create()
  insertSessions(listWeeks(1), { students: [72], paidBy: { 72: 4 }, reservation_id: 4 })
  addSeat(state, group, 71, { now: first, reservation_id: 5, sessions: 2 })
  addSeat(state, group, 71, { now: first, reservation_id: 5, sessions: 1 })
  expect(listSessions()).toEqual([
    [first + WEEK, [72, 71]],
    [first + 2 * WEEK, [71]],
  ])
  expect(state.classes.list()[0]).toMatchObject({ paidBy: { 71: 5, 72: 4 }, reservation_id: 4 })
})

test('a seat that staff give has no payer', () => {
  const { state, group, insertSessions } = create()
  insertSessions(listWeeks(1), { students: [72] })
  addSeat(state, group, 71, { now: first, sessions: 2 })
  for (const row of state.classes.list()) expect(row).not.toHaveProperty('paidBy')
  expect(state.classes.list()[1]).not.toHaveProperty('reservation_id')
})

test('a booked seat is extended after its last session', () => {
  const { state, group, insertSessions, book, listSessions } = create()
  book()
  insertSessions(listWeeks(0, 1))
  expect(listNextStarts(state, group, 71, { now: first, sessions: 2 })).toEqual(listWeeks(2, 3))
  expect(listNextStarts(state, group, 72, { now: first, sessions: 2 })).toEqual(listWeeks(1, 2))
  addSeat(state, group, 71, { now: first, sessions: 1 })
  expect(listSessions().map(([start]) => start)).toEqual(listWeeks(0, 1, 2))
})

test('sessions are at the hours of the tutor, or of the institute where the tutor is unknown', () => {
  const { state, group } = create({ tutor: 99 })
  expect(state.institute.time_zone).not.toBe('UTC')
  const [start = 0] = listNextStarts(state, group, 71, { now: first - DAY, sessions: 1 })
  const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone: state.institute.time_zone })
  expect(hour.format(start)).toBe('18')
})

test('a seat has as many sessions as its program, as far as the group goes on', () => {
  const { state, group, book, insertSessions } = create()
  expect(countSeatSessions(state, group, 71, { now: first, program_id: null })).toBe(4)
  const short = { ...group, end_date: '2027-01-25' }
  expect(countSeatSessions(state, short, 71, { now: first, program_id: null })).toBe(2)
  book()
  insertSessions(listWeeks(1))
  expect(countSeatSessions(state, short, 71, { now: first, program_id: null })).toBe(1)
})

test('the coming sessions of a group follow its changed plan in their order, and others do not', () => {
  const { state, tutor, group, insertSessions } = create()
  const [late, early, past, over] = [
    ...insertSessions(listWeeks(2, 1, 0)),
    ...insertSessions(listWeeks(1), { outcome: 'cancelled' }),
  ] as const
  const other = insertClass(state, { start: first + WEEK, tutor })
  const host = insertTutor(state, { time_zone: 'UTC' }).id
  const after = { ...group, days: [2], tutor: host, course_id: 2, minutes: 45 }
  expect(moveSessions(state, group, after, first)).toBe(true)
  const changed = { tutor: host, course_id: 2, minutes: 45 }
  expect(state.classes.get(early?.id ?? 0)).toMatchObject({ ...changed, start: first + DAY })
  expect(state.classes.get(late?.id ?? 0)).toMatchObject({ ...changed, start: first + DAY + WEEK })
  for (const row of [past, over, other]) expect(state.classes.get(row?.id ?? 0)).toEqual(row)
})

test('sessions that do not fit before the last day of the changed plan stay', () => {
  const { state, group, insertSessions, listSessions } = create()
  insertSessions(listWeeks(1, 2))
  const before = listSessions()
  expect(moveSessions(state, group, { ...group, days: [2], end_date: '2027-01-12' }, first)).toBe(false)
  expect(listSessions()).toEqual(before)
  expect(moveSessions(state, group, { ...group, days: [2], end_date: '2027-01-19' }, first)).toBe(true)
})

test('coming sessions get the new length of their group; the past and the cancelled keep theirs', () => {
  const { state, group, insertSessions } = create()
  const rows = [...insertSessions(listWeeks(0, 1)), ...insertSessions(listWeeks(2), { outcome: 'cancelled' })]
  changeSessionLength(state, { ...group, minutes: 90 }, first)
  expect(rows.map(({ id }) => state.classes.get(id)?.minutes)).toEqual([undefined, 90, undefined])
})

test('a session that was cancelled is added after the last one, with its learners and payers', () => {
  const { state, group, insertSessions } = create()
  const [cancelled] = insertSessions(listWeeks(0, 2, 1), { reservation_id: 5, paidBy: { 71: 5 } })
  if (cancelled) addGroupSession(state, cancelled)
  expect(state.classes.list().at(-1)).toMatchObject({
    start: first + 3 * WEEK,
    students: [71],
    group: group.id,
    reservation_id: 5,
    paidBy: { 71: 5 },
  })
})

test('a session is added even after the last day of the group, and has no payer of its own', () => {
  const { state, insertSessions } = create({ end_date: '2027-01-12' })
  const [cancelled] = insertSessions(listWeeks(0))
  if (cancelled) addGroupSession(state, cancelled)
  const added = state.classes.list().at(-1)
  expect(added?.start).toBe(first + WEEK)
  for (const name of ['reservation_id', 'paidBy']) expect(added).not.toHaveProperty(name)
})

test('no session is added for a class of no group', () => {
  const { state } = create()
  addGroupSession(state, insertClass(state, { start: first }))
  expect(state.classes.list()).toHaveLength(1)
})

test('a learner leaves the coming sessions, and those without learners are deleted', () => {
  const { state, group, insertSessions, listSessions } = create()
  insertSessions(listWeeks(0, 1), { paidBy: { 71: 5 } })
  insertSessions(listWeeks(2), { students: [71, 72] })
  unseat(state, group, 71, first)
  expect(listSessions()).toEqual([
    [first, [71]],
    [first + 2 * WEEK, [72]],
  ])
})

test('a learner leaves only the sessions that a reservation has paid, where it is named', () => {
  const { state, group, insertSessions, listSessions } = create()
  insertSessions(listWeeks(1), { paidBy: { 71: 5 } })
  insertSessions(listWeeks(2), { paidBy: { 71: 6 } })
  unseat(state, group, 71, first, 5)
  expect(listSessions()).toEqual([[first + 2 * WEEK, [71]]])
})

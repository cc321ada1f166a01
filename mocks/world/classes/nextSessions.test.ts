import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertGroupClass, insertTutor } from '#mocks/emptyState.ts'
import {
  addGroupSession,
  addSeat,
  hasSessionsLeft,
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

/** A group of an hour a week, and a way to insert sessions of the kid 71. */
function create(more: Partial<GroupClassRecord> = {}) {
  const state = createEmptyState()
  const tutor = insertTutor(state, { time_zone: 'UTC' }).id
  const group = insertGroupClass(state, { tutor, end_date: '2027-06-01', ...more })
  const insertSessions = (starts: readonly number[], session: Partial<ClassRecord> = {}) =>
    starts.map((start) =>
      insertClass(state, { kind: 'group', group: group.id, tutor, students: [71], start, ...session }),
    )
  return { state, group, insertSessions }
}

test('a seat joins no cancelled session, but those in its place', () => {
  const { state, group, insertSessions } = create({ end_date: '2027-01-26' })
  insertSessions(listWeeks(0, 1))
  const [cancelled] = insertSessions(listWeeks(2), { outcome: 'cancelled' })
  insertSessions(listWeeks(3))
  addSeat(state, group, 72, { now: first - 1, reservation_id: 5 })
  const joined = state.classes.list().filter(({ students }) => students.includes(72))
  expect(joined.map(({ start }) => start)).toEqual(listWeeks(0, 1, 3))
  expect(state.classes.get(cancelled?.id ?? 0)?.students).toEqual([71])
})

test('a cancelled session keeps its learners, who have read of it', () => {
  const { state, group, insertSessions } = create()
  const [cancelled] = insertSessions(listWeeks(1), { outcome: 'cancelled' })
  unseat(state, group, 71, first)
  expect(state.classes.list()).toEqual([cancelled])
})

test('the next sessions are those of the plan and those that were added, in their order', () => {
  const { state, group, insertSessions } = create({ end_date: '2027-01-19' })
  insertSessions(listWeeks(2, 0))
  expect(listNextStarts(state, group, 72, { now: first - 1 })).toEqual(listWeeks(0, 1, 2))
  expect(listNextStarts(state, group, 72, { now: first - 1, sessions: 2 })).toEqual(listWeeks(0, 1))
  expect(listNextStarts(state, group, 72, { now: first })).toEqual(listWeeks(1, 2))
})

test('a seat is long enough while its group has as many sessions as were paid', () => {
  const { state, group: own } = create({ end_date: '2027-01-19' })
  const isLong = (sessions: number | undefined, now: number, group = own.id) =>
    hasSessionsLeft(state, { user_id: 71, group, ...(sessions !== undefined && { sessions }) }, now)
  expect([isLong(2, first - 1), isLong(3, first - 1), isLong(2, first)]).toEqual([true, false, false])
  expect([isLong(undefined, first), isLong(undefined, first + WEEK)]).toEqual([true, false])
  expect(isLong(1, first - 1, 99)).toBe(false)
})

test('no session is added to a group without days, and sessions keep the hours of the institute without a tutor', () => {
  const { state, group, insertSessions } = create({ days: [] })
  const [cancelled] = insertSessions(listWeeks(0))
  if (cancelled) addGroupSession(state, cancelled)
  expect(state.classes.list()).toHaveLength(1)
  const unknown = { ...group, tutor: 99, days: [1] }
  expect(moveSessions(state, group, unknown, first - 1)).toBe(true)
  state.groupClasses.update(unknown)
  if (cancelled) addGroupSession(state, cancelled)
  expect(state.classes.list()).toHaveLength(2)
})

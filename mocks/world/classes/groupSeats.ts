import type { GroupSeat } from '#mocks/world/booking/bookingRecords.ts'
import { countGroupSessions } from '#mocks/world/booking/prices.ts'
import { buildGroupClassSession, countMonth, listMonth } from '#mocks/world/classes/groupClassSessions.ts'
import { getGroupZone } from '#mocks/world/classes/groupZone.ts'
import {
  type ChildOfGroup,
  findGroupOfSeat,
  hasSeat,
  isPaidBy,
  isSessionOf,
  isSessionOfSeat,
} from '#mocks/world/classes/offeredGroups.ts'
import { DAY, formatDate } from '#mocks/world/hours/clock.ts'
import { findOtherClass } from '#mocks/world/hours/findOtherClass.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Adds a learner to the coming sessions of a group, after those of a seat that a family has booked.
 * @param sessions number of sessions; those of a month by default
 */
export function addSeat(
  state: InstituteState,
  group: GroupClassRecord,
  learner: number,
  { now, reservation_id, sessions }: { now: number; reservation_id?: number; sessions?: number },
): void {
  for (const start of listNextStarts(state, group, learner, { now, sessions })) {
    const found = listFutureClasses(state, group, now).find((row) => row.start === start && !row.outcome)
    const paidBy = reservation_id !== undefined && {
      paidBy: { ...found?.paidBy, [learner]: reservation_id },
    }
    if (found)
      state.classes.update({ ...found, students: [...new Set([...found.students, learner])], ...paidBy })
    else
      state.classes.insert((id) => ({
        id,
        ...buildGroupClassSession(group, start, [learner]),
        ...(reservation_id !== undefined && { reservation_id }),
        ...paidBy,
      }))
  }
}

/**
 * Moves the coming sessions of a group to the hours and the tutor of its changed plan, in order.
 * @returns false when they do not fit before the group's last day; nothing has changed then
 */
export function moveSessions(
  state: InstituteState,
  before: GroupClassRecord,
  after: GroupClassRecord,
  now: number,
): boolean {
  const coming = listFutureClasses(state, before, now)
    .filter(({ outcome }) => !outcome)
    .toSorted((a, b) => a.start - b.start)
  const starts = listMonth(getGroupZone(state, after), after, now, coming.length)
  if (starts.length < coming.length) return false
  for (const [index, row] of coming.entries())
    state.classes.update({
      ...row,
      start: starts[index] ?? row.start,
      tutor: after.tutor,
      course_id: after.course_id,
      minutes: after.minutes,
    })
  return true
}

/** Gives the coming sessions of a group the length of its changed plan; those that were held keep theirs. */
export function changeSessionLength(state: InstituteState, group: GroupClassRecord, now: number): void {
  for (const row of listFutureClasses(state, group, now))
    if (!row.outcome) state.classes.update({ ...row, minutes: group.minutes })
}

/** Adds a session after the last one of a group, in place of one that was cancelled. */
export function addGroupSession(state: InstituteState, cancelled: ClassRecord): void {
  const group = state.groupClasses.list().find((row) => isSessionOf(cancelled, row))
  if (!group) return
  const last = Math.max(...listFutureClasses(state, group, 0).map(({ start }) => start))
  const range = { start_date: formatDate(last), end_date: formatDate(last + 14 * DAY) }
  const [start] = listMonth(getGroupZone(state, group), { ...group, ...range }, last)
  const { students, reservation_id, paidBy } = cancelled
  if (start !== undefined)
    state.classes.insert((id) => ({
      id,
      ...buildGroupClassSession(group, start, students),
      ...(reservation_id !== undefined && { reservation_id }),
      ...(paidBy && { paidBy }),
    }))
}

/**
 * Removes a learner from the coming sessions of a group; a session without learners is deleted, a cancelled one stays.
 * @param reservation whose sessions alone are meant
 */
export function unseat(
  state: InstituteState,
  group: GroupClassRecord,
  learner: number,
  now: number,
  reservation?: number,
): void {
  for (const row of listFutureClasses(state, group, now)) {
    if (row.outcome || (reservation !== undefined && !isPaidBy(row, learner, reservation))) continue
    const students = row.students.filter((one) => one !== learner)
    if (students.length) state.classes.update({ ...row, students })
    else state.classes.remove(row.id)
  }
}

/**
 * Whether a kid has coming sessions of a group that a family has booked. In their last week, once one was held, the
 * next ones can be booked.
 * See docs/decisions.md#next-month-of-seat.
 */
export function isSeatBooked(state: InstituteState, seat: ChildOfGroup, now: number): boolean {
  const starts = listBookedStarts(state, seat)
  const last = Math.max(...starts)
  const isLastWeek = last <= now + 7 * DAY && starts.some((start) => start <= now)
  return last > now && !isLastWeek
}

/**
 * Lists the next starts of a group for a learner: from now, or after the sessions that the family has booked; without
 * cancelled sessions, with those in their place.
 */
export function listNextStarts(
  state: InstituteState,
  group: GroupClassRecord,
  learner: number,
  { now, sessions }: { now: number; sessions?: number | undefined },
): number[] {
  const zone = getGroupZone(state, group)
  const booked = listBookedStarts(state, { group: group.id, user_id: learner })
  const from = Math.max(now, ...booked)
  const held = listFutureClasses(state, group, from)
  const cancelled = new Set(held.flatMap(({ start, outcome }) => (outcome ? [start] : [])))
  const planned = listMonth(zone, group, from, Infinity).filter((start) => !cancelled.has(start))
  const open = held.flatMap(({ start, outcome }) => (outcome ? [] : [start]))
  return [...new Set([...planned, ...open])].toSorted((a, b) => a - b).slice(0, sessions ?? countMonth(group))
}

/** Counts the sessions that a seat adds: those of the program, as far as the group has so many ahead. */
export function countSeatSessions(
  state: InstituteState,
  group: GroupClassRecord,
  learner: number,
  { now, program_id }: { now: number; program_id: number | null },
): number {
  const sessions = countGroupSessions(group.days, program_id)
  return listNextStarts(state, group, learner, { now, sessions }).length
}

/** Whether a group has as many sessions ahead as a booked seat is paid for. */
export function hasSessionsLeft(
  state: InstituteState,
  { group: id, user_id, sessions = 1 }: Pick<GroupSeat, 'group' | 'user_id' | 'sessions'>,
  now: number,
): boolean {
  const group = state.groupClasses.get(id)
  return group !== undefined && listNextStarts(state, group, user_id, { now, sessions }).length >= sessions
}

/** Finds another class of a kid that overlaps one of the sessions that a seat in a group adds. */
export function findClassAtSeat(
  state: InstituteState,
  { group: id, user_id }: ChildOfGroup,
  { now, sessions }: { now: number; sessions?: number | undefined },
): ClassRecord | undefined {
  const group = state.groupClasses.get(id)
  if (!group) return undefined
  const { minutes } = group
  return listNextStarts(state, group, user_id, { now, sessions })
    .map((start) =>
      findOtherClass(state, { students: [user_id], minutes }, start, (row) => isSessionOf(row, group)),
    )
    .find((row) => row !== undefined)
}

/** Lists the starts of a kid's sessions of a group that a family has booked. */
export function listBookedStarts(state: InstituteState, seat: ChildOfGroup): number[] {
  const isBooked = state.reservations.list().some((row) => row.state === 'active' && hasSeat(row, seat))
  const rows = isBooked ? state.classes.list().filter((row) => isSessionOfSeat(state, row, seat)) : []
  return rows.map(({ start }) => start)
}

/** Releases a seat that a reservation has booked, with its coming sessions; another one may have booked the next month. */
export function releaseSeat(state: InstituteState, seat: GroupSeat, now: number, reservation: number): void {
  const group = findGroupOfSeat(state, seat)
  if (!group) return
  unseat(state, group, seat.user_id, now, reservation)
  const coming = listFutureClasses(state, group, now).filter(({ outcome }) => !outcome)
  if (coming.some(({ students }) => students.includes(seat.user_id))) return
  state.groupClasses.update({ ...group, learners: group.learners.filter((one) => one !== seat.user_id) })
}

function listFutureClasses(state: InstituteState, group: GroupClassRecord, now: number): ClassRecord[] {
  return state.classes.list().filter((row) => isSessionOf(row, group) && row.start > now)
}

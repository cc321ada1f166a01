import type { GroupSeat, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Who sits in which group class. */
export type ChildOfGroup = Pick<GroupSeat, 'group' | 'user_id'>

/** Lists the group classes that can be chosen, by course: with a tutor, those with free seats first, then the next to begin. */
export function listOfferedGroups(state: InstituteState): GroupClassRecord[] {
  return state.groupClasses
    .list()
    .filter(({ tutor }) => state.tutors.get(tutor)?.status === 'approved')
    .toSorted(
      (a, b) =>
        a.course_id - b.course_id ||
        Number(isFull(a)) - Number(isFull(b)) ||
        a.start_date.localeCompare(b.start_date) ||
        a.id - b.id,
    )
}

/** Finds the group class of a chosen seat: the one that it names, otherwise the first of its course. */
export function findChosenGroup(
  state: InstituteState,
  { course_id, group_class_id }: { course_id: number; group_class_id?: number },
): GroupClassRecord | undefined {
  return listOfferedGroups(state).find(
    (row) => row.course_id === course_id && (group_class_id === undefined || row.id === group_class_id),
  )
}

/** Finds the group class in which a seat was booked. */
export function findGroupOfSeat(
  state: InstituteState,
  { group }: Pick<GroupSeat, 'group'>,
): GroupClassRecord | undefined {
  return state.groupClasses.get(group)
}

/**
 * Whether a kid has a seat in a group class: until it is released, also after its last paid class. Such a seat takes
 * none of the free ones.
 */
export function isSeated(state: InstituteState, seat: ChildOfGroup): boolean {
  return findGroupOfSeat(state, seat)?.learners.includes(seat.user_id) === true
}

/** Whether a booking has the seat of a kid in a group class, and has not released it. */
export function hasSeat({ matrix }: Pick<ReservationRecord, 'matrix'>, seat: ChildOfGroup): boolean {
  return (
    matrix?.some(
      ({ group, user_id, isReleased }) => group === seat.group && user_id === seat.user_id && !isReleased,
    ) === true
  )
}

/** Whether a class is a session that a seat is for, also of a group class that has ended since. */
export function isSessionOfSeat(state: InstituteState, session: ClassRecord, seat: ChildOfGroup): boolean {
  const group = findGroupOfSeat(state, seat)
  const isOfGroup = group ? isSessionOf(session, group) : session.group === seat.group && !session.isReleased
  return isOfGroup && session.students.includes(seat.user_id)
}

/** Whether a reservation paid a learner's seat in a session, or it is not known which reservation did. */
export function isPaidBy({ paidBy }: ClassRecord, learner: number, reservation: number): boolean {
  return (paidBy?.[learner] ?? reservation) === reservation
}

/** Whether a class is a session of a group class; the seats of a cancelled booking are none. */
export function isSessionOf(
  { kind, group, tutor, course_id, isReleased }: ClassRecord,
  row: GroupClassRecord,
): boolean {
  if (kind !== 'group' || isReleased) return false
  return group === undefined ? tutor === row.tutor && course_id === row.course_id : group === row.id
}

/** Finds the group class of a session, also of one that it has released. */
export function findGroupOfSession(
  state: InstituteState,
  session: ClassRecord,
): GroupClassRecord | undefined {
  return state.groupClasses.list().find((row) => session.group === row.id || isSessionOf(session, row))
}

function isFull({ learners, max }: GroupClassRecord): boolean {
  return learners.length >= max
}

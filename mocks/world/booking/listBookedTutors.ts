import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { countGroupSessions } from '#mocks/world/booking/prices.ts'
import { listNextStarts } from '#mocks/world/classes/groupSeats.ts'
import { findGroupOfSeat, isPaidBy, isSessionOfSeat } from '#mocks/world/classes/offeredGroups.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Lists the classes of a reservation, in order; of a group reservation the sessions of its kids' groups. */
export function listBookedClasses(state: InstituteState, row: ReservationRecord): ClassRecord[] {
  const seats = row.kind !== 'group' || row.state === 'pending' ? [] : (row.matrix ?? [])
  const isTheirs = (session: ClassRecord) =>
    seats.some((seat) => isSessionOfSeat(state, session, seat) && isPaidBy(session, seat.user_id, row.id))
  return state.classes
    .list()
    .filter(
      (session) => session.reservation_id === row.id || (session.start > row.created && isTheirs(session)),
    )
    .toSorted((a, b) => a.start - b.start)
}

/**
 * Lists the tutors of a booking; of a seat in a group class the tutors of its classes, of whom there are several once the
 * group was given to another tutor, and before it has any the group's.
 */
export function listBookedTutors(state: InstituteState, row: ReservationRecord): number[] {
  const { matrix = [], tutor } = row
  const classes = matrix.length ? listBookedClasses(state, row) : []
  const tutors = matrix.flatMap((seat) => {
    const own = classes.filter(
      ({ group, students }) => group === seat.group && students.includes(seat.user_id),
    )
    return own.length ? own.map((session) => session.tutor) : (findGroupOfSeat(state, seat)?.tutor ?? [])
  })
  return tutors.length ? [...new Set(tutors)] : tutor === null ? [] : [tutor]
}

/** Lists the starts of the sessions that an unpaid booking of group classes is charged for, in order. */
export function listUnpaidSessions(
  state: InstituteState,
  { matrix = [], program_id }: ReservationRecord,
  now: number,
): number[] {
  const starts = matrix.flatMap((seat) => {
    const group = findGroupOfSeat(state, seat)
    if (!group) return []
    const sessions = seat.sessions ?? countGroupSessions(group.days, program_id)
    return listNextStarts(state, group, seat.user_id, { now, sessions })
  })
  return [...new Set(starts)].toSorted((a, b) => a - b)
}

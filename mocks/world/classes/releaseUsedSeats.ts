import type { GroupSeat, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { listNextStarts, releaseSeat } from '#mocks/world/classes/groupSeats.ts'
import { findGroupOfSeat, isPaidBy, isSessionOfSeat } from '#mocks/world/classes/offeredGroups.ts'
import { computeEnd } from '#mocks/world/hours/classTime.ts'
import { notify } from '#mocks/world/notify.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Releases the seats of group classes whose paid classes are over once the group's next class begins without them, and
 * finishes their bookings.
 * See docs/decisions.md#next-month-of-seat.
 */
export function releaseUsedSeats(state: InstituteState, now: number): void {
  for (const row of state.reservations.list()) {
    const { matrix = [] } = row
    if (row.kind !== 'group' || row.state !== 'active' || !matrix.length) continue
    const ends = matrix.map((seat) => computeSeatEnd(state, row, seat))
    if (ends.some((end) => end === undefined || end > now)) continue
    state.reservations.update({ ...row, state: 'finished' })
    for (const seat of matrix) if (!isBookedAgain(state, row, seat)) release(state, row, seat, now)
  }
}

/**
 * Computes until when a booking keeps a seat: the group's next class after the paid ones, or the end of the last paid
 * one; undefined before it has a class.
 */
function computeSeatEnd(state: InstituteState, row: ReservationRecord, seat: GroupSeat): number | undefined {
  const paid = state.classes
    .list()
    .filter((one) => isSessionOfSeat(state, one, seat) && isPaidBy(one, seat.user_id, row.id))
  if (!paid.length) return undefined
  const last = Math.max(...paid.map(computeEnd))
  const group = findGroupOfSeat(state, seat)
  const [next] =
    group && !isBookedAgain(state, row, seat) ? listNextStarts(state, group, seat.user_id, { now: last }) : []
  return next ?? last
}

/** Whether a later booking has the same seat. */
function isBookedAgain(state: InstituteState, { id }: ReservationRecord, seat: GroupSeat): boolean {
  return state.reservations
    .list()
    .some(
      (row) =>
        row.id > id &&
        row.state === 'active' &&
        row.matrix?.some(({ group, user_id }) => group === seat.group && user_id === seat.user_id),
    )
}

function release(state: InstituteState, row: ReservationRecord, seat: GroupSeat, now: number): void {
  const group = findGroupOfSeat(state, seat)
  if (!group?.learners.includes(seat.user_id)) return
  releaseSeat(state, seat, now, row.id)
  notify(state, now, 'seatReleased', {
    learners: [seat.user_id],
    tutors: [group.tutor],
    values: { id: row.id, group: group.id, name: group.name },
  })
}

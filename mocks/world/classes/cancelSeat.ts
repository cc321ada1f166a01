import type { Text } from '#mocks/data/texts.ts'
import type { GroupSeat } from '#mocks/world/booking/bookingRecords.ts'
import { releaseSeat } from '#mocks/world/classes/groupSeats.ts'
import { isPaidBy, isSessionOfSeat } from '#mocks/world/classes/offeredGroups.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Releases a seat of a booking that is cancelled. Its coming sessions, which go on with the others or are deleted, stay
 * in the booking as cancelled classes.
 * @param reason shown beside them
 */
export function cancelSeat(
  state: InstituteState,
  seat: GroupSeat,
  { now, reservation, reason }: { now: number; reservation: number; reason: Text },
): void {
  const coming = state.classes
    .list()
    .filter(
      (row) =>
        row.start > now &&
        !row.outcome &&
        isSessionOfSeat(state, row, seat) &&
        isPaidBy(row, seat.user_id, reservation),
    )
  releaseSeat(state, seat, now, reservation)
  for (const session of coming) keepCancelled(state, session, seat.user_id, { reservation, reason })
}

/** Adds a learner to the cancelled class that a booking has in place of a session. */
function keepCancelled(
  state: InstituteState,
  { course_id, tutor, kind, start, group, minutes }: ClassRecord,
  learner: number,
  { reservation, reason }: { reservation: number; reason: Text },
): void {
  const found = state.classes
    .list()
    .find(
      (row) =>
        row.isReleased && row.reservation_id === reservation && row.group === group && row.start === start,
    )
  if (found) {
    state.classes.update({ ...found, students: [...found.students, learner] })
    return
  }
  state.classes.insert((id) => ({
    id,
    course_id,
    tutor,
    students: [learner],
    kind,
    state: 'confirmed',
    start,
    outcome: 'cancelled',
    // A person wrote it: the same in both languages
    cancel_reason: reason.en,
    reservation_id: reservation,
    isReleased: true,
    ...(group !== undefined && { group }),
    ...(minutes !== undefined && { minutes }),
  }))
}

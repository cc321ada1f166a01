import type { GroupSeat, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { listBookedStarts, listNextStarts } from '#mocks/world/classes/groupSeats.ts'
import { findGroupOfSeat, hasSeat, isSeated } from '#mocks/world/classes/offeredGroups.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import { notify } from '#mocks/world/notify.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Notifies parents, once for each paid month, in its last week, to book the next one. */
export function notifyOfEndingSeats(state: InstituteState, now: number): void {
  for (const row of state.reservations.list())
    for (const { seat, last } of listEndingSeats(state, row, now))
      notify(state, now, 'seatEnds', {
        learners: [seat.user_id],
        values: { id: row.id, course: state.courses.get(seat.course_id)?.name ?? '' },
        key: `${seat.group}/${seat.user_id}/${last}`,
      })
}

/**
 * Lists the seats of a booking whose paid classes end within a week or are over, while the next ones are not booked.
 * See docs/decisions.md#next-month-of-seat.
 */
export function listEndingSeats(
  state: InstituteState,
  row: ReservationRecord,
  now: number,
): { seat: GroupSeat; last: number }[] {
  if (row.kind !== 'group' || row.state !== 'active') return []
  return (row.matrix ?? []).flatMap((seat) => {
    const group = findGroupOfSeat(state, seat)
    if (!group || seat.isReleased || !isSeated(state, seat) || !isLastBooking(state, row, seat)) return []
    const starts = listBookedStarts(state, seat)
    const last = Math.max(...starts)
    const isEnding = starts.some((start) => start <= now) && last <= now + 7 * DAY && last > now - 28 * DAY
    return isEnding && listNextStarts(state, group, seat.user_id, { now }).length ? [{ seat, last }] : []
  })
}

function isLastBooking(state: InstituteState, { id }: ReservationRecord, seat: GroupSeat): boolean {
  const booking = state.reservations.list().findLast((row) => row.state === 'active' && hasSeat(row, seat))
  return booking?.id === id
}

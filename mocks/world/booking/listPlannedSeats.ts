import type { QuotedSeat } from '#sdk'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { countGroupSessions } from '#mocks/world/booking/prices.ts'
import { listNextStarts } from '#mocks/world/classes/groupSeats.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import type { InstituteState } from '#mocks/world/world.ts'

type Booking = Pick<ReservationRecord, 'matrix' | 'program_id'>

/** Lists tutor and dates of the seats of an unpaid group booking, as paying books them now. */
export function listPlannedSeats(
  state: InstituteState,
  { matrix = [], program_id }: Booking,
  now: number,
): QuotedSeat[] {
  return matrix.flatMap(({ group: id, user_id, sessions: sold }) => {
    const group = state.groupClasses.get(id)
    if (!group) return []
    const sessions = sold ?? countGroupSessions(group.days, program_id)
    const starts = listNextStarts(state, group, user_id, { now, sessions }).map(formatIso)
    return [{ user_id, group_class_id: id, tutor_id: group.tutor, starts }]
  })
}

/** Finds the first seat whose tutor or dates are others than were seen; undefined without any. */
export function findOtherSeat(
  seen: readonly QuotedSeat[],
  planned: readonly QuotedSeat[],
): { seat: QuotedSeat; isTutor: boolean } | undefined {
  for (const seat of planned) {
    const before = seen.find(
      (one) => one.user_id === seat.user_id && one.group_class_id === seat.group_class_id,
    )
    if (!before) continue
    const isTutor = before.tutor_id !== seat.tutor_id
    if (isTutor || String(before.starts) !== String(seat.starts)) return { seat, isTutor }
  }
  return undefined
}

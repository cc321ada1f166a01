import { repeatInBothLanguages } from '#mocks/data/texts.ts'
import type { GroupSeat, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { MOVE_NOTICE, computeCancellation, type Cancelled } from '#mocks/world/booking/cancellation.ts'
import { payBack } from '#mocks/world/booking/payBack.ts'
import { listBookedClasses } from '#mocks/world/booking/listBookedTutors.ts'
import { cancelSeat } from '#mocks/world/classes/cancelSeat.ts'
import { isPaidBy, isSessionOfSeat } from '#mocks/world/classes/offeredGroups.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Lists the seats of a booking that were neither used up nor given back. */
export function listKeptSeats({ matrix = [] }: Pick<ReservationRecord, 'matrix'>): GroupSeat[] {
  return matrix.filter(({ isReleased }) => !isReleased)
}

/** Computes what giving back one seat of a booking brings back and loses. */
export function computeSeatCancellation(
  state: InstituteState,
  row: ReservationRecord,
  seat: GroupSeat,
  options: { now: number; isByStaff: boolean },
): Cancelled {
  const part = { ...row, matrix: [seat] }
  return computeCancellation(state, part, listSeatClasses(state, row, seat), options)
}

function listSeatClasses(state: InstituteState, row: ReservationRecord, seat: GroupSeat): ClassRecord[] {
  return listBookedClasses(state, row).filter(
    (one) => isSessionOfSeat(state, one, seat) && isPaidBy(one, seat.user_id, row.id),
  )
}

/**
 * Gives back one seat of a booking: the kid leaves the group class, its coming classes stay in the booking as cancelled
 * ones, and the refund is added. The other seats and the interview stay (docs/decisions.md#cancelling).
 * @returns the amount that is paid back
 */
export function giveSeatBack(
  state: InstituteState,
  row: ReservationRecord,
  seat: GroupSeat,
  { reason, ...options }: { reason: string; now: number; isByStaff: boolean },
): number {
  const { amount } = computeSeatCancellation(state, row, seat, options)
  const { now, isByStaff } = options
  const coming = listSeatClasses(state, row, seat).filter(({ start, outcome }) => start > now && !outcome)
  const lost = isByStaff ? 0 : coming.filter(({ start }) => start - now < MOVE_NOTICE).length
  cancelSeat(state, seat, { now, reservation: row.id, reason: repeatInBothLanguages(reason) })
  const givenBack = { reason, refunded: coming.length - lost, lost }
  const matrix = row.matrix?.map((one) => (one === seat ? { ...seat, isReleased: true, givenBack } : one))
  const changed = { ...row, ...(matrix && { matrix }) }
  state.reservations.update(amount > 0 ? payBack(state, changed, { amount, now }) : changed)
  return amount
}

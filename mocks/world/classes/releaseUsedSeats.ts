import type { GroupSeat, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { isUnderWay } from '#mocks/world/booking/isUnderWay.ts'
import { listNextStarts, releaseSeat } from '#mocks/world/classes/groupSeats.ts'
import {
  findGroupOfSeat,
  hasSeat,
  isPaidBy,
  isSeated,
  isSessionOfSeat,
} from '#mocks/world/classes/offeredGroups.ts'
import { computeEnd } from '#mocks/world/hours/classTime.ts'
import { notify } from '#mocks/world/notify.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Releases each seat of a group class whose paid classes are over once its group's next class begins without them, and
 * finishes the bookings of which no seat is left.
 * See docs/decisions.md#next-month-of-seat.
 */
export function releaseUsedSeats(state: InstituteState, now: number): void {
  for (const row of state.reservations.list()) {
    if (row.kind !== 'group' || row.state !== 'active' || !row.matrix?.length) continue
    const isUsed = (seat: GroupSeat) => seat.isReleased === true || isUsedUp(state, row, seat, now)
    const matrix = row.matrix.map((seat) => (isUsed(seat) ? { ...seat, isReleased: true } : seat))
    const used = matrix.filter((seat, index) => seat.isReleased && !row.matrix?.[index]?.isReleased)
    if (!used.length) continue
    const isFinished = matrix.every(({ isReleased }) => isReleased)
    state.reservations.update({ ...row, matrix, ...(isFinished && { state: 'finished' as const }) })
    for (const seat of used) if (!isBookedAgain(state, row, seat)) release(state, row, seat, now)
  }
}

/** Whether a seat's paid classes are over and the group goes on, while no payment of its next month is under way. */
function isUsedUp(state: InstituteState, row: ReservationRecord, seat: GroupSeat, now: number): boolean {
  const end = computeSeatEnd(state, row, seat)
  return end !== undefined && end <= now && !isBeingPaid(state, row, seat, now)
}

/** Whether a later booking of a seat is being paid: on the payment page, or by a transfer that waits for the bank. */
function isBeingPaid(state: InstituteState, row: ReservationRecord, seat: GroupSeat, now: number): boolean {
  const isPaid = ({ id }: ReservationRecord) =>
    state.payments.list().some((payment) => payment.reservation === id && isUnderWay(payment, now))
  return listLaterBookings(state, row, seat, 'pending').some(isPaid)
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
function isBookedAgain(state: InstituteState, row: ReservationRecord, seat: GroupSeat): boolean {
  return listLaterBookings(state, row, seat, 'active').length > 0
}

function listLaterBookings(
  state: InstituteState,
  { id }: ReservationRecord,
  seat: GroupSeat,
  stage: ReservationRecord['state'],
): ReservationRecord[] {
  return state.reservations.list().filter((row) => row.id > id && row.state === stage && hasSeat(row, seat))
}

function release(state: InstituteState, row: ReservationRecord, seat: GroupSeat, now: number): void {
  const group = findGroupOfSeat(state, seat)
  if (!group || !isSeated(state, seat)) return
  releaseSeat(state, seat, now, row.id)
  notify(state, now, 'seatReleased', {
    learners: [seat.user_id],
    tutors: [group.tutor],
    values: { id: row.id, group: group.id, name: group.name },
  })
}

import { assertRefundSeen } from '#mocks/handlers/assertRefundSeen.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { isStaff } from '#mocks/handlers/caller.ts'
import { notifyOfSeatGivenBack } from '#mocks/handlers/classes/notifyOfClass.ts'
import { toCancellation } from '#mocks/handlers/reservations/cancellations.ts'
import { requireReservation } from '#mocks/handlers/reservations/reservations.ts'
import { toReservationDetail } from '#mocks/handlers/reservations/reservationView.ts'
import { respondData, throwConflict, throwNotFound, type Handler } from '#mocks/handlers/responses.ts'
import type { GroupSeat, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { computeSeatCancellation, giveSeatBack, listKeptSeats } from '#mocks/world/booking/giveSeatBack.ts'

export const giveBackSeat: Handler<'giveBackSeat'> = (call, { course_id, user_id, reason }) => {
  const { row, seat } = requireKeptSeat(call, { course_id, user_id })
  const options = getOptions(call)
  assertRefundSeen(call, computeSeatCancellation(call.state, row, seat, options).amount)
  const amount = giveSeatBack(call.state, row, seat, { ...options, reason })
  notifyOfSeatGivenBack(call, { row, seat, reason, amount })
  return respondData(toReservationDetail(call.state.reservations.get(row.id) ?? row, call))
}

export const previewSeatCancellation: Handler<'previewSeatCancellation'> = (call) => {
  const [course_id = 0, user_id = 0] = ['course_id', 'user_id'].map((name) => Number(call.query.get(name)))
  const { row, seat } = requireKeptSeat(call, { course_id, user_id })
  return respondData(toCancellation(computeSeatCancellation(call.state, row, seat, getOptions(call)), call))
}

/** Finds a seat of an active booking that has another one; throws a 409 for the last, which ends with the booking. */
function requireKeptSeat(
  call: Call,
  wanted: Pick<GroupSeat, 'course_id' | 'user_id'>,
): { row: ReservationRecord; seat: GroupSeat } {
  const row = requireReservation(call)
  if (row.state !== 'active') throwConflict(call)
  const kept = listKeptSeats(row)
  const isWanted = ({ course_id, user_id }: GroupSeat) =>
    course_id === wanted.course_id && user_id === wanted.user_id
  if (row.matrix?.some((seat) => isWanted(seat) && seat.isReleased)) throwConflict(call)
  const seat = kept.find(isWanted) ?? throwNotFound(call)
  if (kept.length === 1) throwConflict(call, 'lastSeat')
  return { row, seat }
}

function getOptions(call: Call) {
  return { now: call.world.clock(), isByStaff: isStaff(call) }
}

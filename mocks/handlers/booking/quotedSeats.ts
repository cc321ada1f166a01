import type { QuotedSeat } from '#sdk'
import { getMessage } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import type { Matrix } from '#mocks/handlers/booking/findSeatProblem.ts'
import { throwFieldText } from '#mocks/handlers/responses.ts'
import { findTutorPerson } from '#mocks/handlers/views.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { findOtherSeat, listPlannedSeats } from '#mocks/world/booking/listPlannedSeats.ts'
import { fail } from '#mocks/world/booking/settlePayment.ts'
import { findChosenGroup } from '#mocks/world/classes/offeredGroups.ts'

/** Lists the tutor and the starts of the classes that each seat is for, as `createGroupReservation` books them. */
export function listQuotedSeats(call: Call, matrix: Matrix, program_id: number | null) {
  const seats = matrix.flatMap(({ course_id, user_id, ...entry }) => {
    const group = findChosenGroup(call.state, { course_id, ...entry })
    return group ? [{ course_id, user_id, group: group.id, price: 0 }] : []
  })
  return listPlannedSeats(call.state, { matrix: seats, program_id }, call.world.clock())
}

/** Throws a 422 that names the first group class whose tutor or dates are others than the family has seen. */
export function refuseChangedSeats(
  call: Call,
  seen: readonly QuotedSeat[],
  planned: readonly QuotedSeat[],
): void {
  const other = findOtherSeat(seen, planned)
  if (!other) return
  const { seat, isTutor } = other
  const text = getMessage(isTutor ? 'groupTutorChanged' : 'datesChanged', call.language)
    .replace('{name}', call.state.groupClasses.get(seat.group_class_id)?.name[call.language] ?? '')
    .replace('{tutor}', findTutorPerson(seat.tutor_id, call).name)
  throwFieldText('seats', text)
}

/**
 * Refuses to pay for other dates or tutors of group classes than the payer has seen, and ends an open payment whose page
 * was opened for others.
 * @param seen of the call; without it what was seen last
 */
export function acceptSeats(
  call: Call,
  reservation: ReservationRecord,
  seen: readonly QuotedSeat[] | undefined,
): void {
  if (reservation.kind !== 'group' || !reservation.seats) return
  const now = call.world.clock()
  const planned = listPlannedSeats(call.state, reservation, now)
  const isOther = findOtherSeat(reservation.seats, planned) !== undefined
  refuseChangedSeats(call, seen ?? reservation.seats, planned)
  if (!isOther) return
  for (const payment of call.state.payments.list())
    if (payment.reservation === reservation.id && payment.state === 'pending' && payment.return_url)
      fail(call.state, payment, 'paymentOldDates', now)
  call.state.reservations.update({ ...reservation, seats: planned })
}

import { throwConflict } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { PAYING } from '#mocks/world/booking/isUnderWay.ts'
import { hasSeats } from '#mocks/world/booking/settlePayment.ts'
import { hasSessionsLeft, isSeatBooked } from '#mocks/world/classes/groupSeats.ts'
import { getSlotState } from '#mocks/world/hours/slots.ts'

/**
 * Makes the slots of a reservation pending for at most 30 minutes while it is paid (docs/decisions.md#hold); group
 * classes must have seats left.
 */
export function makeSlotsPending(call: Call, reservation: ReservationRecord): void {
  if (reservation.state !== 'pending')
    throwConflict(call, reservation.state === 'cancelled' ? 'changed' : 'paidBefore')
  if (reservation.matrix?.some((seat) => isSeatBooked(call.state, seat, call.world.clock())))
    throwConflict(call, 'seatBooked')
  if (reservation.kind === 'group' && !hasSeats(call.state, reservation)) throwConflict(call, 'selectGroup')
  const { student, starts, matrix = [] } = reservation
  const { holds, reservations, tutors } = call.state
  const now = call.world.clock()
  // A class of the price has passed since the booking
  if (!matrix.every((seat) => hasSessionsLeft(call.state, seat, now))) throwConflict(call, 'groupEnds')
  const tutor = reservation.tutor === null ? undefined : tutors.get(reservation.tutor)
  if (!tutor || !starts.length) return
  const hold = reservation.hold === undefined ? undefined : holds.get(reservation.hold)
  const isPaying = hold?.isPaying === true && hold.expires > now
  const isFree = starts.every((start) => {
    const found = getSlotState(call.state, tutor, start, { now, id: student })
    return found === 'available' || found === 'selected' || (isPaying && found === 'pending')
  })
  if (!isFree) throwConflict(call, 'selectSlot')
  const later = (reservation.planned ?? []).filter((start) => !starts.includes(start))
  const kept = { isPaying: true, expires: now + PAYING, later }
  if (hold) holds.update({ ...hold, ...kept })
  else {
    const made = holds.insert((id) => ({
      id,
      owner: student,
      tutor: tutor.id,
      starts,
      extensions: 0,
      ...kept,
    }))
    reservations.update({ ...reservation, hold: made.id })
  }
}

import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { findClassAtSeat } from '#mocks/world/classes/groupSeats.ts'
import { isLearnerBusy } from '#mocks/world/hours/isLearnerBusy.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Whether a learner of a booking has another class at one of its hours by now. */
export function hasOtherClass(
  state: InstituteState,
  { learner, starts, matrix = [] }: ReservationRecord,
  now: number,
) {
  return (
    starts.some((start) => isLearnerBusy(state, { students: [learner] }, start)) ||
    matrix.some((seat) => findClassAtSeat(state, seat, { now }))
  )
}

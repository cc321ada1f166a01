import type { Text } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { notifyOfCancellation } from '#mocks/handlers/classes/notifyOfClass.ts'
import { listClassesOfReservation } from '#mocks/handlers/reservations/reservationView.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { computeCancellation } from '#mocks/world/booking/cancellation.ts'
import { endBooking } from '#mocks/world/booking/endBooking.ts'

/** Cancels a booking for the institute: refunds all coming classes and notifies everyone concerned. */
export function endByInstitute(call: Call, row: ReservationRecord, reason: Text): void {
  const now = call.world.clock()
  const classes = listClassesOfReservation(row, call)
  const { amount } = computeCancellation(call.state, row, classes, { now, isByStaff: true })
  notifyOfCancellation(call, endBooking(call.state, row, reason, now, amount))
}

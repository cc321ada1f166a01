import { repeatInBothLanguages } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { endGroups, listGroupRefunds } from '#mocks/handlers/classes/endGroup.ts'
import { endByInstitute } from '#mocks/handlers/reservations/endByInstitute.ts'
import { listClassesOfReservation } from '#mocks/handlers/reservations/reservationView.ts'
import { notifyOfWebinar } from '#mocks/handlers/webinars/notifyOfWebinar.ts'
import { listSeated } from '#mocks/handlers/webinars/webinarSeats.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { finishBookings } from '#mocks/world/booking/finishBookings.ts'
import { addRefunds, computeCancellation, type Refund } from '#mocks/world/booking/cancellation.ts'

/** Cancels the classes, reservations, group classes and webinars of a terminated tutor; classes are paid back. */
export function endTeaching(call: Call, tutor: number, reason: string): void {
  const now = call.world.clock()
  const text = repeatInBothLanguages(reason)
  endGroups(call, listGroups(call, tutor), text)
  for (const row of listBookings(call, tutor)) endByInstitute(call, row, text)
  for (const row of call.state.webinars.list())
    if (row.tutor === tutor && row.start > now && !row.isCancelled) {
      call.state.webinars.update({ ...row, isCancelled: true })
      notifyOfWebinar(call, 'webinarCancelled', row, listSeated(call, row))
    }
  for (const row of call.state.classes.list())
    if (row.tutor === tutor && row.start > now && !row.outcome)
      call.state.classes.update({ ...row, outcome: 'cancelled', cancel_reason: reason })
}

/** Computes what terminating a tutor pays back. */
export function computeTeachingRefund(call: Call, tutor: number): Refund {
  const options = { now: call.world.clock(), isByStaff: true }
  return addRefunds([
    ...listGroupRefunds(call, listGroups(call, tutor)),
    ...listBookings(call, tutor).map((row) =>
      computeCancellation(call.state, row, listClassesOfReservation(row, call), options),
    ),
  ])
}

function listGroups(call: Call, tutor: number) {
  return call.state.groupClasses.list().filter((group) => group.tutor === tutor)
}

/** Lists the bookings with a tutor alone that have not ended. */
function listBookings(call: Call, tutor: number): ReservationRecord[] {
  finishBookings(call.state, call.world.clock())
  return call.state.reservations
    .list()
    .filter((row) => row.kind !== 'group' && row.tutor === tutor)
    .filter(({ state }) => state === 'pending' || state === 'active')
}

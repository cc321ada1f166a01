import type { Cancellation } from '#sdk'
import { repeatInBothLanguages } from '#mocks/data/texts.ts'
import { throwConflict, respondData, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { notifyOfCancellation } from '#mocks/handlers/classes/notifyOfClass.ts'
import { assertRefundSeen } from '#mocks/handlers/assertRefundSeen.ts'
import { isStaff } from '#mocks/handlers/caller.ts'
import { requireReservation } from '#mocks/handlers/reservations/reservations.ts'
import {
  listClassesOfReservation,
  toReservationDetail,
} from '#mocks/handlers/reservations/reservationView.ts'
import { getCurrency } from '#mocks/handlers/views.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import {
  REFUND_TIME,
  computeCancellation,
  type Cancelled,
  type Refund,
} from '#mocks/world/booking/cancellation.ts'
import { findComingInterview } from '#mocks/world/webinars/interviewSeats.ts'
import { computePriceNow } from '#mocks/world/booking/computePriceNow.ts'
import { isUnpaidFee } from '#mocks/world/booking/renewals.ts'
import { formatDate, formatIso } from '#mocks/world/hours/clock.ts'
import { endBooking } from '#mocks/world/booking/endBooking.ts'

export const cancelReservation: Handler<'cancelReservation'> = (call, { reason }) => {
  const row = requireReservation(call)
  if (row.state === 'cancelled' || row.state === 'finished') throwConflict(call)
  const { amount } = readCancellation(row, call)
  assertRefundSeen(call, amount)
  const ended = endBooking(call.state, row, repeatInBothLanguages(reason), call.world.clock(), amount)
  notifyOfCancellation(call, ended)
  return respondData(toReservationDetail(ended, call))
}

export const previewReservationCancellation: Handler<'previewReservationCancellation'> = (call) => {
  const row = requireReservation(call)
  if (row.state === 'cancelled' || row.state === 'finished') throwConflict(call)
  const interview =
    row.state === 'active' ? findComingInterview(call.state, row, call.world.clock()) : undefined
  const fees = call.state.payments
    .list()
    .filter((payment) => payment.reservation === row.id && isUnpaidFee(payment))
    .reduce((sum, payment) => sum + computePriceNow(call.state, payment, call.world.clock()).total, 0)
  return respondData({
    ...toCancellation(readCancellation(row, call), call),
    ...(fees > 0 && { fees_ended: fees }),
    ...(interview && { interview_on: formatIso(interview.start) }),
  })
}

/** Builds what a cancellation brings back and loses. */
export function toCancellation(
  { amount, refunded, held, lost = 0, freeUntil }: Refund & Partial<Cancelled>,
  call: Call,
): Cancellation {
  return {
    refund_amount: amount,
    currency: getCurrency(call),
    refund_until: amount ? formatDate(call.world.clock() + REFUND_TIME) : null,
    classes_refunded: refunded,
    classes_lost: lost,
    classes_to_reschedule: 0,
    classes_added: 0,
    classes_held: held,
    free_until: freeUntil === undefined ? null : formatIso(freeUntil),
  }
}

function readCancellation(row: ReservationRecord, call: Call) {
  const now = call.world.clock()
  const classes = listClassesOfReservation(row, call)
  return computeCancellation(call.state, row, classes, { now, isByStaff: isStaff(call) })
}

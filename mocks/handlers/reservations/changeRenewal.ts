import { getText } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { throwConflict, respondData, type Handler } from '#mocks/handlers/responses.ts'
import { requireReservation } from '#mocks/handlers/reservations/reservations.ts'
import { toReservationDetail } from '#mocks/handlers/reservations/reservationView.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { addDueFees } from '#mocks/world/booking/dueFees.ts'
import { closeUsedBooking } from '#mocks/world/booking/cancelOwnClass.ts'
import { resumeRenewal, stopRenewal } from '#mocks/world/booking/changeRenewal.ts'
import { findFirstName, joinCourses } from '#mocks/world/booking/describeBooking.ts'
import { listCurrentTutors } from '#mocks/world/booking/notifyOfBooking.ts'
import { isRenewable, isRenewing } from '#mocks/world/booking/renewals.ts'
import { notify } from '#mocks/world/notify.ts'

const stopped = getText('Its renewal was stopped, and no class was left|أُوقف تجديده ولم تبق له حصص')

export const changeRenewal: Handler<'changeRenewal'> = (call, { is_renewing }) => {
  const row = requireReservation(call)
  if (!isRenewable(row)) throwConflict(call)
  if (isRenewing(row) === is_renewing) return respondData(toReservationDetail(row, call))
  const { state, world } = call
  const changed = is_renewing ? resumeRenewal(state, row) : stopRenewal(state, row, world.clock())
  notifyOfRenewal(call, changed)
  addDueFees(state, world.clock())
  closeUsedBooking(state, row.id, stopped, world.clock())
  return respondData(toReservationDetail(state.reservations.get(row.id) ?? changed, call))
}

/** Notifies family, tutor and staff that a booking does not renew any more, or does so again, except the person who acted. */
function notifyOfRenewal({ state, world, account }: Call, row: ReservationRecord): void {
  notify(state, world.clock(), isRenewing(row) ? 'renewalResumed' : 'renewalStopped', {
    learners: [row.student],
    tutors: listCurrentTutors(state, row),
    actor: account?.id,
    values: { id: row.id, course: joinCourses(state, row.course_ids), name: findFirstName(state, row) },
  })
}

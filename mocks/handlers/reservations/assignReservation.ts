import { throwConflict, respondData, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { notifyOfAssignment } from '#mocks/handlers/classes/notifyOfClass.ts'
import { requireLearner } from '#mocks/handlers/people.ts'
import { requireReservation } from '#mocks/handlers/reservations/reservations.ts'
import { toReservationDetail } from '#mocks/handlers/reservations/reservationView.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'

export const assignReservation: Handler<'assignReservation'> = (call, { kid_id }) => {
  const row = requireReservation(call)
  if (row.kind === 'group' || row.state === 'cancelled' || row.state === 'finished') throwConflict(call)
  const learner = kid_id === null ? row.student : requireLearner(call, kid_id)
  const assigned = { ...row, learner }
  call.state.reservations.update(assigned)
  if (learner !== row.learner && moveClasses(call, assigned)) notifyOfAssignment(call, assigned, row.learner)
  return respondData(toReservationDetail(assigned, call))
}

/** Gives the coming classes of a reservation to its learner; false when there are none. */
function moveClasses(call: Call, { id, learner }: ReservationRecord): boolean {
  const now = call.world.clock()
  const coming = call.state.classes
    .list()
    .filter((row) => row.reservation_id === id && (row.start > now || row.isOwed) && !row.outcome)
  for (const row of coming) {
    call.state.classes.update({ ...row, students: [learner] })
    for (const request of call.state.requests.list())
      if (request.class_id === row.id && request.state === 'pending')
        call.state.requests.update({ ...request, student: learner })
  }
  return coming.length > 0
}

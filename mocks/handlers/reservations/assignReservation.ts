import { describeOtherClass } from '#mocks/handlers/booking/requireFreeLearner.ts'
import { throwConflict, throwFieldText, respondData, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { notifyOfAssignment } from '#mocks/handlers/classes/notifyOfClass.ts'
import { requireLearner } from '#mocks/handlers/caller.ts'
import { requireReservation } from '#mocks/handlers/reservations/reservations.ts'
import { toReservationDetail } from '#mocks/handlers/reservations/reservationView.ts'
import { findOtherClass } from '#mocks/world/hours/findOtherClass.ts'
import type { ClassRecord } from '#mocks/world/records.ts'

export const assignReservation: Handler<'assignReservation'> = (call, { kid_id }) => {
  const row = requireReservation(call)
  if (row.kind === 'group' || row.state === 'cancelled' || row.state === 'finished') throwConflict(call)
  const learner = kid_id === null ? row.student : requireLearner(call, kid_id)
  const coming = listComing(call, row.id)
  for (const { start, isOwed } of coming) {
    const other = isOwed ? undefined : findOtherClass(call.state, { students: [learner] }, start)
    if (other && other.reservation_id !== row.id)
      throwFieldText('kid_id', describeOtherClass(call, learner, other, 'moveOneFirst'))
  }
  const assigned = { ...row, learner }
  call.state.reservations.update(assigned)
  if (learner !== row.learner && moveClasses(call, coming, learner))
    notifyOfAssignment(call, assigned, row.learner)
  return respondData(toReservationDetail(assigned, call))
}

function listComing(call: Call, id: number): ClassRecord[] {
  const now = call.world.clock()
  return call.state.classes
    .list()
    .filter((row) => row.reservation_id === id && (row.start > now || row.isOwed) && !row.outcome)
}

/** Gives the coming classes of a reservation to a learner; false when there are none. */
function moveClasses(call: Call, coming: readonly ClassRecord[], learner: number): boolean {
  for (const row of coming) {
    call.state.classes.update({ ...row, students: [learner] })
    for (const request of call.state.requests.list())
      if (request.class_id === row.id && request.state === 'pending')
        call.state.requests.update({ ...request, student: learner })
  }
  return coming.length > 0
}

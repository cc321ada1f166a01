import { requireOpenInterview } from '#mocks/handlers/booking/interviews.ts'
import { requireReservation } from '#mocks/handlers/reservations/reservations.ts'
import { toReservationDetail } from '#mocks/handlers/reservations/reservationView.ts'
import { respondData, throwConflict, type Handler } from '#mocks/handlers/responses.ts'
import { tell } from '#mocks/world/tell.ts'
import { findBookedInterview, joinInterview, listBookedGroups } from '#mocks/world/webinars/interviewSeats.ts'

/** Gives a family that has no interview, or whose interview was cancelled, another one, and tells its teacher. */
export const chooseInterview: Handler<'chooseInterview'> = (call, { webinar_id }) => {
  const row = requireReservation(call)
  const { reservations, registrations } = call.state
  if (row.kind !== 'group' || row.state !== 'active' || findBookedInterview(call.state, row))
    throwConflict(call)
  const webinar = requireOpenInterview(call, webinar_id, listBookedGroups(call.state, row))
  for (const seat of registrations.list())
    if (seat.reservation === row.id) registrations.update({ ...seat, status: 'cancelled' })
  const changed = { ...row, webinar_id }
  const now = call.world.clock()
  reservations.update(changed)
  joinInterview(call.state, changed, now)
  tell(call.state, now, 'interviewChosen', {
    tutors: [webinar.tutor],
    values: { id: webinar.id, name: webinar.title },
  })
  return respondData(toReservationDetail(changed, call))
}

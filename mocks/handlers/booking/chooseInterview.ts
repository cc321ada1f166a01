import { requireOpenInterview } from '#mocks/handlers/booking/interviews.ts'
import { requireReservation } from '#mocks/handlers/reservations/reservations.ts'
import { toReservationDetail } from '#mocks/handlers/reservations/reservationView.ts'
import { respondData, throwConflict, type Handler } from '#mocks/handlers/responses.ts'
import { notify } from '#mocks/world/notify.ts'
import { joinInterview, listBookedGroups, needsInterview } from '#mocks/world/webinars/interviewSeats.ts'

/** Gives a family whose interview was cancelled or missed another one, and notifies its tutor. */
export const chooseInterview: Handler<'chooseInterview'> = (call, { webinar_id }) => {
  const row = requireReservation(call)
  const { reservations, registrations, webinars } = call.state
  const now = call.world.clock()
  if (row.kind !== 'group' || row.state !== 'active' || !needsInterview(call.state, row, now))
    throwConflict(call)
  const webinar = requireOpenInterview(call, webinar_id, listBookedGroups(call.state, row))
  for (const seat of registrations.list())
    if (seat.reservation === row.id && (webinars.get(seat.webinar)?.end ?? Infinity) > now)
      registrations.update({ ...seat, status: 'cancelled' })
  const changed = { ...row, webinar_id }
  reservations.update(changed)
  joinInterview(call.state, changed, now)
  notify(call.state, now, 'interviewChosen', {
    tutors: [webinar.tutor],
    values: { id: webinar.id, name: webinar.title },
  })
  return respondData(toReservationDetail(changed, call))
}

import { throwConflict, respondMessage, throwNotFound, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import {
  admitWaiting,
  computeRegistrationStatus,
  requireWebinar,
} from '#mocks/handlers/webinars/webinarSeats.ts'
import { notifyOfWebinar } from '#mocks/handlers/webinars/notifyOfWebinar.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { isStaff, requireOwnerOrStaff } from '#mocks/handlers/caller.ts'
import { isLearner, listTaughtLearners } from '#mocks/handlers/kids/learners.ts'
import { parseId, parseList } from '#mocks/handlers/callValues.ts'
import { listGroupKids } from '#mocks/handlers/reservations/reservationView.ts'
import { findPerson } from '#mocks/handlers/views.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { isSameFamily } from '#mocks/world/webinars/rooms.ts'
import { countTakenSeats } from '#mocks/world/webinars/countTakenSeats.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import type { RegistrationRecord } from '#mocks/world/staffRecords.ts'

export const listWebinarGuests: Handler<'listWebinarGuests'> = (call) => {
  const row = requireWebinar(call)
  requireOwnerOrStaff(call, row.tutor)
  const statuses = parseList(call, 'status')
  const rows = call.state.registrations
    .list()
    .filter(({ webinar }) => webinar === row.id)
    .map((registration) => ({
      id: registration.id,
      ...describeGuest(registration, call),
      email:
        registration.email ??
        (isStaff(call) ? (call.state.students.get(registration.learner ?? 0)?.email ?? null) : null),
      phone_number: registration.phone ?? null,
      is_guest: registration.learner === null,
      learner_id: registration.learner,
      status: computeRegistrationStatus(registration, row, call),
      ...describeBooking(registration, call),
      ...(!isStaff(call) && { own_student_ids: listOwnStudents(registration, call) }),
      registered_on: formatIso(registration.created),
    }))
    .filter(({ status }) => !statuses || statuses.has(status))
  return respondPage(call, rows, (guest) => guest)
}

/** Describes the group booking that an interview belongs to, and its kids; nothing for another registration. */
function describeBooking({ reservation }: RegistrationRecord, call: Call) {
  const booking = call.state.reservations.get(reservation ?? 0)
  if (!booking) return {}
  const learners = listSeatedKids(booking).map((id) => findPerson(id, call))
  return { booking: { id: booking.id, reference: `R-${booking.id}`, learners } }
}

/** Lists the kids of a group booking who have a seat of it still. */
function listSeatedKids({ matrix = [] }: ReservationRecord): readonly number[] {
  return listGroupKids({ matrix: matrix.filter(({ givenBack }) => !givenBack) })
}

/** Lists those of a registration, learner or kids of its booking, who are students of the tutor who reads it. */
function listOwnStudents({ learner, reservation }: RegistrationRecord, call: Call): number[] {
  const booking = call.state.reservations.get(reservation ?? 0)
  const taught = listTaughtLearners(call)
  return [learner ?? 0, ...(booking ? listSeatedKids(booking) : [])].filter((id) => taught.has(id))
}

/** Describes a guest by the given name, a learner by the own one, a kid also by the parent's. */
function describeGuest({ name, learner }: RegistrationRecord, call: Call) {
  if (name !== undefined) return { name }
  const { name: own, guardian, guardian_id, is_inactive } = findPerson(learner ?? 0, call)
  return {
    name: own,
    ...(guardian && { guardian }),
    ...(guardian_id && { guardian_id }),
    ...(is_inactive && { is_inactive }),
  }
}

export const decideRegistration: Handler<'decideRegistration'> = (call, { status }) => {
  const registration = call.state.registrations.get(parseId(call)) ?? throwNotFound(call)
  const row = call.state.webinars.get(registration.webinar) ?? throwNotFound(call)
  requireOwnerOrStaff(call, row.tutor)
  if (registration.status === status || row.end <= call.world.clock()) throwConflict(call)
  if (status === 'registered') requireSeatFor(call, row, registration)
  call.state.registrations.update({ ...registration, status, isRemoved: status === 'cancelled' })
  notifyOfWebinar(call, status === 'cancelled' ? 'webinarRemoved' : 'webinarAdmitted', row, [registration])
  if (status === 'cancelled' && registration.status === 'registered') admitWaiting(call, row)
  return respondMessage(call, 'saved')
}

/** Throws a 409 unless a webinar has a seat for a person, who has no other one there and whose account is not removed. */
function requireSeatFor(call: Call, row: WebinarRecord, registration: RegistrationRecord) {
  const { id, learner, email, reservation } = registration
  const hasOther = call.state.registrations
    .list()
    .some(
      (one) =>
        one.webinar === row.id &&
        one.id !== id &&
        one.status !== 'cancelled' &&
        one.learner === learner &&
        one.email === email &&
        one.reservation === reservation,
    )
  if (hasOther || (learner !== null && !isLearner(call.state, learner))) throwConflict(call)
  const isShared = call.state.registrations
    .list()
    .some((one) => one.id !== id && isSameFamily(one, { ...registration, status: 'registered' }))
  if (!isShared && countTakenSeats(row, call.state) >= row.capacity) throwConflict(call, 'noSeats')
}

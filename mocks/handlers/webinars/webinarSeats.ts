import type { WebinarRegistration } from '#sdk'
import {
  buildSuccess,
  throwConflict,
  respondMessage,
  throwNotFound,
  respondData,
  type Handler,
} from '#mocks/handlers/responses.ts'
import { requireInterviewBooking } from '#mocks/handlers/booking/interviews.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { requireLearner, listOwnLearners } from '#mocks/handlers/caller.ts'
import { requireAccount, parseId, parseList } from '#mocks/handlers/callValues.ts'
import { findLearner, computeWebinarState, toWebinar } from '#mocks/handlers/views.ts'
import { countTakenSeats } from '#mocks/world/webinars/countTakenSeats.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import { createDoor } from '#mocks/world/webinars/doors.ts'
import { notifyOfWebinar } from '#mocks/handlers/webinars/notifyOfWebinar.ts'
import { isRoomOpen, isSameFamily, OPENS_BEFORE } from '#mocks/world/webinars/rooms.ts'
import type { RegistrationRecord } from '#mocks/world/staffRecords.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'

interface Seat {
  registration: RegistrationRecord
  webinar: WebinarRecord
}

export const readWebinar: Handler<'readWebinar'> = (call) => {
  const row = requireWebinar(call)
  const own = call.account ? listOwnLearners(call) : new Set<number>()
  const registrations = call.state.registrations.list().filter(({ webinar }) => webinar === row.id)
  const mine = registrations.findLast(({ learner }) => learner !== null && own.has(learner))
  return respondData({
    ...toWebinar(row, call),
    seats_left: row.capacity - countTakenSeats(row, call.state),
    waitlisted: registrations.filter(({ status }) => status === 'waitlisted').length,
    registration_status: mine ? computeRegistrationStatus(mine, row, call) : null,
    join_from: formatIso(row.start - OPENS_BEFORE),
    recording_url: getRecordingUrl(row, call),
  })
}

export const listBookedWebinars: Handler<'listBookedWebinars'> = (call) => {
  const own = listOwnLearners(call)
  const statuses = parseList(call, 'status')
  const states = parseList(call, 'state')
  const rows = call.state.registrations
    .list()
    .flatMap((registration) => {
      const webinar = call.state.webinars.get(registration.webinar)
      const isOwn =
        registration.learner !== null && own.has(registration.learner) && !isRepeated(registration, call)
      return webinar && isOwn ? [{ registration, webinar }] : []
    })
    .filter(
      ({ registration, webinar }) =>
        !statuses || statuses.has(computeRegistrationStatus(registration, webinar, call)),
    )
    .filter(({ webinar }) => !states || states.has(computeWebinarState(webinar, call)))
    .toSorted(compareSeats(call))
  return respondPage(call, rows, ({ registration, webinar }) => toRegistration(registration, webinar, call))
}

/** Whether a later booking of the family has the same interview: it is one appointment. */
function isRepeated(seat: RegistrationRecord, { state }: Call): boolean {
  return state.registrations.list().some((row) => row.id > seat.id && isSameFamily(row, seat))
}

/** The next first; then what is over, the latest first. */
function compareSeats({ world }: Call) {
  const now = world.clock()
  return (a: Seat, b: Seat) => {
    const [isOver, isOtherOver] = [a.webinar.end <= now, b.webinar.end <= now]
    if (isOver !== isOtherOver) return isOver ? 1 : -1
    const order = a.webinar.start - b.webinar.start || a.registration.id - b.registration.id
    return isOver ? -order : order
  }
}

export const registerWebinar: Handler<'registerWebinar'> = (call, { kid_id }) => {
  const row = requireWebinar(call)
  const learner = requireLearner(call, kid_id)
  if (row.end <= call.world.clock() || row.isCancelled) throwConflict(call, 'halaqaOver')
  const known = findRegistration(call, row.id, learner)
  if (known && known.status !== 'cancelled') throwConflict(call, 'seatTaken')
  const interview = row.interviewFor === undefined ? {} : requireInterviewBooking(call, row.id, learner)
  const status = takeSeat(call, row)
  const registration = call.state.registrations.insert((id) => ({
    id,
    webinar: row.id,
    learner,
    status,
    created: call.world.clock(),
    ...interview,
  }))
  notifyOfWebinar(call, status === 'registered' ? 'webinarSeat' : 'webinarWaiting', row, [registration])
  return respondData(toRegistration(registration, row, call))
}

export const registerWebinarGuest: Handler<'registerWebinarGuest'> = (call, body) => {
  const { full_name, email, phone_number } = body
  const row = requireWebinar(call)
  if (row.interviewFor !== undefined) throwNotFound(call)
  if (row.end <= call.world.clock() || row.isCancelled) throwConflict(call, 'halaqaOver')
  const address = email.trim().toLowerCase()
  const isKnown = call.state.registrations
    .list()
    .some(
      (registration) =>
        registration.webinar === row.id &&
        registration.email === address &&
        registration.status !== 'cancelled',
    )
  if (isKnown) throwConflict(call, 'alreadyRegistered')
  const status = takeSeat(call, row)
  const registration = call.state.registrations.insert((id) => ({
    id,
    webinar: row.id,
    learner: null,
    name: full_name.trim(),
    email: address,
    ...(phone_number && { phone: phone_number }),
    status,
    created: call.world.clock(),
    promised: row.start,
  }))
  if (status === 'waitlisted') notifyOfWebinar(call, 'webinarWaiting', row, [registration])
  const data = { status, door: createDoor(call.state, registration) }
  return { status: 200, body: { ...buildSuccess('halaqaRegistered', call.language), data } }
}

export const cancelWebinar: Handler<'cancelWebinar'> = (call, { kid_id }) => {
  const row = requireWebinar(call)
  const registration = findRegistration(call, row.id, requireLearner(call, kid_id))
  if (!registration || registration.status === 'cancelled' || row.end <= call.world.clock())
    return throwConflict(call)
  call.state.registrations.update({ ...registration, status: 'cancelled' })
  if (registration.status === 'registered') admitWaiting(call, row)
  return respondMessage(call, 'halaqaCancelled')
}

/** Returns the status of a new registration; a running webinar without free seats has no waiting list. */
function takeSeat(call: Call, row: WebinarRecord): 'registered' | 'waitlisted' {
  if (countTakenSeats(row, call.state) < row.capacity) return 'registered'
  return row.start <= call.world.clock() ? throwConflict(call, 'noSeats') : 'waitlisted'
}

/** Whether a learner may sign in: neither the student nor the parent of the kid is switched off. */
function maySignIn({ kids, students }: Call['state'], learner: number | null): boolean {
  // Guests have no account
  if (learner === null) return true
  return students.get(kids.get(learner)?.parent ?? learner)?.status !== false
}

/** Gives free seats to the registrations that have waited longest, in order, of those who can come. */
export function admitWaiting(call: Call, row: WebinarRecord): void {
  const free = Math.max(0, row.capacity - countTakenSeats(row, call.state))
  const admitted = call.state.registrations
    .list()
    .filter(({ webinar, status }) => webinar === row.id && status === 'waitlisted')
    .filter(({ learner }) => maySignIn(call.state, learner))
    .toSorted((a, b) => a.created - b.created || a.id - b.id)
    .slice(0, free)
  for (const waiting of admitted) call.state.registrations.update({ ...waiting, status: 'registered' })
  notifyOfWebinar(call, 'webinarAdmitted', row, admitted)
}

/** Lists the registrations of a webinar that have a seat or wait for one. */
export function listSeated(call: Call, { id }: WebinarRecord) {
  return call.state.registrations
    .list()
    .filter(({ webinar, status }) => webinar === id && status !== 'cancelled')
}

/** Finds the webinar of the path; throws a 404 for an unknown id. */
export function requireWebinar(call: Call): WebinarRecord {
  return call.state.webinars.get(parseId(call)) ?? throwNotFound(call)
}

/** Returns the URL of a webinar's recording, or null before it has begun. */
export function getRecordingUrl(row: WebinarRecord, call: Call): string | null {
  return row.recording && row.start <= call.world.clock() ? `/api/files/detail/${row.recording}/` : null
}

/** Computes the status of a registration; it is attended once the webinar is over, if the person came. */
export function computeRegistrationStatus(
  registration: RegistrationRecord,
  row: WebinarRecord,
  call: Call,
): WebinarRegistration['status'] {
  if (row.isCancelled) return 'cancelled'
  return registration.status === 'registered' && registration.hasEntered && row.end <= call.world.clock()
    ? 'attended'
    : registration.status
}

/** Finds the latest registration of a learner for a webinar. */
function findRegistration(call: Call, webinar: number, learner: number): RegistrationRecord | undefined {
  return call.state.registrations.list().findLast((row) => row.webinar === webinar && row.learner === learner)
}

function toRegistration(
  registration: RegistrationRecord,
  row: WebinarRecord,
  call: Call,
): WebinarRegistration {
  const now = call.world.clock()
  const waiting = call.state.registrations
    .list()
    .filter(({ webinar, status }) => webinar === row.id && status === 'waitlisted')
  const isOpen = registration.status === 'registered' && isRoomOpen(row, now)
  return {
    id: registration.id,
    webinar: toWebinar(row, call),
    learner: findLearner(registration.learner ?? requireAccount(call).id, call),
    status: computeRegistrationStatus(registration, row, call),
    is_removed: registration.isRemoved ?? false,
    waitlist_position:
      registration.status === 'waitlisted' && !row.isCancelled
        ? waiting.findIndex(({ id }) => id === registration.id) + 1
        : null,
    join_from: formatIso(row.start - OPENS_BEFORE),
    join_link: isOpen ? `${call.origin}/__mock/pages/meeting?halaqa=${row.id}` : null,
    recording_url: getRecordingUrl(row, call),
    registered_on: formatIso(registration.created),
  }
}

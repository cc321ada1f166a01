import type { WebinarRegistration } from '#sdk'
import { conflict, finished, missing, ok, type Handler } from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { page } from '#mocks/handlers/paging.ts'
import { learnerFrom, listOwnLearners } from '#mocks/handlers/people.ts'
import { requireAccount, parseId, listIn } from '#mocks/handlers/request.ts'
import { pupil, seatsTaken, webinarState, webinarView } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/clock.ts'
import type { RegistrationRecord } from '#mocks/world/officeRecords.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'

const EARLY = 600_000

export const readWebinar: Handler<'readWebinar'> = (call) => {
  const row = requireWebinar(call)
  const own = call.account ? listOwnLearners(call) : new Set<number>()
  const registrations = call.state.registrations.list().filter(({ webinar }) => webinar === row.id)
  const mine = registrations.findLast(({ learner }) => learner !== null && own.has(learner))
  return ok({
    ...webinarView(row, call),
    seats_left: row.capacity - seatsTaken(row, call),
    waitlisted: registrations.filter(({ status }) => status === 'waitlisted').length,
    registration_status: mine ? computeWebinarStatus(mine, row, call) : null,
    join_from: formatIso(row.start - EARLY),
    recording_url: getRecording(row),
  })
}

export const listBookedWebinars: Handler<'listBookedWebinars'> = (call) => {
  const own = listOwnLearners(call)
  const statuses = listIn(call, 'status')
  const states = listIn(call, 'state')
  const rows = call.state.registrations
    .list()
    .flatMap((registration) => {
      const webinar = call.state.webinars.get(registration.webinar)
      const isOwn = registration.learner !== null && own.has(registration.learner)
      return webinar && isOwn ? [{ registration, webinar }] : []
    })
    .filter(
      ({ registration, webinar }) =>
        !statuses || statuses.has(computeWebinarStatus(registration, webinar, call)),
    )
    .filter(({ webinar }) => !states || states.has(webinarState(webinar, call)))
    .toSorted((a, b) => a.webinar.start - b.webinar.start || a.registration.id - b.registration.id)
  return page(call, rows, ({ registration, webinar }) => registrationView(registration, webinar, call))
}

export const registerWebinar: Handler<'registerWebinar'> = (call, { kid_id }) => {
  const row = requireWebinar(call)
  const learner = learnerFrom(call, kid_id)
  if (row.end <= call.world.clock() || row.isCancelled) conflict(call, 'halaqaOver')
  const known = findRegistration(call, row.id, learner)
  if (known && known.status !== 'cancelled') conflict(call, 'alreadyThere')
  const status = seatsTaken(row, call) < row.capacity ? ('registered' as const) : ('waitlisted' as const)
  const created = call.world.clock()
  const place = call.state.registrations.insert((id) => ({ id, webinar: row.id, learner, status, created }))
  return ok(registrationView(place, row, call))
}

export const registerWebinarGuest: Handler<'registerWebinarGuest'> = (call, { full_name, email }) => {
  const row = requireWebinar(call)
  if (row.end <= call.world.clock() || row.isCancelled) conflict(call, 'halaqaOver')
  const address = email.trim().toLowerCase()
  const isKnown = call.state.registrations
    .list()
    .some((place) => place.webinar === row.id && place.email === address && place.status !== 'cancelled')
  if (isKnown) conflict(call, 'alreadyRegistered')
  const status = seatsTaken(row, call) < row.capacity ? ('registered' as const) : ('waitlisted' as const)
  call.state.registrations.insert((id) => ({
    id,
    webinar: row.id,
    learner: null,
    name: full_name.trim(),
    email: address,
    status,
    created: call.world.clock(),
  }))
  return finished(call, 'halaqaRegistered')
}

export const cancelWebinar: Handler<'cancelWebinar'> = (call, { kid_id }) => {
  const row = requireWebinar(call)
  const place = findRegistration(call, row.id, learnerFrom(call, kid_id))
  if (!place || place.status === 'cancelled' || row.end <= call.world.clock()) return conflict(call)
  call.state.registrations.update({ ...place, status: 'cancelled' })
  if (place.status === 'registered') promoteNext(call, row)
  return finished(call, 'halaqaCancelled')
}

/** Who waits longest takes a place that was given back. */
export function promoteNext(call: Call, row: WebinarRecord): void {
  const waiting = call.state.registrations
    .list()
    .filter(({ webinar, status }) => webinar === row.id && status === 'waitlisted')
    .toSorted((a, b) => a.created - b.created || a.id - b.id)[0]
  if (waiting && seatsTaken(row, call) < row.capacity)
    call.state.registrations.update({ ...waiting, status: 'registered' })
}

export function requireWebinar(call: Call): WebinarRecord {
  return call.state.webinars.get(parseId(call)) ?? missing(call)
}

export function getRecording(row: WebinarRecord): string | null {
  return row.recording ? `/api/files/detail/${row.recording}/` : null
}

export function computeWebinarStatus(
  place: RegistrationRecord,
  row: WebinarRecord,
  call: Call,
): WebinarRegistration['status'] {
  if (row.isCancelled) return 'cancelled'
  return place.status === 'registered' && row.end <= call.world.clock() ? 'attended' : place.status
}

/** The last place that a learner took at a halaqa. */
function findRegistration(call: Call, webinar: number, learner: number): RegistrationRecord | undefined {
  return call.state.registrations.list().findLast((row) => row.webinar === webinar && row.learner === learner)
}

function registrationView(place: RegistrationRecord, row: WebinarRecord, call: Call): WebinarRegistration {
  const now = call.world.clock()
  const waiting = call.state.registrations
    .list()
    .filter(({ webinar, status }) => webinar === row.id && status === 'waitlisted')
  const isOpen =
    !row.isCancelled && place.status === 'registered' && now >= row.start - EARLY && now < row.end
  return {
    id: place.id,
    webinar: webinarView(row, call),
    learner: pupil(place.learner ?? requireAccount(call).id, call),
    status: computeWebinarStatus(place, row, call),
    waitlist_position:
      place.status === 'waitlisted' && !row.isCancelled
        ? waiting.findIndex(({ id }) => id === place.id) + 1
        : null,
    join_from: formatIso(row.start - EARLY),
    join_link: isOpen ? `${call.origin}/__mock/pages/meeting?halaqa=${row.id}` : null,
    recording_url: getRecording(row),
    registered_on: formatIso(place.created),
  }
}

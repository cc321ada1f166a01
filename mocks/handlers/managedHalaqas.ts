import type { ManagedWebinar } from '#sdk'
import { languages } from '#mocks/data/catalogue.ts'
import { same } from '#mocks/data/texts.ts'
import {
  conflict,
  finished,
  forbid,
  missing,
  reject,
  saved,
  type BodyOf,
  type Handler,
} from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { checkFiles } from '#mocks/handlers/files.ts'
import { promoteNext, getRecording, computeWebinarStatus, requireWebinar } from '#mocks/handlers/halaqas.ts'
import { page, type Orders } from '#mocks/handlers/paging.ts'
import { isStaff, ownOrStaff } from '#mocks/handlers/people.ts'
import { requireAccount, parseId, listIn } from '#mocks/handlers/request.ts'
import { person, seatsTaken, webinarState, webinarView } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/clock.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import { normalise } from '#mocks/world/search.ts'

export const listManagedWebinars: Handler<'listManagedWebinars'> = (call) => {
  const states = listIn(call, 'state')
  const orders: Orders<WebinarRecord> = {
    start_date_time: (a, b) => a.start - b.start || a.id - b.id,
  }
  const rows = call.state.webinars
    .list()
    .filter((row) => isStaff(call) || row.tutor === requireAccount(call).id)
    .filter((row) => !states || states.has(webinarState(row, call)))
  return page(call, rows, (row) => managedView(row, call), {
    orders,
    usual: 'start_date_time',
    words: (row) => row.words,
  })
}

export const insertWebinar: Handler<'insertWebinar'> = (call, body) => {
  const fields = fieldsIn(call, body)
  const row = call.state.webinars.insert((id) => ({ id, ...fields }))
  return saved(call, row.id)
}

export const updateWebinar: Handler<'updateWebinar'> = (call, body) => {
  const row = requireWebinar(call)
  ownOrStaff(call, row.tutor)
  const fields = fieldsIn(call, body)
  if (body.capacity < seatsTaken(row, call)) reject(call, { capacity: 'outOfRange' })
  const { language } = call
  call.state.webinars.update({
    ...row,
    ...fields,
    title: row.title[language] === body.title ? row.title : fields.title,
    description: row.description[language] === body.description ? row.description : fields.description,
  })
  return saved(call, row.id)
}

export const deleteWebinar: Handler<'deleteWebinar'> = (call) => {
  const row = requireWebinar(call)
  ownOrStaff(call, row.tutor)
  call.state.webinars.remove(row.id)
  return finished(call, 'deleted')
}

export const listWebinarGuests: Handler<'listWebinarGuests'> = (call) => {
  const row = requireWebinar(call)
  ownOrStaff(call, row.tutor)
  const statuses = listIn(call, 'status')
  const rows = call.state.registrations
    .list()
    .filter(({ webinar }) => webinar === row.id)
    .map((place) => ({
      id: place.id,
      name: place.name ?? person(place.learner ?? 0, call).name,
      email:
        place.email ?? (isStaff(call) ? (call.state.students.get(place.learner ?? 0)?.email ?? null) : null),
      is_guest: place.learner === null,
      status: computeWebinarStatus(place, row, call),
      registered_on: formatIso(place.created),
    }))
    .filter(({ status }) => !statuses || statuses.has(status))
  return page(call, rows, (guest) => guest)
}

export const decideRegistration: Handler<'decideRegistration'> = (call, { status }) => {
  const place = call.state.registrations.get(parseId(call)) ?? missing(call)
  const row = call.state.webinars.get(place.webinar) ?? missing(call)
  ownOrStaff(call, row.tutor)
  if (place.status === status || row.end <= call.world.clock()) conflict(call)
  if (status === 'registered' && seatsTaken(row, call) >= row.capacity) conflict(call, 'noSeats')
  call.state.registrations.update({ ...place, status })
  if (status === 'cancelled' && place.status === 'registered') promoteNext(call, row)
  return finished(call, 'saved')
}

function fieldsIn(call: Call, body: BodyOf<'insertWebinar'>) {
  const start = Date.parse(body.start_date_time)
  const end = Date.parse(body.end_date_time)
  if (end <= start) reject(call, { end_date_time: 'endBeforeStart' })
  if (call.state.tutors.get(body.tutor_id)?.status !== 'approved') reject(call, { tutor_id: 'unknownRecord' })
  if (!isStaff(call) && body.tutor_id !== requireAccount(call).id) forbid(call)
  if (!languages.some(({ id }) => id === body.language_id)) reject(call, { language_id: 'notAChoice' })
  const [recording] = body.recording_file_id ? checkFiles(call, [body.recording_file_id]) : []
  return {
    title: same(body.title),
    description: same(body.description),
    tutor: body.tutor_id,
    language_id: body.language_id,
    start,
    end,
    capacity: body.capacity,
    words: normalise(body.title),
    isCancelled: body.is_cancelled ?? false,
    ...(recording && { recording }),
  }
}

function managedView(row: WebinarRecord, call: Call): ManagedWebinar {
  return {
    ...webinarView(row, call),
    waitlisted: call.state.registrations
      .list()
      .filter(({ webinar, status }) => webinar === row.id && status === 'waitlisted').length,
    host_link: `${call.origin}/__mock/pages/meeting?halaqa=${row.id}&role=host`,
    join_link: `${call.origin}/__mock/pages/meeting?halaqa=${row.id}`,
    recording_url: getRecording(row),
    is_cancelled: row.isCancelled ?? false,
  }
}

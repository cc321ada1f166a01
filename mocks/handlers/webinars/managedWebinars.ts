import type { ManagedWebinar } from '#sdk'
import { languages } from '#mocks/data/catalogue.ts'
import { repeatInBothLanguages } from '#mocks/data/texts.ts'
import {
  throwConflict,
  respondMessage,
  throwForbidden,
  throwFieldErrors,
  respondSaved,
  type BodyOf,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { joinNames } from '#mocks/handlers/joinNames.ts'
import { checkFiles, toFiles } from '#mocks/handlers/files.ts'
import {
  admitWaiting,
  getRecordingUrl,
  listSeated,
  requireWebinar,
} from '#mocks/handlers/webinars/webinarSeats.ts'
import { readInterview, requireEarlyInterview } from '#mocks/handlers/webinars/interviewTimes.ts'
import {
  notifyOfPlannedInterview,
  notifyOfRecording,
  notifyOfWebinar,
} from '#mocks/handlers/webinars/notifyOfWebinar.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { isStaff, requireOwnerOrStaff } from '#mocks/handlers/caller.ts'
import { isLearner } from '#mocks/handlers/kids/learners.ts'
import { requireTimeToCome } from '#mocks/handlers/requireTimeToCome.ts'
import { isMatch, requireAccount, parseList } from '#mocks/handlers/callValues.ts'
import { findNamedCourse, computeWebinarState, toWebinar } from '#mocks/handlers/views.ts'
import { countTakenSeats } from '#mocks/world/webinars/countTakenSeats.ts'
import { isHostBusy } from '#mocks/world/hours/slots.ts'
import { isInterviewForGroups } from '#mocks/world/webinars/interviewSeats.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import { normalize } from '#mocks/world/search.ts'

export const listManagedWebinars: Handler<'listManagedWebinars'> = (call) => {
  const states = parseList(call, 'state')
  const from = Date.parse(call.query.get('from') ?? '') || 0
  const to = Date.parse(call.query.get('to') ?? '') || Number.POSITIVE_INFINITY
  const orders: Orders<WebinarRecord> = {
    start_date_time: (a, b) => a.start - b.start || a.id - b.id,
  }
  const asked = call.query.get('group_class_id')
  const groups = call.state.groupClasses.list().filter(({ id }) => id === Number(asked))
  const rows = call.state.webinars
    .list()
    .filter((row) => asked === null || isInterviewForGroups(row, groups))
    .filter((row) => isStaff(call) || row.tutor === requireAccount(call).id)
    .filter((row) => isMatch(call, 'tutor_id', [row.tutor]))
    .filter((row) => row.start < to && row.end > from)
    .filter((row) => !states || states.has(row.isCancelled ? 'cancelled' : computeWebinarState(row, call)))
  return respondPage(call, rows, (row) => toManagedWebinar(row, call), {
    orders,
    usual: 'start_date_time',
    getSearchText: (row) => {
      const course = findNamedCourse(row.interviewFor ?? 0, call)
      return [row.searchText, normalize(course.name), joinNames([row.tutor], call)].join('\n')
    },
  })
}

export const insertWebinar: Handler<'insertWebinar'> = (call, body) => {
  const fields = toRecordFields(call, body)
  requireTimeToCome(call, 'start_date_time', { time: fields.start })
  requireFreeHost(call, fields)
  requireEarlyInterview(call, fields)
  const row = call.state.webinars.insert((id) => ({ id, ...fields }))
  notifyOfWebinar(call, 'webinarAssigned', row)
  notifyOfPlannedInterview(call, row)
  return respondSaved(call, row.id)
}

export const updateWebinar: Handler<'updateWebinar'> = (call, body) => {
  const row = requireWebinar(call)
  requireOwnerOrStaff(call, row.tutor)
  // Who had the form open meanwhile must not revive it in silence
  if (row.isCancelled) throwConflict(call, 'webinarCancelled')
  const fields = toRecordFields(call, body)
  requireTimeToCome(call, 'start_date_time', { time: fields.start, before: row.start })
  if (!fields.isCancelled && hasOtherTime(row, fields)) {
    requireFreeHost(call, fields, row.id)
    requireEarlyInterview(call, fields)
  }
  if (body.capacity < countTakenSeats(row, call.state)) throwFieldErrors(call, { capacity: 'seatsTaken' })
  const { language } = call
  const changed: WebinarRecord = {
    ...row,
    ...fields,
    title: row.title[language] === body.title ? row.title : fields.title,
    description: row.description[language] === body.description ? row.description : fields.description,
  }
  call.state.webinars.update(changed)
  cancelSeatsOfRemoved(call, changed)
  if (changed.isCancelled && !row.isCancelled)
    notifyOfWebinar(call, 'webinarCancelled', row, listSeated(call, row))
  else {
    notifyOfChange(call, row, changed)
    if (changed.recording && !row.recording) notifyOfRecording(call, changed)
    admitWaiting(call, changed)
  }
  return respondSaved(call, row.id)
}

type HostTime = Pick<WebinarRecord, 'tutor' | 'start' | 'end'>

/** Whether hour or host differ; a webinar that keeps both may be changed although a class was there first. */
function hasOtherTime(before: HostTime, after: HostTime): boolean {
  return before.start !== after.start || before.end !== after.end || before.tutor !== after.tutor
}

/**
 * Throws when a class or another webinar of the host takes a part of the time, or a person is booking it.
 * See docs/decisions.md#host-hours.
 */
function requireFreeHost(call: Call, time: HostTime, except?: number): void {
  const now = call.world.clock()
  if (isHostBusy(call.state, time, { now, except })) throwFieldErrors(call, { start_date_time: 'hostBusy' })
}

/** Cancels the seats of removed kids at a webinar that was held and gets a new date. */
function cancelSeatsOfRemoved(call: Call, row: WebinarRecord): void {
  if (row.end <= call.world.clock()) return
  for (const seat of listSeated(call, row))
    if (seat.learner !== null && !isLearner(call.state, seat.learner))
      call.state.registrations.update({ ...seat, status: 'cancelled' })
}

/** Notifies registered people of another hour or host, and both hosts. */
function notifyOfChange(call: Call, before: WebinarRecord, after: WebinarRecord): void {
  if (hasOtherTime(before, after)) notifyOfWebinar(call, 'webinarMoved', after, listSeated(call, after))
  if (before.tutor === after.tutor) return
  notifyOfWebinar(call, 'webinarAssigned', after)
  notifyOfWebinar(call, 'webinarHandedOver', before)
}

export const deleteWebinar: Handler<'deleteWebinar'> = (call) => {
  const row = requireWebinar(call)
  requireOwnerOrStaff(call, row.tutor)
  if (!row.isCancelled) notifyOfWebinar(call, 'webinarDeleted', row, listSeated(call, row))
  call.state.webinars.remove(row.id)
  return respondMessage(call, 'deleted')
}

function toRecordFields(call: Call, body: BodyOf<'insertWebinar'>) {
  const tutor = body.tutor_id ?? (isStaff(call) ? 0 : requireAccount(call).id)
  const start = Date.parse(body.start_date_time)
  const end = Date.parse(body.end_date_time)
  if (end <= start) throwFieldErrors(call, { end_date_time: 'endBeforeStart' })
  if (body.tutor_id === undefined && isStaff(call)) throwFieldErrors(call, { tutor_id: 'required' })
  if (call.state.tutors.get(tutor)?.status !== 'approved')
    throwFieldErrors(call, { tutor_id: 'unknownRecord' })
  if (!isStaff(call) && tutor !== requireAccount(call).id) throwForbidden(call)
  if (!languages.some(({ id }) => id === body.language_id))
    throwFieldErrors(call, { language_id: 'notAChoice' })
  const [recording] = body.recording_file_id ? checkFiles(call, [body.recording_file_id]) : []
  return {
    title: repeatInBothLanguages(body.title),
    description: repeatInBothLanguages(body.description),
    tutor,
    language_id: body.language_id,
    start,
    end,
    capacity: body.capacity,
    searchText: normalize(body.title),
    isCancelled: body.is_cancelled ?? false,
    ...(body.is_for_parents !== undefined && { isForParents: body.is_for_parents }),
    ...readInterview(call, body, tutor),
    ...(recording && { recording }),
  }
}

function toManagedWebinar(row: WebinarRecord, call: Call): ManagedWebinar {
  const url = getRecordingUrl(row, call)
  return {
    ...toWebinar(row, call),
    // A cancelled webinar keeps its registrations, for its guests' own lists
    waitlisted: row.isCancelled
      ? 0
      : call.state.registrations
          .list()
          .filter(({ webinar, status }) => webinar === row.id && status === 'waitlisted').length,
    host_link: `${call.origin}/__mock/pages/meeting?halaqa=${row.id}&role=host`,
    join_link: `${call.origin}/__mock/pages/meeting?halaqa=${row.id}`,
    recording_url: url,
    recording: url === null ? null : (toFiles([row.recording ?? 0], call)[0] ?? null),
  }
}

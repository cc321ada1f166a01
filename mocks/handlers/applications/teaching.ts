import { notify } from '#mocks/world/notify.ts'
import type { Teaching } from '#sdk'
import { getById, languages } from '#mocks/data/catalogue.ts'
import { countries } from '#mocks/data/countries.ts'
import {
  throwNotFound,
  respondData,
  throwFieldErrors,
  type BodyOf,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { recordCorrection } from '#mocks/handlers/applications/recordCorrection.ts'
import { toFile } from '#mocks/handlers/files.ts'
import { requireAccount, parseId } from '#mocks/handlers/callValues.ts'
import { findNamedCourse, getCurrency, toNamed } from '#mocks/handlers/views.ts'
import { listMissing } from '#mocks/world/listMissing.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import { buildTutorSearchText } from '#mocks/world/people/tutors.ts'

export const readTeaching: Handler<'readTeaching'> = (call) =>
  respondData(toTeaching(requireOwnTutor(call), call))

export const saveTeaching: Handler<'saveTeaching'> = (call, body) => {
  const tutor = requireOwnTutor(call)
  const { price = tutor.price, has_trial = tutor.has_trial } = body
  const isAgreed = (price ?? 0) === tutor.price && has_trial === tutor.has_trial
  if (tutor.status === 'approved' && !isAgreed) throwFieldErrors(call, { price: 'priceByStaff' })
  recordCorrection(call, store(call, tutor, body))
  return respondData(toTeaching(requireOwnTutor(call), call))
}

export const setTutorTeaching: Handler<'setTutorTeaching'> = (call, body) => {
  const tutor = call.state.tutors.get(parseId(call)) ?? throwNotFound(call)
  const before = toTeaching(tutor, call)
  const changed = toTeaching(store(call, tutor, body), call)
  // A save that is repeated after a lost response changes nothing
  if (JSON.stringify(changed) !== JSON.stringify(before))
    notify(call.state, call.world.clock(), 'teachingSet', { tutors: [tutor.id], values: {} })
  return respondData(changed)
}

/** Builds a tutor's teaching data, with the state of the review. */
export function toTeaching(tutor: TutorRecord, call: Call): Teaching {
  const { files, audits } = call.state
  const refusal = audits.list().findLast((row) => row.tutor === tutor.id && row.reason !== null)
  const isRefused = tutor.status === 'rejected' || tutor.status === 'terminated'
  return {
    id: tutor.id,
    courses: tutor.course_ids.map((id) => findNamedCourse(id, call)),
    languages: tutor.language_ids.map((id) => toNamed(getById(languages, id), call)),
    country: tutor.country_id === null ? null : toNamed(getById(countries, tutor.country_id), call),
    price: tutor.price || null,
    currency: getCurrency(call),
    has_trial: tutor.has_trial,
    documents: files
      .list()
      .filter(({ owner, isApplication }) => isApplication && owner === tutor.id)
      .map((file) => toFile(file, call)),
    status: tutor.status,
    reason: isRefused ? (refusal?.reason ?? null) : null,
    is_corrected: tutor.status === 'rejected' && tutor.isCorrected === true,
    missing: listMissing(tutor, call.state),
  }
}

function store(call: Call, tutor: TutorRecord, body: BodyOf<'saveTeaching'>): TutorRecord {
  const { courses, tutors } = call.state
  const taught = body.course_ids.flatMap((id) => courses.get(id) ?? [])
  if (taught.length < body.course_ids.length) throwFieldErrors(call, { course_ids: 'unknownRecord' })
  if (!body.language_ids.every((id) => languages.some((row) => row.id === id)))
    throwFieldErrors(call, { language_ids: 'notAChoice' })
  if (!countries.some(({ id }) => id === body.country_id))
    throwFieldErrors(call, { country_id: 'notAChoice' })
  storeDocuments(call, tutor.id, body.document_ids)
  const changed = {
    ...tutor,
    course_ids: taught.map(({ id }) => id),
    course_types: [...new Set(taught.map(({ subject }) => subject))].toSorted(),
    language_ids: body.language_ids,
    country_id: body.country_id,
    price: body.price === undefined ? tutor.price : (body.price ?? 0),
    has_trial: body.has_trial ?? tutor.has_trial,
    searchText: buildTutorSearchText(tutor, taught),
  }
  tutors.update(changed)
  return changed
}

/** Makes the named files the tutor's documents, and no others. */
function storeDocuments(call: Call, tutor: number, ids: readonly number[]): void {
  const { files } = call.state
  const { id: uploader } = requireAccount(call)
  const chosen = ids.flatMap((id) => files.get(id) ?? [])
  const isOwn = chosen.every(({ owner }) => owner === tutor || owner === uploader)
  if (chosen.length < ids.length || !isOwn) throwFieldErrors(call, { document_ids: 'unknownRecord' })
  for (const file of files.list())
    if (file.isApplication && file.owner === tutor && !ids.includes(file.id))
      files.update({ ...file, isApplication: false })
  for (const file of chosen) files.update({ ...file, owner: tutor, isApplication: true })
}

function requireOwnTutor(call: Call): TutorRecord {
  return call.state.tutors.get(requireAccount(call).id) ?? throwNotFound(call)
}

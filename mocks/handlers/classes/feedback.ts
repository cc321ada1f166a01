import type { Feedback, FeedbackAverages } from '#sdk'
import type { Language } from '#sdk/language.ts'
import { repeatInBothLanguages } from '#mocks/data/texts.ts'
import {
  throwConflict,
  throwNotFound,
  throwFieldErrors,
  respondSaved,
  type BodyOf,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { joinNames } from '#mocks/handlers/joinNames.ts'
import { buildPage, type Orders } from '#mocks/handlers/paging.ts'
import { parseDays, isStaff, listOwnLearners } from '#mocks/handlers/caller.ts'
import { isMatch, parseId, requireAccount } from '#mocks/handlers/callValues.ts'
import { findPerson } from '#mocks/handlers/views.ts'
import { notifyOfRating } from '#mocks/handlers/classes/notifyOfClass.ts'
import { computeEnd } from '#mocks/world/hours/classTime.ts'
import { DAY, formatDate, formatIso } from '#mocks/world/hours/clock.ts'
import type { FeedbackRecord } from '#mocks/world/learning/learningRecords.ts'
import { buildFullName } from '#mocks/world/people/buildFullName.ts'
import type { ReviewRecord } from '#mocks/world/records.ts'
import { summarizeStars } from '#mocks/world/classes/reviews.ts'
import { normalize } from '#mocks/world/search.ts'

export const addFeedback: Handler<'addFeedback'> = (call, body) => {
  const about = describeSubject(call, body)
  const author = requireAccount(call).id
  const isKnown = call.state.feedback
    .list()
    .some((row) => row.class_id !== null && row.class_id === about.class_id && row.author === author)
  if (isKnown) throwConflict(call, 'ratedBefore')
  const created = call.world.clock()
  const row = call.state.feedback.insert((id) => ({ id, author, created, ...about, ...pickRatings(body) }))
  publishRating(call, undefined, row)
  notifyOfRating(call, row)
  return respondSaved(call, row.id)
}

export const updateFeedback: Handler<'updateFeedback'> = (call, body) => {
  const row = call.state.feedback.get(parseId(call))
  if (row?.author !== requireAccount(call).id) return throwNotFound(call)
  if (call.world.clock() >= row.created + DAY) throwConflict(call, 'ratingFixed')
  const changed = { ...row, ...pickRatings(body) }
  call.state.feedback.update(changed)
  publishRating(call, row, changed)
  if (JSON.stringify(changed) !== JSON.stringify(row)) notifyOfRating(call, changed, true)
  return respondSaved(call, row.id)
}

export const listFeedback: Handler<'listFeedback'> = (call) => {
  const rating = call.query.get('rating')
  const tutor = call.query.get('tutor_id')
  const { from, to } = parseDays(call)
  const orders: Orders<FeedbackRecord> = {
    created_on: (a, b) => a.created - b.created || a.id - b.id,
    platform: (a, b) => a.platform - b.platform || a.id - b.id,
    service: (a, b) => a.service - b.service || a.id - b.id,
    tutor: (a, b) => (a.tutor ?? 0) - (b.tutor ?? 0) || a.id - b.id,
  }
  const { id } = requireAccount(call)
  const rows = call.state.feedback
    .list()
    .filter((row) => isStaff(call) || row.author === id || row.about === id)
    .filter((row) => row.created >= from && row.created < to && (!tutor || row.about === Number(tutor)))
    .filter((row) => isMatch(call, 'learner_id', listPeople(row, call)))
    .filter((row) => !rating || [row.platform, row.service, row.tutor, row.student].includes(Number(rating)))
  const body = buildPage(call, rows, (row) => toFeedback(row, call), {
    orders,
    usual: '-created_on',
    getSearchText: ({ comment, author }) =>
      `${normalize(`${comment.en} ${comment.ar}`)}\n${joinNames([author], call)}`,
  })
  return { status: 200, body: { ...body, averages: computeAverages(rows) } }
}

/** Lists the people of a feedback: who gave it, whom it is about, and the kids of theirs who were in the class. */
function listPeople({ class_id, author, about }: FeedbackRecord, { state }: Call): number[] {
  const people = about === null ? [author] : [author, about]
  const learners = class_id === null ? [] : (state.classes.get(class_id)?.students ?? [])
  const kids = learners.filter((id) => people.includes(state.kids.get(id)?.parent ?? 0))
  return [...people, ...kids]
}

/** Counts a rating of a tutor on the profile; with a comment it becomes a review (docs/decisions.md#ratings). */
function publishRating(call: Call, before: FeedbackRecord | undefined, row: FeedbackRecord): void {
  const tutor = call.state.tutors.get(row.about ?? 0)
  if (!tutor || row.tutor === null) return
  const counts = tutor.star_counts.map((count, index) => {
    const stars = index + 1
    return count + Number(row.tutor === stars) - Number(before?.tutor === stars)
  })
  const others = tutor.reviews.filter(({ feedback }) => feedback !== row.id)
  const reviews = row.comment.en.trim() ? [toReview(call, row, row.tutor), ...others] : others
  call.state.tutors.update({ ...tutor, ...summarizeStars(counts), reviews })
}

function toReview(
  call: Call,
  { id, author, comment, created }: FeedbackRecord,
  rating: number,
): ReviewRecord {
  const { kids, students } = call.state
  const { first_name, last_name } = kids.get(author) ?? students.get(author) ?? requireAccount(call)
  const shorten = (language: Language) => last_name[language] && `${last_name[language].slice(0, 1)}.`
  const initial = { en: shorten('en'), ar: shorten('ar') }
  return {
    id: 1_000_000_000 + id,
    feedback: id,
    author: buildFullName({ first_name, last_name: initial }),
    rating,
    comment,
    created_on: formatDate(created),
  }
}

/** Lists the feedback on a class that the caller wrote or that is about the caller or their kid; all of it for staff. */
export function listClassFeedback(classId: number, call: Call): Feedback[] {
  const { id } = requireAccount(call)
  const own = listOwnLearners(call)
  return call.state.feedback
    .list()
    .filter(({ class_id }) => class_id === classId)
    .filter(
      ({ author, about }) =>
        isStaff(call) || author === id || about === id || (about !== null && own.has(about)),
    )
    .map((row) => toFeedback(row, call))
}

/** Finds tutor and learner of the rated class, which must be the caller's and have begun. */
function describeSubject(call: Call, { class_id }: BodyOf<'addFeedback'>) {
  if (!class_id) return { class_id: null, about: null }
  const row = call.state.classes.get(class_id)
  const own = listOwnLearners(call)
  const { id } = requireAccount(call)
  const isOwn = row && (row.tutor === id || row.students.some((one) => own.has(one)))
  if (!row || !isOwn) return throwFieldErrors(call, { class_id: 'unknownRecord' })
  if (computeEnd(row) > call.world.clock()) throwConflict(call)
  return { class_id, about: row.tutor === id ? (row.students[0] ?? null) : row.tutor }
}

function pickRatings({ platform, service, tutor, student, comment }: BodyOf<'addFeedback'>) {
  return {
    platform,
    service,
    tutor: tutor ?? null,
    student: student ?? null,
    comment: repeatInBothLanguages(comment ?? ''),
  }
}

function toFeedback(row: FeedbackRecord, call: Call): Feedback {
  return {
    id: row.id,
    class_id: row.class_id,
    author: findPerson(row.author, call),
    about: row.about === null ? null : findPerson(row.about, call),
    platform: row.platform,
    service: row.service,
    tutor: row.tutor,
    student: row.student,
    comment: row.comment[call.language],
    created_on: formatIso(row.created),
    editable_until: formatIso(row.created + DAY),
  }
}

function computeAverages(rows: readonly FeedbackRecord[]): FeedbackAverages {
  return {
    count: rows.length,
    tutor_count: rows.filter(({ tutor }) => tutor !== null).length,
    student_count: rows.filter(({ student }) => student !== null).length,
    platform: computeMean(rows.map(({ platform }) => platform)),
    service: computeMean(rows.map(({ service }) => service)),
    tutor: computeMean(rows.map(({ tutor }) => tutor)),
    student: computeMean(rows.map(({ student }) => student)),
  }
}

function computeMean(values: readonly (number | null)[]): number | null {
  const given = values.filter((value) => value !== null)
  if (!given.length) return null
  return Math.round((given.reduce((sum, value) => sum + value, 0) / given.length) * 10) / 10
}

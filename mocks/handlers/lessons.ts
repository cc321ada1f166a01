import type { ArchivedClass, ClassDetail } from '#sdk'
import { missing, ok, type Handler } from '#mocks/handlers/answer.ts'
import { rangeAsked } from '#mocks/handlers/availability.ts'
import { feedbackOn } from '#mocks/handlers/feedback.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { page, type Orders } from '#mocks/handlers/paging.ts'
import { daysAsked, isStaff, learnersAsked, learnersOf } from '#mocks/handlers/people.ts'
import { accountOf, idOf, listIn } from '#mocks/handlers/request.ts'
import { requestView } from '#mocks/handlers/requests.ts'
import { classView } from '#mocks/handlers/views.ts'
import { sampleBytes } from '#mocks/pictures/samples.ts'
import { usualOutcome } from '#mocks/world/classes.ts'
import { DAY, HOUR, isoOf } from '#mocks/world/clock.ts'
import type { ClassRecord, Outcome } from '#mocks/world/records.ts'
import { normalise } from '#mocks/world/search.ts'

const EARLY = 600_000
/** Recordings are there three hours after a class. */
const PROCESSING = 3 * HOUR

export const listArchivedClasses: Handler<'listArchivedClasses'> = (call) => {
  const outcomes = listIn(call, 'outcome')
  const { from, to } = daysAsked(call)
  const { id, category } = accountOf(call)
  const isAsked = askedOf(call)
  const rows = call.state.classes
    .list()
    .filter((row) => category !== 'tutor' || row.tutor === id)
    .filter((row) => isAsked(row))
    .filter((row) => row.start >= from && row.start < to)
    .flatMap((row) => archived(row, call))
    .filter(({ outcome }) => !outcomes || outcomes.has(outcome))
    .toSorted((a, b) => b.row.start - a.row.start || b.row.id - a.row.id)
  return page(call, rows, ({ row, outcome }) => archivedView(row, outcome, call))
}

export const listCalendar: Handler<'listCalendar'> = (call) => {
  const { from, to } = rangeAsked(call, 92 * DAY)
  const isAsked = askedOf(call)
  const rows = call.state.classes
    .list()
    .filter((row) => row.start < to && row.start + HOUR > from && maySee(row, call) && isAsked(row))
    .toSorted((a, b) => a.start - b.start || a.id - b.id)
    .flatMap((row) => {
      const outcome = outcomeOf(row, call)
      // Its new time is a class of its own
      return outcome === 'rescheduled' ? [] : [{ row, outcome }]
    })
  return page(call, rows, ({ row, outcome }) => ({ ...classView(row, call), outcome }), {
    words: ({ row }) => wordsOf(row, call),
    most: 1000,
  })
}

const orders: Orders<ClassRecord> = {
  start_date_time: (a: ClassRecord, b: ClassRecord) => a.start - b.start || a.id - b.id,
}

export const listClasses: Handler<'listClasses'> = (call) => {
  const outcomes = listIn(call, 'outcome')
  const states = listIn(call, 'state')
  const { from, to } = daysAsked(call)
  const tutor = call.query.get('tutor_id')
  const student = call.query.get('student_id')
  const rows = call.state.classes
    .list()
    .filter((row) => row.start >= from && row.start < to && (!states || states.has(row.state)))
    .filter((row) => !tutor || row.tutor === Number(tutor))
    .filter((row) => !student || row.students.includes(Number(student)))
    .filter((row) => !outcomes || outcomes.has(outcomeOf(row, call) ?? ''))
  return page(call, rows, (row) => rowView(row, call), {
    orders,
    usual: '-start_date_time',
    words: (row) => wordsOf(row, call),
  })
}

/** What a class is found by: its number, course, tutor and learners. */
function wordsOf(row: ClassRecord, call: Call): string {
  const { id, course, tutor, students } = classView(row, call)
  return normalise([id, course.name, tutor.name, ...students.map(({ name }) => name)].join(' '))
}

export const listStudentClasses: Handler<'listStudentClasses'> = (call) => {
  const student = call.state.students.get(idOf(call)) ?? missing(call, 'studentNotFound')
  const kids = call.state.kids.list().flatMap((kid) => (kid.parent === student.id ? [kid.id] : []))
  const own = new Set([student.id, ...kids])
  const rows = call.state.classes.list().filter((row) => row.students.some((one) => own.has(one)))
  return page(call, rows, (row) => rowView(row, call), { orders, usual: '-start_date_time' })
}

export const readClass: Handler<'readClass'> = (call) => ok(detailView(classOf(call), call))

export const readRecording: Handler<'readRecording'> = (call) => {
  const row = classOf(call)
  if (!hasRecording(row, call)) missing(call)
  return { status: 200, body: sampleBytes('video/webm'), headers: { 'content-type': 'video/webm' } }
}

/** A class of the caller, or any for the office. */
export function classOf(call: Call): ClassRecord {
  const row = call.state.classes.get(idOf(call))
  return row && maySee(row, call) ? row : missing(call)
}

/** What became of a class; nothing yet while it is still to come. */
export function outcomeOf(row: ClassRecord, call: Call): Outcome | null {
  if (row.outcome) return row.outcome
  return row.start + HOUR <= call.world.clock() ? usualOutcome(row.id) : null
}

/** Whether a class has the learner who was asked for; otherwise any of a learner's own, and all of a tutor's. */
function askedOf(call: Call): (row: ClassRecord) => boolean {
  const learner = call.query.get('learner_id')
  const { category } = accountOf(call)
  if (category === 'student' || category === 'kids') {
    const own = learnersAsked(call)
    return ({ students }) => students.some((one) => own.has(one))
  }
  return ({ students }) => learner === null || students.includes(Number(learner))
}

function maySee(row: ClassRecord, call: Call): boolean {
  if (isStaff(call) || row.tutor === accountOf(call).id) return true
  const own = learnersOf(call)
  return row.students.some((one) => own.has(one))
}

function hasRecording(row: ClassRecord, call: Call): boolean {
  const isReady = row.start + HOUR + PROCESSING <= call.world.clock()
  return isReady && outcomeOf(row, call) === 'completed' && row.id % 7 !== 0
}

function archived(row: ClassRecord, call: Call): { row: ClassRecord; outcome: Outcome }[] {
  const outcome = outcomeOf(row, call)
  return outcome ? [{ row, outcome }] : []
}

function recordingUrl(row: ClassRecord, call: Call): string | null {
  return hasRecording(row, call) ? `/api/classes/${row.id}/recording/` : null
}

function rowView(row: ClassRecord, call: Call) {
  return {
    ...classView(row, call),
    outcome: outcomeOf(row, call),
    recording_url: recordingUrl(row, call),
    notes: row.notes?.[call.language] ?? null,
    has_feedback: hasFeedback(row, call),
  }
}

function archivedView(row: ClassRecord, outcome: Outcome, call: Call): ArchivedClass {
  const own = learnersOf(call)
  const learner = row.students.find((one) => own.has(one))
  return {
    ...rowView(row, call),
    outcome,
    attendance: learner === undefined || outcome !== 'completed' ? null : attendanceOf(row, learner, call),
  }
}

/** For the office anybody's, for others their own. */
function hasFeedback(row: ClassRecord, call: Call): boolean {
  const { id } = accountOf(call)
  return call.state.feedback
    .list()
    .some(({ class_id, author }) => class_id === row.id && (isStaff(call) || author === id))
}

function attendanceOf(row: ClassRecord, learner: number, call: Call) {
  const said = row.attendance?.[learner]
  if (said) return said
  const isKnown = outcomeOf(row, call) === 'completed' && row.id % 9 !== 0
  return isKnown ? (row.id % 8 === 1 ? 'late' : 'present') : 'absent'
}

/** All of it for who teaches and the office, their own for learners; while the class runs only what was said. */
function attendanceSeen(row: ClassRecord, call: Call): ClassDetail['attendance'] {
  const isOver = outcomeOf(row, call) === 'completed'
  const own = learnersOf(call)
  const isHost = row.tutor === accountOf(call).id || isStaff(call)
  return row.students
    .filter((one) => (isHost || own.has(one)) && (isOver || row.attendance?.[one]))
    .map((one) => ({ student_id: one, status: attendanceOf(row, one, call) }))
}

function detailView(row: ClassRecord, call: Call): ClassDetail {
  const now = call.world.clock()
  const { id } = accountOf(call)
  const outcome = outcomeOf(row, call)
  const isOpen = !outcome && now >= row.start - EARLY && now < row.start + HOUR
  const isHost = row.tutor === id || isStaff(call)
  const request = call.state.requests.list().findLast(({ class_id }) => class_id === row.id)
  const room = `${call.origin}/__mock/pages/meeting?class=${row.id}`
  return {
    ...classView(row, call),
    outcome,
    join_from: isoOf(row.start - EARLY),
    host_link: isHost && isOpen ? `${room}&role=host` : null,
    join_link: !isHost && isOpen ? room : null,
    recording_url: recordingUrl(row, call),
    attendance: attendanceSeen(row, call),
    notes: row.notes?.[call.language] ?? null,
    cancel_reason: row.cancel_reason ?? null,
    reservation_id: row.reservation_id ?? null,
    reschedule_until: isoOf(row.start - 12 * HOUR),
    reschedule: request ? requestView(request, call) : null,
    is_feedback_due: outcome === 'completed' && !isStaff(call) && !hasFeedback(row, call),
    feedback: feedbackOn(row.id, call),
    server_time: isoOf(now),
  }
}

import { throwNotFound, respondData, type Handler } from '#mocks/handlers/responses.ts'
import { parseRange } from '#mocks/handlers/booking/availability.ts'
import { respondBytes } from '#mocks/handlers/respondBytes.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { joinNames } from '#mocks/handlers/joinNames.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { parseDays, isStaff, parseLearners, listOwnLearners } from '#mocks/handlers/caller.ts'
import { isMatch, requireAccount, parseId, parseList } from '#mocks/handlers/callValues.ts'
import {
  toArchivedClass,
  toClassDetail,
  hasRecording,
  computeOutcomeNow,
  toClassRow,
} from '#mocks/handlers/classes/classViews.ts'
import { findNamedCourse, toBookedClass } from '#mocks/handlers/views.ts'
import { buildSample } from '#mocks/pictures/samples.ts'
import { findGroupOfSession } from '#mocks/world/classes/offeredGroups.ts'
import { computeEnd } from '#mocks/world/hours/classTime.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import type { ClassRecord, Outcome } from '#mocks/world/records.ts'
import { normalize } from '#mocks/world/search.ts'

export const listArchivedClasses: Handler<'listArchivedClasses'> = (call) => {
  const outcomes = parseList(call, 'outcome')
  const { from, to } = parseDays(call)
  const { id, category } = requireAccount(call)
  const isAsked = buildFilter(call)
  const rows = call.state.classes
    .list()
    .filter((row) => category !== 'tutor' || row.tutor === id)
    .filter((row) => isAsked(row))
    .filter((row) => row.start >= from && row.start < to)
    .flatMap((row) => toOutcomeEntries(row, call))
    .filter(({ outcome }) => !outcomes || outcomes.has(outcome))
    .toSorted((a, b) => b.row.start - a.row.start || b.row.id - a.row.id)
  return respondPage(call, rows, ({ row, outcome }) => toArchivedClass(row, outcome, call))
}

export const listCalendar: Handler<'listCalendar'> = (call) => {
  const { from, to } = parseRange(call, 92 * DAY)
  const isAsked = buildFilter(call)
  const rows = call.state.classes
    .list()
    .filter((row) => row.start < to && computeEnd(row) > from && maySee(row, call) && isAsked(row))
    .toSorted((a, b) => a.start - b.start || a.id - b.id)
    .flatMap((row) => {
      const outcome = computeOutcomeNow(row, call)
      // The class at its new time is a record of its own
      // An hour that was never free is no class of the calendar
      const isHidden = outcome === 'rescheduled' || (outcome === 'to_reschedule' && !row.cancel_reason)
      return isHidden ? [] : [{ row, outcome }]
    })
  return respondPage(call, rows, ({ row, outcome }) => ({ ...toBookedClass(row, call), outcome }), {
    getSearchText: ({ row }) => joinSearchText(row, call),
    max: 1000,
  })
}

const orders: Orders<ClassRecord> = {
  start_date_time: (a: ClassRecord, b: ClassRecord) => a.start - b.start || a.id - b.id,
}

export const listClasses: Handler<'listClasses'> = (call) => {
  const outcomes = parseList(call, 'outcome')
  const states = parseList(call, 'state')
  const { from, to } = parseDays(call)
  const isOver = call.query.get('is_over')
  const now = call.world.clock()
  const tutor = call.query.get('tutor_id')
  const student = call.query.get('student_id')
  const learner = call.query.get('learner_id')
  const family = student === null ? undefined : listFamily(Number(student), call)
  const rows = call.state.classes
    .list()
    .filter((row) => row.start >= from && row.start < to && (!states || states.has(row.state)))
    .filter((row) => isOver === null || String(computeEnd(row) <= now) === isOver)
    .filter((row) => isOver !== 'false' || !isOff(row, call))
    .filter((row) => !tutor || row.tutor === Number(tutor))
    .filter((row) => !family || row.students.some((one) => family.has(one)))
    .filter((row) => !learner || row.students.includes(Number(learner)))
    .filter((row) => isMatch(call, 'group_class_id', listGroupIds(row, call)))
    .filter((row) => !outcomes || outcomes.has(computeOutcomeNow(row, call) ?? ''))
  return respondPage(call, rows, (row) => toClassRow(row, call), {
    orders,
    usual: '-start_date_time',
    getSearchText: (row) => joinSearchText(row, call),
  })
}

/** Whether a class does not take place at its time: it was cancelled, moved or waits for a new time. */
function isOff(row: ClassRecord, call: Call): boolean {
  return ['cancelled', 'rescheduled', 'to_reschedule'].includes(computeOutcomeNow(row, call) ?? '')
}

/** Lists the id of a session's group class; of another class nothing. */
function listGroupIds(row: ClassRecord, call: Call): number[] {
  const group = findGroupOfSession(call.state, row)
  return group ? [group.id] : []
}

/** Joins the text that search looks in: number, course, group class, tutor and learners. */
function joinSearchText(row: ClassRecord, call: Call): string {
  const course = findNamedCourse(row.course_id, call)
  const { name } = findGroupOfSession(call.state, row) ?? {}
  return `${normalize(`${row.id} ${course.name} ${name?.en ?? ''} ${name?.ar ?? ''}`)}\n${joinNames([row.tutor, ...row.students], call)}`
}

export const listStudentClasses: Handler<'listStudentClasses'> = (call) => {
  const student = call.state.students.get(parseId(call)) ?? throwNotFound(call, 'studentNotFound')
  const own = listFamily(student.id, call)
  const rows = call.state.classes.list().filter((row) => row.students.some((one) => own.has(one)))
  return respondPage(call, rows, (row) => toClassRow(row, call), { orders, usual: '-start_date_time' })
}

export const readClass: Handler<'readClass'> = (call) => respondData(toClassDetail(requireClass(call), call))

export const readRecording: Handler<'readRecording'> = (call) => {
  const row = requireClass(call)
  if (!hasRecording(row, call)) throwNotFound(call)
  return respondBytes(call, buildSample('video/webm'), { 'content-type': 'video/webm' })
}

/** Lists a learner and, of a student, the kids. */
function listFamily(id: number, call: Call): ReadonlySet<number> {
  return new Set([id, ...call.state.kids.list().flatMap((kid) => (kid.parent === id ? [kid.id] : []))])
}

/** Finds a class of the caller, or any for staff; throws a 404 otherwise. */
export function requireClass(call: Call): ClassRecord {
  const row = call.state.classes.get(parseId(call))
  return row && maySee(row, call) ? row : throwNotFound(call)
}

/** Builds the filter by `learner_id`: learners see their own classes, others all when it is absent. */
function buildFilter(call: Call): (row: ClassRecord) => boolean {
  const learner = call.query.get('learner_id')
  const { category } = requireAccount(call)
  if (category === 'student' || category === 'kids') {
    const own = parseLearners(call)
    return ({ students }) => students.some((one) => own.has(one))
  }
  return ({ students }) => learner === null || students.includes(Number(learner))
}

function maySee(row: ClassRecord, call: Call): boolean {
  if (isStaff(call) || row.tutor === requireAccount(call).id) return true
  const own = listOwnLearners(call)
  return row.students.some((one) => own.has(one))
}

function toOutcomeEntries(row: ClassRecord, call: Call): { row: ClassRecord; outcome: Outcome }[] {
  const outcome = computeOutcomeNow(row, call)
  return outcome ? [{ row, outcome }] : []
}

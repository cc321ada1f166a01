import type { GroupClass } from '#sdk'
import { getText, repeatInBothLanguages } from '#mocks/data/texts.ts'
import {
  respondMessage,
  throwNotFound,
  respondData,
  throwFieldErrors,
  throwFieldText,
  respondSaved,
  type BodyOf,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { describeOtherClass } from '#mocks/handlers/booking/requireFreeLearner.ts'
import { notifyOfGroup, notifyOfMovedGroup } from '#mocks/handlers/classes/notifyOfClass.ts'
import { endGroups, isPaidSeat } from '#mocks/handlers/classes/endGroup.ts'
import { describeBusyLearners, requireFreeTutor } from '#mocks/handlers/classes/groupHours.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { endInterviews } from '#mocks/handlers/classes/endInterviews.ts'
import { requireInterviewsBefore } from '#mocks/handlers/webinars/interviewTimes.ts'
import { isMatch, parseId } from '#mocks/handlers/callValues.ts'
import { checkLearners } from '#mocks/handlers/students/studentGroups.ts'
import { findNamedCourse, findLearner, findTutorPerson } from '#mocks/handlers/views.ts'
import {
  moveSessions,
  addSeat,
  findClassAtSeat,
  changeSessionLength,
  unseat,
} from '#mocks/world/classes/groupSeats.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import { normalize } from '#mocks/world/search.ts'
import { isInterviewForGroups } from '#mocks/world/webinars/interviewSeats.ts'
import { isSessionOf } from '#mocks/world/classes/offeredGroups.ts'
import { getGroupZone } from '#mocks/world/classes/groupZone.ts'
import { releaseUsedSeats } from '#mocks/world/classes/releaseUsedSeats.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import { parseTime, toInstant } from '#mocks/world/hours/zones.ts'

type Model = BodyOf<'insertGroupClass'>

export const listGroupClasses: Handler<'listGroupClasses'> = (call) => {
  const orders: Orders<GroupClassRecord> = {
    start_date: (a, b) => a.start_date.localeCompare(b.start_date) || a.id - b.id,
    size: (a, b) => a.learners.length - b.learners.length || a.id - b.id,
  }
  releaseUsedSeats(call.state, call.world.clock())
  const rows = call.state.groupClasses
    .list()
    .filter((row) => isMatch(call, 'tutor_id', [row.tutor]) && isMatch(call, 'course_id', [row.course_id]))
    .filter((row) => isMatch(call, 'learner_id', row.learners))
  return respondPage(call, rows, (row) => toGroupClass(row, call), {
    orders,
    usual: 'start_date',
    getSearchText: ({ name }) => normalize(`${name.en} ${name.ar}`),
  })
}

export const readGroupClass: Handler<'readGroupClass'> = (call) =>
  respondData(toGroupClass(requireGroupClass(call), call))

export const insertGroupClass: Handler<'insertGroupClass'> = (call, body) => {
  const fields = toRecordFields(call, body)
  requireFreeTutor(call, fields)
  const row = call.state.groupClasses.insert((id) => ({ id, learners: [], ...fields }))
  notifyOfGroup(call, 'groupClassAssigned', row, [])
  return respondSaved(call, row.id)
}

export const updateGroupClass: Handler<'updateGroupClass'> = (call, body) => {
  const row = requireGroupClass(call)
  const fields = toRecordFields(call, body)
  const isOther = row.course_id !== body.course_id
  if (isOther && row.learners.some((id) => isPaidSeat(call, row, id)))
    throwFieldErrors(call, { course_id: 'inUse' })
  if (row.learners.length > body.max_students) throwFieldErrors(call, { max_students: 'seatsTaken' })
  const name = row.name[call.language] === body.name ? row.name : fields.name
  const { zone: _, ...kept } = row
  const changed = { ...kept, ...fields, ...keepZone(row, fields.tutor), name }
  if (isMoved(row, changed) || changed.minutes > row.minutes) requireFreeTutor(call, changed, row)
  if (isMoved(row, changed)) requireInterviewsBefore(call, row, changed)
  if (isMoved(row, changed)) moveGroup(call, row, changed)
  else if (hasClassesAfter(call, row, changed.end_date)) throwFieldErrors(call, { end_date: 'groupTooShort' })
  else if (changed.minutes !== row.minutes) changeLength(call, row, changed)
  call.state.groupClasses.update(changed)
  return respondSaved(call, row.id)
}

export const deleteGroupClass: Handler<'deleteGroupClass'> = (call) => {
  const row = requireGroupClass(call)
  endGroups(call, [row], getText('The group class has ended|انتهت الحصة الجماعية'))
  call.state.groupClasses.remove(row.id)
  return respondMessage(call, 'deleted')
}

export const assignGroupClass: Handler<'assignGroupClass'> = (call, { student_ids }) => {
  const row = requireGroupClass(call)
  checkLearners(call, student_ids, row.max)
  const removed = row.learners.filter((id) => !student_ids.includes(id))
  const added = student_ids.filter((id) => !row.learners.includes(id))
  if (removed.some((id) => isPaidSeat(call, row, id))) throwFieldErrors(call, { student_ids: 'seatPaid' })
  const now = call.world.clock()
  for (const user_id of added) {
    const other = findClassAtSeat(call.state, { group: row.id, user_id }, { now })
    if (other) throwFieldText('student_ids', describeOtherClass(call, user_id, other, 'moveOneFirst'))
  }
  const changed = { ...row, learners: student_ids }
  call.state.groupClasses.update(changed)
  for (const id of removed) unseat(call.state, row, id, now)
  for (const id of added) addSeat(call.state, row, id, { now })
  notifyOfGroup(call, 'groupClassLeft', row, removed)
  if (added.length) notifyOfGroup(call, 'groupClassJoined', row, added)
  return respondData(toGroupClass(changed, call))
}

/** Finds the group class that a call names. */
export function requireGroupClass(call: Call): GroupClassRecord {
  return call.state.groupClasses.get(parseId(call)) ?? throwNotFound(call)
}

/** Converts what staff typed to the fields of a record, and refuses what does not fit together. */
export function toRecordFields(call: Call, body: Model) {
  if (!call.state.courses.get(body.course_id)) throwFieldErrors(call, { course_id: 'unknownRecord' })
  if (call.state.tutors.get(body.tutor_id)?.status !== 'approved')
    throwFieldErrors(call, { tutor_id: 'unknownRecord' })
  if (body.min_students > body.max_students) throwFieldErrors(call, { min_students: 'minMax' })
  if (body.age_from > body.age_to) throwFieldErrors(call, { age_from: 'minMax' })
  if (body.end_date <= body.start_date) throwFieldErrors(call, { end_date: 'endBeforeStart' })
  return {
    name: repeatInBothLanguages(body.name),
    course_id: body.course_id,
    tutor: body.tutor_id,
    days: body.days.toSorted((a, b) => a - b),
    start_date: body.start_date,
    end_date: body.end_date,
    start_time: body.start_time,
    minutes: body.minutes,
    min: body.min_students,
    max: body.max_students,
    isRenewed: body.is_auto_renew,
    age_from: body.age_from,
    age_to: body.age_to,
    price: body.price,
  }
}

/** Returns the zone of a group class that was planned in another one than its tutor's, while it keeps its tutor. */
export function keepZone(known: GroupClassRecord | undefined, tutor: number): { zone?: string } {
  return known?.zone !== undefined && known.tutor === tutor ? { zone: known.zone } : {}
}

/** Moves the sessions of a group class that get another hour or tutor, and notifies everyone concerned. */
function moveGroup(call: Call, before: GroupClassRecord, after: GroupClassRecord): void {
  if (!moveSessions(call.state, before, after, call.world.clock()))
    throwFieldErrors(call, { end_date: 'groupTooShort' })
  notifyOfMovedGroup(call, after, before.learners)
  if (before.tutor === after.tutor) return
  notifyOfGroup(call, 'groupClassAssigned', after, [])
  notifyOfGroup(call, 'groupClassHandedOver', before, [])
  endInterviews(call, after)
}

/**
 * Changes the length of the coming sessions of a group class, and notifies everyone concerned. Refuses a longer one during
 * which a learner has another class.
 */
function changeLength(call: Call, before: GroupClassRecord, group: GroupClassRecord): void {
  const { minutes } = group
  if (minutes > before.minutes) {
    const starts = call.state.classes
      .list()
      .filter((row) => isSessionOf(row, group) && !row.outcome)
      .map(({ start }) => start)
    const [problem] = describeBusyLearners(call, group, { minutes, starts })
    if (problem !== undefined) throwFieldText('minutes', problem)
  }
  changeSessionLength(call.state, group, call.world.clock())
  notifyOfMovedGroup(call, group, group.learners)
}

/** Whether a group class has sessions to come after a day. @param day `YYYY-MM-DD` in the tutor's zone */
function hasClassesAfter(call: Call, group: GroupClassRecord, day: string): boolean {
  const end = toInstant(getGroupZone(call.state, group), Date.parse(day) + DAY).instant
  return call.state.classes
    .list()
    .some(
      (row) => isSessionOf(row, group) && !row.outcome && row.start >= end && row.start > call.world.clock(),
    )
}

/** Whether a change of a group class moves its sessions or gives them to another tutor. */
export function isMoved(before: GroupClassRecord, after: GroupClassRecord): boolean {
  const fields = ['course_id', 'tutor', 'days', 'start_date', 'start_time'] as const
  return fields.some((field) => String(before[field]) !== String(after[field]))
}

function toGroupClass(row: GroupClassRecord, call: Call): GroupClass {
  const end = new Date(parseTime(row.start_time) + row.minutes * 60_000).toISOString().slice(11, 16)
  return {
    id: row.id,
    institute_id: call.state.institute.id,
    name: row.name[call.language],
    course: findNamedCourse(row.course_id, call),
    tutor: findTutorPerson(row.tutor, call),
    days: [...row.days],
    start_date: row.start_date,
    end_date: row.end_date,
    start_time: row.start_time,
    end_time: end,
    minutes: row.minutes,
    time_zone: getGroupZone(call.state, row),
    min_students: row.min,
    max_students: row.max,
    is_auto_renew: row.isRenewed,
    age_from: row.age_from,
    age_to: row.age_to,
    price: row.price,
    size: row.learners.length,
    open_interviews: call.state.webinars
      .list()
      .filter(({ start, isCancelled }) => !isCancelled && start > call.world.clock())
      .filter((webinar) => isInterviewForGroups(webinar, [row])).length,
    students: row.learners.map((id) => findLearner(id, call)),
  }
}

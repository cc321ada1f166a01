import {
  throwConflict,
  throwForbidden,
  throwNotFound,
  respondData,
  throwFieldErrors,
  type Handler,
} from '#mocks/handlers/responses.ts'
import { runForEach } from '#mocks/handlers/bulk.ts'
import { assertLearnersFree } from '#mocks/handlers/booking/requireFreeLearner.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { joinNames } from '#mocks/handlers/joinNames.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { isStaff, listOwnLearners } from '#mocks/handlers/caller.ts'
import { requireAccount, parseId, parseList } from '#mocks/handlers/callValues.ts'
import { toRescheduleRequest } from '#mocks/handlers/classes/requestView.ts'
import type { RequestRecord } from '#mocks/world/booking/bookingRecords.ts'
import { MOVE_NOTICE } from '#mocks/world/booking/cancellation.ts'
import { closeRequests } from '#mocks/world/booking/closeRequests.ts'
import { joinCourses } from '#mocks/world/booking/describeBooking.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import { isLearnerBusy } from '#mocks/world/hours/isLearnerBusy.ts'
import { isHeldAt, isTeachingAt, parseSlotId, getSlotState } from '#mocks/world/hours/slots.ts'
import { notify, type EventName } from '#mocks/world/notify.ts'

export const requestReschedule: Handler<'requestReschedule'> = (call, { slot_id, reason }) => {
  const { id } = requireAccount(call)
  const row = call.state.classes.get(parseId(call))
  const own = listOwnLearners(call)
  if (!row || !(row.tutor === id || row.students.some((one) => own.has(one)))) return throwNotFound(call)
  if (row.kind === 'group') throwConflict(call, 'groupKeepsTime')
  const now = call.world.clock()
  if (row.outcome || row.isOwed || row.start - now < MOVE_NOTICE) throwConflict(call, 'tooLateToMove')
  const isAsked = call.state.requests
    .list()
    .some((entry) => entry.class_id === row.id && entry.state === 'pending')
  if (isAsked) throwConflict(call, 'moveAsked')
  const { tutor: tutorId, start } = parseSlotId(slot_id)
  const tutor = call.state.tutors.get(row.tutor)
  if (!tutor || tutorId !== row.tutor) return throwFieldErrors(call, { slot_id: 'unknownRecord' })
  const found = getSlotState(call.state, tutor, start, { now, id })
  if (found === 'reserved') throwConflict(call, 'reserved')
  if (found === 'pending') throwConflict(call, 'pendingSlot')
  if (found !== 'available' && found !== 'selected') throwConflict(call, 'selectSlot')
  assertLearnersFree(call, row, start)
  const request = call.state.requests.insert((number) => ({
    id: number,
    class_id: row.id,
    student: row.students.find((one) => own.has(one)) ?? row.students[0] ?? id,
    tutor: row.tutor,
    from: row.start,
    to: start,
    reason,
    state: 'pending',
    asked_by: row.tutor === id ? 'tutor' : 'student',
    asker: id,
    asked: now,
  }))
  notify(call.state, now, request.asked_by === 'tutor' ? 'moveRequestedByTutor' : 'moveRequestedByLearner', {
    learners: row.students,
    tutors: [row.tutor],
    actor: id,
    values: { id: row.id, request: request.id, course: joinCourses(call.state, [row.course_id]) },
  })
  return respondData(toRescheduleRequest(request, call))
}

/** Finds the student of a request: of a kid the parent. */
function findPayer(call: Call, { student }: RequestRecord): number {
  return call.state.kids.get(student)?.parent ?? student
}

export const listRescheduleRequests: Handler<'listRescheduleRequests'> = (call) => {
  closeRequests(call.state, call.world.clock())
  const states = parseList(call, 'state')
  const tutor = call.query.get('tutor_id')
  const learner = call.query.get('learner_id')
  const orders: Orders<RequestRecord> = {
    asked_on: (a, b) => a.asked - b.asked || a.id - b.id,
    from_date_time: (a, b) => a.from - b.from || a.id - b.id,
  }
  const rows = call.state.requests
    .list()
    .filter((row) => maySee(row, call) && (!states || states.has(row.state)))
    .filter((row) => !tutor || row.tutor === Number(tutor))
    .filter((row) => !learner || row.student === Number(learner))
  return respondPage(call, rows, (row) => toRescheduleRequest(row, call), {
    orders,
    usual: '-asked_on',
    getSearchText: (row) => joinNames([row.student, row.tutor], call),
  })
}

export const acceptReschedule: Handler<'acceptReschedule'> = (call) =>
  respondData(toRescheduleRequest(accept(call, parseId(call)), call))

export const refuseReschedule: Handler<'refuseReschedule'> = (call, { reason }) =>
  respondData(toRescheduleRequest(refuse(call, parseId(call), reason), call))

export const cancelReschedule: Handler<'cancelReschedule'> = (call) => {
  closeRequests(call.state, call.world.clock())
  const row = requireRequest(call, parseId(call))
  const isOwn =
    requireAccount(call).category === 'tutor' ? row.asked_by === 'tutor' : row.asked_by === 'student'
  if (!isOwn && !isStaff(call)) throwForbidden(call)
  const changed = {
    ...requirePending(call, row),
    state: 'cancelled' as const,
    answered: call.world.clock(),
  }
  call.state.requests.update(changed)
  notifyOfRequest(call, row.asked_by === 'tutor' ? 'moveWithdrawnByTutor' : 'moveWithdrawnByLearner', changed)
  return respondData(toRescheduleRequest(changed, call))
}

export const answerReschedules: Handler<'answerReschedules'> = (call, { ids, action, reason }) =>
  respondData(
    runForEach(call, ids, (id) => (action === 'accept' ? accept(call, id) : refuse(call, id, reason ?? ''))),
  )

/** Moves the class, if it is not too late and the new hour is still free. */
function accept(call: Call, id: number): RequestRecord {
  const row = requirePending(call, requireAnswerable(call, id))
  const classRow = call.state.classes.get(row.class_id) ?? throwNotFound(call)
  if (classRow.outcome || classRow.isOwed) throwConflict(call)
  const now = call.world.clock()
  if (classRow.start !== row.from || row.from - now < MOVE_NOTICE) throwConflict(call, 'tooLateToMove')
  if (row.to <= now) throwConflict(call, 'tooLateToMove')
  if (isTeachingAt(call.state, row.tutor, row.to, { isMoved: ({ id: own }) => own === classRow.id }))
    throwConflict(call, 'hourTaken')
  const viewer = { now, id: findPayer(call, row) }
  if (isHeldAt(call.state, row.tutor, row.to, viewer)) throwConflict(call, 'pendingSlot')
  if (isLearnerBusy(call.state, classRow, row.to)) throwConflict(call, 'learnerBusyNow')
  call.state.classes.update({ ...classRow, start: row.to, state: 'confirmed' })
  // The history shows the class at its former time as rescheduled
  call.state.classes.insert((number) => toRescheduledClass(classRow, number))
  return saveAnswer(call, row, 'accepted')
}

function refuse(call: Call, id: number, reason: string): RequestRecord {
  return saveAnswer(call, { ...requirePending(call, requireAnswerable(call, id)), answer: reason }, 'refused')
}

function saveAnswer(call: Call, row: RequestRecord, state: 'accepted' | 'refused'): RequestRecord {
  const changed = { ...row, state, answered: call.world.clock() }
  call.state.requests.update(changed)
  notifyOfRequest(call, state === 'accepted' ? 'classMoved' : 'moveRefused', row)
  return changed
}

/** Notifies both sides of the decision on a request, except the person who decided. */
function notifyOfRequest(
  call: Call,
  event: Extract<EventName, 'classMoved' | 'moveRefused' | `moveWithdrawn${string}`>,
  row: RequestRecord,
): void {
  const classRow = call.state.classes.get(row.class_id)
  notify(call.state, call.world.clock(), event, {
    learners: classRow?.students ?? [row.student],
    tutors: [row.tutor],
    actor: call.account?.id,
    values: { id: row.class_id, course: joinCourses(call.state, classRow ? [classRow.course_id] : []) },
  })
}

/**
 * Builds the history record of the former time; without a reservation, so that it does not count as a used
 * class.
 */
export function toRescheduledClass(
  { course_id, tutor, students, kind, state, start }: ClassRecord,
  id: number,
): ClassRecord {
  return { id, course_id, tutor, students, kind, state, start, outcome: 'rescheduled' }
}

/** Finds a request that the caller may answer: staff any, others those of the other side. */
function requireAnswerable(call: Call, id: number): RequestRecord {
  const row = requireRequest(call, id)
  if (isStaff(call)) return row
  const side = requireAccount(call).category === 'tutor' ? 'tutor' : 'student'
  return side === row.asked_by ? throwForbidden(call) : row
}

function requireRequest(call: Call, id: number): RequestRecord {
  const row = call.state.requests.get(id)
  return row && maySee(row, call) ? row : throwNotFound(call)
}

function requirePending(call: Call, row: RequestRecord): RequestRecord {
  return row.state === 'pending' ? row : throwConflict(call)
}

function maySee(row: RequestRecord, call: Call): boolean {
  return isStaff(call) || row.tutor === requireAccount(call).id || listOwnLearners(call).has(row.student)
}

import { getText } from '#mocks/data/texts.ts'
import { conflict, forbid, missing, ok, reject, type Handler } from '#mocks/handlers/answer.ts'
import { runForEach } from '#mocks/handlers/bulk.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { notify } from '#mocks/handlers/notifications.ts'
import { page, type Orders } from '#mocks/handlers/paging.ts'
import { isStaff, listOwnLearners } from '#mocks/handlers/people.ts'
import { requireAccount, parseId, listIn } from '#mocks/handlers/request.ts'
import { MOVED_LEAST, requestView } from '#mocks/handlers/requestView.ts'
import { person, tutorPerson } from '#mocks/handlers/views.ts'
import type { RequestRecord } from '#mocks/world/bookingRecords.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import { normalise } from '#mocks/world/search.ts'
import { isKeptAt, isTeachingAt, parseSlotId, slotState } from '#mocks/world/slots.ts'

export const requestReschedule: Handler<'requestReschedule'> = (call, { slot_id, reason }) => {
  const { id } = requireAccount(call)
  const row = call.state.classes.get(parseId(call))
  const own = listOwnLearners(call)
  if (!row || !(row.tutor === id || row.students.some((one) => own.has(one)))) return missing(call)
  const now = call.world.clock()
  if (row.outcome || row.start - now < MOVED_LEAST) conflict(call, 'tooLateToMove')
  const isAsked = call.state.requests
    .list()
    .some((entry) => entry.class_id === row.id && entry.state === 'pending')
  if (isAsked) conflict(call, 'alreadyThere')
  const { tutor: tutorId, start } = parseSlotId(slot_id)
  const tutor = call.state.tutors.get(row.tutor)
  if (!tutor || tutorId !== row.tutor) return reject(call, { slot_id: 'unknownRecord' })
  const found = slotState(call.state, tutor, start, { now, id })
  if (found === 'reserved') conflict(call, 'reserved')
  if (found === 'pending') conflict(call, 'pendingSlot')
  if (found !== 'available' && found !== 'selected') conflict(call, 'selectSlot')
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
    asked: now,
  }))
  const other = request.asked_by === 'tutor' ? learnerSide(call, request) : tutorSide(request)
  notify(call, other.id, { kind: 'reschedule', ...asked, path: `${other.path}?class=${row.id}` })
  return ok(requestView(request, call))
}

const asked = {
  title: getText('Somebody asks to move a class|طلب لتغيير موعد حصة'),
  body: getText('Accept the new time, or refuse it with a reason.|اقبل الموعد الجديد أو ارفضه مع ذكر السبب.'),
}

function tutorSide({ tutor }: RequestRecord) {
  return { id: tutor, path: '/dashboard/CurrentClasses' }
}

/** A kid's parent is told. */
function learnerSide(call: Call, { student }: RequestRecord) {
  return { id: call.state.kids.get(student)?.parent ?? student, path: '/dashboard/BookedClasses' }
}

export const listRescheduleRequests: Handler<'listRescheduleRequests'> = (call) => {
  const states = listIn(call, 'state')
  const orders: Orders<RequestRecord> = {
    asked_on: (a, b) => a.asked - b.asked || a.id - b.id,
    from_date_time: (a, b) => a.from - b.from || a.id - b.id,
  }
  const rows = call.state.requests
    .list()
    .filter((row) => maySee(row, call) && (!states || states.has(row.state)))
  return page(call, rows, (row) => requestView(row, call), {
    orders,
    usual: '-asked_on',
    words: ({ student, tutor }) =>
      normalise(`${person(student, call).name} ${tutorPerson(tutor, call).name}`),
  })
}

export const acceptReschedule: Handler<'acceptReschedule'> = (call) =>
  ok(requestView(accept(call, parseId(call)), call))

export const refuseReschedule: Handler<'refuseReschedule'> = (call, { reason }) =>
  ok(requestView(refuse(call, parseId(call), reason), call))

export const cancelReschedule: Handler<'cancelReschedule'> = (call) => {
  const row = requireRequest(call, parseId(call))
  const isOwn =
    requireAccount(call).category === 'tutor' ? row.asked_by === 'tutor' : row.asked_by === 'student'
  if (!isOwn && !isStaff(call)) forbid(call)
  const changed = { ...pending(call, row), state: 'cancelled' as const, answered: call.world.clock() }
  call.state.requests.update(changed)
  return ok(requestView(changed, call))
}

export const answerReschedules: Handler<'answerReschedules'> = (call, { ids, action, reason }) =>
  ok(runForEach(call, ids, (id) => (action === 'accept' ? accept(call, id) : refuse(call, id, reason ?? ''))))

/** The class moves while it is not too late, when its new hour is still free. */
function accept(call: Call, id: number): RequestRecord {
  const row = pending(call, answerable(call, id))
  const lesson = call.state.classes.get(row.class_id) ?? missing(call)
  if (lesson.outcome) conflict(call)
  const now = call.world.clock()
  if (lesson.start !== row.from || row.from - now < MOVED_LEAST) conflict(call, 'tooLateToMove')
  if (row.to <= now) conflict(call, 'selectSlot')
  if (isTeachingAt(call.state, row.tutor, row.to, lesson.id)) conflict(call, 'reserved')
  const viewer = { now, id: learnerSide(call, row).id }
  if (isKeptAt(call.state, row.tutor, row.to, viewer)) conflict(call, 'pendingSlot')
  call.state.classes.update({ ...lesson, start: row.to, state: 'confirmed' })
  // The history tells that it was to be at another time
  call.state.classes.insert((number) => givenUp(lesson, number))
  return answered(call, row, 'accepted')
}

function refuse(call: Call, id: number, reason: string): RequestRecord {
  return answered(call, { ...pending(call, answerable(call, id)), answer: reason }, 'refused')
}

function answered(call: Call, row: RequestRecord, state: 'accepted' | 'refused'): RequestRecord {
  const changed = { ...row, state, answered: call.world.clock() }
  call.state.requests.update(changed)
  const title =
    state === 'accepted' ? 'A class was moved|تغيّر موعد حصة' : 'A request was refused|رُفض طلب تغيير'
  const body = getText('See the time in your calendar.|الموعد في تقويمك.')
  const sides = { tutor: tutorSide(row), student: learnerSide(call, row) }
  // Who answered knows; the office tells both
  const told = isStaff(call) ? [sides.tutor, sides.student] : [sides[row.asked_by]]
  for (const { id, path } of told)
    notify(call, id, {
      kind: 'reschedule',
      title: getText(title),
      body,
      path: `${path}?class=${row.class_id}`,
    })
  return changed
}

/** What a booking has used is counted by its classes: a time that was given up is none. */
function givenUp({ course_id, tutor, students, kind, state, start }: ClassRecord, id: number): ClassRecord {
  return { id, course_id, tutor, students, kind, state, start, outcome: 'rescheduled' }
}

/** The office answers all; otherwise the side that did not ask. */
function answerable(call: Call, id: number): RequestRecord {
  const row = requireRequest(call, id)
  if (isStaff(call)) return row
  const side = requireAccount(call).category === 'tutor' ? 'tutor' : 'student'
  return side === row.asked_by ? forbid(call) : row
}

function requireRequest(call: Call, id: number): RequestRecord {
  const row = call.state.requests.get(id)
  return row && maySee(row, call) ? row : missing(call)
}

function pending(call: Call, row: RequestRecord): RequestRecord {
  return row.state === 'pending' ? row : conflict(call)
}

function maySee(row: RequestRecord, call: Call): boolean {
  return isStaff(call) || row.tutor === requireAccount(call).id || listOwnLearners(call).has(row.student)
}

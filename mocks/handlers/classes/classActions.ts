import {
  throwConflict,
  respondMessage,
  throwForbidden,
  throwNotFound,
  respondData,
  throwFieldErrors,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { requireClass } from '#mocks/handlers/classes/classes.ts'
import { notifyOfAttendance, notifyOfClass, notifyOfNotes } from '#mocks/handlers/classes/notifyOfClass.ts'
import { toClassDetail } from '#mocks/handlers/classes/classViews.ts'
import { assertFree, parseStarts } from '#mocks/handlers/booking/holds.ts'
import { assertLearnersFree } from '#mocks/handlers/booking/requireFreeLearner.ts'
import { isStaff } from '#mocks/handlers/caller.ts'
import { requireAccount } from '#mocks/handlers/callValues.ts'
import { toRescheduledClass } from '#mocks/handlers/classes/requests.ts'
import { computeOutcome } from '#mocks/world/booking/outcome.ts'
import { computeEnd } from '#mocks/world/hours/classTime.ts'
import type { ClassRecord, TutorRecord } from '#mocks/world/records.ts'

export const saveAttendance: Handler<'saveAttendance'> = (call, { attendance }) => {
  const row = requireTaughtClass(call)
  if (row.start > call.world.clock()) throwConflict(call)
  if (attendance.some(({ student_id }) => !row.students.includes(student_id)))
    throwFieldErrors(call, { attendance: 'unknownRecord' })
  const statuses = Object.fromEntries(attendance.map(({ student_id, status }) => [student_id, status]))
  const changed = { ...row, attendance: { ...row.attendance, ...statuses } }
  call.state.classes.update(changed)
  notifyOfAttendance(call, row, changed)
  // A class counts once its attendance says that it is held, mostly while it runs, and no longer after a correction
  const tutor = call.state.tutors.get(row.tutor)
  const [before = 0, after = 0] = [row, changed].map((one) =>
    Number(computeOutcome(one, computeEnd(one)) === 'completed'),
  )
  if (tutor && before !== after)
    call.state.tutors.update({ ...tutor, classes_count: tutor.classes_count + after - before })
  return respondMessage(call, 'saved')
}

export const saveClassNotes: Handler<'saveClassNotes'> = (call, { notes }) => {
  const row = requireTaughtClass(call)
  call.state.classes.update({ ...row, notes: { en: notes, ar: notes } })
  if (notes) notifyOfNotes(call, row)
  return respondMessage(call, 'saved')
}

export const placeClass: Handler<'placeClass'> = (call, { slot_id }) => {
  const row = requireOwedClass(call)
  const tutor = requireTutor(call, row)
  const [start = 0] = parseStarts(call, tutor, [slot_id])
  assertFree(call, tutor, start)
  assertLearnersFree(call, row, start)
  const { isOwed: _, offers: __, cancel_reason, ...kept } = row
  const placed = { ...kept, start, state: 'confirmed' as const }
  call.state.classes.update(placed)
  // A class that lost its time stays in the history; a paid hour that was never free was no class
  if (cancel_reason) call.state.classes.insert((id) => ({ ...toRescheduledClass(row, id), cancel_reason }))
  notifyOfClass(call, 'classPlaced', placed)
  return respondData(toClassDetail(placed, call))
}

export const offerHours: Handler<'offerHours'> = (call, { slot_ids }) => {
  const row = requireOwedClass(call)
  const tutor = requireTutor(call, row)
  const starts = parseStarts(call, tutor, slot_ids)
  for (const start of starts) {
    assertFree(call, tutor, start)
    assertLearnersFree(call, row, start)
  }
  const offered = { ...row, offers: starts }
  call.state.classes.update(offered)
  notifyOfClass(call, 'hoursOffered', offered)
  return respondData(toClassDetail(offered, call))
}

function requireOwedClass(call: Call): ClassRecord {
  const row = requireClass(call)
  return row.isOwed ? row : throwConflict(call)
}

function requireTutor(call: Call, { tutor }: ClassRecord): TutorRecord {
  return call.state.tutors.get(tutor) ?? throwNotFound(call)
}

function requireTaughtClass(call: Call): ClassRecord {
  const row = requireClass(call)
  if (!isStaff(call) && row.tutor !== requireAccount(call).id) throwForbidden(call)
  return row
}

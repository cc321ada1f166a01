import {
  throwConflict,
  respondMessage,
  throwForbidden,
  throwFieldErrors,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { requireClass } from '#mocks/handlers/classes.ts'
import { computeOutcome } from '#mocks/handlers/classViews.ts'
import { isStaff } from '#mocks/handlers/people.ts'
import { requireAccount } from '#mocks/handlers/request.ts'
import type { ClassRecord } from '#mocks/world/records.ts'

export const saveAttendance: Handler<'saveAttendance'> = (call, { attendance }) => {
  const row = requireTaughtClass(call)
  if (row.start > call.world.clock()) throwConflict(call)
  if (attendance.some(({ student_id }) => !row.students.includes(student_id)))
    throwFieldErrors(call, { attendance: 'unknownRecord' })
  const statuses = Object.fromEntries(attendance.map(({ student_id, status }) => [student_id, status]))
  call.state.classes.update({ ...row, attendance: { ...row.attendance, ...statuses } })
  return respondMessage(call, 'saved')
}

export const saveClassNotes: Handler<'saveClassNotes'> = (call, { notes }) => {
  const row = requireTaughtClass(call)
  call.state.classes.update({ ...row, notes: { en: notes, ar: notes } })
  return respondMessage(call, 'saved')
}

export const cancelClass: Handler<'cancelClass'> = (call, { reason }) => {
  const row = requireClass(call)
  if (computeOutcome(row, call) || row.start <= call.world.clock()) throwConflict(call)
  call.state.classes.update({ ...row, outcome: 'cancelled', cancel_reason: reason })
  return respondMessage(call, 'saved')
}

function requireTaughtClass(call: Call): ClassRecord {
  const row = requireClass(call)
  if (!isStaff(call) && row.tutor !== requireAccount(call).id) throwForbidden(call)
  return row
}

import { conflict, finished, forbid, reject, type Handler } from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { requireClass } from '#mocks/handlers/lessons.ts'
import { computeOutcome } from '#mocks/handlers/classViews.ts'
import { isStaff } from '#mocks/handlers/people.ts'
import { requireAccount } from '#mocks/handlers/request.ts'
import type { ClassRecord } from '#mocks/world/records.ts'

export const saveAttendance: Handler<'saveAttendance'> = (call, { attendance }) => {
  const row = taughtClass(call)
  if (row.start > call.world.clock()) conflict(call)
  if (attendance.some(({ student_id }) => !row.students.includes(student_id)))
    reject(call, { attendance: 'unknownRecord' })
  const said = Object.fromEntries(attendance.map(({ student_id, status }) => [student_id, status]))
  call.state.classes.update({ ...row, attendance: { ...row.attendance, ...said } })
  return finished(call, 'saved')
}

export const saveClassNotes: Handler<'saveClassNotes'> = (call, { notes }) => {
  const row = taughtClass(call)
  call.state.classes.update({ ...row, notes: { en: notes, ar: notes } })
  return finished(call, 'saved')
}

export const cancelClass: Handler<'cancelClass'> = (call, { reason }) => {
  const row = requireClass(call)
  if (computeOutcome(row, call) || row.start <= call.world.clock()) conflict(call)
  call.state.classes.update({ ...row, outcome: 'cancelled', cancel_reason: reason })
  return finished(call, 'saved')
}

function taughtClass(call: Call): ClassRecord {
  const row = requireClass(call)
  if (!isStaff(call) && row.tutor !== requireAccount(call).id) forbid(call)
  return row
}

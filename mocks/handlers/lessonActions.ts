import { conflict, finished, forbid, reject, type Handler } from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { classOf } from '#mocks/handlers/lessons.ts'
import { outcomeOf } from '#mocks/handlers/lessonViews.ts'
import { isStaff } from '#mocks/handlers/people.ts'
import { accountOf } from '#mocks/handlers/request.ts'
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
  const row = classOf(call)
  if (outcomeOf(row, call) || row.start <= call.world.clock()) conflict(call)
  call.state.classes.update({ ...row, outcome: 'cancelled', cancel_reason: reason })
  return finished(call, 'saved')
}

function taughtClass(call: Call): ClassRecord {
  const row = classOf(call)
  if (!isStaff(call) && row.tutor !== accountOf(call).id) forbid(call)
  return row
}

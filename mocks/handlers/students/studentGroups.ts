import type { StudentGroup } from '#sdk'
import { repeatInBothLanguages } from '#mocks/data/texts.ts'
import {
  throwConflict,
  respondMessage,
  throwNotFound,
  respondData,
  throwFieldErrors,
  respondSaved,
  type BodyOf,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { isLearner } from '#mocks/handlers/kids/learners.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { isMatch, parseId } from '#mocks/handlers/callValues.ts'
import { findLearner, findTutorPerson } from '#mocks/handlers/views.ts'
import type { GroupRecord } from '#mocks/world/staffRecords.ts'
import { normalize } from '#mocks/world/search.ts'

export const listStudentGroups: Handler<'listStudentGroups'> = (call) => {
  const orders: Orders<GroupRecord> = {
    size: (a, b) => a.learners.length - b.learners.length || a.id - b.id,
    id: (a, b) => a.id - b.id,
  }
  const rows = call.state.groups
    .list()
    .filter((row) => isMatch(call, 'tutor_id', [row.tutor]) && isMatch(call, 'learner_id', row.learners))
  return respondPage(call, rows, (row) => toStudentGroup(row, call), {
    orders,
    usual: '-id',
    getSearchText: ({ name }) => normalize(`${name.en} ${name.ar}`),
  })
}

export const readStudentGroup: Handler<'readStudentGroup'> = (call) =>
  respondData(toStudentGroup(requireGroup(call), call))

export const insertStudentGroup: Handler<'insertStudentGroup'> = (call, body) =>
  respondSaved(
    call,
    call.state.groups.insert((id) => ({ id, learners: [], ...toRecordFields(call, body) })).id,
  )

export const updateStudentGroup: Handler<'updateStudentGroup'> = (call, body) => {
  const row = requireGroup(call)
  const fields = toRecordFields(call, body)
  if (row.learners.length > body.max_students) throwFieldErrors(call, { max_students: 'seatsTaken' })
  const name = row.name[call.language] === body.name ? row.name : fields.name
  call.state.groups.update({ ...row, ...fields, name })
  return respondSaved(call, row.id)
}

export const deleteStudentGroup: Handler<'deleteStudentGroup'> = (call) => {
  call.state.groups.remove(requireGroup(call).id)
  return respondMessage(call, 'deleted')
}

export const assignStudentGroup: Handler<'assignStudentGroup'> = (call, { student_ids }) => {
  const row = requireGroup(call)
  checkLearners(call, student_ids, row.max)
  const changed = { ...row, learners: student_ids }
  call.state.groups.update(changed)
  return respondData(toStudentGroup(changed, call))
}

/** Throws a 422 for unknown learners and for more than `most`. */
export function checkLearners(call: Call, ids: readonly number[], max: number): void {
  if (!ids.every((id) => isLearner(call.state, id))) throwFieldErrors(call, { student_ids: 'unknownRecord' })
  if (ids.length > max) throwConflict(call, 'groupFull')
}

function requireGroup(call: Call): GroupRecord {
  return call.state.groups.get(parseId(call)) ?? throwNotFound(call)
}

function toRecordFields(call: Call, { name, tutor_id, days, max_students }: BodyOf<'insertStudentGroup'>) {
  if (call.state.tutors.get(tutor_id)?.status !== 'approved')
    throwFieldErrors(call, { tutor_id: 'unknownRecord' })
  return {
    name: repeatInBothLanguages(name),
    tutor: tutor_id,
    days: days.toSorted((a, b) => a - b),
    max: max_students,
  }
}

function toStudentGroup(row: GroupRecord, call: Call): StudentGroup {
  return {
    id: row.id,
    name: row.name[call.language],
    tutor: findTutorPerson(row.tutor, call),
    days: [...row.days],
    time_zone: call.state.tutors.get(row.tutor)?.time_zone ?? call.state.institute.time_zone,
    max_students: row.max,
    size: row.learners.length,
    students: row.learners.map((id) => findLearner(id, call)),
  }
}

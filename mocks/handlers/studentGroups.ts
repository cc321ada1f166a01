import type { StudentGroup } from '#sdk'
import { same } from '#mocks/data/texts.ts'
import {
  conflict,
  finished,
  missing,
  ok,
  reject,
  saved,
  type BodyOf,
  type Handler,
} from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { page, type Orders } from '#mocks/handlers/paging.ts'
import { parseId } from '#mocks/handlers/request.ts'
import { pupil, tutorPerson } from '#mocks/handlers/views.ts'
import type { GroupRecord } from '#mocks/world/officeRecords.ts'
import { normalise } from '#mocks/world/search.ts'

export const listStudentGroups: Handler<'listStudentGroups'> = (call) => {
  const orders: Orders<GroupRecord> = {
    size: (a, b) => a.learners.length - b.learners.length || a.id - b.id,
    id: (a, b) => a.id - b.id,
  }
  return page(call, call.state.groups.list(), (row) => groupView(row, call), {
    orders,
    usual: '-id',
    words: ({ name }) => normalise(`${name.en} ${name.ar}`),
  })
}

export const readStudentGroup: Handler<'readStudentGroup'> = (call) => ok(groupView(requireGroup(call), call))

export const insertStudentGroup: Handler<'insertStudentGroup'> = (call, body) =>
  saved(call, call.state.groups.insert((id) => ({ id, learners: [], ...fieldsIn(call, body) })).id)

export const updateStudentGroup: Handler<'updateStudentGroup'> = (call, body) => {
  const row = requireGroup(call)
  const fields = fieldsIn(call, body)
  if (row.learners.length > body.max_students) reject(call, { max_students: 'outOfRange' })
  const name = row.name[call.language] === body.name ? row.name : fields.name
  call.state.groups.update({ ...row, ...fields, name })
  return saved(call, row.id)
}

export const deleteStudentGroup: Handler<'deleteStudentGroup'> = (call) => {
  call.state.groups.remove(requireGroup(call).id)
  return finished(call, 'deleted')
}

export const assignStudentGroup: Handler<'assignStudentGroup'> = (call, { student_ids }) => {
  const row = requireGroup(call)
  checkLearners(call, student_ids, row.most)
  const changed = { ...row, learners: student_ids }
  call.state.groups.update(changed)
  return ok(groupView(changed, call))
}

/** Refuses people who are not there, and more of them than there is room for. */
export function checkLearners(call: Call, ids: readonly number[], most: number): void {
  const { students, kids } = call.state
  if (ids.some((id) => !students.get(id) && !kids.get(id))) reject(call, { student_ids: 'unknownRecord' })
  if (ids.length > most) conflict(call, 'groupFull')
}

function requireGroup(call: Call): GroupRecord {
  return call.state.groups.get(parseId(call)) ?? missing(call)
}

function fieldsIn(call: Call, { name, tutor_id, days, max_students }: BodyOf<'insertStudentGroup'>) {
  if (call.state.tutors.get(tutor_id)?.status !== 'approved') reject(call, { tutor_id: 'unknownRecord' })
  return { name: same(name), tutor: tutor_id, days: days.toSorted((a, b) => a - b), most: max_students }
}

function groupView(row: GroupRecord, call: Call): StudentGroup {
  return {
    id: row.id,
    name: row.name[call.language],
    tutor: tutorPerson(row.tutor, call),
    days: [...row.days],
    time_zone: call.state.tutors.get(row.tutor)?.time_zone ?? call.state.institute.time_zone,
    max_students: row.most,
    size: row.learners.length,
    students: row.learners.map((id) => pupil(id, call)),
  }
}

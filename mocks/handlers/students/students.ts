import type { Student } from '#sdk'
import { formatNameList, repeatInBothLanguages } from '#mocks/data/texts.ts'
import { throwNotFound, respondData, respondSaved, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { findBest, listAttempts } from '#mocks/handlers/quizzes/results.ts'
import { countDueHomework } from '#mocks/handlers/kids/kids.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { runForEach } from '#mocks/handlers/bulk.ts'
import { parseId } from '#mocks/handlers/callValues.ts'
import { getPictureUrl, findLearner } from '#mocks/handlers/views.ts'
import { computeEnd } from '#mocks/world/hours/classTime.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import { computeOutcome } from '#mocks/world/booking/outcome.ts'
import { buildFullName } from '#mocks/world/people/buildFullName.ts'
import type { StudentRecord } from '#mocks/world/records.ts'
import { normalize } from '#mocks/world/search.ts'
import { giveSeatsBack } from '#mocks/handlers/webinars/giveSeatsBack.ts'
import { notify } from '#mocks/world/notify.ts'

export const listStudents: Handler<'listStudents'> = (call) => {
  const status = call.query.get('status')
  const waiting = call.query.get('is_pending')
  const compareBy = (text: (row: StudentRecord) => string) => (a: StudentRecord, b: StudentRecord) =>
    text(a).localeCompare(text(b), call.language) || a.id - b.id
  const orders: Orders<StudentRecord> = {
    joined_on: compareBy(({ joined_on }) => joined_on),
    first_name: compareBy(({ first_name }) => first_name[call.language]),
    last_name: compareBy(({ last_name }) => last_name[call.language]),
    email: compareBy(({ email }) => email),
    status: (a, b) => Number(a.status) - Number(b.status) || a.id - b.id,
  }
  const rows = call.state.students
    .list()
    .filter((row) => status === null || String(row.status) === status)
    .filter((row) => waiting === null || String(row.isPending) === waiting)
  return respondPage(call, rows, (row) => toStudent(row, call), {
    orders,
    usual: '-joined_on',
    getSearchText: (row) => `${joinSearchText(row)} ${joinKidNames(row.id, call)}`,
  })
}

export const readStudent: Handler<'readStudent'> = (call) => {
  const row = requireStudent(call)
  const kids = listKidIds(row.id, call)
  return respondData({
    ...toStudent(row, call),
    ...summarizeClasses([row.id, ...kids], call),
    time_zone: call.state.profiles.get(row.id)?.time_zone ?? call.state.institute.time_zone,
    kids: [...kids, ...listRemovedKidIds(row.id, call)].map((id) => ({
      ...findLearner(id, call),
      gender: call.state.kids.get(id)?.gender ?? row.gender,
    })),
    homework_due: [row.id, ...kids].reduce((sum, id) => sum + countDueHomework(id, call), 0),
    quiz_average: computeQuizAverage([row.id, ...kids], call),
  })
}

export const updateStudent: Handler<'updateStudent'> = (call, body) => {
  const row = requireStudent(call)
  const { language } = call
  const { first_name: first, last_name: last } = body
  const first_name =
    first === undefined || first === row.first_name[language] ? row.first_name : repeatInBothLanguages(first)
  const last_name =
    last === undefined || last === row.last_name[language] ? row.last_name : repeatInBothLanguages(last)
  const phone_number = body.phone_number ?? row.phone_number
  call.state.students.update({
    ...row,
    first_name,
    last_name,
    phone_number,
    ...changeStatus(call, row, body.status),
  })
  const account = call.state.accounts.get(row.id)
  if (account) call.state.accounts.update({ ...account, first_name, last_name })
  if (body.status !== undefined) applyStatus(call, row, body.status)
  return respondSaved(call, row.id)
}

export const updateStudents: Handler<'updateStudents'> = (call, { ids, status }) =>
  respondData(
    runForEach(call, ids, (id) => {
      const row = call.state.students.get(id) ?? throwNotFound(call, 'studentNotFound')
      call.state.students.update({ ...row, ...changeStatus(call, row, status) })
      applyStatus(call, row, status)
    }),
  )

/** Builds the changed status of a student, with the time of a new activation. */
function changeStatus({ world }: Call, before: StudentRecord, status = before.status) {
  return { status, ...(status && !before.status && { activated: world.clock() }) }
}

/** Ends the sessions of a student who was deactivated, and notifies those concerned of the new status. */
function applyStatus(call: Call, before: StudentRecord, status: boolean): void {
  if (!status) endSessions(call, before.id)
  if (status === before.status) return
  const own = [before.id, ...listKidIds(before.id, call)]
  const now = call.world.clock()
  const coming = call.state.classes
    .list()
    .filter((row) => (row.start > now || row.isOwed) && !row.outcome)
    .filter(({ students }) => students.some((id) => own.includes(id)))
  for (const tutor of new Set(coming.map((row) => row.tutor))) {
    const taught = coming.filter((row) => row.tutor === tutor).flatMap(({ students }) => students)
    const names = own
      .filter((id) => taught.includes(id))
      .flatMap((id) => (call.state.kids.get(id) ?? call.state.students.get(id))?.first_name ?? [])
    const event = status ? 'studentActivated' : 'studentDeactivated'
    notify(call.state, now, event, { tutors: [tutor], values: { name: formatNameList(names) } })
  }
  if (!status) giveSeatsBack(call, own)
  if (status) notify(call.state, now, 'studentActivated', { learners: [before.id], values: {} })
}

/** Ends the sessions of a student and of the student's kids. */
function endSessions(call: Call, student: number): void {
  const { world, state } = call
  for (const account of [student, ...listKidIds(student, call)])
    world.tokens.revokeAll({ institute: state.institute.id, account })
}

/** Returns the last and next class and the number of classes held. */
export function summarizeClasses(learners: readonly number[], call: Call, tutor?: number) {
  const now = call.world.clock()
  const rows = call.state.classes
    .list()
    .filter((row) => (tutor === undefined || row.tutor === tutor) && !row.outcome && !row.isOwed)
    .filter(({ students }) => students.some((id) => learners.includes(id)))
  const past = rows.filter((row) => computeOutcome(row, now) === 'completed').map(({ start }) => start)
  const coming = rows.filter((row) => computeEnd(row) > now).map(({ start }) => start)
  return {
    last_class: past.length ? formatIso(past.reduce((a, b) => Math.max(a, b))) : null,
    next_class: coming.length ? formatIso(coming.reduce((a, b) => Math.min(a, b))) : null,
    classes_count: past.length,
  }
}

/** Computes the mean of the best quiz scores of learners in percent. */
export function computeQuizAverage(learners: readonly number[], call: Call): number | null {
  const shares = call.state.quizzes.list().flatMap((quiz) =>
    learners.flatMap((learner) => {
      const best = findBest(listAttempts(call, quiz.id, learner), call)
      return best.best_score === null ? [] : [best.best_score / best.best_total]
    }),
  )
  return shares.length ? Math.round((shares.reduce((a, b) => a + b) / shares.length) * 100) : null
}

function requireStudent(call: Call): StudentRecord {
  return call.state.students.get(parseId(call)) ?? throwNotFound(call, 'studentNotFound')
}

function listKidIds(student: number, call: Call): number[] {
  return call.state.kids
    .list()
    .flatMap(({ id, parent, isRemoved }) => (parent === student && !isRemoved ? [id] : []))
}

function listRemovedKidIds(student: number, call: Call): number[] {
  return call.state.kids
    .list()
    .flatMap(({ id, parent, isRemoved }) => (parent === student && isRemoved ? [id] : []))
}

function joinSearchText(row: StudentRecord): string {
  const { en, ar } = buildFullName(row)
  return normalize(`${en} ${ar} ${row.email} ${row.phone_number}`)
}

/** Joins the names of a student's kids, also of removed ones, whom records of classes and payments still name. */
function joinKidNames(student: number, call: Call): string {
  const kids = call.state.kids.list().filter(({ parent }) => parent === student)
  return normalize(kids.map(({ first_name }) => `${first_name.en} ${first_name.ar}`).join(' '))
}

function toStudent(row: StudentRecord, call: Call): Student {
  const kids = listKidIds(row.id, call)
  const removed = listRemovedKidIds(row.id, call)
  const listNames = (ids: readonly number[]) => ids.map((id) => findLearner(id, call).name)
  return {
    id: row.id,
    first_name: row.first_name[call.language],
    last_name: row.last_name[call.language],
    email: row.email,
    phone_number: row.phone_number,
    gender: row.gender,
    profile_picture_url: getPictureUrl(row, call),
    status: row.status,
    is_pending: row.isPending,
    kids_count: kids.length,
    kid_names: listNames(kids),
    ...(removed.length > 0 && { removed_kid_names: listNames(removed) }),
    joined_on: row.joined_on,
  }
}

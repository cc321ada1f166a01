import type { Homework } from '#sdk'
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
import { checkFiles, toFiles } from '#mocks/handlers/files.ts'
import { resolveLearners } from '#mocks/handlers/kids/learners.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { isStaff, requireOwnerOrStaff } from '#mocks/handlers/caller.ts'
import { isMatch, requireAccount, parseId, parseList } from '#mocks/handlers/callValues.ts'
import { requireTimeToCome } from '#mocks/handlers/requireTimeToCome.ts'
import { isNewestAnswer, toSubmission } from '#mocks/handlers/homework/submissions.ts'
import { findNamedCourse, findPerson, findLearner } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import type { HomeworkRecord, SubmissionRecord } from '#mocks/world/learning/learningRecords.ts'
import { notifyOfHomework, type Change } from '#mocks/world/learning/notifyOfHomework.ts'
import { normalize } from '#mocks/world/search.ts'
import { notify } from '#mocks/world/notify.ts'

export const listHomework: Handler<'listHomework'> = (call) => {
  const published = call.query.get('published')
  const course = call.query.get('course_id')
  const orders: Orders<HomeworkRecord> = {
    dueDate: (a, b) => a.due - b.due || a.id - b.id,
    createdOn: (a, b) => a.created - b.created || a.id - b.id,
  }
  const rows = call.state.homework
    .list()
    .filter((row) => isStaff(call) || row.owner === requireAccount(call).id)
    .filter((row) => isMatch(call, 'tutor_id', [row.owner]) && isMatch(call, 'learner_id', row.learners))
    .filter((row) => published === null || String(row.published) === published)
    .filter((row) => !course || row.course_id === Number(course))
  return respondPage(call, rows, (row) => toHomework(row, call), {
    orders,
    usual: '-createdOn',
    getSearchText: ({ title }) => normalize(`${title.en} ${title.ar}`),
  })
}

export const insertHomework: Handler<'insertHomework'> = (call, body) => {
  const fields = toRecordFields(call, body)
  requireTimeToCome(call, 'dueDate', { time: fields.due })
  const owner = requireAccount(call).id
  const created = call.world.clock()
  const row = call.state.homework.insert((id) => ({
    id,
    owner,
    created,
    learners: listGroupMembers(call, fields),
    ...fields,
  }))
  notifyOfChange(call, { after: row })
  return respondSaved(call, row.id)
}

export const updateHomework: Handler<'updateHomework'> = (call, body) => {
  const row = requireOwnHomework(call)
  const fields = toRecordFields(call, body)
  requireTimeToCome(call, 'dueDate', { time: fields.due, before: row.due })
  const given = call.state.submissions.list().filter(({ homework }) => homework === row.id)
  if (given.some(({ score }) => (score ?? 0) > fields.score)) throwFieldErrors(call, { score: 'scoreGiven' })
  const { language } = call
  const isNewGroup = fields.group_class !== row.group_class || (fields.published && !row.published)
  const changed = {
    ...row,
    ...fields,
    title: row.title[language] === body.title ? row.title : fields.title,
    description: row.description[language] === body.description ? row.description : fields.description,
    // Absent fields stay as they are
    group_class: body.class_group_id === undefined ? row.group_class : fields.group_class,
    learners: isNewGroup ? [...new Set([...row.learners, ...listGroupMembers(call, fields)])] : row.learners,
  }
  call.state.homework.update(changed)
  notifyOfChange(call, { before: row, after: changed })
  return respondSaved(call, row.id)
}

export const deleteHomework: Handler<'deleteHomework'> = (call) => {
  const row = requireOwnHomework(call)
  call.state.homework.remove(row.id)
  notifyOfChange(call, { before: row })
  return respondMessage(call, 'deleted')
}

export const assignHomework: Handler<'assignHomework'> = (call, body) => {
  const row = requireOwnHomework(call)
  if (row.due <= call.world.clock()) throwConflict(call, 'pastDue')
  const learners = new Set([...row.learners, ...requireLearners(call, body)])
  const changed = { ...row, published: true, learners: [...learners] }
  call.state.homework.update(changed)
  notifyOfChange(call, { before: row, after: changed })
  return respondMessage(call, 'homeworkAssigned')
}

export const unassignHomework: Handler<'unassignHomework'> = (call, body) => {
  const row = requireOwnHomework(call)
  if (row.due <= call.world.clock()) throwConflict(call, 'pastDue')
  const gone = new Set(requireLearners(call, body))
  const changed = { ...row, learners: row.learners.filter((id) => !gone.has(id)) }
  call.state.homework.update(changed)
  notifyOfChange(call, { before: row, after: changed })
  return respondMessage(call, 'homeworkUnassigned')
}

export const listSubmissions: Handler<'listSubmissions'> = (call) => {
  const row = requireOwnHomework(call)
  const states = parseList(call, 'state')
  const rows = call.state.submissions
    .list()
    .filter(({ homework, state }) => homework === row.id && (!states || states.has(state)))
    .toSorted((a, b) => b.submitted - a.submitted || b.id - a.id)
  return respondPage(call, rows, (submission) => toSubmission(submission, call))
}

export const reviewSubmission: Handler<'reviewSubmission'> = (call, body) => {
  const row = call.state.submissions.get(parseId(call)) ?? throwNotFound(call)
  const homework = call.state.homework.get(row.homework) ?? throwNotFound(call)
  requireOwnerOrStaff(call, homework.owner)
  if (!homework.learners.includes(row.learner)) throwConflict(call, 'reviewWithdrawn')
  if (!isNewestAnswer(row, homework, call)) throwConflict(call, 'reviewReplaced')
  if (body.score === undefined && !body.is_returned) throwFieldErrors(call, { score: 'required' })
  if (body.is_returned && !body.comment?.trim()) throwFieldErrors(call, { comment: 'required' })
  if ((body.score ?? 0) > homework.score) throwFieldErrors(call, { score: 'scoreTooHigh' })
  const changed = {
    ...row,
    state: body.is_returned ? ('returned' as const) : ('reviewed' as const),
    score: body.score ?? null,
    comment: body.comment === undefined ? null : repeatInBothLanguages(body.comment),
    review_files: checkFiles(call, body.file_ids),
  }
  call.state.submissions.update(changed)
  // A review that is repeated after a lost response changes nothing
  if (JSON.stringify({ ...row, ...changed }) === JSON.stringify(row))
    return respondData(toSubmission(changed, call))
  notify(call.state, call.world.clock(), body.is_returned ? 'homeworkReturned' : 'homeworkReviewed', {
    learners: [row.learner],
    values: { id: homework.id, name: homework.title },
  })
  return respondData(toSubmission(changed, call))
}

function notifyOfChange(call: Call, change: Omit<Change<HomeworkRecord>, 'actor'>): void {
  notifyOfHomework(call.state, call.world.clock(), { ...change, actor: requireAccount(call).id })
}

function requireOwnHomework(call: Call): HomeworkRecord {
  const row = call.state.homework.get(parseId(call)) ?? throwNotFound(call)
  requireOwnerOrStaff(call, row.owner)
  return row
}

function requireLearners(call: Call, body: BodyOf<'assignHomework'>): number[] {
  const { student_ids = [], group_ids = [], group_class_ids = [] } = body
  if (student_ids.length + group_ids.length + group_class_ids.length === 0)
    throwFieldErrors(call, { student_ids: 'chooseOne' })
  return resolveLearners(call, body)
}

/** Lists the members of the group class that published homework names. */
function listGroupMembers(call: Call, { group_class, published }: ReturnType<typeof toRecordFields>) {
  const group = group_class === null ? undefined : call.state.groupClasses.get(group_class)
  return published && group ? group.learners : []
}

function toRecordFields(call: Call, body: BodyOf<'insertHomework'>) {
  if (!call.state.courses.get(body.course_id)) throwFieldErrors(call, { course_id: 'unknownRecord' })
  if (body.class_group_id && !call.state.groupClasses.get(body.class_group_id))
    throwFieldErrors(call, { class_group_id: 'unknownRecord' })
  return {
    title: repeatInBothLanguages(body.title),
    description: repeatInBothLanguages(body.description),
    course_id: body.course_id,
    group_class: body.class_group_id ?? null,
    score: body.score,
    due: Date.parse(body.dueDate),
    files: checkFiles(call, body.file_ids),
    published: body.published,
  }
}

/**
 * Whether an answer waits for a review: one of a learner from whom the homework was withdrawn does not, and one that a
 * later answer has replaced does not.
 */
export function isToReview(row: SubmissionRecord, work: HomeworkRecord, call: Call): boolean {
  return row.state === 'submitted' && work.learners.includes(row.learner) && isNewestAnswer(row, work, call)
}

function toHomework(row: HomeworkRecord, call: Call): Homework {
  const answers = call.state.submissions.list().filter(({ homework }) => homework === row.id)
  const group = row.group_class === null ? undefined : call.state.groupClasses.get(row.group_class)
  return {
    id: row.id,
    title: row.title[call.language],
    description: row.description[call.language],
    course: findNamedCourse(row.course_id, call),
    classGroup: group ? { id: group.id, name: group.name[call.language] } : null,
    score: row.score,
    dueDate: formatIso(row.due),
    attachedFiles: toFiles(row.files, call),
    published: row.published,
    createdBy: findPerson(row.owner, call),
    createdOn: formatIso(row.created),
    assigned_count: row.learners.length,
    submitted_count: new Set(answers.map(({ learner }) => learner)).size,
    review_count: answers.filter((answer) => isToReview(answer, row, call)).length,
    students: row.learners.map((id) => findLearner(id, call)),
  }
}

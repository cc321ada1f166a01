import type { StudentHomework, Submission } from '#sdk'
import { repeatInBothLanguages } from '#mocks/data/texts.ts'
import { throwConflict, throwNotFound, respondData, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { checkFiles, toFiles } from '#mocks/handlers/files.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { requireLearner, parseLearners, listOwnLearners } from '#mocks/handlers/caller.ts'
import { parseId, parseList } from '#mocks/handlers/callValues.ts'
import { findNamedCourse, findPerson, findLearner } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import type { HomeworkRecord, SubmissionRecord } from '#mocks/world/learning/learningRecords.ts'
import { notify } from '#mocks/world/notify.ts'

export const listStudentHomework: Handler<'listStudentHomework'> = (call) => {
  const states = parseList(call, 'state')
  const own = parseLearners(call)
  const compareDays = createDayOrder(call.world.clock())
  const rows = call.state.homework
    .list()
    .flatMap((row) => listShownLearners(row, own, call).map((learner) => ({ row, learner })))
    .filter(({ row, learner }) => !states || states.has(computeHomeworkState(row, learner, call)))
    .toSorted((a, b) => compareDays(a.row.due, b.row.due) || a.row.id - b.row.id || a.learner - b.learner)
  return respondPage(call, rows, ({ row, learner }) => toStudentHomework(row, learner, call))
}

/** Lists the caller's learners who are to do homework, or whose answer was reviewed before it was withdrawn. */
function listShownLearners(row: HomeworkRecord, own: ReadonlySet<number>, call: Call): number[] {
  const isReviewed = (learner: number) => listAnswers(row, learner, call)[0]?.state === 'reviewed'
  return [...own].filter((one) => (row.published && row.learners.includes(one)) || isReviewed(one))
}

/** Orders what is due: what is ahead first, the nearest at its head, then what is over, the latest first. */
function createDayOrder(now: number): (one: number, other: number) => number {
  return (one, other) => {
    const isOver = one <= now
    if (isOver !== other <= now) return isOver ? 1 : -1
    return isOver ? other - one : one - other
  }
}

export const readStudentHomework: Handler<'readStudentHomework'> = (call) => {
  const row = call.state.homework.get(parseId(call))
  const own = parseLearners(call)
  const [learner] = row ? listShownLearners(row, own, call) : []
  return row && learner !== undefined
    ? respondData(toStudentHomework(row, learner, call))
    : throwNotFound(call)
}

export const submitHomework: Handler<'submitHomework'> = (call, body) => {
  const { file_ids, text, kid_id, last_submission_id } = body
  const row = call.state.homework.get(parseId(call))
  const own = listOwnLearners(call)
  const learner = kid_id ? requireLearner(call, kid_id) : row?.learners.find((one) => own.has(one))
  if (!row?.published || learner === undefined || !row.learners.includes(learner))
    return throwNotFound(call, 'homeworkWithdrawn')
  const [last] = listAnswers(row, learner, call)
  // An answer may be replaced until it is reviewed, and again after it was returned
  if (last?.state === 'reviewed') throwConflict(call, 'reviewedMeanwhile')
  // Two windows of a family would hand in one piece of homework twice
  if (last_submission_id !== undefined && last_submission_id !== (last?.id ?? null))
    throwConflict(call, 'handedIn')
  const submission = call.state.submissions.insert((id) => ({
    id,
    homework: row.id,
    learner,
    files: checkFiles(call, file_ids),
    text: text ? repeatInBothLanguages(text) : null,
    submitted: call.world.clock(),
    state: 'submitted',
    score: null,
    comment: null,
    review_files: [],
  }))
  notify(call.state, submission.submitted, 'homeworkHandedIn', {
    learners: [learner],
    ...(call.state.tutors.get(row.owner) && { tutors: [row.owner] }),
    values: { id: row.id, name: row.title },
  })
  return respondData(toSubmission(submission, call))
}

/** Builds a submission as the API sends it. */
export function toSubmission(row: SubmissionRecord, call: Call): Submission {
  const due = call.state.homework.get(row.homework)?.due ?? Infinity
  return {
    id: row.id,
    homework_id: row.homework,
    student: findLearner(row.learner, call),
    files: toFiles(row.files, call),
    text: row.text?.[call.language] ?? null,
    submitted_on: formatIso(row.submitted),
    is_late: row.submitted > due,
    state: row.state,
    score: row.score,
    comment: row.comment?.[call.language] ?? null,
    review_files: toFiles(row.review_files, call),
  }
}

/** Lists the answers of a learner, the newest first. */
export function listAnswers(row: HomeworkRecord, learner: number, call: Call): readonly SubmissionRecord[] {
  return call.state.submissions
    .list()
    .filter((entry) => entry.homework === row.id && entry.learner === learner)
    .toSorted((a, b) => b.submitted - a.submitted || b.id - a.id)
}

/** Whether an answer is the newest of its learner, and so the one to review. */
export function isNewestAnswer(answer: SubmissionRecord, row: HomeworkRecord, call: Call): boolean {
  return listAnswers(row, answer.learner, call)[0]?.id === answer.id
}

/** Computes the state of homework for a learner. */
export function computeHomeworkState(
  row: HomeworkRecord,
  learner: number,
  call: Call,
): StudentHomework['state'] {
  const [last] = listAnswers(row, learner, call)
  if (last && last.state !== 'returned') return 'completed'
  return row.due <= call.world.clock() ? 'overdue' : 'pending'
}

function toStudentHomework(row: HomeworkRecord, learner: number, call: Call): StudentHomework {
  const answers = listAnswers(row, learner, call)
  return {
    id: row.id,
    title: row.title[call.language],
    description: row.description[call.language],
    course: findNamedCourse(row.course_id, call),
    learner: findLearner(learner, call),
    score: row.score,
    dueDate: formatIso(row.due),
    attachedFiles: toFiles(row.files, call),
    createdBy: findPerson(row.owner, call),
    createdOn: formatIso(row.created),
    status: answers.length ? 1 : 0,
    state: computeHomeworkState(row, learner, call),
    submissions: answers.map((entry) => toSubmission(entry, call)),
  }
}

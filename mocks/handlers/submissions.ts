import type { StudentHomework, Submission } from '#sdk'
import { same } from '#mocks/data/texts.ts'
import { conflict, missing, ok, type Handler } from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { checkFiles, fileViews } from '#mocks/handlers/files.ts'
import { page } from '#mocks/handlers/paging.ts'
import { learnerFrom, learnersAsked, listOwnLearners } from '#mocks/handlers/people.ts'
import { parseId, listIn } from '#mocks/handlers/request.ts'
import { courseNamed, person, pupil } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/clock.ts'
import type { HomeworkRecord, SubmissionRecord } from '#mocks/world/learningRecords.ts'

export const listStudentHomework: Handler<'listStudentHomework'> = (call) => {
  const states = listIn(call, 'state')
  const own = learnersAsked(call)
  const rows = call.state.homework
    .list()
    .filter(({ published }) => published)
    .flatMap((row) => row.learners.filter((one) => own.has(one)).map((learner) => ({ row, learner })))
    .filter(({ row, learner }) => !states || states.has(computeHomeworkState(row, learner, call)))
    .toSorted((a, b) => a.row.due - b.row.due || a.row.id - b.row.id || a.learner - b.learner)
  return page(call, rows, ({ row, learner }) => studentView(row, learner, call))
}

export const readStudentHomework: Handler<'readStudentHomework'> = (call) => {
  const row = call.state.homework.get(parseId(call))
  const own = learnersAsked(call)
  const learner = row?.published ? row.learners.find((one) => own.has(one)) : undefined
  return row && learner !== undefined ? ok(studentView(row, learner, call)) : missing(call)
}

export const submitHomework: Handler<'submitHomework'> = (call, { file_ids, text, kid_id }) => {
  const row = call.state.homework.get(parseId(call))
  const own = listOwnLearners(call)
  const learner = kid_id ? learnerFrom(call, kid_id) : row?.learners.find((one) => own.has(one))
  if (!row?.published || learner === undefined || !row.learners.includes(learner)) return missing(call)
  const answers = listSubmissions(row, learner, call)
  // why: an answer may be replaced until it was reviewed, and again when it came back
  if (answers[0]?.state === 'reviewed') conflict(call)
  const submission = call.state.submissions.insert((id) => ({
    id,
    homework: row.id,
    learner,
    files: checkFiles(call, file_ids),
    text: text ? same(text) : null,
    submitted: call.world.clock(),
    state: 'submitted',
    score: null,
    comment: null,
    review_files: [],
  }))
  return ok(submissionView(submission, call))
}

export function submissionView(row: SubmissionRecord, call: Call): Submission {
  const due = call.state.homework.get(row.homework)?.due ?? Infinity
  return {
    id: row.id,
    homework_id: row.homework,
    student: pupil(row.learner, call),
    files: fileViews(row.files, call),
    text: row.text?.[call.language] ?? null,
    submitted_on: formatIso(row.submitted),
    is_late: row.submitted > due,
    state: row.state,
    score: row.score,
    comment: row.comment?.[call.language] ?? null,
    review_files: fileViews(row.review_files, call),
  }
}

/** Answers of a learner, the newest first. */
export function listSubmissions(
  row: HomeworkRecord,
  learner: number,
  call: Call,
): readonly SubmissionRecord[] {
  return call.state.submissions
    .list()
    .filter((entry) => entry.homework === row.id && entry.learner === learner)
    .toSorted((a, b) => b.submitted - a.submitted || b.id - a.id)
}

export function computeHomeworkState(
  row: HomeworkRecord,
  learner: number,
  call: Call,
): StudentHomework['state'] {
  const [last] = listSubmissions(row, learner, call)
  if (last && last.state !== 'returned') return 'completed'
  return row.due <= call.world.clock() ? 'overdue' : 'pending'
}

function studentView(row: HomeworkRecord, learner: number, call: Call): StudentHomework {
  const answers = listSubmissions(row, learner, call)
  return {
    id: row.id,
    title: row.title[call.language],
    description: row.description[call.language],
    course: courseNamed(row.course_id, call),
    learner: pupil(learner, call),
    score: row.score,
    dueDate: formatIso(row.due),
    attachedFiles: fileViews(row.files, call),
    createdBy: person(row.owner, call),
    createdOn: formatIso(row.created),
    status: answers.length ? 1 : 0,
    state: computeHomeworkState(row, learner, call),
    submissions: answers.map((entry) => submissionView(entry, call)),
  }
}

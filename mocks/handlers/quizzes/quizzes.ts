import type { Quiz } from '#sdk'
import { repeatInBothLanguages } from '#mocks/data/texts.ts'
import {
  throwConflict,
  respondMessage,
  throwNotFound,
  throwFieldErrors,
  respondSaved,
  type BodyOf,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { isLearner, resolveLearners } from '#mocks/handlers/kids/learners.ts'
import { respondPage, type Orders } from '#mocks/handlers/paging.ts'
import { isStaff, requireOwnerOrStaff } from '#mocks/handlers/caller.ts'
import { isMatch, requireAccount, parseId } from '#mocks/handlers/callValues.ts'
import { requireTimeToCome } from '#mocks/handlers/requireTimeToCome.ts'
import { findNamedCourse, findPerson, findLearner } from '#mocks/handlers/views.ts'
import { DAY, formatIso } from '#mocks/world/hours/clock.ts'
import type { AttemptRecord, QuestionRecord, QuizRecord } from '#mocks/world/learning/learningRecords.ts'
import { normalize } from '#mocks/world/search.ts'
import type { Change } from '#mocks/world/learning/notifyOfHomework.ts'
import { notifyOfQuiz } from '#mocks/world/learning/notifyOfQuiz.ts'
import { notify } from '#mocks/world/notify.ts'

export const listQuizzes: Handler<'listQuizzes'> = (call) => {
  const course = call.query.get('course_id')
  const available = call.query.get('availability')
  const orders: Orders<QuizRecord> = {
    id: (a, b) => a.id - b.id,
    time: (a, b) => a.minutes - b.minutes || a.id - b.id,
  }
  const rows = call.state.quizzes
    .list()
    .filter((row) => isStaff(call) || row.owner === requireAccount(call).id)
    .filter((row) => isMatch(call, 'tutor_id', [row.owner]) && isMatch(call, 'learner_id', row.learners))
    .filter((row) => !course || row.course_id === Number(course))
    .filter((row) => available === null || String(row.isAvailable) === available)
  return respondPage(call, rows, (row) => toQuiz(row, call), {
    orders,
    usual: '-id',
    getSearchText: ({ name }) => normalize(`${name.en} ${name.ar}`),
  })
}

export const insertQuiz: Handler<'insertQuiz'> = (call, body) => {
  const fields = {
    owner: requireAccount(call).id,
    closes: call.world.clock() + 30 * DAY,
    learners: [],
    granted: [],
    created: call.world.clock(),
    ...toQuizFields(call, body),
  }
  requireTimeToCome(call, 'closes_on', { time: fields.closes })
  return respondSaved(call, call.state.quizzes.insert((id) => ({ id, ...fields })).id)
}

export const updateQuiz: Handler<'updateQuiz'> = (call, body) => {
  const row = requireOwnQuiz(call, parseId(call))
  const fields = { closes: row.closes, ...toQuizFields(call, body) }
  if (!fields.isAvailable && listOpenAttempts(call, row.id).length) throwConflict(call, 'quizRunning')
  requireTimeToCome(call, 'closes_on', { time: fields.closes, before: row.closes })
  const { language, state } = call
  const isOpen = fields.closes > call.world.clock()
  const changed = {
    ...row,
    ...fields,
    // The list of a closed quiz keeps who was removed since
    learners: isOpen ? row.learners.filter((id) => isLearner(state, id)) : row.learners,
    name: row.name[language] === body.name ? row.name : fields.name,
    description: row.description[language] === body.description ? row.description : fields.description,
  }
  call.state.quizzes.update(changed)
  if (changed.closes < row.closes) shortenAttempts(call, changed)
  notifyOfChange(call, { before: row, after: changed })
  return respondSaved(call, row.id)
}

export const deleteQuiz: Handler<'deleteQuiz'> = (call) => {
  const row = requireOwnQuiz(call, parseId(call))
  if (listOpenAttempts(call, row.id).length) throwConflict(call, 'quizRunning')
  call.state.quizzes.remove(row.id)
  notifyOfChange(call, { before: row })
  return respondMessage(call, 'deleted')
}

export const assignQuiz: Handler<'assignQuiz'> = (call, body) => {
  const row = requireOwnQuiz(call, parseId(call))
  if (row.closes <= call.world.clock()) throwConflict(call, 'quizClosed')
  const learners = resolveLearners(call, body)
  const added = learners.filter((id) => !row.learners.includes(id))
  // An attempt at it would be spent on nothing
  if (added.length && findQuestions(call, row.id).length === 0) throwConflict(call, 'noQuestions')
  if (listOpenAttempts(call, row.id).some(({ learner }) => !learners.includes(learner)))
    throwConflict(call, 'quizRunning')
  const changed = { ...row, learners }
  call.state.quizzes.update(changed)
  notifyOfChange(call, { before: row, after: changed })
  return respondMessage(call, 'saved')
}

export const grantAttempt: Handler<'grantAttempt'> = (call, { student_id }) => {
  const row = requireOwnQuiz(call, parseId(call))
  if (!row.learners.includes(student_id)) throwFieldErrors(call, { student_id: 'unknownRecord' })
  if (!row.isAvailable) throwConflict(call, 'quizHidden')
  if (row.closes <= call.world.clock()) throwConflict(call, 'quizClosed')
  call.state.quizzes.update({ ...row, granted: [...row.granted, student_id] })
  notify(call.state, call.world.clock(), 'quizAttemptGranted', {
    learners: [student_id],
    values: { id: row.id, name: row.name },
  })
  return respondMessage(call, 'saved')
}

function notifyOfChange(call: Call, change: Omit<Change<QuizRecord>, 'actor'>): void {
  notifyOfQuiz(call.state, call.world.clock(), { ...change, actor: requireAccount(call).id })
}

function listOpenAttempts(call: Call, id: number): readonly AttemptRecord[] {
  const now = call.world.clock()
  return call.state.attempts
    .list()
    .filter(({ quiz, submitted, ends }) => quiz === id && submitted === null && ends > now)
}

/** Ends the open attempts of a quiz when it closes, and now at the earliest. See docs/decisions.md#earlier-closing. */
function shortenAttempts(call: Call, { id, closes }: QuizRecord): void {
  const last = Math.max(closes, call.world.clock())
  for (const row of listOpenAttempts(call, id))
    call.state.attempts.update({ ...row, ends: Math.min(row.ends, last) })
}

/** Finds a quiz of the caller, or any for staff. */
export function requireOwnQuiz(call: Call, id: number): QuizRecord {
  const row = call.state.quizzes.get(id) ?? throwNotFound(call)
  requireOwnerOrStaff(call, row.owner)
  return row
}

/** Returns the questions of a quiz in their order. */
export function findQuestions(call: Call, quiz: number): readonly QuestionRecord[] {
  return call.state.questions
    .list()
    .filter((row) => row.quiz === quiz)
    .toSorted((a, b) => a.position - b.position)
}

function toQuizFields(call: Call, body: BodyOf<'insertQuiz'>) {
  if (!call.state.courses.get(body.course_id)) throwFieldErrors(call, { course_id: 'unknownRecord' })
  if (body.passScore > body.totalScore) throwFieldErrors(call, { passScore: 'passTooHigh' })
  return {
    name: repeatInBothLanguages(body.name),
    description: repeatInBothLanguages(body.description ?? ''),
    course_id: body.course_id,
    total: body.totalScore,
    pass: body.passScore,
    minutes: body.time,
    trials: body.maximumTrials,
    isAvailable: body.availability,
    ...(body.closes_on && { closes: Date.parse(body.closes_on) }),
  }
}

function toQuiz(row: QuizRecord, call: Call): Quiz {
  return {
    id: row.id,
    name: row.name[call.language],
    description: row.description[call.language],
    course: findNamedCourse(row.course_id, call),
    totalScore: row.total,
    passScore: row.pass,
    time: row.minutes,
    maximumTrials: row.trials,
    availability: row.isAvailable,
    questions_count: findQuestions(call, row.id).length,
    questions_score: findQuestions(call, row.id).reduce((sum, { score }) => sum + score, 0),
    closes_on: formatIso(row.closes),
    createdBy: findPerson(row.owner, call),
    students: row.learners.map((id) => findLearner(id, call)),
  }
}

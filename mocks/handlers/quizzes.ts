import type { Question, Quiz } from '#sdk'
import { same } from '#mocks/data/texts.ts'
import {
  conflict,
  finished,
  missing,
  reject,
  saved,
  type BodyOf,
  type Handler,
} from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { page, type Orders } from '#mocks/handlers/paging.ts'
import { isStaff, ownOrStaff } from '#mocks/handlers/people.ts'
import { requireAccount, parseId } from '#mocks/handlers/request.ts'
import { courseNamed, person, pupil } from '#mocks/handlers/views.ts'
import { DAY } from '#mocks/world/clock.ts'
import type { QuestionRecord, QuizRecord } from '#mocks/world/learningRecords.ts'
import { normalise } from '#mocks/world/search.ts'

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
    .filter((row) => !course || row.course_id === Number(course))
    .filter((row) => available === null || String(row.isAvailable) === available)
  return page(call, rows, (row) => quizView(row, call), {
    orders,
    usual: '-id',
    words: ({ name }) => normalise(`${name.en} ${name.ar}`),
  })
}

export const insertQuiz: Handler<'insertQuiz'> = (call, body) => {
  const created = call.world.clock()
  const rest = { owner: requireAccount(call).id, closes: created + 30 * DAY, learners: [], created }
  return saved(call, call.state.quizzes.insert((id) => ({ id, ...rest, ...quizFields(call, body) })).id)
}

export const updateQuiz: Handler<'updateQuiz'> = (call, body) => {
  const row = ownQuiz(call, parseId(call))
  const fields = quizFields(call, body)
  const { language } = call
  call.state.quizzes.update({
    ...row,
    ...fields,
    name: row.name[language] === body.name ? row.name : fields.name,
    description: row.description[language] === body.description ? row.description : fields.description,
  })
  return saved(call, row.id)
}

export const deleteQuiz: Handler<'deleteQuiz'> = (call) => {
  const row = ownQuiz(call, parseId(call))
  const isOpen = call.state.attempts
    .list()
    .some(({ quiz, submitted, ends }) => quiz === row.id && submitted === null && ends > call.world.clock())
  if (isOpen) conflict(call, 'inUse')
  call.state.quizzes.remove(row.id)
  return finished(call, 'deleted')
}

export const assignQuiz: Handler<'assignQuiz'> = (call, { student_ids }) => {
  const row = ownQuiz(call, parseId(call))
  const { students, kids } = call.state
  if (row.closes <= call.world.clock()) conflict(call, 'pastDue')
  if (student_ids.some((id) => !students.get(id) && !kids.get(id)))
    reject(call, { student_ids: 'unknownRecord' })
  call.state.quizzes.update({ ...row, learners: student_ids })
  return finished(call, 'saved')
}

export const listQuestions: Handler<'listQuestions'> = (call) => {
  const quiz = ownQuiz(call, Number(call.query.get('quiz_id')))
  return page(call, findQuestions(call, quiz.id), (row) => questionView(row, call), {
    usual: 'position',
    words: ({ text }) => normalise(`${text.en} ${text.ar}`),
  })
}

export const insertQuestion: Handler<'insertQuestion'> = (call, body) => {
  const quiz = ownQuiz(call, body.quiz_id)
  const position = findQuestions(call, quiz.id).length + 1
  const row = call.state.questions.insert((id) => ({ id, position, ...questionFields(body) }))
  return saved(call, row.id)
}

export const updateQuestion: Handler<'updateQuestion'> = (call, body) => {
  const row = call.state.questions.get(parseId(call)) ?? missing(call)
  ownQuiz(call, row.quiz)
  call.state.questions.update({ ...row, ...questionFields(body), quiz: row.quiz })
  return saved(call, row.id)
}

export const deleteQuestion: Handler<'deleteQuestion'> = (call) => {
  const row = call.state.questions.get(parseId(call)) ?? missing(call)
  ownQuiz(call, row.quiz)
  call.state.questions.remove(row.id)
  placeAnew(call, findQuestions(call, row.quiz))
  return finished(call, 'deleted')
}

export const reorderQuestions: Handler<'reorderQuestions'> = (call, { question_ids }) => {
  const rows = findQuestions(call, ownQuiz(call, parseId(call)).id)
  const ordered = question_ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  if (ordered.length !== rows.length || question_ids.length !== rows.length)
    reject(call, { question_ids: 'unknownRecord' })
  placeAnew(call, ordered)
  return finished(call, 'saved')
}

export function ownQuiz(call: Call, id: number): QuizRecord {
  const row = call.state.quizzes.get(id) ?? missing(call)
  ownOrStaff(call, row.owner)
  return row
}

export function findQuestions(call: Call, quiz: number): readonly QuestionRecord[] {
  return call.state.questions
    .list()
    .filter((row) => row.quiz === quiz)
    .toSorted((a, b) => a.position - b.position)
}

function placeAnew(call: Call, rows: readonly QuestionRecord[]): void {
  for (const [index, row] of rows.entries()) call.state.questions.update({ ...row, position: index + 1 })
}

function quizFields(call: Call, body: BodyOf<'insertQuiz'>) {
  if (!call.state.courses.get(body.course_id)) reject(call, { course_id: 'unknownRecord' })
  if (body.passScore > body.totalScore) reject(call, { passScore: 'passTooHigh' })
  return {
    name: same(body.name),
    description: same(body.description ?? ''),
    course_id: body.course_id,
    total: body.totalScore,
    pass: body.passScore,
    minutes: body.time,
    trials: body.maximumTrials,
    isAvailable: body.availability,
  }
}

function questionFields({ quiz_id, text, options, right_option, score }: BodyOf<'insertQuestion'>) {
  return { quiz: quiz_id, text: same(text), options: options.map(same), right: right_option, score }
}

function questionView(row: QuestionRecord, call: Call): Question {
  return {
    id: row.id,
    quiz_id: row.quiz,
    position: row.position,
    text: row.text[call.language],
    options: row.options.map((option, index) => ({ id: index + 1, text: option[call.language] })),
    right_option_id: row.right,
    score: row.score,
  }
}

function quizView(row: QuizRecord, call: Call): Quiz {
  return {
    id: row.id,
    name: row.name[call.language],
    description: row.description[call.language],
    course: courseNamed(row.course_id, call),
    totalScore: row.total,
    passScore: row.pass,
    time: row.minutes,
    maximumTrials: row.trials,
    availability: row.isAvailable,
    questions_count: findQuestions(call, row.id).length,
    createdBy: person(row.owner, call),
    students: row.learners.map((id) => pupil(id, call)),
  }
}

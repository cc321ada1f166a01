import type { Question } from '#sdk'
import { repeatInBothLanguages } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { findQuestions, requireOwnQuiz } from '#mocks/handlers/quizzes/quizzes.ts'
import { parseId } from '#mocks/handlers/callValues.ts'
import {
  respondMessage,
  respondSaved,
  throwConflict,
  throwFieldErrors,
  throwNotFound,
  type BodyOf,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { QuestionRecord } from '#mocks/world/learning/learningRecords.ts'
import { normalize } from '#mocks/world/search.ts'

export const listQuestions: Handler<'listQuestions'> = (call) => {
  const quiz = requireOwnQuiz(call, Number(call.query.get('quiz_id')))
  return respondPage(call, findQuestions(call, quiz.id), (row) => toQuestion(row, call), {
    usual: 'position',
    getSearchText: ({ text }) => normalize(`${text.en} ${text.ar}`),
  })
}

export const insertQuestion: Handler<'insertQuestion'> = (call, body) => {
  const quiz = requireOwnQuiz(call, body.quiz_id)
  requireDifferentOptions(call, body)
  const position = findQuestions(call, quiz.id).length + 1
  const row = call.state.questions.insert((id) => ({ id, position, ...toQuestionFields(body) }))
  return respondSaved(call, row.id)
}

export const updateQuestion: Handler<'updateQuestion'> = (call, body) => {
  const row = call.state.questions.get(parseId(call)) ?? throwNotFound(call)
  requireOwnQuiz(call, row.quiz)
  requireDifferentOptions(call, body)
  const fields = toChangedFields(row, body, call)
  const isText = fields.options === row.options && fields.right === row.right && fields.score === row.score
  if (!isText) requireNoAttempt(call, row.quiz)
  call.state.questions.update({ ...row, ...fields })
  return respondSaved(call, row.id)
}

export const deleteQuestion: Handler<'deleteQuestion'> = (call) => {
  const row = call.state.questions.get(parseId(call)) ?? throwNotFound(call)
  requireOwnQuiz(call, row.quiz)
  requireNoAttempt(call, row.quiz)
  call.state.questions.remove(row.id)
  renumberQuestions(call, findQuestions(call, row.quiz))
  return respondMessage(call, 'deleted')
}

export const reorderQuestions: Handler<'reorderQuestions'> = (call, { question_ids }) => {
  const rows = findQuestions(call, requireOwnQuiz(call, parseId(call)).id)
  const ordered = question_ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  if (ordered.length !== rows.length || question_ids.length !== rows.length)
    throwFieldErrors(call, { question_ids: 'unknownRecord' })
  renumberQuestions(call, ordered)
  return respondMessage(call, 'saved')
}

function renumberQuestions(call: Call, rows: readonly QuestionRecord[]): void {
  for (const [index, row] of rows.entries()) call.state.questions.update({ ...row, position: index + 1 })
}

/** Refuses what would change the result of an attempt at a quiz. See docs/decisions.md#questions-in-use. */
function requireNoAttempt(call: Call, quiz: number): void {
  if (call.state.attempts.list().some((row) => row.quiz === quiz)) throwConflict(call, 'quizBegun')
}

/** Refuses an option that repeats an earlier one; case and spaces do not tell two apart, vowel signs do. */
function requireDifferentOptions(call: Call, { options }: BodyOf<'insertQuestion'>): void {
  const texts = options.map((text) =>
    text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('en'),
  )
  const repeated = texts.flatMap((text, index) => (texts.indexOf(text) < index ? [index] : []))
  if (repeated.length)
    throwFieldErrors(call, Object.fromEntries(repeated.map((index) => [`options.${index}`, 'sameOption'])))
}

function toQuestionFields({ quiz_id, text, options, right_option, score }: BodyOf<'insertQuestion'>) {
  return {
    quiz: quiz_id,
    text: repeatInBothLanguages(text),
    options: options.map(repeatInBothLanguages),
    right: right_option,
    score,
  }
}

/** Returns the fields of an update; texts that stay as they are shown keep their other language. */
function toChangedFields(row: QuestionRecord, body: BodyOf<'updateQuestion'>, { language }: Call) {
  const { text, options, ...fields } = toQuestionFields(body)
  const isSame = options.every((option, index) => option[language] === row.options[index]?.[language])
  return {
    ...fields,
    quiz: row.quiz,
    text: text[language] === row.text[language] ? row.text : text,
    options: isSame ? row.options : options,
  }
}

function toQuestion(row: QuestionRecord, call: Call): Question {
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

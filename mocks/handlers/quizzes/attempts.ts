import type { Attempt, AttemptRow, QuizResult } from '#sdk'
import {
  throwConflict,
  throwNotFound,
  respondData,
  throwFieldErrors,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { joinNames } from '#mocks/handlers/joinNames.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { isStaff, requireLearner, listOwnLearners } from '#mocks/handlers/caller.ts'
import { requireOwnQuiz, findQuestions } from '#mocks/handlers/quizzes/quizzes.ts'
import { requireAccount, parseId, parseList } from '#mocks/handlers/callValues.ts'
import {
  computeAttemptState,
  computeScore,
  countTrialsLeft,
  findBest,
  isPassed,
  listAttempts,
  listTakers,
} from '#mocks/handlers/quizzes/results.ts'
import { findLearner } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import type { AttemptRecord, QuestionRecord, QuizRecord } from '#mocks/world/learning/learningRecords.ts'
import { notifyOfAddedTime, notifyOfResult } from '#mocks/world/learning/notifyOfQuiz.ts'

export const startAttempt: Handler<'startAttempt'> = (call, { kid_id }) => {
  const quiz = call.state.quizzes.get(parseId(call))
  const learner = kid_id ? requireLearner(call, kid_id) : requireAccount(call).id
  if (!quiz?.isAvailable || !quiz.learners.includes(learner)) return throwNotFound(call)
  const now = call.world.clock()
  const tries = listAttempts(call, quiz.id, learner)
  const open = tries.find((row) => computeAttemptState(row, now) === 'in_progress')
  if (open) return respondData(toAttempt(open, call))
  if (quiz.closes <= now) throwConflict(call, 'quizClosed')
  if (countTrialsLeft(call, quiz, learner) === 0) throwConflict(call, 'noTrials')
  // Its questions may have been deleted since it was given
  const questions = findQuestions(call, quiz.id).map(({ id }) => id)
  if (questions.length === 0) throwConflict(call, 'noQuestions')
  const ends = Math.min(now + quiz.minutes * 60_000, quiz.closes)
  const row = call.state.attempts.insert((id) => ({
    id,
    quiz: quiz.id,
    learner,
    questions,
    total: quiz.total,
    pass: quiz.pass,
    started: now,
    ends,
    submitted: null,
    saved: null,
    answers: [],
  }))
  return respondData(toAttempt(row, call))
}

export const readAttempt: Handler<'readAttempt'> = (call) =>
  respondData(toAttempt(requireAttempt(call), call))

export const saveAnswers: Handler<'saveAnswers'> = (call, { answers }) => {
  const row = requireOpenAttempt(call)
  const known = new Map(
    findAskedQuestions(call, row).map((question) => [question.id, question.options.length]),
  )
  const kept = new Map(row.answers.map((answer) => [answer.question, answer]))
  for (const { question_id, option_id, is_marked } of answers) {
    const options = known.get(question_id)
    // A refusal would keep back the other answers too
    if (options === undefined) continue
    if ((option_id ?? 1) > options) throwFieldErrors(call, { answers: 'unknownRecord' })
    kept.set(question_id, { question: question_id, option: option_id, isMarked: is_marked ?? false })
  }
  const saved = call.world.clock()
  call.state.attempts.update({ ...row, answers: [...kept.values()], saved })
  return respondData({
    saved_on: formatIso(saved),
    ends_on: formatIso(row.ends),
    server_time: formatIso(saved),
  })
}

export const submitAttempt: Handler<'submitAttempt'> = (call) => {
  const row = { ...requireOpenAttempt(call), submitted: call.world.clock() }
  call.state.attempts.update(row)
  notifyOfResult(call.state, row)
  return respondData(toAttempt(row, call))
}

export const listQuizAttempts: Handler<'listQuizAttempts'> = (call) => {
  const quiz = requireOwnQuiz(call, parseId(call))
  const states = parseList(call, 'state')
  const rows = call.state.attempts
    .list()
    .filter(
      (row) => row.quiz === quiz.id && (!states || states.has(computeAttemptState(row, call.world.clock()))),
    )
    .toSorted((a, b) => b.started - a.started || b.id - a.id)
  return respondPage(call, rows, (row) => toAttemptRow(row, call))
}

export const extendAttempt: Handler<'extendAttempt'> = (call, { minutes }) => {
  const row = call.state.attempts.get(parseId(call)) ?? throwNotFound(call)
  requireOwnQuiz(call, row.quiz)
  if (computeAttemptState(row, call.world.clock()) !== 'in_progress') throwConflict(call, 'attemptOver')
  const longer = { ...row, ends: row.ends + minutes * 60_000 }
  call.state.attempts.update(longer)
  notifyOfAddedTime(call.state, call.world.clock(), row, minutes)
  return respondData(toAttemptRow(longer, call))
}

export const listQuizResults: Handler<'listQuizResults'> = (call) => {
  const quiz = requireOwnQuiz(call, parseId(call))
  return respondPage(call, listTakers(call, quiz), (learner) => toQuizResult(call, quiz, learner), {
    getSearchText: (learner) => joinNames([learner], call),
  })
}

function toQuizResult(call: Call, quiz: QuizRecord, learner: number): QuizResult {
  const tries = listAttempts(call, quiz.id, learner)
  return {
    id: learner,
    student: findLearner(learner, call),
    attempts: tries.map((row) => toAttemptRow(row, call)),
    ...findBest(tries, call),
    is_passed: isPassed(tries, call),
    trials_left: countTrialsLeft(call, quiz, learner),
  }
}

/** Finds the questions that an attempt began with, in the order of the quiz. */
function findAskedQuestions(call: Call, { quiz, questions }: AttemptRecord): readonly QuestionRecord[] {
  return findQuestions(call, quiz).filter(({ id }) => questions.includes(id))
}

/** Finds an attempt that the caller may see: their own, one of their quiz, or any for staff. */
function requireAttempt(call: Call): AttemptRecord {
  const row = call.state.attempts.get(parseId(call)) ?? throwNotFound(call)
  const isMine =
    listOwnLearners(call).has(row.learner) ||
    call.state.quizzes.get(row.quiz)?.owner === requireAccount(call).id
  return isMine || isStaff(call) ? row : throwNotFound(call)
}

function requireOpenAttempt(call: Call): AttemptRecord {
  const row = requireAttempt(call)
  if (!listOwnLearners(call).has(row.learner)) throwNotFound(call)
  return computeAttemptState(row, call.world.clock()) === 'in_progress'
    ? row
    : throwConflict(call, 'attemptOver')
}

function requireQuizOfAttempt(row: AttemptRecord, call: Call): QuizRecord {
  return call.state.quizzes.get(row.quiz) ?? throwNotFound(call)
}

function toAttemptRow(row: AttemptRecord, call: Call): AttemptRow {
  return { ...toOutcome(row, call), total_score: row.total }
}

function toOutcome(row: AttemptRecord, call: Call): Omit<AttemptRow, 'total_score'> {
  return {
    id: row.id,
    student: findLearner(row.learner, call),
    state: computeAttemptState(row, call.world.clock()),
    started_on: formatIso(row.started),
    ends_on: formatIso(row.ends),
    submitted_on: row.submitted === null ? null : formatIso(row.submitted),
    score: computeScore(row, call),
    is_passed: isPassed([row], call),
  }
}

/**
 * Whether the right answers of an attempt are shown: to a learner and the parent once none runs and none may follow.
 * See docs/decisions.md#right-answers.
 */
function isReviewOpen(row: AttemptRecord, quiz: QuizRecord, call: Call): boolean {
  const now = call.world.clock()
  const isRunning = (one: AttemptRecord) => computeAttemptState(one, now) === 'in_progress'
  if (!listOwnLearners(call).has(row.learner)) return !isRunning(row)
  const isGiven = quiz.isAvailable && quiz.learners.includes(row.learner)
  const mayFollow = isGiven && quiz.closes > now && countTrialsLeft(call, quiz, row.learner) > 0
  return !mayFollow && !listAttempts(call, quiz.id, row.learner).some(isRunning)
}

function toAttempt(row: AttemptRecord, call: Call): Attempt {
  const quiz = requireQuizOfAttempt(row, call)
  const { language } = call
  const questions = findAskedQuestions(call, row)
  const chosen = new Map(row.answers.map(({ question, option }) => [question, option]))
  const isReviewed = isReviewOpen(row, quiz, call)
  return {
    ...toOutcome(row, call),
    quiz: { id: quiz.id, name: quiz.name[language] },
    server_time: formatIso(call.world.clock()),
    saved_on: row.saved === null ? null : formatIso(row.saved),
    questions: questions.map(({ id, position, text, score, options }) => ({
      id,
      position,
      text: text[language],
      score,
      options: options.map((option, index) => ({ id: index + 1, text: option[language] })),
    })),
    answers: row.answers.map(({ question, option, isMarked }) => ({
      question_id: question,
      option_id: option,
      is_marked: isMarked,
    })),
    totalScore: row.total,
    passScore: row.pass,
    review: isReviewed
      ? questions.map(({ id, right }) => ({
          question_id: id,
          right_option_id: right,
          is_right: chosen.get(id) === right,
        }))
      : [],
  }
}

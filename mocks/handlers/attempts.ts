import type { Attempt, AttemptRow, StudentQuiz } from '#sdk'
import { conflict, missing, ok, reject, type Handler } from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { page } from '#mocks/handlers/paging.ts'
import { isStaff, learnerFrom, learnersAsked, listOwnLearners } from '#mocks/handlers/people.ts'
import { ownQuiz, findQuestions } from '#mocks/handlers/quizzes.ts'
import { requireAccount, parseId, listIn } from '#mocks/handlers/request.ts'
import { courseNamed, pupil } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/clock.ts'
import type { AttemptRecord, QuizRecord } from '#mocks/world/learningRecords.ts'

export const listStudentQuizzes: Handler<'listStudentQuizzes'> = (call) => {
  const status = call.query.get('status')
  const own = learnersAsked(call)
  const rows = call.state.quizzes
    .list()
    .filter(({ isAvailable }) => isAvailable)
    .flatMap((quiz) =>
      quiz.learners.filter((one) => own.has(one)).map((learner) => studentView(quiz, learner, call)),
    )
    .filter((row) => status === null || row.status === Number(status))
  return page(call, rows, (row) => row)
}

export const startAttempt: Handler<'startAttempt'> = (call, { kid_id }) => {
  const quiz = call.state.quizzes.get(parseId(call))
  const own = listOwnLearners(call)
  const learner = kid_id ? learnerFrom(call, kid_id) : quiz?.learners.find((one) => own.has(one))
  if (!quiz?.isAvailable || learner === undefined || !quiz.learners.includes(learner)) return missing(call)
  const now = call.world.clock()
  const tries = listAttempts(call, quiz.id, learner)
  const open = tries.find((row) => computeAttemptState(row, now) === 'in_progress')
  if (open) return ok(attemptView(open, call))
  if (quiz.closes <= now) conflict(call, 'pastDue')
  if (tries.length >= quiz.trials) conflict(call, 'noTrials')
  const ends = Math.min(now + quiz.minutes * 60_000, quiz.closes)
  const row = call.state.attempts.insert((id) => ({
    id,
    quiz: quiz.id,
    learner,
    started: now,
    ends,
    submitted: null,
    saved: null,
    answers: [],
  }))
  return ok(attemptView(row, call))
}

export const readAttempt: Handler<'readAttempt'> = (call) => ok(attemptView(requireAttempt(call), call))

export const saveAnswers: Handler<'saveAnswers'> = (call, { answers }) => {
  const row = openAttempt(call)
  const known = new Map(
    findQuestions(call, row.quiz).map((question) => [question.id, question.options.length]),
  )
  const kept = new Map(row.answers.map((answer) => [answer.question, answer]))
  for (const { question_id, option_id, is_marked } of answers) {
    const options = known.get(question_id)
    if (options === undefined || (option_id ?? 1) > options) reject(call, { answers: 'unknownRecord' })
    kept.set(question_id, { question: question_id, option: option_id, isMarked: is_marked ?? false })
  }
  const saved = call.world.clock()
  call.state.attempts.update({ ...row, answers: [...kept.values()], saved })
  return ok({ saved_on: formatIso(saved), ends_on: formatIso(row.ends), server_time: formatIso(saved) })
}

export const submitAttempt: Handler<'submitAttempt'> = (call) => {
  const row = { ...openAttempt(call), submitted: call.world.clock() }
  call.state.attempts.update(row)
  return ok(attemptView(row, call))
}

export const listQuizAttempts: Handler<'listQuizAttempts'> = (call) => {
  const quiz = ownQuiz(call, parseId(call))
  const states = listIn(call, 'state')
  const rows = call.state.attempts
    .list()
    .filter(
      (row) => row.quiz === quiz.id && (!states || states.has(computeAttemptState(row, call.world.clock()))),
    )
    .toSorted((a, b) => b.started - a.started || b.id - a.id)
  return page(call, rows, (row) => rowView(row, call))
}

export const extendAttempt: Handler<'extendAttempt'> = (call, { minutes }) => {
  const row = call.state.attempts.get(parseId(call)) ?? missing(call)
  ownQuiz(call, row.quiz)
  if (computeAttemptState(row, call.world.clock()) !== 'in_progress') conflict(call, 'attemptOver')
  const longer = { ...row, ends: row.ends + minutes * 60_000 }
  call.state.attempts.update(longer)
  return ok(rowView(longer, call))
}

export function listAttempts(call: Call, quiz: number, learner: number): readonly AttemptRecord[] {
  return call.state.attempts.list().filter((row) => row.quiz === quiz && row.learner === learner)
}

export function computeScore(row: AttemptRecord, call: Call): number | null {
  if (computeAttemptState(row, call.world.clock()) === 'in_progress') return null
  const chosen = new Map(row.answers.map(({ question, option }) => [question, option]))
  return findQuestions(call, row.quiz).reduce(
    (sum, { id, right, score }) => sum + (chosen.get(id) === right ? score : 0),
    0,
  )
}

function computeAttemptState({ submitted, ends }: AttemptRecord, now: number): Attempt['state'] {
  return submitted !== null ? 'submitted' : ends > now ? 'in_progress' : 'expired'
}

/** An attempt of the caller, of a quiz of theirs, or any for the office. */
function requireAttempt(call: Call): AttemptRecord {
  const row = call.state.attempts.get(parseId(call)) ?? missing(call)
  const isMine =
    listOwnLearners(call).has(row.learner) ||
    call.state.quizzes.get(row.quiz)?.owner === requireAccount(call).id
  return isMine || isStaff(call) ? row : missing(call)
}

function openAttempt(call: Call): AttemptRecord {
  const row = requireAttempt(call)
  if (!listOwnLearners(call).has(row.learner)) missing(call)
  return computeAttemptState(row, call.world.clock()) === 'in_progress' ? row : conflict(call, 'attemptOver')
}

function requireQuizOfAttempt(row: AttemptRecord, call: Call): QuizRecord {
  return call.state.quizzes.get(row.quiz) ?? missing(call)
}

function rowView(row: AttemptRecord, call: Call): AttemptRow {
  const score = computeScore(row, call)
  return {
    id: row.id,
    student: pupil(row.learner, call),
    state: computeAttemptState(row, call.world.clock()),
    started_on: formatIso(row.started),
    ends_on: formatIso(row.ends),
    submitted_on: row.submitted === null ? null : formatIso(row.submitted),
    score,
    is_passed: score === null ? null : score >= requireQuizOfAttempt(row, call).pass,
  }
}

function attemptView(row: AttemptRecord, call: Call): Attempt {
  const quiz = requireQuizOfAttempt(row, call)
  const { language } = call
  const questions = findQuestions(call, quiz.id)
  const chosen = new Map(row.answers.map(({ question, option }) => [question, option]))
  const about = rowView(row, call)
  return {
    ...about,
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
    totalScore: quiz.total,
    passScore: quiz.pass,
    review:
      about.state === 'in_progress'
        ? []
        : questions.map(({ id, right }) => ({
            question_id: id,
            right_option_id: right,
            is_right: chosen.get(id) === right,
          })),
  }
}

function studentView(quiz: QuizRecord, learner: number, call: Call): StudentQuiz {
  const now = call.world.clock()
  const tries = listAttempts(call, quiz.id, learner)
  const scores = tries.flatMap((row) => computeScore(row, call) ?? [])
  const best = scores.length ? Math.max(...scores) : null
  return {
    id: quiz.id,
    name: quiz.name[call.language],
    description: quiz.description[call.language],
    course: courseNamed(quiz.course_id, call),
    learner: pupil(learner, call),
    totalScore: quiz.total,
    passScore: quiz.pass,
    time: quiz.minutes,
    maximumTrials: quiz.trials,
    questions_count: findQuestions(call, quiz.id).length,
    status: scores.length ? 1 : 0,
    trials_left: Math.max(0, quiz.trials - tries.length),
    best_score: best,
    is_passed: best === null ? null : best >= quiz.pass,
    open_attempt_id: tries.find((row) => computeAttemptState(row, now) === 'in_progress')?.id ?? null,
    last_attempt_id: tries.at(-1)?.id ?? null,
    closes_on: formatIso(quiz.closes),
  }
}

import type { StudentQuiz } from '#sdk'
import {
  computeAttemptState,
  computeScore,
  countGranted,
  countTrialsLeft,
  listAttempts,
} from '#mocks/handlers/quizzes/attempts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { parseLearners } from '#mocks/handlers/people.ts'
import { findQuestions } from '#mocks/handlers/quizzes/quizzes.ts'
import type { Handler } from '#mocks/handlers/responses.ts'
import { findLearner, findNamedCourse } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import type { QuizRecord } from '#mocks/world/learning/learningRecords.ts'

export const listStudentQuizzes: Handler<'listStudentQuizzes'> = (call) => {
  const status = call.query.get('status')
  const own = parseLearners(call)
  const rows = call.state.quizzes
    .list()
    .filter(({ isAvailable }) => isAvailable)
    .flatMap((quiz) =>
      quiz.learners.filter((one) => own.has(one)).map((learner) => toStudentQuiz(quiz, learner, call)),
    )
    .filter((row) => status === null || row.status === Number(status))
  return respondPage(call, rows, (row) => row)
}

function toStudentQuiz(quiz: QuizRecord, learner: number, call: Call): StudentQuiz {
  const now = call.world.clock()
  const tries = listAttempts(call, quiz.id, learner)
  const scores = tries.flatMap((row) => computeScore(row, call) ?? [])
  const best = scores.length ? Math.max(...scores) : null
  const isPassed = best === null ? null : best >= quiz.pass
  const left = countTrialsLeft(call, quiz, learner)
  // An attempt that was granted is to be taken
  const isAhead = !isPassed && left > 0 && quiz.granted.includes(learner)
  return {
    id: quiz.id,
    name: quiz.name[call.language],
    description: quiz.description[call.language],
    course: findNamedCourse(quiz.course_id, call),
    learner: findLearner(learner, call),
    totalScore: quiz.total,
    passScore: quiz.pass,
    time: quiz.minutes,
    maximumTrials: quiz.trials + countGranted(quiz, learner),
    questions_count: findQuestions(call, quiz.id).length,
    status: scores.length && !isAhead ? 1 : 0,
    trials_left: left,
    best_score: best,
    is_passed: isPassed,
    open_attempt_id: tries.find((row) => computeAttemptState(row, now) === 'in_progress')?.id ?? null,
    last_attempt_id: tries.at(-1)?.id ?? null,
    closes_on: formatIso(quiz.closes),
  }
}

import type { StudentQuiz } from '#sdk'
import {
  computeAttemptState,
  countGranted,
  countTrialsLeft,
  findBest,
  isPassed,
  listAttempts,
  listTakers,
} from '#mocks/handlers/quizzes/results.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { parseLearners } from '#mocks/handlers/caller.ts'
import { findQuestions } from '#mocks/handlers/quizzes/quizzes.ts'
import type { Handler } from '#mocks/handlers/responses.ts'
import { findLearner, findNamedCourse, findPerson } from '#mocks/handlers/views.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import type { QuizRecord } from '#mocks/world/learning/learningRecords.ts'

export const listStudentQuizzes: Handler<'listStudentQuizzes'> = (call) => {
  const status = call.query.get('status')
  const own = parseLearners(call)
  const rows = call.state.quizzes
    .list()
    .flatMap((quiz) => listOwnTakers(quiz, own, call).map((learner) => toStudentQuiz(quiz, learner, call)))
    .filter((row) => status === null || row.status === Number(status))
  return respondPage(call, rows, (row) => row)
}

/** Lists the caller's learners who can take a quiz, or have taken one that was withdrawn or hidden since. */
function listOwnTakers(quiz: QuizRecord, own: ReadonlySet<number>, call: Call): number[] {
  return listTakers(call, quiz).filter((learner) => {
    const isGiven = quiz.isAvailable && quiz.learners.includes(learner)
    return own.has(learner) && (isGiven || listAttempts(call, quiz.id, learner).length > 0)
  })
}

/** Counts the quizzes that learners can take now and have not handed in. */
export function countDueQuizzes(learners: ReadonlySet<number>, call: Call): number {
  const now = call.world.clock()
  return call.state.quizzes
    .list()
    .filter(({ isAvailable, closes }) => isAvailable && closes > now)
    .flatMap((quiz) => quiz.learners.filter((one) => learners.has(one) && isDue(quiz, one, call))).length
}

/** Whether a learner is to take a quiz: for the first time, to its end, or once more because an attempt was granted. */
function isDue(quiz: QuizRecord, learner: number, call: Call): boolean {
  const passed = isPassed(listAttempts(call, quiz.id, learner), call)
  const isAhead = quiz.granted.includes(learner) && countTrialsLeft(call, quiz, learner) > 0
  return passed === null || (isAhead && !passed)
}

function toStudentQuiz(quiz: QuizRecord, learner: number, call: Call): StudentQuiz {
  const now = call.world.clock()
  const tries = listAttempts(call, quiz.id, learner)
  const open = tries.find((row) => computeAttemptState(row, now) === 'in_progress')
  return {
    id: quiz.id,
    name: quiz.name[call.language],
    description: quiz.description[call.language],
    course: findNamedCourse(quiz.course_id, call),
    learner: findLearner(learner, call),
    createdBy: findPerson(quiz.owner, call),
    totalScore: quiz.total,
    passScore: quiz.pass,
    time: quiz.minutes,
    maximumTrials: quiz.trials + countGranted(quiz, learner),
    questions_count: findQuestions(call, quiz.id).length,
    status: isDue(quiz, learner, call) ? 0 : 1,
    trials_left: countTrialsLeft(call, quiz, learner),
    ...findBest(tries, call),
    is_passed: isPassed(tries, call),
    open_attempt_id: open?.id ?? null,
    open_attempt_ends_on: open ? formatIso(open.ends) : null,
    last_attempt_id: tries.at(-1)?.id ?? null,
    closes_on: formatIso(quiz.closes),
  }
}

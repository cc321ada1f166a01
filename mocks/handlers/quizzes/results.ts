import type { Attempt } from '#sdk'
import type { Call } from '#mocks/handlers/call.ts'
import type { AttemptRecord, QuizRecord } from '#mocks/world/learning/learningRecords.ts'
import { countPoints } from '#mocks/world/learning/notifyOfQuiz.ts'

/** Counts the attempts that a learner may still start. */
export function countTrialsLeft(call: Call, quiz: QuizRecord, learner: number): number {
  if (!quiz.isAvailable || !quiz.learners.includes(learner)) return 0
  const max = quiz.trials + countGranted(quiz, learner)
  return Math.max(0, max - listAttempts(call, quiz.id, learner).length)
}

/** Counts the attempts that a learner was granted beyond those of the quiz. */
export function countGranted({ granted }: QuizRecord, learner: number): number {
  return granted.filter((id) => id === learner).length
}

/** Lists a learner's attempts at a quiz. */
export function listAttempts(call: Call, quiz: number, learner: number): readonly AttemptRecord[] {
  return call.state.attempts.list().filter((row) => row.quiz === quiz && row.learner === learner)
}

/** Lists the learners of a quiz, and those from whom it was withdrawn after an attempt: their results stay. */
export function listTakers(call: Call, { id, learners }: QuizRecord): number[] {
  const tries = call.state.attempts.list().filter(({ quiz }) => quiz === id)
  return [...new Set([...learners, ...tries.map(({ learner }) => learner)])]
}

/** Computes the score of a finished attempt; null while it runs. */
export function computeScore(row: AttemptRecord, call: Call): number | null {
  const isRunning = computeAttemptState(row, call.world.clock()) === 'in_progress'
  return isRunning ? null : countPoints(call.state, row)
}

/**
 * Finds the best finished attempt, by the share of the points that the quiz had at its start.
 * @returns its score and those points; the score is null while none is finished
 */
export function findBest(
  tries: readonly AttemptRecord[],
  call: Call,
): { best_score: number; best_total: number } | { best_score: null } {
  const results = tries.flatMap((row) => {
    const score = computeScore(row, call)
    return score === null ? [] : [{ best_score: score, best_total: row.total }]
  })
  const [best] = results.toSorted((a, b) => b.best_score / b.best_total - a.best_score / a.best_total)
  return best ?? { best_score: null }
}

/** Whether one of the finished attempts reached the pass score of its start; null while none is finished. */
export function isPassed(tries: readonly AttemptRecord[], call: Call): boolean | null {
  const results = tries.flatMap((row) => {
    const score = computeScore(row, call)
    return score === null ? [] : [score >= row.pass]
  })
  return results.length ? results.includes(true) : null
}

/** Computes whether an attempt runs, was submitted or ran out of time. */
export function computeAttemptState({ submitted, ends }: AttemptRecord, now: number): Attempt['state'] {
  return submitted !== null ? 'submitted' : ends > now ? 'in_progress' : 'expired'
}

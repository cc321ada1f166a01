import { DAY } from '#mocks/world/hours/clock.ts'
import type { AttemptRecord, QuizRecord } from '#mocks/world/learning/learningRecords.ts'
import { notify } from '#mocks/world/notify.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Notifies learners of a quiz that was assigned to them; of a hidden one once it is available. */
export function notifyOfQuiz(
  state: InstituteState,
  quiz: QuizRecord,
  learners: readonly number[],
  now: number,
): void {
  if (quiz.isAvailable)
    notify(state, now, 'quizAssigned', { learners, values: { id: quiz.id, name: quiz.name } })
}

/** Notifies the learner and the author of a quiz of the result of an attempt that is over. */
export function notifyOfResult(state: InstituteState, attempt: AttemptRecord): void {
  const quiz = state.quizzes.get(attempt.quiz)
  if (!quiz) return
  notify(state, attempt.submitted ?? attempt.ends, 'quizTaken', {
    learners: [attempt.learner],
    tutors: [quiz.owner],
    values: { id: quiz.id, name: quiz.name, score: countPoints(state, attempt), total: quiz.total },
    key: String(attempt.id),
  })
}

/** Notifies of what the clock causes: attempts whose time has run out, and quizzes that close within a day. */
export function notifyOfTimedQuizzes(state: InstituteState, now: number): void {
  for (const attempt of state.attempts.list())
    if (attempt.submitted === null && attempt.ends <= now && attempt.ends > now - DAY)
      notifyOfResult(state, attempt)
  for (const quiz of state.quizzes.list())
    if (quiz.isAvailable && quiz.closes > now && quiz.closes <= now + DAY)
      notify(state, now, 'quizClosing', {
        learners: quiz.learners.filter(
          (learner) => !state.attempts.list().some((row) => row.quiz === quiz.id && row.learner === learner),
        ),
        values: { id: quiz.id, name: quiz.name },
        key: `${quiz.id}/${quiz.closes}`,
      })
}

/** Counts the points of an attempt's right answers. */
export function countPoints(state: InstituteState, { quiz, answers }: AttemptRecord): number {
  const chosen = new Map(answers.map(({ question, option }) => [question, option]))
  return state.questions
    .list()
    .filter((row) => row.quiz === quiz)
    .reduce((sum, { id, right, score }) => sum + (chosen.get(id) === right ? score : 0), 0)
}

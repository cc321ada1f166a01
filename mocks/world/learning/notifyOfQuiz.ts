import { DAY } from '#mocks/world/hours/clock.ts'
import type { AttemptRecord, QuizRecord } from '#mocks/world/learning/learningRecords.ts'
import { compareLearners, findAuthor, type Change } from '#mocks/world/learning/notifyOfHomework.ts'
import { notify, type EventName } from '#mocks/world/notify.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Notifies learners of a quiz that they were given, that changed, or that is withdrawn; then its author too. */
export function notifyOfQuiz(state: InstituteState, now: number, change: Change<QuizRecord>): void {
  const { before, after, actor } = change
  const { added, kept, removed } = compareLearners(
    before?.isAvailable ? before.learners : [],
    after?.isAvailable ? after.learners : [],
  )
  const quiz = after ?? before
  if (!quiz) return
  const isChanged = before && after && describeConditions(before) !== describeConditions(after)
  const send = (event: Extract<EventName, `quiz${string}`>, learners: readonly number[]) => {
    const values = { id: quiz.id, name: quiz.name }
    if (learners.length) notify(state, now, event, { learners, values, ...findAuthor(state, quiz), actor })
  }
  send('quizAssigned', added)
  send('quizChanged', isChanged ? kept : [])
  send('quizWithdrawn', removed)
}

/** Notifies a learner whose running attempt has more time. */
export function notifyOfAddedTime(
  state: InstituteState,
  now: number,
  row: AttemptRecord,
  minutes: number,
): void {
  const quiz = state.quizzes.get(row.quiz)
  if (quiz)
    notify(state, now, 'quizTimeAdded', {
      learners: [row.learner],
      values: { id: quiz.id, name: quiz.name, minutes },
    })
}

/** Notifies the learner and the author of a quiz of the result of an attempt that is over. */
export function notifyOfResult(state: InstituteState, attempt: AttemptRecord): void {
  const quiz = state.quizzes.get(attempt.quiz)
  if (!quiz) return
  notify(state, attempt.submitted ?? attempt.ends, 'quizTaken', {
    learners: [attempt.learner],
    tutors: [quiz.owner],
    values: { id: quiz.id, name: quiz.name, score: countPoints(state, attempt), total: attempt.total },
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
export function countPoints(state: InstituteState, { questions, answers }: AttemptRecord): number {
  const chosen = new Map(answers.map(({ question, option }) => [question, option]))
  return state.questions
    .list()
    .filter(({ id }) => questions.includes(id))
    .reduce((sum, { id, right, score }) => sum + (chosen.get(id) === right ? score : 0), 0)
}

/** Describes what learners must know before they take the quiz. */
function describeConditions({ total, pass, minutes, trials, closes }: QuizRecord): string {
  return JSON.stringify([total, pass, minutes, trials, closes])
}

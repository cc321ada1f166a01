import type { QuizRecord } from '#mocks/world/learning/learningRecords.ts'
import { cast, type Play } from './createPlay.ts'
import { pick, pickCaller, pickLearners, type Step } from './steps.ts'

const DAY = 86_400_000
const OPERATOR = 0

export const homeworkKinds = [
  'write homework',
  'write homework',
  'assign homework',
  'withdraw homework',
  'hand in',
  'hand in',
  'hand in',
  'review',
  'review',
  'change homework',
  'delete homework',
] as const

export const quizKinds = [
  'write quiz',
  'write quiz',
  'assign quiz',
  'assign quiz',
  'start',
  'start',
  'answer',
  'submit',
  'grant',
  'extend',
  'change quiz',
  'delete question',
  'delete quiz',
] as const

const learners = [...cast.parents, cast.student, ...cast.kids]

/** Plays a step of homework. */
export async function playHomework(play: Play, step: Step): Promise<void> {
  const { state, send } = play
  const { kind, at, to, amount } = step
  const homework = pick(state.homework.list(), at)
  const owner = pickCaller(step, [homework?.owner ?? OPERATOR, OPERATOR])
  const given = { student_ids: pickLearners(amount, to) }
  if (kind === 'write homework') {
    const author = pickCaller(step, cast.tutors)
    const made = await send(author, 'POST', '/homework/insert/', buildHomework(play, step, author))
    await send(OPERATOR, 'POST', `/homework/${made.data.id}/assign/`, given)
  }
  if (kind === 'assign homework') await send(owner, 'POST', `/homework/${homework?.id}/assign/`, given)
  if (kind === 'withdraw homework') await send(owner, 'POST', `/homework/${homework?.id}/unassign/`, given)
  if (kind === 'hand in') {
    const learner = pick(homework?.learners ?? [], to)
    const parent = state.kids.get(learner ?? 0)?.parent
    const kid_id = parent !== undefined && amount > 4 ? learner : undefined
    const caller = pickCaller(step, [(kid_id ? parent : learner) ?? 7])
    const body = { text: 'Two pages', file_ids: [caller], kid_id }
    await send(caller, 'POST', `/homework/${homework?.id}/submit/`, body)
  }
  if (kind === 'review') {
    const answer = pick(state.submissions.list(), at)
    await send(pickCaller(step, [OPERATOR]), 'POST', `/homework/submissions/${answer?.id}/review/`, {
      ...(to !== 3 && { score: amount }),
      comment: 'Well read',
      is_returned: to > 3,
    })
  }
  if (kind === 'change homework' && homework)
    await send(owner, 'POST', `/homework/update/${homework.id}/`, {
      ...buildHomework(play, step, owner),
      Id: homework.id,
    })
  if (kind === 'delete homework') await send(owner, 'DELETE', `/homework/delete/${homework?.id}`)
}

function buildHomework({ state, now }: Play, { at, to, amount }: Step, author: number | undefined) {
  return {
    Id: 0,
    title: 'Read the page',
    description: 'Aloud',
    course_id: 1 + (at % 3),
    class_group_id: to > 3 ? pick(state.groupClasses.list(), at)?.id : undefined,
    score: amount + 1,
    dueDate: new Date(now() + (amount === 7 ? -1 : 2 + to) * DAY).toISOString(),
    file_ids: [author],
    published: amount !== 4,
  }
}

/** Plays a step of quizzes. */
export async function playQuizzes(play: Play, step: Step): Promise<void> {
  const { state, send } = play
  const { kind, at, to, amount } = step
  const quiz = pick(state.quizzes.list(), at)
  const attempt = pick(state.attempts.list(), at)
  const owner = pickCaller(step, [quiz?.owner ?? OPERATOR, OPERATOR])
  const taker = pickCaller(step, attempt ? [attempt.learner] : learners)
  if (kind === 'write quiz') await writeQuiz(play, step)
  if (kind === 'assign quiz')
    await send(owner, 'POST', `/quizzes/${quiz?.id}/assign/`, { student_ids: pickLearners(amount, to) })
  if (kind === 'start') await startAttempt(play, step, quiz)
  if (kind === 'answer')
    await send(taker, 'POST', `/quizzes/attempts/${attempt?.id}/answers/`, {
      answers: [{ question_id: pick(state.questions.list(), to)?.id ?? 1, option_id: 1 + (amount % 3) }],
    })
  if (kind === 'submit') await send(taker, 'POST', `/quizzes/attempts/${attempt?.id}/submit/`)
  if (kind === 'grant')
    await send(owner, 'POST', `/quizzes/${quiz?.id}/grant/`, {
      student_id: pick(quiz?.learners ?? [], to) ?? 71,
    })
  if (kind === 'extend')
    await send(pickCaller(step, [OPERATOR]), 'POST', `/quizzes/attempts/${attempt?.id}/extend/`, {
      minutes: 1 + amount,
    })
  if (kind === 'change quiz' && quiz)
    await send(owner, 'POST', `/quizzes/update/${quiz.id}/`, { ...buildQuiz(play, step), Id: quiz.id })
  if (kind === 'delete question') {
    const question = pick(state.questions.list(), at)
    await send(owner, 'DELETE', `/quizzes/questions/delete/${question?.id}`)
  }
  if (kind === 'delete quiz') await send(owner, 'DELETE', `/quizzes/delete/${quiz?.id}`)
}

/** Starts an attempt, and reports one more than the learner has. */
async function startAttempt(
  { state, send, faults }: Play,
  step: Step,
  quiz: QuizRecord | undefined,
): Promise<void> {
  const learner = pick(quiz?.learners ?? [], step.to)
  const before = state.attempts.list().length
  await send(pickCaller(step, [learner ?? 7]), 'POST', `/quizzes/${quiz?.id}/attempts/start/`, {})
  const last = state.attempts.list().at(-1)
  if (!quiz || !last || state.attempts.list().length === before) return
  const own = state.attempts.list().filter((one) => one.quiz === quiz.id && one.learner === last.learner)
  const most = quiz.trials + quiz.granted.filter((one) => one === last.learner).length
  if (own.length > most)
    faults.push(`learner ${last.learner} has ${own.length} of ${most} attempts at ${quiz.id}`)
}

/** Writes a quiz with two questions, and gives it to learners. */
async function writeQuiz(play: Play, step: Step): Promise<void> {
  const { send } = play
  const author = pickCaller(step, [...cast.tutors, OPERATOR])
  const made = await send(author, 'POST', '/quizzes/insert/', buildQuiz(play, step))
  for (const text of ['Which letter?', 'Which word?'])
    await send(author, 'POST', '/quizzes/questions/insert/', {
      Id: 0,
      quiz_id: made.data.id,
      text,
      options: ['a', 'b', 'c', 'd'],
      right_option: 2,
      score: 5,
    })
  await send(author, 'POST', `/quizzes/${made.data.id}/assign/`, {
    student_ids: pickLearners(step.amount, step.to),
  })
}

function buildQuiz({ now }: Play, { at, to, amount }: Step) {
  return {
    Id: 0,
    name: 'Letters',
    course_id: 1 + (at % 3),
    totalScore: 10,
    passScore: 6,
    time: 1 + 30 * (to % 3),
    maximumTrials: 1 + (amount % 2),
    availability: amount !== 9,
    closes_on: new Date(now() + (amount === 7 ? 1 / 48 : 2 + to) * DAY).toISOString(),
  }
}

import { expect, test } from 'vitest'
import { createEmptyState, insertTutor, noon } from '#mocks/emptyState.ts'
import type { AttemptRecord, QuizRecord } from '#mocks/world/learning/learningRecords.ts'
import {
  countPoints,
  notifyOfAddedTime,
  notifyOfQuiz,
  notifyOfResult,
  notifyOfTimedQuizzes,
} from '#mocks/world/learning/notifyOfQuiz.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import type { InstituteState } from '#mocks/world/world.ts'

const buildText = (en: string) => ({ en, ar: en })

/** A state with a tutor and a quiz of theirs for the students 7 and 8, which closes in two days. */
function create(more: Partial<QuizRecord> = {}) {
  const state = createEmptyState()
  const owner = insertTutor(state).id
  const quiz = state.quizzes.insert((id) => ({
    id,
    name: buildText('Letters'),
    description: buildText(''),
    course_id: 1,
    total: 10,
    pass: 5,
    minutes: 20,
    trials: 1,
    isAvailable: true,
    owner,
    closes: noon + 2 * DAY,
    granted: [],
    learners: [7, 8],
    created: noon,
    ...more,
  }))
  return { state, quiz, owner }
}

const insertAttempt = (state: InstituteState, quiz: number, more: Partial<AttemptRecord> = {}) =>
  state.attempts.insert((id) => ({
    id,
    quiz,
    learner: 7,
    questions: [],
    total: 10,
    pass: 5,
    started: noon - 1,
    ends: noon,
    submitted: null,
    saved: null,
    answers: [],
    ...more,
  }))

/** Owners and English titles of what people read. */
const listRead = (state: InstituteState) =>
  state.notifications.list().map(({ owner, title }) => [owner, title.en])

test('a quiz that becomes available is given to its learners, and a hidden one is withdrawn', () => {
  const { state, quiz, owner } = create()
  const hidden = { ...quiz, isAvailable: false }
  notifyOfQuiz(state, noon, { after: hidden, actor: owner })
  notifyOfQuiz(state, noon, { actor: owner })
  expect(listRead(state)).toEqual([])
  notifyOfQuiz(state, noon, { before: hidden, after: quiz, actor: owner })
  notifyOfQuiz(state, noon, { before: quiz, after: hidden, actor: 99 })
  expect(listRead(state)).toEqual([
    [7, 'New quiz: Letters'],
    [8, 'New quiz: Letters'],
    [7, 'A quiz was withdrawn: Letters'],
    [8, 'A quiz was withdrawn: Letters'],
    [owner, 'A quiz of yours was withdrawn: Letters'],
  ])
})

test('a deleted quiz is withdrawn, of which its author is not notified who deleted it', () => {
  const { state, quiz, owner } = create({ learners: [7] })
  notifyOfQuiz(state, noon, { before: quiz, actor: owner })
  expect(listRead(state)).toEqual([[7, 'A quiz was withdrawn: Letters']])
})

test.each<[string, Partial<QuizRecord>]>([
  ['total', { total: 12 }],
  ['pass score', { pass: 6 }],
  ['time', { minutes: 21 }],
  ['number of attempts', { trials: 2 }],
  ['closing date', { closes: noon + DAY }],
])('another %s is read by the learners who keep the quiz', (_, more) => {
  const { state, quiz, owner } = create()
  notifyOfQuiz(state, noon, { before: quiz, after: { ...quiz, ...more, learners: [8, 9] }, actor: owner })
  expect(listRead(state)).toEqual([
    [9, 'New quiz: Letters'],
    [8, 'A quiz has changed: Letters'],
    [7, 'A quiz was withdrawn: Letters'],
  ])
})

test('another name of a quiz is no change for its learners', () => {
  const { state, quiz, owner } = create()
  notifyOfQuiz(state, noon, { before: quiz, after: { ...quiz, name: buildText('Words') }, actor: owner })
  expect(listRead(state)).toEqual([])
})

test('a learner reads how many minutes a running attempt has more', () => {
  const { state, quiz } = create()
  notifyOfAddedTime(state, noon, insertAttempt(state, quiz.id), 5)
  notifyOfAddedTime(state, noon, insertAttempt(state, 99), 5)
  expect(state.notifications.list()).toMatchObject([
    {
      owner: 7,
      title: { en: 'More time: Letters' },
      body: { en: expect.stringContaining('Minutes added: 5') },
    },
  ])
})

/** Inserts a question of three options, of which the second is right. */
const insertQuestion = (state: InstituteState, quiz: number, score: number) =>
  state.questions.insert((id) => ({
    id,
    quiz,
    position: 1,
    text: buildText('Which?'),
    options: ['A', 'B', 'C'].map(buildText),
    right: 2,
    score,
  })).id

test('an attempt has the points of its right answers to its own questions', () => {
  const { state, quiz } = create()
  const [right, wrong, none] = [4, 2, 1].map((score) => insertQuestion(state, quiz.id, score))
  const other = insertQuestion(state, 99, 8)
  const answers = [
    { question: right ?? 0, option: 2, isMarked: false },
    { question: wrong ?? 0, option: 1, isMarked: false },
    { question: none ?? 0, option: null, isMarked: false },
    { question: other, option: 2, isMarked: false },
  ]
  const questions = [right, wrong, none].flatMap((id) => id ?? [])
  expect(countPoints(state, insertAttempt(state, quiz.id, { questions, answers }))).toBe(4)
  expect(countPoints(state, insertAttempt(state, quiz.id))).toBe(0)
})

test('learner and author read the result once, at the time at which the attempt was over', () => {
  const { state, quiz, owner } = create()
  const submitted = insertAttempt(state, quiz.id, { submitted: noon - 5 })
  notifyOfResult(state, submitted)
  notifyOfResult(state, submitted)
  notifyOfResult(state, insertAttempt(state, quiz.id, { learner: 8 }))
  notifyOfResult(state, insertAttempt(state, 99))
  expect(state.notifications.list().map(({ owner: id, body, created }) => [id, body.en, created])).toEqual([
    [7, '0 of 10', noon - 5],
    [owner, expect.stringContaining('0 of 10'), noon - 5],
    [8, '0 of 10', noon],
    [owner, expect.stringContaining('0 of 10'), noon],
  ])
})

test('results are announced of attempts whose time ran out within a day, unless they were handed in', () => {
  const { state, quiz } = create({ owner: 99, learners: [] })
  const insert = (learner: number, more: Partial<AttemptRecord>) =>
    insertAttempt(state, quiz.id, { learner, ...more })
  insert(11, { ends: noon })
  insert(12, { ends: noon + 1 })
  insert(13, { ends: noon - DAY + 1 })
  insert(14, { ends: noon - DAY })
  insert(15, { submitted: noon - 1 })
  notifyOfTimedQuizzes(state, noon)
  const read = state.notifications.list().filter(({ owner }) => owner !== 99)
  expect(read.map(({ owner }) => owner)).toEqual([11, 13])
})

test.each<[string, Partial<QuizRecord>, number[]]>([
  ['a quiz that closes in exactly a day is announced', { closes: noon + DAY }, [8]],
  ['a quiz that closes in a moment is announced', { closes: noon + 1 }, [8]],
  ['a quiz that is closed is not announced', { closes: noon }, []],
  ['a quiz that closes later is not announced', { closes: noon + DAY + 1 }, []],
  ['a hidden quiz is not announced', { closes: noon + DAY, isAvailable: false }, []],
])('%s to the learners who have not taken it', (_, more, owners) => {
  const { state, quiz } = create(more)
  insertAttempt(state, quiz.id, { submitted: noon - 1 })
  insertAttempt(state, 99, { learner: 8, submitted: noon - 1 })
  notifyOfTimedQuizzes(state, noon)
  notifyOfTimedQuizzes(state, noon)
  expect(listRead(state)).toEqual(owners.map((id) => [id, 'A quiz closes within a day: Letters']))
})

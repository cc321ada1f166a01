import { expect, test } from 'vitest'
import data from '#mocks/data/learning.json'
import { courses, getById, institutes } from '#mocks/data/catalogue.ts'
import { getText } from '#mocks/data/texts.ts'
import { noon } from '#mocks/emptyState.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { createLearning } from '#mocks/world/learning/learning.ts'
import { createPeople } from '#mocks/world/people/accounts.ts'
import { createTutors } from '#mocks/world/people/tutors.ts'

const day = noon - 12 * HOUR
const institute = getById(institutes, 2)

/** The learning records of an institute without classes, with its people. */
function create() {
  const people = createPeople(institute, 1, day)
  const tutors = createTutors(institute, 1, day)
  const learning = createLearning(institute, 1, day, { tutors, ...people, classes: [] })
  const family = [people.students[0], ...people.kids.slice(0, 3)].map((one) => one?.id)
  return { ...people, tutors, family, ...learning }
}

const listIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const count = (length: number) => Array.from({ length }, (_, index) => 20_001 + index)

test('quizzes are for the demo family and two others, one is closed and one is hidden', () => {
  const { quizzes, family, tutors } = create()
  expect(listIds(quizzes)).toEqual(count(8))
  for (const { learners, granted } of quizzes) {
    expect(learners.slice(0, 4)).toEqual(family)
    expect([new Set(learners).size, granted]).toEqual([6, []])
  }
  expect(quizzes.map(({ closes }) => (closes - day - 18 * HOUR) / DAY)).toEqual(
    quizzes.map((_, index) => (index === 5 ? -1 : 20)),
  )
  expect(quizzes.map(({ isAvailable }) => isAvailable)).toEqual(quizzes.map((_, index) => index < 7))
  expect(quizzes.map(({ created }) => (day - created) / DAY)).toEqual(quizzes.map((_, index) => 10 + index))
  expect(quizzes.slice(0, 3).map(({ owner }) => owner)).toEqual([0, 0, 1].map((index) => tutors[index]?.id))
})

test('a quiz has a text, a length and a course of its subject', () => {
  const { quizzes } = create()
  expect(quizzes.slice(0, 5).map(({ minutes, trials }) => [minutes, trials])).toEqual([
    [10, 2],
    [15, 1],
    [20, 3],
    [5, 2],
    [10, 2],
  ])
  for (const [index, quiz] of quizzes.entries()) {
    const [name = '', description = '', subject] = data.quizzes[index % 4] ?? []
    expect([quiz.name, quiz.description]).toEqual([name, description].map((text) => getText(String(text))))
    expect(getById(courses, quiz.course_id).subject).toBe(subject)
  }
})

test('the questions of a quiz make up its total, and each has one right option of four', () => {
  const { quizzes, questions } = create()
  for (const [index, { id, total, pass }] of quizzes.entries()) {
    const own = questions.filter(({ quiz }) => quiz === id)
    expect(own.reduce((sum, { score }) => sum + score, 0)).toBe(total)
    expect([total, pass]).toEqual([10, 6])
    expect(own.map(({ id: question, position }) => [question, position])).toEqual(
      [1, 2, 3, 4, 5].map((position) => [id * 100 + position, position]),
    )
    const [, , , texts] = data.quizzes[index % 4] ?? []
    const rows = Array.isArray(texts) ? texts : []
    expect(own.map(({ text, options, right }) => [text, ...options, right])).toEqual(
      rows.map(([text, a, b, c, d, right]) => [
        ...[text, a, b, c, d].map((one) => getText(String(one))),
        Number(right),
      ]),
    )
  }
})

test('six quizzes have an attempt by a member of the demo family, with one question left open', () => {
  const { attempts, quizzes, questions, family } = create()
  const handedIn = attempts.slice(0, 6)
  expect(listIds(handedIn)).toEqual(count(6))
  for (const [index, { quiz, learner, started, ends, submitted, saved, answers }] of handedIn.entries()) {
    const { id = 0, minutes = 0 } = quizzes[index] ?? {}
    expect([quiz, learner]).toEqual([id, family[index % 3 ? 1 : 0]])
    expect(started).toBe(day - (index + 2) * DAY)
    expect(ends - started).toBe(minutes * 60_000)
    expect([submitted, saved]).toEqual([started + minutes * 40_000, started + minutes * 39_000])
    const own = questions.filter((question) => question.quiz === id)
    expect(handedIn[index]?.questions).toEqual(listIds(own))
    expect(listIds(own)).toEqual(own.map((_, position) => id * 100 + position + 1))
    expect(answers).toEqual(
      own.map((question, position) => ({
        question: question.id,
        option: position === index % 5 ? null : question.right,
        isMarked: false,
      })),
    )
  }
})

test('one attempt ran out of time before it was handed in', () => {
  const { attempts, quizzes, family } = create()
  const [quiz] = quizzes
  expect(attempts).toHaveLength(7)
  expect(attempts[6]).toMatchObject({
    id: 20_007,
    quiz: quiz?.id,
    learner: quiz?.learners[4],
    submitted: null,
  })
  expect(family).not.toContain(attempts[6]?.learner)
  expect(attempts[6]?.ends).toBeLessThan(day)
})

test('a catalog has up to two files, two of three are shared, and one is of the operator', () => {
  const { catalogs, files, tutors } = create()
  expect(listIds(catalogs)).toEqual(count(6))
  expect(catalogs.map((row) => row.files)).toEqual([
    [],
    [20_002],
    [20_003, 20_007],
    [],
    [20_001],
    [20_002, 20_006],
  ])
  for (const id of catalogs.flatMap((row) => row.files)) expect(listIds(files)).toContain(id)
  expect(catalogs.map(({ isShared }) => isShared)).toEqual([true, false, true, true, false, true])
  expect(catalogs.map(({ owner }) => owner)).toEqual([
    ...[0, 0, 1, 2, 3].map((index) => tutors[index]?.id),
    2500,
  ])
  expect(catalogs.map(({ updated }) => (day - updated) / DAY)).toEqual([0, 3, 6, 9, 12, 15])
  expect(catalogs.map(({ title, description }) => [title, description])).toEqual(
    data.catalogs.map((texts) => texts.map(getText)),
  )
})

test('feedback belongs to the records of learning', () => {
  expect(create().feedback).toHaveLength(30)
})

import { expect, test } from 'vitest'
import data from '#mocks/data/learning.json'
import comments from '#mocks/data/reviews.json'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { applyGender, getText } from '#mocks/data/texts.ts'
import { createEmptyState, insertClass, insertTutor, noon } from '#mocks/emptyState.ts'
import { createFeedback } from '#mocks/world/classes/feedback.ts'
import { createRng } from '#mocks/world/codes/rng.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { createPeople } from '#mocks/world/people/accounts.ts'
import type { ClassRecord } from '#mocks/world/records.ts'

const day = noon - 12 * HOUR
const institute = getById(institutes, 1)
const people = createPeople(institute, 1, day)
const { students, kids } = people
const state = createEmptyState()
const tutors = [insertTutor(state, { gender: 'Female' }), insertTutor(state, { gender: 'Male' })]
const create = (classes: readonly ClassRecord[]) =>
  createFeedback(institute, { ...people, tutors, classes }, createRng('feedback'), day)

/** A class of another family with the second tutor, which was held some days ago. */
const hold = (days: number, more: Partial<ClassRecord> = {}) => {
  const learner = students[20]?.id ?? 0
  const attendance = { [learner]: 'present' } as const
  return insertClass(state, {
    tutor: tutors[1]?.id ?? 0,
    students: [learner],
    start: day - days * DAY,
    attendance,
    ...more,
  })
}

test('thirty learners and tutors have rated, with comments of learners that fit their stars', () => {
  const rows = create([])
  expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => 10_001 + index))
  expect(rows).toHaveLength(30)
  const given = rows.filter((_, index) => index % 6 !== 3)
  for (const { tutor, student, comment } of given) {
    expect(student).toBeNull()
    const found = comments.find(({ en }) => en === comment.en)
    expect([found?.rating, applyGender(found?.ar ?? '', true)]).toEqual([tutor, comment.ar])
  }
  const stars = [5, 4, 5, 3, 4, 5, 2, 5, 4, 1, 5, 4, 3, 5, 4]
  const expected = [...stars, ...stars].filter((_, index) => index % 6 !== 3)
  expect(given.map(({ tutor }) => tutor)).toEqual(expected)
})

test('five ratings are by a tutor on a learner, with one to five stars and words of a review', () => {
  const rows = create([]).filter((_, index) => index % 6 === 3)
  expect(rows.map(({ student, tutor }) => [student, tutor])).toEqual(
    [1, 2, 3, 4, 5].map((one) => [one, null]),
  )
  for (const { author, about, comment } of rows) {
    expect([author, about]).toEqual([tutors[0]?.id, students[1]?.id])
    expect(data.reviews.map(getText)).toContainEqual(comment)
  }
})

test('platform and service have two to five stars', () => {
  const rows = create([])
  const platforms = new Set(rows.map(({ platform }) => platform))
  const services = new Set(rows.map(({ service }) => service))
  expect([[...platforms].toSorted(), [...services].toSorted()]).toEqual([
    [2, 3, 4, 5],
    [3, 4, 5],
  ])
})

test('feedback is about every twelfth class that was held, the newest first, two hours after its start', () => {
  const classes = Array.from({ length: 25 }, (_, index) => hold(index + 1))
  const rows = create(classes)
  expect(rows.slice(0, 4).map(({ class_id }) => class_id)).toEqual([
    classes[0]?.id,
    classes[12]?.id,
    classes[24]?.id,
    null,
  ])
  expect(rows[1]).toMatchObject({
    author: students[20]?.id,
    about: tutors[1]?.id,
    created: day - 13 * DAY + 2 * HOUR,
  })
  expect(rows[3]?.created).toBe(day + 2 * HOUR)
  const found = comments.find(({ en }) => en === rows[1]?.comment.en)
  expect(rows[1]?.comment.ar).toBe(applyGender(found?.ar ?? '', false))
})

test('classes that begin together are in the order of their ids', () => {
  const [first, second] = [hold(1), hold(1)]
  expect(create([second, first])[0]?.class_id).toBe(first.id)
})

const buildAttended = (id: number | undefined) => ({
  students: [id ?? 0],
  attendance: { [id ?? 0]: 'present' as const },
})

test('classes that are not over, were not held, or are of the demo family have no feedback', () => {
  const [student] = students
  const [kid] = kids
  const classes = [
    hold(0),
    hold(0, { start: day - 3 * HOUR }),
    hold(1, { outcome: 'cancelled' }),
    hold(1, buildAttended(student?.id)),
    hold(1, buildAttended(kid?.id)),
    hold(1, { students: [students[20]?.id ?? 0, kid?.id ?? 0] }),
  ]
  expect(create(classes)[0]?.class_id).toBeNull()
  const other = kids.find(({ parent }) => parent !== student?.id)
  const held = hold(0, { start: day - 3 * HOUR - 1, ...buildAttended(other?.id) })
  expect(create([...classes, held])[0]).toMatchObject({ class_id: held.id, author: other?.id })
})

test('without tutors and students feedback has an author of its own number alone', () => {
  const empty = { tutors: [], students: [], kids: [], classes: [] }
  const rows = createFeedback(institute, empty, createRng('feedback'), day)
  expect(new Set(rows.map(({ author, about, student }) => `${author} ${about} ${student}`))).toEqual(
    new Set(['0 null null']),
  )
})

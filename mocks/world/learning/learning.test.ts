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

test('files are of four kinds and belong to six tutors, the demo tutor first', () => {
  const { files, tutors } = create()
  expect(listIds(files)).toEqual(count(24))
  const owners = [0, 0, 1, 2, 3, 4].map((index) => tutors[index]?.id)
  expect(files.slice(0, 7).map(({ owner }) => owner)).toEqual([...owners, owners[0]])
  expect(files.slice(0, 5).map(({ content_type }) => content_type)).toEqual([
    'application/pdf',
    'audio/mpeg',
    'image/png',
    'audio/mpeg',
    'application/pdf',
  ])
  expect(files.map(({ size }) => size)).toEqual(files.map((_, index) => 20_000 + index * 1733))
  expect(files.slice(0, 5).map(({ name }) => name)).toEqual(
    [0, 1, 2, 3, 0].map((index) => getText(data.files[index] ?? '')),
  )
})

test('files of an institute without tutors belong to its operator', () => {
  const people = createPeople(institute, 1, day)
  const { files, homework } = createLearning(institute, 1, day, { tutors: [], ...people, classes: [] })
  expect(new Set(files.map(({ owner }) => owner))).toEqual(new Set([2500]))
  expect(homework).toHaveLength(12)
})

test('homework is due before and after today, in the evening, and was created before both', () => {
  const { homework } = create()
  expect(listIds(homework)).toEqual(count(12))
  expect(homework.map(({ due }) => (due - day - 18 * HOUR) / DAY)).toEqual([
    3, 1, -2, 9, -9, 5, -20, 14, 2, -30, 6, 20,
  ])
  for (const [index, { created, due }] of homework.entries()) {
    expect(created).toBeLessThanOrEqual(day - index * DAY)
    expect(due - created).toBeGreaterThanOrEqual(7 * DAY)
  }
})

test('published homework has the demo family and three others as learners, a draft has none', () => {
  const { homework, family, tutors } = create()
  expect(homework.map(({ published }) => published)).toEqual(homework.map((_, index) => index % 4 !== 3))
  for (const { published, learners } of homework) {
    expect(learners.slice(0, 4)).toEqual(published ? family : [])
    expect(new Set(learners).size).toBe(published ? 7 : 0)
  }
  expect(homework.slice(0, 3).map(({ owner }) => owner)).toEqual([0, 0, 1].map((index) => tutors[index]?.id))
})

test('homework has a text, a score, a course and a file of its own', () => {
  const { homework, files } = create()
  expect(homework.map(({ score }) => score).slice(0, 4)).toEqual([10, 20, 100, 10])
  for (const [index, { title, description, course_id, group_class, files: own }] of homework.entries()) {
    const [name = '', text = ''] = data.homework[index % data.homework.length] ?? []
    expect([title, description]).toEqual([getText(name), getText(text)])
    expect(courses.some(({ id }) => id === course_id)).toBe(true)
    expect([group_class, own]).toEqual([null, [files[index]?.id]])
  }
})

test('the first two tasks wait for the demo student and their first kid, the others for every other learner', () => {
  const { homework, submissions } = create()
  const listHanded = (index: number) =>
    submissions.flatMap((row) => (row.homework === homework[index]?.id ? [row.learner] : []))
  const listLearners = (index: number) => homework[index]?.learners ?? []
  for (const index of [0, 1]) expect(listHanded(index)).toEqual(listLearners(index).slice(2))
  expect(listHanded(2)).toEqual([0, 2, 4, 6].map((position) => listLearners(2)[position]))
  expect(listHanded(5)).toEqual([1, 3, 5].map((position) => listLearners(5)[position]))
  expect(listHanded(3)).toEqual([])
})

test('the learners beside the demo family are ten adults, the second student first', () => {
  const { homework, students } = create()
  const others = new Set(homework.flatMap(({ learners }) => learners.slice(4)))
  const adults = students.slice(1, 12).map(({ id }) => id)
  for (const id of others) expect(adults).toContain(id)
})

test('answers are numbered by their homework, and were handed in a day apart', () => {
  const { homework, submissions } = create()
  for (const [index, { id, due }] of homework.entries()) {
    const own = submissions.filter((row) => row.homework === id)
    expect(listIds(own)).toEqual(own.map((_, position) => 20_000 + index * 20 + position + 1))
    expect(own.map(({ submitted }) => submitted)).toEqual(
      own.map((_, position) => Math.min(due - (position - 1) * DAY, day - (position + 1) * DAY)),
    )
  }
})

test('an answer was handed in before today, and only one that was reviewed has a score', () => {
  const { homework, submissions } = create()
  const byId = new Map(homework.map((row) => [row.id, row]))
  expect(new Set(listIds(submissions)).size).toBe(submissions.length)
  expect(submissions.slice(0, 4).map(({ state }) => state)).toEqual([
    'submitted',
    'reviewed',
    'returned',
    'submitted',
  ])
  for (const { homework: task, submitted, state, score, comment, text, review_files } of submissions) {
    const row = byId.get(task)
    expect(submitted).toBeLessThan(day)
    expect(submitted).toBeLessThanOrEqual((row?.due ?? 0) + DAY)
    expect([score !== null, comment !== null]).toEqual([state === 'reviewed', state !== 'submitted'])
    const share = score === null ? 1 : score / (row?.score ?? 1)
    expect(Math.round(share * 10)).toBeGreaterThanOrEqual(6)
    expect(score ?? 0).toBeLessThanOrEqual(row?.score ?? 0)
    expect(data.answers.map(getText)).toContainEqual(text)
    expect([null, ...data.reviews.map(getText)]).toContainEqual(comment)
    expect(review_files).toEqual([])
  }
})

test('answers have a file of the institute', () => {
  const { submissions, files } = create()
  const known = new Set(listIds(files))
  for (const row of submissions) expect(row.files.map((id) => known.has(id))).toEqual([true])
  expect(new Set(submissions.map((row) => row.files[0])).size).toBeGreaterThan(3)
})

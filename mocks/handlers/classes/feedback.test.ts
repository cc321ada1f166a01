import { buildFullName } from '#mocks/world/people/buildFullName.ts'
import { beforeEach, expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { createTestClient, NOON, readRows, type people } from '#mocks/testClient.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import type { InstituteState } from '#mocks/world/world.ts'

let client: ReturnType<typeof createTestClient>
let state: InstituteState
/** Ids of the demo student and of the demo tutor */
let [student, tutor] = [0, 0]
beforeEach(() => {
  client = createTestClient()
  state = client.mocks.worlds.get().state(findInstitute(undefined))
  const find = (name: string) => state.accounts.list().find(({ email }) => email === name)?.id ?? 0
  ;[student, tutor] = [find('student@example.test'), find('tutor@example.test')]
})

type Person = keyof typeof people

async function send(person: Person, method: string, path: string, body?: object) {
  const { access_token: token } = await client.signIn(person)
  return client.call(method, path, { token, ...(body && { body }) })
}

/** Inserts a class of the demo student with the demo tutor. */
function insertClass(start: number, more = {}): number {
  return state.classes.insert((id) => ({
    id,
    course_id: 101,
    tutor,
    students: [student],
    kind: 'one_to_one',
    state: 'confirmed',
    start,
    ...more,
  })).id
}
const addRating = (person: Person, body: object) =>
  send(person, 'POST', '/feedback/add/', { platform: 5, service: 4, ...body })
const readTutor = () => {
  const row = state.tutors.get(tutor)
  if (!row) throw new Error('no tutor')
  return row
}

const list = async (person: Person, query = '') =>
  readRows(await send(person, 'GET', `/feedback/list/?page_size=100${query}`))
const isOwn = (id: number) => (row: Record<string, unknown>) =>
  [row.author, row.about].some((one) => (one as { id: number } | null)?.id === id)
/** The cast is safe in tests: expectations fail on missing averages. */
const readAverages = async () =>
  ((await send('operator', 'GET', '/feedback/list/')).body as { averages: object }).averages

test('a learner rates the tutor of a class that is over, once', async () => {
  const class_id = insertClass(NOON - HOUR)
  expect((await addRating('student', { class_id, tutor: 3 })).status).toBe(200)
  expect(state.feedback.list().at(-1)).toMatchObject({
    class_id,
    author: student,
    about: tutor,
    platform: 5,
    service: 4,
    tutor: 3,
    student: null,
    created: NOON,
  })
  expect((await addRating('student', { class_id, tutor: 3 })).status).toBe(409)
})

test('a tutor rates the learner of the class', async () => {
  const class_id = insertClass(NOON - HOUR)
  await addRating('tutor', { class_id, student: 2 })
  expect(state.feedback.list().at(-1)).toMatchObject({
    author: tutor,
    about: student,
    student: 2,
    tutor: null,
  })
})

test('feedback about the platform alone is about no person, and may be repeated', async () => {
  expect((await addRating('student', {})).status).toBe(200)
  expect((await addRating('student', {})).status).toBe(200)
  expect(state.feedback.list().at(-1)).toMatchObject({ class_id: null, about: null })
})

test('a class that is not over, and one of other people, cannot be rated', async () => {
  expect((await addRating('student', { class_id: insertClass(NOON - HOUR + 1) })).status).toBe(409)
  const foreign = insertClass(NOON - HOUR, { students: [1], tutor: 2 })
  expect((await addRating('student', { class_id: foreign })).status).toBe(422)
  expect((await addRating('student', { class_id: 999_999 })).status).toBe(422)
})

test('a rating counts on the profile, and with a comment it is a review', async () => {
  const before = readTutor()
  await addRating('student', { class_id: insertClass(NOON - HOUR), tutor: 2, comment: 'Too fast' })
  await addRating('student', { class_id: insertClass(NOON - 2 * HOUR), tutor: 2, comment: ' ' })
  const { star_counts, reviews, ratings_count } = readTutor()
  expect(star_counts).toEqual(before.star_counts.map((count, index) => count + (index === 1 ? 2 : 0)))
  expect(ratings_count).toBe(before.ratings_count + 2)
  expect(reviews).toHaveLength(before.reviews.length + 1)
  expect(reviews[0]).toMatchObject({
    rating: 2,
    comment: { en: 'Too fast', ar: 'Too fast' },
    author: { en: expect.stringMatching(/^\S+ \S\.$/) },
    created_on: '2026-11-21',
  })
})

test('a review of a student without a last name has the first name alone as its author', async () => {
  const row = state.students.get(student)
  if (!row) throw new Error('no student')
  state.students.update({ ...row, last_name: { en: '', ar: '' } })
  await addRating('student', { class_id: insertClass(NOON - HOUR), tutor: 5, comment: 'Patient' })
  expect(readTutor().reviews[0]?.author).toEqual(row.first_name)
})

test('a rating is changed by its author within a day, and counts once', async () => {
  const before = readTutor()
  await addRating('student', { class_id: insertClass(NOON - HOUR), tutor: 1, comment: 'Late' })
  const row = state.feedback.list().at(-1)
  if (!row) throw new Error('no feedback')
  const change = (person: Person, tutorStars: number) =>
    send(person, 'POST', `/feedback/update/${row.id}/`, { platform: 1, service: 1, tutor: tutorStars })
  expect((await change('tutor', 5)).status).toBe(404)
  expect((await change('student', 5)).status).toBe(200)
  const { star_counts, reviews } = readTutor()
  expect(star_counts).toEqual(before.star_counts.map((count, index) => count + (index === 4 ? 1 : 0)))
  expect(reviews).toHaveLength(before.reviews.length)
  state.feedback.update({ ...row, created: NOON - DAY })
  expect((await change('student', 4)).status).toBe(409)
})

test('the rated tutor is notified of a changed rating, and not of one that was sent again', async () => {
  await addRating('student', { class_id: insertClass(NOON - HOUR), tutor: 1 })
  const { id } = state.feedback.list().at(-1) ?? {}
  const told = state.notifications.list().findLast(({ owner }) => owner === tutor)
  const parent = state.students.get(student)
  expect(told?.body.en.startsWith(`${parent && buildFullName(parent).en} · `)).toBe(true)
  const count = () => state.notifications.list().filter((row) => row.owner === tutor).length
  const before = count()
  const change = () =>
    send('student', 'POST', `/feedback/update/${id}/`, { platform: 5, service: 4, tutor: 4 })
  await change()
  await change()
  expect(count()).toBe(before + 1)
})

test('people read their own feedback, staff all of it', async () => {
  await addRating('student', { class_id: insertClass(NOON - HOUR), tutor: 3 })
  const [own, all] = [await list('student'), await list('operator')]
  expect(own.length).toBeGreaterThan(0)
  expect(own.every(isOwn(student))).toBe(true)
  expect(all.some((row) => !isOwn(student)(row))).toBe(true)
  const rated = await list('operator', '&rating=3')
  expect(rated.length).toBeGreaterThan(0)
  expect(rated.length).toBeLessThan(all.length)
  expect(rated.every((row) => [row.platform, row.service, row.tutor, row.student].includes(3))).toBe(true)
  const mine = await list('operator', `&tutor_id=${tutor}`)
  expect(mine.length).toBeGreaterThan(0)
  expect(mine.every((row) => (row.about as { id: number }).id === tutor)).toBe(true)
})

test('averages leave out what was not rated, and are rounded to a tenth', async () => {
  for (const { id } of state.feedback.list()) state.feedback.remove(id)
  expect(await readAverages()).toMatchObject({ count: 0, platform: null, tutor: null })
  await addRating('student', { platform: 5 })
  await addRating('student', { platform: 4 })
  await addRating('student', { platform: 4, class_id: insertClass(NOON - HOUR), tutor: 3 })
  expect(await readAverages()).toMatchObject({
    count: 3,
    platform: 4.3,
    service: 4,
    tutor: 3,
    tutor_count: 1,
    student: null,
    student_count: 0,
  })
})

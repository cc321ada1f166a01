import { beforeEach, expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { createTestClient, NOON, readRows, type people } from '#mocks/testClient.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'
import { buildFullName } from '#mocks/world/people/buildFullName.ts'
import type { InstituteState } from '#mocks/world/world.ts'

let client: ReturnType<typeof createTestClient>
let state: InstituteState
let id: number
beforeEach(() => {
  client = createTestClient()
  state = client.mocks.worlds.get().state(findInstitute(undefined))
  id = state.accounts.list().find(({ email }) => email === 'student@example.test')?.id ?? 0
})

type Person = keyof typeof people

async function send(method: string, path: string, body?: object, person: Person = 'operator') {
  const { access_token: token } = await client.signIn(person)
  return client.call(method, path, { token, ...(body && { body }) })
}
const update = (body: object) => send('POST', `/students/update/${id}/`, { Id: id, ...body })
/** The cast is safe in tests: expectations fail on missing fields. */
const read = async () =>
  ((await send('GET', `/students/detail/${id}/`)).body as { data: Record<string, unknown> }).data

const listIds = async (query: string) =>
  readRows(await send('GET', `/students/list/?page_size=100&${query}`)).map((row) => row.id)

test('a student has the figures of the family', async () => {
  const student = await read()
  expect(student).toMatchObject({ id, email: 'student@example.test', kids_count: 3 })
  expect(student.kids).toHaveLength(3)
  expect(Date.parse(String(student.last_class))).toBeLessThan(NOON)
  expect(Date.parse(String(student.next_class))).toBeGreaterThan(NOON - HOUR)
  expect(student.classes_count).toBeGreaterThan(0)
  expect((await send('GET', '/students/detail/999999/')).status).toBe(404)
})

test('the quizzes of a kid count in the figures of the family, as homework does', async () => {
  const kid = state.kids.list().find(({ parent }) => parent === id)
  const own = state.attempts.list().filter(({ learner }) => learner === id)
  expect(own.length).toBeGreaterThan(0)
  for (const row of own) state.attempts.update({ ...row, learner: kid?.id ?? 0 })
  expect((await read()).quiz_average).toEqual(expect.any(Number))
})

test('a removed kid is found at the parent, who has it marked as inactive after the others', async () => {
  const kid = state.kids.list().find(({ parent }) => parent === id)
  const parent = state.students.get(id)
  if (!kid || !parent) throw new Error('no family')
  state.kids.update({ ...kid, isRemoved: true })
  const { kids, ...student } = await read()
  expect(student).toMatchObject({ kids_count: 2, removed_kid_names: [kid.first_name.en] })
  expect((kids as object[]).map((one) => 'is_inactive' in one)).toEqual([false, false, true])
  const name = `${kid.first_name.en} ${buildFullName(parent).en}`
  expect(await listIds(`search=${encodeURIComponent(name)}`)).toContain(id)
})

test('the tutor reads that a learner is inactive, in the list and on the page', async () => {
  const list = async () =>
    readRows(await send('GET', '/tutor/students/list/?page_size=100', undefined, 'tutor')).find(
      (row) => row.id === id,
    )
  expect(await list()).not.toHaveProperty('is_inactive')
  await update({ status: false })
  expect(await list()).toHaveProperty('is_inactive', true)
  const { body } = await send('GET', `/tutor/students/detail/${id}/`, undefined, 'tutor')
  expect(body).toHaveProperty('data.is_inactive', true)
})

test('staff change a name and a phone, which the account follows', async () => {
  const before = state.students.get(id)
  expect((await update({ first_name: 'Salma', phone_number: '+201001234567' })).status).toBe(200)
  expect(state.students.get(id)).toMatchObject({
    first_name: { en: 'Salma', ar: 'Salma' },
    last_name: before?.last_name,
    phone_number: '+201001234567',
    status: true,
  })
  expect(state.accounts.get(id)?.first_name).toEqual({ en: 'Salma', ar: 'Salma' })
})

test('a name that was not changed keeps its Arabic form', async () => {
  const before = state.students.get(id)
  await update({ first_name: before?.first_name.en, last_name: before?.last_name.en })
  expect(state.students.get(id)).toEqual(before)
})

test('a deactivated student and the kids are signed out at once, an active one is not', async () => {
  const tokens = [await client.signIn('student'), await client.signIn('kid')]
  const readStatuses = () =>
    Promise.all(
      tokens.map(
        async ({ access_token: token }) => (await client.call('GET', '/account/profile/', { token })).status,
      ),
    )
  await update({ status: true })
  expect(await readStatuses()).toEqual([200, 200])
  await update({ status: false })
  expect(await readStatuses()).toEqual([401, 401])
})

test('tutors of coming classes are notified of a change of the status, and of the names', async () => {
  const { notifications } = state
  const known = new Set(notifications.list().map((row) => row.id))
  const listNew = () => notifications.list().filter((row) => !known.has(row.id))
  const kid = state.kids.list().find(({ parent }) => parent === id)
  const insertClass = (tutorId: number, learner: number, start: number) =>
    state.classes.insert((number) => ({
      id: number,
      course_id: 101,
      tutor: tutorId,
      students: [learner],
      kind: 'one_to_one',
      state: 'confirmed',
      start,
    }))
  const tutor = 999
  insertClass(tutor, kid?.id ?? 0, NOON + 1)
  // Of another family, and one that has begun
  insertClass(998, 1, NOON + 1)
  insertClass(997, kid?.id ?? 0, NOON)
  await update({ status: true })
  expect(listNew()).toEqual([])
  await update({ status: false })
  const [notification] = listNew().filter(({ owner }) => owner === tutor)
  expect(`${notification?.title.en} ${notification?.body.en}`).toContain(kid?.first_name.en)
  expect(`${notification?.title.en} ${notification?.body.en}`).not.toContain(
    state.students.get(id)?.first_name.en,
  )
  expect(listNew().filter(({ owner }) => owner === 998 || owner === 997)).toEqual([])
  expect(listNew().filter(({ owner }) => owner === id)).toEqual([])
  await update({ status: true })
  expect(listNew().filter(({ owner }) => owner === tutor)).toHaveLength(2)
  expect(listNew().filter(({ owner }) => owner === id)).toHaveLength(1)
})

test('several students are changed and signed out at once, and an unknown one is reported', async () => {
  const { access_token: token } = await client.signIn('student')
  const { body } = await send('POST', '/students/bulk/', { ids: [id, 999_999], status: false })
  expect(state.students.get(id)?.status).toBe(false)
  expect((await client.call('GET', '/account/profile/', { token })).status).toBe(401)
  expect(readRows({ status: 200, body })).toMatchObject([{ id }, { id: 999_999 }])
})

test('the list finds a student by a kid, and filters by status and confirmation', async () => {
  const kid = state.kids.list().find(({ parent }) => parent === id)
  expect(await listIds(`search=${kid?.first_name.en}`)).toContain(id)
  expect(await listIds('status=true&search=student@example.test')).toEqual([id])
  expect(await listIds('status=false&search=student@example.test')).toEqual([])
  const pending = await listIds('is_pending=true')
  expect(pending.length).toBeGreaterThan(0)
  expect(pending).not.toContain(id)
})

test('the seat of a deactivated student at a halaqa goes to the next who waits, one at an interview stays', async () => {
  const [halaqa, interview] = [undefined, 101].map((interviewFor) =>
    state.webinars.list().find((row) => row.end > NOON && row.interviewFor === interviewFor),
  )
  const insert = (webinar: number | undefined, learner: number, status: 'registered' | 'waitlisted') =>
    state.registrations.insert((seat) => ({
      id: seat,
      webinar: webinar ?? 0,
      learner,
      status,
      created: NOON,
    }))
  const own = [halaqa, interview].map((row) => insert(row?.id, id, 'registered'))
  const other = state.students.list().find((row) => row.id !== id)?.id ?? 0
  const next = insert(halaqa?.id, other, 'waitlisted')
  const taken = state.registrations
    .list()
    .filter(({ webinar, status }) => webinar === halaqa?.id && status === 'registered')
  if (halaqa) state.webinars.update({ ...halaqa, capacity: taken.length })
  for (const row of state.registrations.list())
    if (row.webinar === halaqa?.id && row.status === 'waitlisted' && row.id !== next.id)
      state.registrations.remove(row.id)
  await update({ status: false })
  const listStates = () => [...own, next].map((row) => state.registrations.get(row.id)?.status)
  expect(listStates()).toEqual(['cancelled', 'registered', 'registered'])
})

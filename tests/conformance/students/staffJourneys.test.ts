import { expect, test } from 'vitest'
import { people } from '#mocks/testClient.ts'
import { formatClassCount } from '#mocks/data/texts.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { student } = createNumbers(1)
test('a course added by staff is listed among group courses and in the filters', async () => {
  const { as, call } = await createJourneyWorld()
  const course = { Id: 0, code: 'NEW-1', name: 'Poets of Andalusia', description: 'Aloud', type: 'adult' }
  const { data } = await as('operator', 'POST', '/courses/insert/', { ...course, is_group: true })
  const readList = async () =>
    JSON.stringify((await call('POST', '/tutor/courses/', { body: { institute: 1, is_group: true } })).body)
  expect(await readList()).toContain('Poets of Andalusia')
  const filters = JSON.stringify((await call('GET', '/tutor/filters/')).body)
  expect(filters).toContain(`{"title":"Poets of Andalusia","value":"${data.id}","count":0}`)
  await as('operator', 'POST', `/courses/update/${data.id}/`, { ...course, is_group: false })
  expect(await readList()).not.toContain('Poets of Andalusia')
})

test('an inactive student and their kid can neither sign in nor stay signed in, and are told why', async () => {
  const { as, call } = await createJourneyWorld()
  const enter = async () => (await call('POST', '/auth/token/', { body: people.student })).body
  const { refresh_token } = read<{ token_data: { refresh_token: string } }>(await enter()).token_data
  await as('operator', 'POST', '/students/bulk/', { ids: [student], status: false })
  const off = { success: false, Messages: [{ Message: expect.stringContaining('switched off') }] }
  expect(await enter()).toEqual(off)
  expect((await call('POST', '/auth/token/', { body: people.kid })).body).toEqual(off)
  // With a wrong password, the response does not reveal that the account is switched off
  const guess = { body: { ...people.student, password: 'Wrong#2026' } }
  const uniform = {
    success: false,
    Messages: [{ Message: 'Please fill all required fields with valid data' }],
  }
  expect((await call('POST', '/auth/token/', guess)).body).toEqual(uniform)
  expect((await call('POST', '/auth/refresh_token/', { body: { refresh_token } })).status).toBe(400)
  await as('operator', 'POST', '/students/bulk/', { ids: [student], status: true })
  expect(await enter()).toMatchObject({ success: true })
})

test('a terminated tutor cannot sign in and is told why', async () => {
  const { as, call } = await createJourneyWorld()
  const { tutor } = createNumbers(1)
  const body = { reason: 'The documents are not complete' }
  await as('operator', 'POST', `/tutor/applications/${tutor}/terminate/`, body)
  expect((await call('POST', '/auth/token/', { body: people.tutor })).body).toMatchObject({
    success: false,
    Messages: [{ Message: expect.stringContaining('ended your work') }],
  })
})

test('a bulk action succeeds for the records that allow it', async () => {
  const { as, call } = await createJourneyWorld()
  const signed = await call('POST', '/auth/token/', { body: people.operator })
  const token = read<{ token_data: { access_token: string } }>(signed.body).token_data.access_token
  const body = { ids: [student, student + 1], status: false }
  const reply = await call('POST', '/students/bulk/', { token, body, scenario: 'bulk-half-fails' })
  expect(read<{ data: { success: boolean }[] }>(reply.body).data.map(({ success }) => success)).toEqual([
    true,
    false,
  ])
  expect((await as('operator', 'GET', `/students/detail/${student}/`)).data.status).toBe(false)
  expect((await as('operator', 'GET', `/students/detail/${student + 1}/`)).data.status).toBe(true)
})

test.each([
  [1, 'حصة واحدة مدتها 60 دقيقة'],
  [2, 'حصتان مدة كل منهما 60 دقيقة'],
  [8, '8 حصص مدة كل منها 60 دقيقة'],
  [12, '12 حصة مدة كل منها 60 دقيقة'],
])('a receipt names %i classes in the Arabic plural form', (number, words) => {
  expect(formatClassCount(number, 'ar')).toBe(words)
})

test('tutors are found by course, by language and by the days of their application', async () => {
  const { as } = await createJourneyWorld()
  interface Row {
    applied_on: string
    courses: { id: number }[]
    languages: { id: number }[]
  }
  const list = async (asked: string) => {
    const { rows } = await as(
      'operator',
      'GET',
      `/tutor/applications/list/?status=approved&page_size=100&${asked}`,
    )
    return read<Row[]>(rows)
  }
  const all = await list('')
  const [first] = all
  const [course, language] = [first?.courses[0]?.id, first?.languages.at(-1)?.id]
  const day = first?.applied_on
  const taught = await list(`course_id=${course}`)
  expect(taught).toEqual(all.filter(({ courses }) => courses.some(({ id }) => id === course)))
  const spoken = await list(`language_id=${language}`)
  expect(spoken).toEqual(all.filter(({ languages }) => languages.some(({ id }) => id === language)))
  expect(spoken.length).toBeLessThan(all.length)
  const then = await list(`from=${day}&to=${day}`)
  expect(then).toEqual(all.filter(({ applied_on }) => applied_on === day))
  expect(await list(`course_id=${course}&language_id=999&from=${day}`)).toEqual([])
})

test.each([
  ['/classes/list/', (row: FamilyRow) => row.students?.map(({ id }) => id)],
  ['/payments/list/', (row: FamilyRow) => [row.learner?.id]],
  ['/reservations/list/?kind=one_to_one', (row: FamilyRow) => [row.learner?.id]],
  ['/assignments/list/', (row: FamilyRow) => [row.student?.id]],
  ['/reschedule/list/', (row: FamilyRow) => [row.student?.id]],
] as const)('%s has the rows of one kid only', async (path, listLearners) => {
  const { as } = await createJourneyWorld()
  const list = async (search: string) => {
    const glue = path.includes('?') ? '&' : '?'
    const { text } = await as('operator', 'GET', `${path}${glue}page_size=100${search}`)
    return read<{ data: FamilyRow[]; total: number }>(JSON.parse(text))
  }
  const all = await list('')
  const { rows: learners } = await as('operator', 'GET', '/learners/list/?page_size=100')
  const kids = new Set(learners.flatMap(({ id, guardian }) => (guardian ? [id] : [])))
  const kid = all.data.flatMap((row) => listLearners(row) ?? []).find((id) => id && kids.has(id))
  expect(kid).toBeDefined()
  const { data, total } = await list(`&learner_id=${kid}`)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(all.total)
  for (const row of data) expect(listLearners(row)).toContain(kid)
})

test('students are listed with the names of their kids', async () => {
  const { as } = await createJourneyWorld()
  const { rows } = await as('operator', 'GET', `/students/list/?id=${student}`)
  const kids = await as('student', 'GET', '/kids/list/')
  expect(rows[0]?.kid_names).toEqual(kids.rows.map(({ first_name }) => first_name))
})

test('staff read what is known of a tutor, of a student and of the kids', async () => {
  const { as } = await createJourneyWorld()
  const { rows } = await as('operator', 'GET', '/tutor/applications/list/?status=approved')
  const { data: reviewed } = await as('operator', 'GET', `/tutor/applications/detail/${rows[0]?.id}/`)
  const { data: shown } = await as('student', 'GET', `/tutor/profile/${rows[0]?.id}/`)
  for (const name of ['gender', 'rating', 'ratings_count', 'classes_count', 'joined_on', 'next_slot'])
    expect([name, reviewed[name]]).toEqual([name, shown[name]])
  const { data: parent } = await as('operator', 'GET', `/students/detail/${student}/`)
  const { rows: kids } = await as('student', 'GET', '/kids/list/')
  expect(parent).toMatchObject({ gender: expect.any(String), time_zone: 'Africa/Cairo' })
  expect(parent.kids).toMatchObject(kids.map(({ id, age, gender }) => ({ id, age, gender })))
})

interface FamilyRow {
  students?: { id: number }[]
  learner?: { id: number }
  student?: { id: number }
}

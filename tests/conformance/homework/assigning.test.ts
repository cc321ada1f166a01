import { expect, test } from 'vitest'
import { createJourneyWorld, read } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { root, kid, student, tutor } = createNumbers(1)

test('staff choose among students and kids, who carry the name of their parent; a tutor among the taught', async () => {
  const { as } = await createJourneyWorld()
  const { rows } = await as('operator', 'GET', '/learners/list/?page_size=100')
  const found = await as('operator', 'GET', `/learners/list/?page_size=100&search=student@example.test`)
  expect(found.rows[0]).toMatchObject({ id: student, guardian: null, email: 'student@example.test' })
  const all = [...rows, ...(await as('operator', 'GET', '/learners/list/?page_size=100&page=2')).rows]
  expect(all.some(({ guardian }) => typeof guardian === 'string')).toBe(true)
  const own = await as('tutor', 'GET', '/learners/list/?page_size=100')
  expect(own.rows.length).toBeGreaterThan(0)
  expect(own.rows.length).toBeLessThan(all.length)
  expect(own.rows.every(({ email }) => email === null)).toBe(true)
})

test('homework of a group class reaches its members of the day', async () => {
  const { as } = await createJourneyWorld()
  const classes = await as('operator', 'GET', '/group-classes/list/?page_size=100')
  const group = classes.rows.find(({ size }) => Number(size) > 0)
  const members = read<{ id: number }[]>(group?.students).map(({ id }) => id)
  const { data } = await as('operator', 'POST', '/homework/insert/', {
    Id: 0,
    title: 'Read aloud',
    description: 'The first page',
    course_id: 101,
    class_group_id: group?.id,
    score: 10,
    dueDate: '2030-01-01T10:00:00Z',
    file_ids: [root + 1],
    published: true,
  })
  const listGiven = async () => {
    const { rows } = await as('operator', 'GET', '/homework/list/?search=Read%20aloud')
    return read<{ id: number }[]>(rows.find(({ id }) => id === data.id)?.students).map(({ id }) => id)
  }
  expect(await listGiven()).toEqual(members)
  await as('operator', 'POST', `/homework/${data.id}/unassign/`, { group_class_ids: [group?.id] })
  expect(await listGiven()).toEqual([])
})

test('a learner without attempts left takes a quiz once more when it is granted', async () => {
  const { as } = await createJourneyWorld()
  const quiz = root + 2
  const sibling = kid + 1
  const start = () => as('student', 'POST', `/quizzes/${quiz}/attempts/start/`, { kid_id: sibling })
  const findOwn = async (path: string) =>
    (await as('student', 'GET', path)).rows.find(
      ({ id, learner }) => id === quiz && read<{ id: number }>(learner).id === sibling,
    )
  const { data } = await start()
  await as('student', 'POST', `/quizzes/attempts/${data.id}/submit/`)
  expect(await findOwn('/quizzes/mine/list/?page_size=50')).toMatchObject({ is_passed: false, status: 1 })
  expect((await start()).status).toBe(409)
  expect((await as('tutor', 'POST', `/quizzes/${quiz}/grant/`, { student_id: sibling })).status).toBe(200)
  expect(await findOwn('/quizzes/mine/list/?page_size=50&status=0')).toMatchObject({ trials_left: 1 })
  expect((await start()).status).toBe(200)
})

test('an approved tutor changes courses but neither price nor trial', async () => {
  const { as } = await createJourneyWorld()
  const { data } = await as('tutor', 'GET', '/tutor/teaching/')
  const body = { course_ids: [101], language_ids: [1], country_id: 1, document_ids: [] }
  expect((await as('tutor', 'POST', '/tutor/teaching/update/', body)).data.courses).toMatchObject([
    { id: 101 },
  ])
  const dearer = { ...body, price: Number(data.price) + 1 }
  expect((await as('tutor', 'POST', '/tutor/teaching/update/', dearer)).status).toBe(422)
  const set = await as('operator', 'POST', `/tutor/applications/${tutor}/teaching/`, dearer)
  expect(set.data.price).toBe(dearer.price)
})

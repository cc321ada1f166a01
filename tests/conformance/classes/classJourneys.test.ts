import { expect, test } from 'vitest'
import { begin, type CallResult } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { student, tutor } = createNumbers(1)

type Row = CallResult['rows'][number]

/** Finds a coming class of the demo tutor and student without a request. */
async function createMovable({ as }: Awaited<ReturnType<typeof begin>>): Promise<Row> {
  const known = (await as('student', 'GET', '/reschedule/list/?page_size=100')).rows.map(
    (row) => row.class_id,
  )
  const { rows } = await as('tutor', 'GET', '/classes/current/list/?page_size=100')
  const found = rows
    .slice(8)
    .find((row) => JSON.stringify(row.students).includes(`"id":${student},`) && !known.includes(row.id))
  if (!found) throw new Error('No such class')
  return found
}

test('a moved class keeps its old time in the history and notifies its participants', async () => {
  const world = await begin()
  const { as, free } = world
  const classRow = await createMovable(world)
  const [slot_id] = await free(tutor)
  const body = { slot_id, reason: 'We travel on that day' }
  const asked = await as('student', 'POST', `/classes/${classRow.id}/reschedule/`, body)
  expect(asked.status).toBe(200)
  const path = `/dashboard/CurrentClasses?class=${classRow.id}`
  expect((await as('tutor', 'GET', '/notifications/list/')).text).toContain(path)
  await as('operator', 'POST', `/reschedule/${asked.data.id}/accept/`)
  const moved = (await as('student', 'GET', `/classes/detail/${classRow.id}/`)).data
  expect(moved).toMatchObject({ start_date_time: asked.data.to_date_time, outcome: null, state: 'confirmed' })
  for (const person of ['student', 'tutor'] as const) {
    const history = await as(person, 'GET', '/classes/archived/list/?outcome=rescheduled')
    expect(history.rows.map((row) => row.start_date_time)).toContain(classRow.start_date_time)
    expect((await as(person, 'GET', '/notifications/list/')).text).toContain(`class=${classRow.id}`)
  }
})

test('learners see their own attendance only, and no feedback between others', async () => {
  const { as } = await begin()
  const { rows } = await as('tutor', 'GET', '/classes/archived/list/?outcome=completed&page_size=100')
  const own = (await as('student', 'GET', '/classes/archived/list/?outcome=completed&page_size=100')).rows
  const classRow = rows.find(
    (row) => (row.students as unknown[]).length > 1 && own.some(({ id }) => id === row.id),
  )
  const readDetail = async (person: 'student' | 'tutor') =>
    (await as(person, 'GET', `/classes/detail/${classRow?.id}/`)).data
  const students = classRow?.students as { id: number }[]
  expect((await readDetail('tutor')).attendance).toHaveLength(students.length)
  expect((await readDetail('student')).attendance).toHaveLength(1)
  const class_id = classRow?.id
  await as('student', 'POST', '/feedback/add/', {
    class_id,
    platform: 5,
    service: 5,
    tutor: 4,
    comment: 'Patient',
  })
  expect((await readDetail('tutor')).feedback).toContainEqual(
    expect.objectContaining({ comment: 'Patient', tutor: 4 }),
  )
  expect(await readDetail('tutor')).toMatchObject({ is_feedback_due: true })
  expect(await readDetail('student')).toMatchObject({ is_feedback_due: false })
})

test('a tutor lists the classes and the work of one learner', async () => {
  const { as } = await begin()
  const range = 'from=2026-11-01T00:00:00Z&to=2026-12-15T00:00:00Z'
  for (const path of [
    `/classes/calendar/?${range}&learner_id=${student}`,
    `/classes/archived/list/?learner_id=${student}`,
  ]) {
    const { rows } = await as('tutor', 'GET', path)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(JSON.stringify(row.students)).toContain(`"id":${student},`)
  }
  const { rows } = await as('tutor', 'GET', `/assignments/list/?learner_id=${student}`)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row.student).toMatchObject({ id: student })
})

import { expect, test } from 'vitest'
import type { FeedbackAverages } from '#sdk'
import { NOON } from '#mocks/testClient.ts'
import { createJourneyWorld, book, MINUTE, read, type CallResult } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { kid, student, tutor } = createNumbers(1)

type Row = CallResult['rows'][number]

/** Finds a coming class of the demo tutor and student without a request. */
async function createMovable({ as }: Awaited<ReturnType<typeof createJourneyWorld>>): Promise<Row> {
  const known = (await as('student', 'GET', '/reschedule/list/?page_size=100')).rows.map(
    (row) => row.class_id,
  )
  const { rows } = await as('tutor', 'GET', '/classes/current/list/?page_size=100')
  const found = rows
    .slice(8)
    .filter(({ kind }) => kind === 'one_to_one')
    .find((row) => JSON.stringify(row.students).includes(`"id":${student},`) && !known.includes(row.id))
  if (!found) throw new Error('No such class')
  return found
}

test('a moved class keeps its old time in the history and notifies its participants', async () => {
  const world = await createJourneyWorld()
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

async function listPending({ as }: Awaited<ReturnType<typeof createJourneyWorld>>): Promise<number[]> {
  const { rows } = await as('operator', 'GET', '/reschedule/list/?state=pending&page_size=100')
  const counts = await as('operator', 'GET', '/account/menu_counts/')
  expect(counts.data.reschedule_requests).toBe(rows.length)
  return rows.map(({ id }) => id)
}

test('a group class is not moved for one of its families', async () => {
  const { as, free } = await createJourneyWorld()
  const { rows } = await as('tutor', 'GET', '/classes/current/list/?page_size=100')
  const classRow = rows.find(({ kind }) => kind === 'group')
  const body = { slot_id: (await free(tutor)).at(-1), reason: 'We travel on that day' }
  const refused = await as('tutor', 'POST', `/classes/${classRow?.id}/reschedule/`, body)
  expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('keeps its time') })
})

test('a request that was not answered in time is no longer open', async () => {
  const world = await createJourneyWorld()
  const { as, free, move } = world
  const classRow = await createMovable(world)
  const body = { slot_id: (await free(tutor))[0], reason: 'We travel on that day' }
  const { id } = (await as('student', 'POST', `/classes/${classRow.id}/reschedule/`, body)).data
  expect(await listPending(world)).toContain(id)
  move((Date.parse(String(classRow.start_date_time)) - NOON) / MINUTE - 60)
  expect(await listPending(world)).not.toContain(id)
  const { reschedule } = (await as('tutor', 'GET', `/classes/detail/${classRow.id}/`)).data
  expect(reschedule).toMatchObject({ state: 'cancelled' })
})

test('a request ends when its new hour has come', async () => {
  const world = await createJourneyWorld()
  const classRow = await createMovable(world)
  const slot_id = (await world.free(tutor))[0] ?? 0
  const body = { slot_id, reason: 'We travel on that day' }
  const { id, ...asked } = (await world.as('student', 'POST', `/classes/${classRow.id}/reschedule/`, body))
    .data
  expect(asked.expires_on).toBe(asked.to_date_time)
  world.move((Date.parse(String(asked.to_date_time)) - NOON) / MINUTE + 1)
  expect(await listPending(world)).not.toContain(id)
})

test('a request ends with the reservation of its class', async () => {
  const world = await createJourneyWorld()
  const { as, free, pay } = world
  const { made } = await book(world)
  await pay('student', { reservation_id: made.data.id })
  const { classes } = (await as('student', 'GET', `/reservations/detail/${made.data.id}/`)).data
  const classId = (classes as { id: number }[]).at(-1)?.id
  const body = { slot_id: (await free(tutor))[0], reason: 'We travel on that day' }
  const { id } = (await as('student', 'POST', `/classes/${classId}/reschedule/`, body)).data
  expect(await listPending(world)).toContain(id)
  await as('student', 'POST', `/reservations/${made.data.id}/cancel/`, { reason: 'We are moving away' })
  expect(await listPending(world)).not.toContain(id)
})

test('learners see their own attendance only, and no feedback between others', async () => {
  const { as } = await createJourneyWorld()
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
  const { as } = await createJourneyWorld()
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

test("a parent reads what the tutor wrote about the kid's class", async () => {
  const { as } = await createJourneyWorld()
  const search = `learner_id=${kid}&outcome=completed&page_size=100`
  const { rows } = await as('tutor', 'GET', `/classes/archived/list/?${search}`)
  const class_id = rows.find(({ has_feedback }) => !has_feedback)?.id
  const comment = 'Reads well today'
  await as('tutor', 'POST', '/feedback/add/', { class_id, platform: 5, service: 5, student: 4, comment })
  for (const who of ['student', 'kid'] as const)
    expect((await as(who, 'GET', `/classes/detail/${class_id}/`)).data.feedback).toMatchObject([{ comment }])
})

test("a tutor's profile counts a class once its attendance is recorded, and once only", async () => {
  const { as } = await createJourneyWorld()
  const { rows } = await as('tutor', 'GET', '/classes/archived/list/?outcome=unrecorded&page_size=100')
  const [row] = rows
  const students = row?.students as { id: number }[]
  const record = (status: string) =>
    as('tutor', 'POST', `/classes/${row?.id}/attendance/`, {
      attendance: students.map(({ id }) => ({ student_id: id, status })),
    })
  const count = async () =>
    Number((await as('student', 'GET', `/tutor/profile/${tutor}/`)).data.classes_count)
  const before = await count()
  await record('present')
  expect(await count()).toBe(before + 1)
  await record('absent')
  expect(await count()).toBe(before)
  for (let turn = 0; turn < 2; turn++) await record('present')
  expect(await count()).toBe(before + 1)
})

test('each average of feedback says how many ratings it counts', async () => {
  const { as } = await createJourneyWorld()
  const { text, rows } = await as('operator', 'GET', '/feedback/list/?page_size=100')
  const { averages } = read<{ averages: FeedbackAverages }>(JSON.parse(text))
  expect(averages).toMatchObject({
    count: rows.length,
    tutor_count: rows.filter((row) => row.tutor !== null).length,
    student_count: rows.filter((row) => row.student !== null).length,
  })
  expect(averages.tutor_count + averages.student_count).toBe(rows.length)
})

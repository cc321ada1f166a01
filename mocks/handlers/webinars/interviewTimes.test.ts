import { expect, test } from 'vitest'
import { createTestClient, NOON, readRows } from '#mocks/testClient.ts'
import { DAY, formatDate, HOUR } from '#mocks/world/hours/clock.ts'

/** Signs in staff and plans a daily group class from the tenth day on, of a tutor who has no other of its course. */
async function open() {
  const { call, signIn } = createTestClient()
  const { access_token: token } = await signIn('operator')
  const [group] = readRows(await call('GET', '/group-classes/list/', { token }))
  const tutors = readRows(
    await call('GET', '/tutor/applications/list/?status=approved&page_size=100', { token }),
  )
  const groups = readRows(await call('GET', '/group-classes/list/?page_size=100', { token }))
  const tutor = tutors.find(({ id }) => groups.every((row) => readId(row.tutor) !== id))
  const course_id = readId(group?.course)
  const body = {
    ...group,
    Id: 0,
    name: 'Early birds',
    course_id,
    tutor_id: tutor?.id,
    days: [1, 2, 3, 4, 5, 6, 7],
    start_date: formatDate(NOON + 10 * DAY),
    end_date: formatDate(NOON + 200 * DAY),
    start_time: '03:00',
    minutes: 30,
  }
  const made = await call('POST', '/group-classes/insert/', { token, body })
  const save = (more: object) => {
    const id = readId((made.body as { data: unknown }).data) // The member of the schema
    return call('POST', `/group-classes/update/${id}/`, { token, body: { ...body, Id: id, ...more } })
  }
  const plan = (start: number, id = 0) =>
    call('POST', id ? `/webinar/managed/update/${id}/` : '/webinar/managed/insert/', {
      token,
      body: {
        Id: id,
        title: 'Getting to know you',
        description: 'A short talk with the tutor',
        kind: 'interview',
        course_id,
        tutor_id: tutor?.id,
        language_id: 1,
        start_date_time: new Date(start).toISOString(),
        end_date_time: new Date(start + HOUR / 4).toISOString(),
        capacity: 5,
      },
    })
  return { plan, save }
}

const late = {
  status: 422,
  body: { errors: { start_date_time: [expect.stringContaining('first class, on')] } },
}
/** Times at which the tutor hosts nothing */
const [before, after] = [8, 11].map((day) => NOON + day * DAY + 14 * HOUR)

test("an interview is planned and moved before the group's first class, not after it", async () => {
  const { plan } = await open()
  expect(await plan(after ?? 0)).toMatchObject(late)
  const made = await plan(before ?? 0)
  expect(made.status).toBe(200)
  const id = readId((made.body as { data: unknown }).data) // The member of the schema
  expect(await plan(after ?? 0, id)).toMatchObject(late)
  expect((await plan((before ?? 0) + HOUR / 4, id)).status).toBe(200)
})

test('the first day of a group is not moved before an interview that is planned for it', async () => {
  const { plan, save } = await open()
  await plan(before ?? 0)
  expect(await save({ start_date: formatDate(NOON + 5 * DAY) })).toMatchObject({
    status: 422,
    body: { errors: { start_date: [expect.stringContaining('An interview for this group is planned on')] } },
  })
  expect((await save({ start_date: formatDate(NOON + 12 * DAY) })).status).toBe(200)
})

test('a group that has begun takes in learners with an interview at any time', async () => {
  const { plan, save } = await open()
  expect((await save({ start_date: formatDate(NOON - 5 * DAY) })).status).toBe(200)
  expect((await plan(after ?? 0)).status).toBe(200)
})

function readId(value: unknown): number {
  return (value as { id: number }).id // The member of the schema
}

import { expect, test } from 'vitest'
import { createTestClient, readRows } from '#mocks/testClient.ts'
import { DAY, formatDate } from '#mocks/world/hours/clock.ts'

/** Signs staff in and finds a group class with members; `save` changes some of its fields. */
async function open() {
  const { call, signIn } = createTestClient()
  const { access_token: token } = await signIn('operator')
  const groups = readRows(await call('GET', '/group-classes/list/?page_size=100', { token }))
  const group = groups.find(({ size }) => Number(size) > 1)
  const body = {
    ...group,
    Id: group?.id,
    course_id: readId(group?.course),
    tutor_id: readId(group?.tutor),
  }
  const save = (change: object) =>
    call('POST', `/group-classes/update/${Number(group?.id)}/`, { token, body: { ...body, ...change } })
  return { call, signIn, token, groups, group, save }
}

test('fewer places in a group class than it has members are refused at the field', async () => {
  const { save } = await open()
  expect(await save({ min_students: 1, max_students: 1 })).toMatchObject({
    status: 422,
    body: { errors: { max_students: ['More people than that have a seat already.'] } },
  })
})

test('a last day before a class that is planned is refused at the field, a later one is saved', async () => {
  const { save, group } = await open()
  expect(await save({ end_date: formatDate(Date.parse(String(group?.start_date)) + DAY) })).toMatchObject({
    status: 422,
    body: { errors: { end_date: ['The paid classes no longer fit before this day.'] } },
  })
  expect((await save({ end_date: '2027-11-01' })).status).toBe(200)
})

test('a kid with a seat that staff gave can be removed, and leaves the coming sessions', async () => {
  const { call, signIn, token, groups } = await open()
  const parent = (await signIn('student')).access_token
  const added = { first_name: 'Nada', last_name: 'Kamal', gender: 'Female', date_of_birth: '2018-05-04' }
  const { body } = await call('POST', '/auth/kid/add/', { token: parent, body: added })
  const kid = readId((body as { data: unknown }).data)
  const empty = groups.find(({ size }) => size === 0)
  const path = `/group-classes/${Number(empty?.id)}/assign/`
  expect((await call('POST', path, { token, body: { student_ids: [kid] } })).status).toBe(200)
  const listComing = async () =>
    readRows(await call('GET', `/classes/list/?learner_id=${kid}&is_over=false`, { token }))
  expect((await listComing()).length).toBeGreaterThan(0)
  expect((await call('DELETE', `/kids/delete/${kid}`, { token: parent })).status).toBe(200)
  expect(await listComing()).toEqual([])
})

test('classes and interviews of a group class are found by it, and classes by its name', async () => {
  const { call, token, groups } = await open()
  const list = async (path: string, search: string) =>
    readRows(await call('GET', `${path}?page_size=100&${search}`, { token }))
  const lists = await Promise.all(
    groups.map(async (row) => ({
      row,
      own: await list('/classes/list/', `group_class_id=${Number(row.id)}`),
    })),
  )
  const { row: group, own = [] } = lists.find((one) => one.own.length > 0) ?? {}
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter(({ group_class }) => readId(group_class) !== group?.id)).toEqual([])
  const found = await list('/classes/list/', `search=${encodeURIComponent(String(group?.name))}`)
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(own.map(({ id }) => id)))
  const other = await list('/webinar/managed/list/', 'group_class_id=999999')
  expect(other).toEqual([])
  const interviews = await list('/webinar/managed/list/', `group_class_id=${Number(group?.id)}`)
  expect(interviews.every(({ course }) => readId(course) === readId(group?.course))).toBe(true)
})

function readId(value: unknown): number {
  return (value as { id: number }).id // The member of the schema
}

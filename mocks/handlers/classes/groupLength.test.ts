import { beforeEach, expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { insertTutor } from '#mocks/emptyState.ts'
import { createTestClient, NOON, readRows, type people } from '#mocks/testClient.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'
import { buildSlotId } from '#mocks/world/hours/slots.ts'
import type { InstituteState } from '#mocks/world/world.ts'

type Person = keyof typeof people

const MINUTE = 60_000
/** A Monday after all seeded classes. */
const FOUR = Date.parse('2027-04-05T16:00:00Z')

let now: number
let client: ReturnType<typeof createTestClient>
let state: InstituteState
let [tutor, kid] = [0, 0]
beforeEach(() => {
  now = NOON
  client = createTestClient({ clock: () => now })
  state = client.mocks.worlds.get().state(findInstitute(undefined))
  tutor = insertTutor(state, { course_ids: [101], time_zone: 'UTC' }).id
  const week = [{ day: 1, from: '14:00', to: '20:00' }]
  state.hours.insert(() => ({ id: tutor, hours: { time_zone: 'UTC', week, exceptions: [] } }))
  const parent = state.accounts.list().find(({ email }) => email === 'student@example.test')?.id
  kid = state.kids.list().find((row) => row.parent === parent)?.id ?? 0
})

async function send(person: Person, method: string, path: string, body?: object) {
  const { access_token: token } = await client.signIn(person)
  return client.call(method, path, { token, ...(body && { body }) })
}

/** The cast is safe in tests: expectations fail on missing fields. */
async function read(person: Person, path: string) {
  return ((await send(person, 'GET', path)).body as { data: Record<string, unknown> }).data
}

const buildPlan = (minutes: number, more: object = {}) => ({
  Id: 0,
  name: 'Reading circle',
  course_id: state.courses.list().find(({ isGroup }) => isGroup)?.id,
  tutor_id: tutor,
  days: [1],
  start_date: '2027-04-05',
  end_date: '2027-04-26',
  start_time: '16:00',
  minutes,
  min_students: 1,
  max_students: 5,
  is_auto_renew: false,
  age_from: 4,
  age_to: 99,
  price: 10,
  ...more,
})
const insert = (minutes: number, more: object = {}) =>
  send('operator', 'POST', '/group-classes/insert/', buildPlan(minutes, more))

/** Plans a group class with the kid. @returns ids of the group class and of its first session */
async function createGroup(minutes: number) {
  expect((await insert(minutes)).status).toBe(200)
  const group = state.groupClasses.list().at(-1)?.id ?? 0
  const joined = await send('operator', 'POST', `/group-classes/${group}/assign/`, { student_ids: [kid] })
  expect(joined.status).toBe(200)
  return { group, session: state.classes.list().find((row) => row.group === group)?.id ?? 0 }
}

const listEnds = async (path: string, id: number) =>
  readRows(await send('student', 'GET', path))
    .filter((row) => row.id === id)
    .map((row) => row.end_date_time)

test.each([120, 30])(
  'a session of %i minutes ends after them in lists, calendar and details',
  async (minutes) => {
    const { session } = await createGroup(minutes)
    const end = new Date(FOUR + minutes * MINUTE).toISOString().replace('.000', '')
    now = FOUR - HOUR
    const formatShift = (shift: number) => new Date(FOUR + shift * MINUTE).toISOString()
    const listCalendar = (from: number) =>
      listEnds(`/classes/calendar/?from=${formatShift(from)}&to=${formatShift(300)}&page_size=100`, session)
    expect((await read('student', `/classes/detail/${session}/`)).end_date_time).toBe(end)
    expect(await listEnds('/classes/booked/list/?page_size=100', session)).toEqual([end])
    expect([await listCalendar(minutes - 1), await listCalendar(minutes)]).toEqual([[end], []])
  },
)

test.each([
  ['minute 70 of 120', 120, 70, true],
  ['minute 120 of 120', 120, 120, false],
  ['minute 29 of 30', 30, 29, true],
  ['minute 30 of 30', 30, 30, false],
])(
  'the room in %s is open or not, and the class is over when it is not',
  async (_, minutes, minute, isOpen) => {
    const { session } = await createGroup(minutes)
    now = FOUR + minute * MINUTE
    const { join_link, outcome } = await read('student', `/classes/detail/${session}/`)
    expect([join_link !== null, outcome]).toEqual([isOpen, isOpen ? null : 'unrecorded'])
    expect(await listEnds('/classes/booked/list/?page_size=100', session)).toHaveLength(isOpen ? 1 : 0)
  },
)

test('a slot in the second hour of a session is reserved, and the hour after it is free', async () => {
  await createGroup(120)
  const range = `from=${new Date(FOUR - HOUR).toISOString()}&to=${new Date(FOUR + 3 * HOUR).toISOString()}`
  const { slots } = (await read('student', `/tutor/profile/${tutor}/slots/?${range}`)) as {
    slots: { id: number; state: string }[]
  }
  const states = new Map(slots.map((slot) => [slot.id, slot.state]))
  expect([-1, 0, 1, 2].map((hour) => states.get(buildSlotId(tutor, FOUR + hour * HOUR)))).toEqual([
    'available',
    'reserved',
    'reserved',
    'available',
  ])
})

test('a group class is not planned during another one, and may follow it', async () => {
  await createGroup(120)
  expect((await insert(60, { start_time: '17:00' })).status).toBe(422)
  expect((await insert(121, { start_time: '14:00' })).status).toBe(422)
  expect((await insert(60, { start_time: '18:00' })).status).toBe(200)
  expect((await insert(120, { start_time: '14:00' })).status).toBe(200)
})

test('a kid does not join a group class during a session of another tutor', async () => {
  await createGroup(120)
  const other = insertTutor(state, { time_zone: 'UTC' }).id
  const join = async (start_time: string) => {
    expect((await insert(60, { tutor_id: other, start_time })).status).toBe(200)
    const group = state.groupClasses.list().at(-1)?.id ?? 0
    return (await send('operator', 'POST', `/group-classes/${group}/assign/`, { student_ids: [kid] })).status
  }
  expect([await join('17:00'), await join('18:00')]).toEqual([422, 200])
})

test('seats in two group classes overlap while the longer one lasts', async () => {
  const [one, two] = state.courses.list().filter(({ isGroup }) => isGroup)
  const other = insertTutor(state, { time_zone: 'UTC' }).id
  const addGroup = async (more: object, minutes = 60) => {
    expect((await insert(minutes, more)).status).toBe(200)
    return state.groupClasses.list().at(-1)?.id ?? 0
  }
  const long = await addGroup({ course_id: one?.id }, 120)
  const during = await addGroup({ course_id: two?.id, tutor_id: other, start_time: '17:00' })
  const after = await addGroup({ course_id: two?.id, tutor_id: other, start_time: '18:00' })
  const listOverlaps = async (group: number) => {
    const seats = [
      { course_id: one?.id, user_id: kid, group_class_id: long },
      { course_id: two?.id, user_id: kid, group_class_id: group },
    ]
    return readRows(await send('student', 'POST', '/group/matrix/', { matrix: seats })).map(
      ({ overlaps }) => overlaps,
    )
  }
  expect(await listOverlaps(during)).toEqual([[during], [long]])
  expect(await listOverlaps(after)).toEqual([[], []])
})

test('a group class that gets another length keeps its hours, and so do the sessions that were held', async () => {
  const { group, session } = await createGroup(60)
  now = FOUR + 2 * HOUR
  const before = state.classes.list().filter((row) => row.group === group)
  const changed = await send(
    'operator',
    'POST',
    `/group-classes/update/${group}/`,
    buildPlan(90, { Id: group }),
  )
  expect(changed.status).toBe(200)
  expect(state.classes.list().filter((row) => row.group === group)).toEqual(
    before.map((row) => ({ ...row, minutes: row.id === session ? 60 : 90 })),
  )
  const news = state.notifications.list().filter(({ created }) => created === now)
  expect(news.map(({ title }) => title.en)).toContain('A group class has changed: Reading circle')
})

test('a group class that moves gets its new length with its new hours', async () => {
  const { group, session } = await createGroup(60)
  const plan = buildPlan(120, { Id: group, start_time: '17:00' })
  expect((await send('operator', 'POST', `/group-classes/update/${group}/`, plan)).status).toBe(200)
  expect(state.classes.get(session)).toMatchObject({ start: FOUR + HOUR, minutes: 120 })
})

test('a group class is not made longer than its tutor is free', async () => {
  const { group } = await createGroup(60)
  expect((await insert(60, { start_time: '17:00' })).status).toBe(200)
  const saveLength = async (minutes: number) => {
    const plan = buildPlan(minutes, { Id: group })
    return (await send('operator', 'POST', `/group-classes/update/${group}/`, plan)).status
  }
  expect([await saveLength(61), await saveLength(45)]).toEqual([422, 200])
})

test('a group class is not made longer than its learners are free, and the refusal names the class and the learner', async () => {
  const { group } = await createGroup(60)
  const other = insertTutor(state, { time_zone: 'UTC' }).id
  expect((await insert(60, { tutor_id: other, start_time: '17:00' })).status).toBe(200)
  const second = state.groupClasses.list().at(-1)?.id ?? 0
  const joined = await send('operator', 'POST', `/group-classes/${second}/assign/`, { student_ids: [kid] })
  expect(joined.status).toBe(200)
  const saveLength = (minutes: number) =>
    send('operator', 'POST', `/group-classes/update/${group}/`, buildPlan(minutes, { Id: group }))
  const name = state.kids.get(kid)?.first_name.en ?? ''
  const refused = await saveLength(61)
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body)).toMatch(
    new RegExp(`"minutes":.*${name} has another class at that time`),
  )
  expect(state.classes.list().find((row) => row.group === group)?.minutes).toBe(60)
  expect((await saveLength(50)).status).toBe(200)
})

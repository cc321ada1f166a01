import { expect, test } from 'vitest'
import { NOON, people } from '#mocks/testClient.ts'
import { createJourneyWorld, read, type CallResult } from './journey.ts'
import { createNumbers } from './sample.ts'

type World = Awaited<ReturnType<typeof createJourneyWorld>>
type Person = Parameters<World['as']>[0]

const world = await createJourneyWorld()
const { tutor } = createNumbers(1)

/** Lists that show each enumeration of specification sections 3 and 4 in a new world. */
const enumerations: readonly [
  name: string,
  person: Person,
  path: string,
  field: string,
  values: unknown[],
][] = [
  ['Gender', 'operator', '/students/list/', 'gender', ['Male', 'Female']],
  ['Student status', 'operator', '/students/list/', 'status', [true, false]],
  ['Student status, pending', 'operator', '/students/list/', 'is_pending', [true, false]],
  ['Quiz status', 'student', '/quizzes/mine/list/', 'status', [0, 1]],
  ['Homework status', 'student', '/homework/mine/list/', 'status', [0, 1]],
  ['Weekdays', 'operator', '/group-classes/list/', 'days', [1, 2, 3, 4, 5, 6, 7]],
  [
    'Tutor review',
    'operator',
    '/tutor/applications/list/',
    'status',
    ['new', 'under_review', 'approved', 'rejected', 'terminated'],
  ],
  ['Reschedule requests', 'operator', '/reschedule/list/', 'state', ['pending', 'accepted', 'refused']],
  ['Webinar', 'student', '/webinar/list/', 'state', ['not started', 'running', 'finished']],
  ['Homework', 'student', '/homework/mine/list/', 'state', ['pending', 'completed', 'overdue']],
  ['Payment', 'operator', '/payments/list/', 'state', ['completed', 'pending', 'failed', 'paid', 'overdue']],
  ['Class history', 'operator', '/classes/list/', 'outcome', ['completed', 'cancelled', 'rescheduled']],
  ['Calendar', 'operator', '/classes/list/', 'state', ['scheduled', 'confirmed', 'pending']],
  ['Course type', 'operator', '/courses/list/', 'type', ['adult', 'kids']],
  ['Rating', 'operator', '/feedback/list/', 'tutor', [1, 2, 3, 4, 5]],
]

test.each(enumerations)('every value of %s appears', async (_, person, path, field, values) => {
  const rows = await readAll(world, person, path)
  const seen = new Set(rows.flatMap((row) => row[field]))
  expect(values.filter((value) => !seen.has(value))).toEqual([])
})

test('every demo account can sign in, also with a social account', async () => {
  const { call } = world
  const types = []
  for (const body of Object.values(people)) {
    const reply = await call('POST', '/auth/token/', { body })
    types.push(read<{ user: { user_type: string } }>(reply.body).user.user_type)
  }
  expect(types).toEqual(['student', 'kids', 'tutor', 'operator', 'institute_admin'])
  for (const plugin_name of ['google', 'facebook', 'linkedin']) {
    const register_type = `${plugin_name}_student`
    const body = { code: 'x', register_type, plugin_name }
    const reply = await call('POST', '/auth/social-sign-in/', { body })
    expect(reply.body).toMatchObject({ user: { user_type: register_type } })
  }
})

test('institutes differ in currency and in the flow of group classes', async () => {
  const seen = []
  for (const host of ['localhost', 'noor.localhost', 'iqra.localhost']) {
    const reply = await world.call('POST', '/institutes/configs/', { headers: { 'custom-host': host } })
    const { institute } = read<{ institute: Record<string, unknown> }>(reply.body)
    seen.push(institute.currency, institute.is_new_group_class_flow_enabled)
  }
  expect(new Set(seen)).toEqual(new Set(['EGP', 'USD', true, false]))
})

test('about 240 countries have names in both languages and dial codes', async () => {
  const [english, arabic] = [await readCountries('en'), await readCountries('ar')]
  expect(english.size).toBeGreaterThanOrEqual(240)
  for (const { id, name, name_ascii, phone } of english.values()) {
    expect(name_ascii).toMatch(/^[\x20-\x7e]+$/)
    expect(phone).toMatch(/^(\+\d{1,4}(, \+\d{1,4})?)?$/)
    expect(arabic.get(id)).toMatchObject({ name_ascii, phone })
    expect([name, arabic.get(id)?.name]).toEqual([name, expect.stringMatching(/^[\u0600-\u06ff]/)])
  }
  expect([...(await readCountries('en', '+966')).values()].map(({ name }) => name)).toEqual(['Saudi Arabia'])
  const dominican = await readCountries('en', 'الدومينيكان')
  expect([...dominican.values()].map(({ phone }) => phone)).toEqual(['+1809, +1829'])
  expect([...english.values()].filter(({ phone }) => phone === '').length).toBeGreaterThan(0)
})

test('slots have every state; held ones expire with their hold', async () => {
  const { as, free } = await createJourneyWorld()
  const listStates = async (person: Person) => {
    const range = 'from=2026-11-21T12:20:00Z&to=2026-12-20T12:20:00Z'
    const { data } = await as(person, 'GET', `/tutor/profile/${tutor}/slots/?${range}`)
    return new Set(read<{ slots: { state: string }[] }>(data).slots.map(({ state }) => state))
  }
  expect(await listStates('student')).toEqual(new Set(['available', 'busy', 'reserved']))
  await as('student', 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids: (await free()).slice(0, 1) })
  expect(await listStates('student')).toContain('selected')
  expect(await listStates('social')).toContain('pending')
})

test('a payment is pending until it is completed or the bank confirms the transfer', async () => {
  const { as, pay, move } = await createJourneyWorld()
  const { rows: pending } = await as('student', 'GET', '/payments/list/?state=pending')
  const transfer = pending.find(({ kind }) => kind === 'attempt')
  expect(transfer).toMatchObject({ paid_on: null })
  // A group course has no program: its payment is for the course
  expect(transfer?.description).toMatch(/^[A-Z][a-z]+ /)
  const [fee] = (await as('student', 'GET', '/payments/list/?state=overdue')).rows
  expect((await pay('student', { payment_id: fee?.id }, 'pending')).data.state).toBe('pending')
  const { rows } = await as('operator', 'GET', '/payments/list/?state=pending')
  expect(rows.filter(({ kind }) => kind === 'attempt')).toHaveLength(2)
  move(31)
  const later = await as('operator', 'GET', '/payments/list/?state=pending')
  const attempts = later.rows.filter(({ kind }) => kind === 'attempt')
  expect(attempts.map(({ id }) => id)).toEqual([transfer?.id])
})

test('refunded, expired and declined payments each have a message', async () => {
  const failed = (await readAll(world, 'operator', '/payments/list/')).filter(
    ({ state }) => state === 'failed',
  )
  const named = ['refunded', 'in time', 'declined'].map((word) =>
    failed.some(({ message }) => String(message).includes(word)),
  )
  expect(named).toEqual([true, true, true])
  const bookings = new Map(
    (await readAll(world, 'operator', '/reservations/list/')).map((row) => [row.id, row]),
  )
  for (const { reservation_id, is_payable } of failed)
    expect(is_payable).toBe(bookings.get(Number(reservation_id))?.state === 'pending')
})

test('no homework has a date in the future', async () => {
  const now = new Date(NOON).toISOString()
  const rows = await readAll(world, 'operator', '/homework/list/')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ createdOn }) => String(createdOn)).filter((date) => date > now)).toEqual([])
})

test('a tutor review shows the history of its state', async () => {
  const rows = await readAll(world, 'operator', '/tutor/applications/list/')
  for (const [status, action] of [
    ['new', 'applied'],
    ['under_review', 'start_review'],
    ['approved', 'approve'],
    ['rejected', 'reject'],
    ['terminated', 'terminate'],
  ]) {
    const found = rows.find((row) => row.status === status)
    const { data } = await world.as('operator', 'GET', `/tutor/applications/detail/${found?.id}/`)
    const audit = read<{ action: string; done_on: string; reason: string | null }[]>(data.audit)
    expect([status, audit[0]?.action, audit.at(-1)?.action]).toEqual([status, 'applied', action])
    expect(Boolean(audit.at(-1)?.reason)).toBe(status === 'rejected' || status === 'terminated')
    expect(audit.map(({ done_on }) => done_on)).toEqual(audit.map(({ done_on }) => done_on).toSorted())
  }
})

test('no booking is active unless it was paid, and a tutor rates learners too', async () => {
  const bookings = await readAll(world, 'operator', '/reservations/list/')
  expect(bookings.filter((row) => row.state === 'active' && row.payment_state === 'failed')).toEqual([])
  const stars = (await readAll(world, 'operator', '/feedback/list/')).map(({ student }) => student)
  expect(new Set(stars)).toEqual(new Set([null, 1, 2, 3, 4, 5]))
})

/** Reads all countries in a language, or those that match a search. */
async function readCountries(language: string, search = ''): Promise<Map<number, CountryRow>> {
  const headers = { 'accept-language': language }
  const query = `page_size=100&search=${encodeURIComponent(search)}`
  const pages = [1, 2, 3].map((page) =>
    world.call('GET', `/countries/list/?${query}&page=${page}`, { headers }),
  )
  const rows = (await Promise.all(pages)).flatMap(({ body }) => read<{ data: CountryRow[] }>(body).data)
  return new Map(rows.map((row) => [row.id, row]))
}

interface CountryRow {
  id: number
  name: string
  name_ascii: string
  phone: string
}

/** Reads every row of a list, page by page. */
async function readAll({ as }: World, person: Person, path: string): Promise<CallResult['rows']> {
  const rows: CallResult['rows'] = []
  for (let page = 1; ; page += 1) {
    const next = await as(person, 'GET', `${path}?page_size=100&page=${page}`)
    expect(next.status).toBe(200)
    rows.push(...next.rows)
    if (next.rows.length < 100) return rows
  }
}

test('a tutor has at least the classes of the lists of staff, a learner exactly those of the archive', async () => {
  const { rows: tutors } = await world.as('student', 'GET', '/tutor/list/?page_size=100')
  expect(tutors.length).toBeGreaterThan(60)
  const yesterday = new Date(NOON - 86_400_000).toISOString().slice(0, 10)
  for (const { id, classes_count } of tutors) {
    const path = `/classes/list/?tutor_id=${id}&outcome=completed&to=${yesterday}&page_size=1`
    const listed = JSON.parse((await world.as('operator', 'GET', path)).text) as { total: number }
    expect([id, Number(classes_count) >= listed.total]).toEqual([id, true])
  }
  const { rows: learners } = await world.as('tutor', 'GET', '/tutor/students/list/?page_size=100')
  expect(learners.length).toBeGreaterThan(5)
  for (const { id, classes_count } of learners) {
    const path = `/classes/archived/list/?learner_id=${id}&outcome=completed&page_size=1`
    const held = JSON.parse((await world.as('tutor', 'GET', path)).text) as { total: number }
    expect([id, classes_count]).toEqual([id, held.total])
  }
})

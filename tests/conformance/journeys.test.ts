import { expect, test } from 'vitest'
import { NOON, createTestClient, people } from '#mocks/testClient.ts'
import { createMockUpstream } from '#mocks/upstream.ts'
import { numbersAt } from './sample.ts'

const { tutor, student, kid, root } = numbersAt(1)
const MINUTE = 60_000
const social = { user_type: 'student', username: 'social@example.test', password: 'Learn#2026' }

interface Seen {
  status: number
  data: Record<string, unknown> & { id: number }
  rows: (Record<string, unknown> & { id: number })[]
  text: string
}

/** A world with a clock that can be moved, and calls as anybody. */
async function begin() {
  let now = NOON
  const { call } = createTestClient({ clock: () => now, accessTtlSeconds: 86_400 })
  const tokens = new Map<string, string>()

  async function as(
    person: keyof typeof people | 'social',
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Seen> {
    const login = person === 'social' ? social : people[person]
    if (!tokens.has(person)) {
      const signed = await call('POST', '/auth/token/', { body: login })
      tokens.set(person, read<{ token_data: { access_token: string } }>(signed.body).token_data.access_token)
    }
    const reply = await call(method, path, {
      token: tokens.get(person) ?? '',
      ...(body !== undefined && { body }),
    })
    const { data } = read<{ data: Seen['data'] & Seen['rows'] }>(reply.body)
    return { status: reply.status, data, rows: data, text: JSON.stringify(reply.body) }
  }
  async function free() {
    const range = `from=${new Date(now).toISOString()}&to=${new Date(now + 10 * 86_400_000).toISOString()}`
    const { data } = await as('student', 'GET', `/tutor/profile/${tutor}/slots/?${range}`)
    const { slots } = read<{ slots: { id: number; state: string }[] }>(data)
    return slots.filter(({ state }) => state === 'available').map(({ id }) => id)
  }
  const profile = await as('student', 'GET', `/tutor/profile/${tutor}/`)
  const course = read<{ courses: { id: number }[] }>(profile.data).courses[0]?.id ?? 0
  return { as, call, free, course, move: (minutes: number) => void (now += minutes * MINUTE) }
}

/** Guarantee: what is missing is undefined and fails the expectation that needs it. */
function read<Shape>(value: unknown): Shape {
  return value as Shape
}

test('whoever holds a slot first has it; a hold ends after ten minutes, once twenty', async () => {
  const { as, free, move } = await begin()
  const [slot] = await free()
  const body = { tutor_id: tutor, slot_ids: [slot] }
  const hold = await as('student', 'POST', '/slots/hold/', body)
  expect(hold.status).toBe(200)
  const refused = await as('social', 'POST', '/slots/hold/', body)
  expect(refused).toMatchObject({
    status: 409,
    text: expect.stringContaining("You can't reserve a pending session!"),
  })
  move(9)
  expect((await as('student', 'POST', `/slots/hold/${hold.data.id}/extend/`)).status).toBe(200)
  expect((await as('student', 'POST', `/slots/hold/${hold.data.id}/extend/`)).status).toBe(409)
  move(9)
  expect((await as('social', 'POST', '/slots/hold/', body)).status).toBe(409)
  move(3)
  expect((await as('social', 'POST', '/slots/hold/', body)).status).toBe(200)
})

async function book(world: Awaited<ReturnType<typeof begin>>, promo_code?: string) {
  const { as, free, course } = world
  const [slot] = await free()
  const hold = await as('student', 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids: [slot] })
  const choice = { tutor_id: tutor, course_ids: [course], program_id: 1, ...(promo_code && { promo_code }) }
  const quote = await as('student', 'POST', '/reservation/quote/', { ...choice, slot_ids: [slot] })
  const total_cost = quote.data?.total_cost
  return {
    slot,
    quote,
    made: await as('student', 'POST', '/reservation/add/', { ...choice, hold_id: hold.data.id, total_cost }),
  }
}

test('a paid booking takes its slots, spends its code and shows in the calendar', async () => {
  let now = NOON
  const upstream = createMockUpstream({ clock: () => now, accessTtlSeconds: 86_400 })
  const signal = AbortSignal.timeout(10_000)
  const send = async (method: string, path: string, token: string, body?: unknown) => {
    const answer = await upstream.send({
      method,
      path,
      signal,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
    })
    return read<Record<string, unknown> & { data: Seen['data'] }>(JSON.parse(answer.body.toString()))
  }
  const signed = await send('POST', '/auth/token/', '', people.student)
  const token = read<{ token_data: { access_token: string } }>(signed).token_data.access_token
  const range = `from=${new Date(now).toISOString()}&to=${new Date(now + 864_000_000).toISOString()}`
  const { data } = await send('GET', `/tutor/profile/${tutor}/slots/?${range}`, token)
  const slot = read<{ slots: { id: number; state: string }[] }>(data).slots.find(
    ({ state }) => state === 'available',
  )
  const hold = await send('POST', '/slots/hold/', token, { tutor_id: tutor, slot_ids: [slot?.id] })
  const profile = await send('GET', `/tutor/profile/${tutor}/`, token)
  const course_ids = [read<{ courses: { id: number }[] }>(profile.data).courses[0]?.id]
  const choice = { tutor_id: tutor, course_ids, program_id: 2, promo_code: 'welcome10' }
  const quote = await send('POST', '/reservation/quote/', token, { ...choice, slot_ids: [slot?.id] })
  const wanted = { ...choice, hold_id: hold.data.id, total_cost: quote.data.total_cost }
  const made = await send('POST', '/reservation/add/', token, wanted)
  const pay = { reservation_id: made.data.id, return_url: '/reservation/1001/checkout?step=4' }
  const begun = await send('POST', '/payments/start/', token, pay)
  expect(begun.data).toMatchObject({ state: 'pending' })
  const page = new URL(String(begun.data.payment_url), 'http://localhost')
  const shown = await upstream.serve({
    method: 'GET',
    path: page.pathname + page.search,
    headers: {},
    signal,
  })
  expect(shown.body.toString()).toContain('outcome=succeed')
  page.searchParams.set('outcome', 'succeed')
  const back = await upstream.serve({ method: 'GET', path: page.pathname + page.search, headers: {}, signal })
  expect([back.status, new Map(back.headers).get('location')]).toEqual([
    303,
    `/reservation/1001/checkout?step=4&payment=${begun.data.id}&status=completed`,
  ])
  const read2 = await send('GET', `/reservations/detail/${made.data.id}/`, token)
  expect(read2.data).toMatchObject({ state: 'active', payment_state: 'completed' })
  expect(read2.data.classes).toHaveLength(4)
  const spent = await send('POST', '/reservation/quote/', token, choice)
  expect(spent).toMatchObject({ success: false, errors: { promo_code: ['Invalid Promo Code'] } })
  now += MINUTE
  const again = await send('POST', '/slots/hold/', token, { tutor_id: tutor, slot_ids: [slot?.id] })
  expect(JSON.stringify(again)).toContain("You can't reserve a reserved session!")
})

test('a payment that nobody ends fails after thirty minutes; another site is no way back', async () => {
  const world = await begin()
  const { made } = await book(world)
  const start = (return_url: string) =>
    world.as('student', 'POST', '/payments/start/', { reservation_id: made.data.id, return_url })
  for (const address of [
    'https://evil.example.org/',
    '//evil.example.org/',
    'javascript:alert(1)',
    '/\\evil.example.org',
  ])
    expect((await start(address)).status, address).toBe(422)
  const { data } = await start('/checkout')
  world.move(29)
  expect((await world.as('student', 'GET', `/payments/detail/${data.id}/`)).data.state).toBe('pending')
  world.move(2)
  expect((await world.as('student', 'GET', `/payments/detail/${data.id}/`)).data.state).toBe('failed')
})

test('another price and an unknown code are refused', async () => {
  const world = await begin()
  const { quote } = await book(world, 'NONSENSE')
  expect(quote).toMatchObject({ status: 422, text: expect.stringContaining('Invalid Promo Code') })
  const [slot] = await world.free()
  const hold = await world.as('student', 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids: [slot] })
  const wrong = {
    tutor_id: tutor,
    course_ids: [world.course],
    program_id: 1,
    hold_id: hold.data.id,
    total_cost: 1,
  }
  expect((await world.as('student', 'POST', '/reservation/add/', wrong)).status).toBe(409)
})

test("homework that is handed in appears at the tutor's, and the review at the learner's", async () => {
  const { as } = await begin()
  const path = `/homework/${root + 1}/submit/`
  expect(await as('student', 'POST', path, { file_ids: [] })).toMatchObject({
    status: 422,
    text: expect.stringContaining('You need to attach at least one file!'),
  })
  expect((await as('student', 'POST', path, { file_ids: [1, 2, 3, 4] })).text).toContain(
    'Maximum 3 files allowed',
  )
  const handed = await as('student', 'POST', path, { file_ids: [root + 1], text: 'Done' })
  expect(handed.status).toBe(200)
  const seen = await as('tutor', 'GET', `/homework/${root + 1}/submissions/list/?state=submitted`)
  expect(seen.rows.map(({ id }) => id)).toContain(handed.data.id)
  const review = { score: 9, comment: 'Well done today', is_returned: false }
  expect((await as('tutor', 'POST', `/homework/submissions/${handed.data.id}/review/`, review)).status).toBe(
    200,
  )
  const { data } = await as('student', 'GET', `/homework/mine/detail/${root + 1}/`)
  expect(data).toMatchObject({
    status: 1,
    state: 'completed',
    submissions: [{ score: 9, comment: 'Well done today' }],
  })
})

test("a new passcode ends the old one at once; another one's kid is not found", async () => {
  const { as, call } = await begin()
  const { data } = await as('student', 'POST', `/kids/${kid}/passcode/regenerate/`)
  const enter = (username: unknown) => call('POST', '/auth/token/', { body: { ...people.kid, username } })
  expect((await enter('246810')).body).toMatchObject({ success: false })
  expect((await enter(data.passcode)).body).toMatchObject({ success: true })
  expect((await as('social', 'GET', `/kids/${kid}/passcode/`)).status).toBe(404)
})

test('an accepted request moves the class', async () => {
  const { as, free } = await begin()
  const classes = await as('student', 'GET', '/classes/booked/list/?page_size=100')
  const own = classes.rows.findLast((row) => read<{ id: number }>(row.tutor).id === tutor)
  const [slot_id] = await free()
  const asked = await as('student', 'POST', `/classes/${own?.id}/reschedule/`, {
    slot_id,
    reason: 'We travel on that day',
  })
  expect(asked.data).toMatchObject({ state: 'pending', asked_by: 'student' })
  expect((await as('student', 'POST', `/reschedule/${asked.data.id}/accept/`)).status).toBe(403)
  expect((await as('tutor', 'POST', `/reschedule/${asked.data.id}/accept/`)).status).toBe(200)
  const moved = await as('student', 'GET', `/classes/detail/${own?.id}/`)
  expect(moved.data.start_date_time).toBe(asked.data.to_date_time)
})

test('an approved tutor moves lists and is seen by the public', async () => {
  const { as, call } = await begin()
  const listed = async (status: string) =>
    (await as('operator', 'GET', `/tutor/applications/list/?status=${status}&page_size=100`)).rows.map(
      ({ id }) => id,
    )
  const [id = 0] = await listed('new')
  expect((await call('GET', `/tutor/profile/${id}/`)).status).toBe(404)
  expect((await as('operator', 'POST', `/tutor/applications/${id}/approve/`)).status).toBe(200)
  expect(await listed('new')).not.toContain(id)
  expect(await listed('approved')).toContain(id)
  expect((await call('GET', `/tutor/profile/${id}/`)).status).toBe(200)
})

test('a quiz ends at its instant and is scored', async () => {
  const { as, move } = await begin()
  const { data } = await as('student', 'POST', `/quizzes/${root + 3}/attempts/start/`, {})
  const questions = read<{ id: number }[]>(data.questions)
  const answers = questions.map(({ id }) => ({ question_id: id, option_id: 1 }))
  expect((await as('student', 'POST', `/quizzes/attempts/${data.id}/answers/`, { answers })).status).toBe(200)
  move(60)
  expect((await as('student', 'POST', `/quizzes/attempts/${data.id}/answers/`, { answers })).status).toBe(409)
  const over = await as('student', 'GET', `/quizzes/attempts/detail/${data.id}/`)
  expect(over.data).toMatchObject({ state: 'expired', score: expect.any(Number) })
})

test('the same key is answered as the first time; everybody sees only what is theirs', async () => {
  const { as, call } = await begin()
  const headers = { 'idempotency-key': 'one-action-1' }
  const body = {
    full_name: 'Karim Nasr',
    email: 'a@example.test',
    topic: 'other',
    message: 'Who can help me?',
  }
  const send = () => call('POST', '/contact/add/', { headers, body })
  expect((await send()).body).toEqual((await send()).body)
  expect((await as('social', 'GET', `/reservations/detail/${root + 1}/`)).status).toBe(404)
  expect((await as('student', 'GET', `/students/detail/${student}/`)).status).toBe(403)
  expect((await as('operator', 'GET', '/students/detail/5/')).text).toContain('Student not found')
})

import { expect, test } from 'vitest'
import { NOON, people } from '#mocks/testClient.ts'
import { createMockUpstream } from '#mocks/upstream.ts'
import { MINUTE, createJourneyWorld, book, read, type CallResult, freeIn, type Slot } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor } = createNumbers(1)

test('the first hold gets a slot, expires after ten minutes and can be extended once', async () => {
  const { as, free, move } = await createJourneyWorld()
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

test('a single-use code is refused to the second payer', async () => {
  const world = await createJourneyWorld()
  const mine = await book(world, 'ONCE50')
  const theirs = await book(world, 'ONCE50', 'social')
  const theirPayment = await world.startPaying('social', { reservation_id: theirs.made.data.id })
  const paid = await world.pay('student', { reservation_id: mine.made.data.id })
  expect(paid.data.state).toBe('completed')
  const lost = await world.settle('social', theirPayment)
  expect(lost.data).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(/promo code .* refunded/),
  })
})

test('a trial with a tutor without trials is refused with that reason', async () => {
  const { as, free } = await createJourneyWorld()
  const { rows } = await as('student', 'GET', '/tutor/list/?page_size=100')
  const without = rows.find(({ has_trial }) => has_trial === false)?.id ?? 0
  const { data } = await as('student', 'GET', `/tutor/profile/${without}/`)
  const [slot_id] = await free(without)
  const [course] = read<{ courses: { id: number }[] }>(data).courses
  const trial = { tutor_id: without, course_id: course?.id, slot_id, kid_id: null }
  const refused = await as('student', 'POST', '/reservation/trial/', trial)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('This tutor offers no free trial.')
})

test('a paid booking takes its slots, spends its code and shows in the calendar', async () => {
  let now = NOON
  const upstream = createMockUpstream({ clock: () => now, accessTtlSeconds: 86_400 })
  const signal = AbortSignal.timeout(10_000)
  const send = async (method: string, path: string, token: string, body?: unknown) => {
    const response = await upstream.send({
      method,
      path,
      signal,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
    })
    return read<Record<string, unknown> & { data: CallResult['data'] }>(JSON.parse(response.body.toString()))
  }
  const signed = await send('POST', '/auth/token/', '', people.student)
  const token = read<{ token_data: { access_token: string } }>(signed).token_data.access_token
  const range = `from=${new Date(now).toISOString()}&to=${new Date(now + 35 * 86_400_000).toISOString()}`
  const { data } = await send('GET', `/tutor/profile/${tutor}/slots/?${range}`, token)
  const [slot] = freeIn(read<{ slots: Slot[] }>(data).slots, now)
  const hold = await send('POST', '/slots/hold/', token, { tutor_id: tutor, slot_ids: [slot] })
  const profile = await send('GET', `/tutor/profile/${tutor}/`, token)
  const course_ids = [read<{ courses: { id: number }[] }>(profile.data).courses[0]?.id]
  const choice = { tutor_id: tutor, course_ids, program_id: 2, promo_code: 'welcome10' }
  const quote = await send('POST', '/reservation/quote/', token, { ...choice, slot_ids: [slot] })
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
  expect(shown.body.toString()).toContain('outcome=succeed"')
  // The web app may run beside the mock API; no other site is returned to
  for (const [referer, from] of [
    ['http://localhost:3710/', '&amp;from=http%3A%2F%2Flocalhost%3A3710"'],
    ['https://evil.example.test/', 'outcome=succeed"'],
  ] as const) {
    const path = page.pathname + page.search
    const { body } = await upstream.serve({ method: 'GET', path, headers: { referer }, signal })
    expect(body.toString()).toContain(from)
  }
  page.searchParams.set('outcome', 'succeed')
  page.searchParams.set('from', 'https://evil.example.test')
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
  const again = await send('POST', '/slots/hold/', token, { tutor_id: tutor, slot_ids: [slot] })
  expect(JSON.stringify(again)).toContain("You can't reserve a reserved session!")
})

test('an unfinished payment fails after thirty minutes; a return URL of another site is refused', async () => {
  const world = await createJourneyWorld()
  const { made } = await book(world)
  const start = (return_url: string) =>
    world.as('student', 'POST', '/payments/start/', { reservation_id: made.data.id, return_url })
  const strange = await Promise.all(
    ['https://evil.example.org/', '//evil.example.org/', 'javascript:alert(1)', '/\\evil.example.org'].map(
      start,
    ),
  )
  expect(strange.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  const { data } = await start('/checkout')
  world.move(29)
  expect((await world.as('student', 'GET', `/payments/detail/${data.id}/`)).data.state).toBe('pending')
  world.move(2)
  expect((await world.as('student', 'GET', `/payments/detail/${data.id}/`)).data.state).toBe('failed')
})

test('a person who left the payment page is notified that it was not completed, without opening the payments', async () => {
  const world = await createJourneyWorld()
  const { made } = await book(world)
  await world.as('student', 'POST', '/payments/start/', {
    reservation_id: made.data.id,
    return_url: '/checkout',
  })
  const countFailures = async () => {
    const { rows } = await world.as('student', 'GET', '/notifications/list/?page_size=100')
    return rows.filter(({ title }) => title === 'A payment failed').length
  }
  const before = await countFailures()
  world.move(31)
  expect(await countFailures()).toBe(before + 1)
  expect(await countFailures()).toBe(before + 1)
})

test('another price and an unknown code are refused', async () => {
  const world = await createJourneyWorld()
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

test('a price that changes after the quote is refused, and the next quote shows it', async () => {
  const { as, course, free } = await createJourneyWorld()
  const [slot] = await free()
  const hold = await as('student', 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids: [slot] })
  const choice = { tutor_id: tutor, course_ids: [course], program_id: 1 }
  const post = (path: string, more: object, scenario = 'price-changed') =>
    as('student', 'POST', path, { ...choice, ...more }, scenario)
  const before = await post('/reservation/quote/', { slot_ids: [slot] }, 'baseline')
  const buildBody = (quote: CallResult) => ({ hold_id: hold.data.id, total_cost: quote.data.total_cost })
  expect((await post('/reservation/add/', buildBody(before))).status).toBe(409)
  const now = await post('/reservation/quote/', { slot_ids: [slot] })
  expect(Number(now.data.total_cost)).toBeGreaterThan(Number(before.data.total_cost))
  const made = await post('/reservation/add/', buildBody(now))
  expect(made).toMatchObject({ status: 200, data: { total_cost: now.data.total_cost } })
})

import { beforeEach, expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { insertClass, insertReservation, insertTutor } from '#mocks/emptyState.ts'
import { createTestClient, NOON, readRows, type people } from '#mocks/testClient.ts'
import type { PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import type { InstituteState } from '#mocks/world/world.ts'

const tomorrow = Date.parse('2026-11-22T12:00:00Z')
let client: ReturnType<typeof createTestClient>
let state: InstituteState
let [student, tutor] = [0, 0]
beforeEach(() => {
  client = createTestClient()
  state = client.mocks.worlds.get().state(findInstitute(undefined))
  student = state.accounts.list().find(({ email }) => email === 'student@example.test')?.id ?? 0
  tutor = insertTutor(state).id
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:00' }))
  state.hours.update({ id: tutor, hours: { time_zone: 'Africa/Cairo', week, exceptions: [] } })
})

type Person = keyof typeof people

async function send(person: Person, method: string, path: string, body?: object) {
  const { access_token: token } = await client.signIn(person)
  return client.call(method, path, { token, ...(body && { body }) })
}
const start = (body: object) =>
  send('student', 'POST', '/payments/start/', { return_url: '/dashboard/payments', ...body })
/** The cast is safe in tests: expectations fail on missing fields. */
const readData = ({ body }: { body?: unknown }) => (body as { data: Record<string, unknown> }).data

const list = async (person: Person, query = '') =>
  readRows(await send(person, 'GET', `/payments/list/?page_size=100${query}`)).map((row) => row.id)

/** Inserts a booking of the demo student that waits for its payment. @param more members that differ */
const insertBooking = (more: Partial<ReservationRecord> = {}) =>
  insertReservation(state, {
    state: 'pending',
    student,
    learner: student,
    tutor,
    starts: [tomorrow],
    ...more,
  })
const insertPayment = (more: Partial<PaymentRecord>) =>
  state.payments.insert((id) => ({
    id,
    kind: 'attempt',
    state: 'pending',
    reservation: 0,
    return_url: '/',
    created: NOON,
    ...more,
  }))

test('a payment begins with the URL of the payment page and holds the hours for half an hour', async () => {
  const { id } = insertBooking()
  const begun = readData(await start({ reservation_id: id }))
  expect(begun).toMatchObject({
    state: 'pending',
    expires_at: '2026-11-21T12:50:00Z',
    payment_url: expect.stringMatching(/\/__mock\/pages\/pay\/\S+\/1\/\d+\?lang=en$/),
  })
  const hold = state.holds.get(state.reservations.get(id)?.hold ?? 0)
  expect(hold).toMatchObject({
    owner: student,
    tutor,
    starts: [tomorrow],
    isPaying: true,
    expires: NOON + HOUR / 2,
  })
})

test('a payment that is begun again continues the open attempt, with its new way back', async () => {
  const { id } = insertBooking()
  const first = readData(await start({ reservation_id: id }))
  const again = readData(await start({ reservation_id: id, return_url: '/groups/reservation' }))
  expect(again.id).toBe(first.id)
  expect(state.payments.get(Number(first.id))?.return_url).toBe('/groups/reservation')
  state.payments.update({ ...insertPayment({}), id: Number(first.id), reservation: id, state: 'failed' })
  expect(readData(await start({ reservation_id: id })).id).not.toBe(first.id)
})

test.each([
  'https://evil.example/dashboard',
  '//evil.example/dashboard',
  'http://user@localhost/dashboard',
  'javascript:alert(1)',
  'http://localhost//evil.example',
  'http://[',
])('the way back %s is refused', async (return_url) => {
  const { id } = insertBooking()
  const { status, body } = await start({ reservation_id: id, return_url })
  expect([status, body]).toMatchObject([422, { errors: { return_url: [expect.any(String)] } }])
})

test('a way back on the own host is kept as a path', async () => {
  const { id } = insertBooking()
  const { id: payment } = readData(
    await start({ reservation_id: id, return_url: 'http://localhost:3000/dashboard/payments?a=1' }),
  )
  expect(state.payments.get(Number(payment))?.return_url).toBe('/dashboard/payments?a=1')
})

test('a payment is for a booking or for a fee, not for both or none', async () => {
  const { id } = insertBooking()
  expect((await start({})).status).toBe(422)
  expect((await start({ reservation_id: id, payment_id: 1 })).status).toBe(422)
  expect((await start({ reservation_id: 999_999 })).status).toBe(404)
})

test.each([
  ['active', 409],
  ['cancelled', 409],
] as const)('a booking that is %s is not paid', async (stage, status) => {
  const { id } = insertBooking({ state: stage })
  expect((await start({ reservation_id: id })).status).toBe(status)
})

test('a booking is paid in the hours that its student holds, and again while they are being paid', async () => {
  const hold = { owner: student, tutor, starts: [tomorrow], extensions: 0, expires: NOON + HOUR / 6 }
  const { id: held } = state.holds.insert((id) => ({ id, ...hold, isPaying: false }))
  const { id } = insertBooking({ hold: held })
  expect((await start({ reservation_id: id })).status).toBe(200)
  expect(state.holds.get(held)).toMatchObject({ isPaying: true, expires: NOON + HOUR / 2 })
  expect((await start({ reservation_id: id })).status).toBe(200)
})

test('a booking whose hour was taken is not paid', async () => {
  const { id } = insertBooking()
  insertClass(state, { tutor, students: [99], start: tomorrow })
  expect((await start({ reservation_id: id })).status).toBe(409)
})

test('a fee is paid once it is due, by the family alone', async () => {
  const { id } = insertBooking({ state: 'active', program_id: 1 })
  const fee = insertPayment({ kind: 'fee', state: 'overdue', reservation: id, month: 1 })
  const { id: attempt } = readData(await start({ payment_id: fee.id }))
  expect(state.payments.get(Number(attempt))).toMatchObject({ fee: fee.id, reservation: id })
  state.payments.update({ ...fee, state: 'paid' })
  expect((await start({ payment_id: fee.id })).status).toBe(409)
  const foreign = insertPayment({
    kind: 'fee',
    state: 'overdue',
    reservation: insertBooking({ student: 1 }).id,
  })
  expect((await start({ payment_id: foreign.id })).status).toBe(404)
})

test('a payment is read by its payer, the tutor and staff', async () => {
  const { id } = insertBooking()
  const payment = insertPayment({ reservation: id })
  const path = `/payments/detail/${payment.id}/`
  expect(readData(await send('student', 'GET', path))).toMatchObject({ id: payment.id, state: 'pending' })
  expect((await send('operator', 'GET', path)).status).toBe(200)
  expect((await send('tutor', 'GET', path)).status).toBe(404)
  const own = state.accounts.list().find(({ email }) => email === 'tutor@example.test')?.id ?? 0
  state.reservations.update({ ...insertBooking(), id, tutor: own })
  expect((await send('tutor', 'GET', path)).status).toBe(200)
})

test('an attempt that was not finished in time has failed when it is read', async () => {
  const payment = insertPayment({ reservation: insertBooking().id, created: NOON - HOUR })
  const read = readData(await send('student', 'GET', `/payments/detail/${payment.id}/`))
  expect(read).toMatchObject({ state: 'failed', message: expect.any(String), is_payable: true })
})

test('a receipt has the amounts of what was paid', async () => {
  const { id, price } = insertBooking({ state: 'active' })
  const payment = insertPayment({ reservation: id, state: 'completed', paid: NOON + 60_000 })
  const receipt = readData(await send('student', 'GET', `/payments/${payment.id}/receipt/`))
  expect(receipt).toMatchObject({
    number: `P-${payment.id}`,
    issued_on: '2026-11-21T12:21:00Z',
    lines: [{ description: '4 classes of 60 minutes', amount: 200 }],
    subtotal: 200,
    net_cost: price.net,
    vat_percentage: 14,
    vat: price.vat,
    total_cost: 200,
  })
  const open = insertPayment({ reservation: id })
  expect((await send('student', 'GET', `/payments/${open.id}/receipt/`)).status).toBe(404)
})

test('the receipt of an attempt that paid a fee has the number of the fee', async () => {
  const { id } = insertBooking({ state: 'active' })
  const fee = insertPayment({ kind: 'fee', state: 'paid', reservation: id, month: 1 })
  const payment = insertPayment({ reservation: id, state: 'completed', fee: fee.id })
  const receipt = readData(await send('student', 'GET', `/payments/${payment.id}/receipt/`))
  expect(receipt.number).toBe(`P-${fee.id}`)
})

test('lists have the payments of their reader, by state, person and day; a fee stands for its attempt', async () => {
  const { id } = insertBooking({ state: 'active' })
  const failed = insertPayment({ reservation: id, state: 'failed' })
  const fee = insertPayment({ kind: 'fee', state: 'paid', reservation: id, month: 1 })
  const attempt = insertPayment({ reservation: id, state: 'completed', fee: fee.id, created: NOON - DAY })
  const earlier = insertPayment({ reservation: id, state: 'completed', created: NOON - 30 * DAY })
  const own = await list('student')
  expect(own).toEqual(expect.arrayContaining([failed.id, fee.id, earlier.id]))
  expect(own).not.toContain(attempt.id)
  expect(await list('student', '&state=failed')).toContain(failed.id)
  expect(await list('student', '&state=failed')).not.toContain(fee.id)
  expect(await list('student', '&from=2026-11-20')).not.toContain(earlier.id)
  expect(await list('operator', `&student_id=${student}&tutor_id=${tutor}`)).toEqual(
    expect.arrayContaining([failed.id, earlier.id]),
  )
  expect(await list('operator', `&learner_id=${student}&tutor_id=${tutor}`)).toContain(earlier.id)
  expect(await list('operator', '&tutor_id=999999')).toEqual([])
  expect(await list('operator', '&learner_id=999999')).toEqual([])
  const demo = state.accounts.list().find(({ email }) => email === 'tutor@example.test')?.id ?? 0
  state.reservations.update({ ...insertBooking(), id, state: 'active', tutor: demo })
  expect(await list('tutor')).toContain(earlier.id)
  expect(await list('tutor')).not.toContain(failed.id)
})

import { beforeEach, expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { insertReservation, insertTutor } from '#mocks/emptyState.ts'
import { createTestClient, NOON, type people } from '#mocks/testClient.ts'
import type { PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { computePrice } from '#mocks/world/booking/prices.ts'
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

test('a booking whose promo code was used meanwhile is refused once with its new price, and then paid at that price', async () => {
  const promo = { code: 'WELCOME10', percentage: 10 }
  const { id } = insertBooking({ price: computePrice({ sessions: 4, each: 50, promo }) })
  state.promos.add(`WELCOME10/${student}`)
  const { status, body } = await start({ reservation_id: id })
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toMatch(/WELCOME10 was used .* costs EGP.200[.]/)
  const begun = readData(await start({ reservation_id: id }))
  const payment = readData(await send('student', 'GET', `/payments/detail/${String(begun.id)}/`))
  expect(payment).toMatchObject({ total_cost: 200, discount_amount: 0 })
})

test('a payment tells until when the hours are held, and of seats that none are', async () => {
  const { id } = insertBooking()
  const begun = readData(await start({ reservation_id: id }))
  const read = async (payment: unknown) =>
    readData(await send('student', 'GET', `/payments/detail/${String(payment)}/`)).held_until
  expect(await read(begun.id)).toBe('2026-11-21T12:50:00Z')
  const group = insertBooking({ kind: 'group', tutor: null, starts: [], matrix: [] })
  expect(await read(insertPayment({ reservation: group.id }).id)).toBeNull()
})

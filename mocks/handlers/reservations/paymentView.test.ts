import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { insertReservation } from '#mocks/emptyState.ts'
import { createTestClient, NOON } from '#mocks/testClient.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'
import { settlePayment } from '#mocks/world/booking/settlePayment.ts'

test.each([
  [
    'succeed',
    false,
    'A payment was refunded',
    /: The times were taken in the meantime[.] .* refunded in full/,
  ],
  ['fail', true, 'A payment failed', /: nothing was charged[.] The reservation says/],
] as const)(
  'a payment that would %s, for a booking whose hours are gone, can be repeated: %s',
  async (outcome, is_payable, title, text) => {
    const client = createTestClient()
    const state = client.mocks.worlds.get().state(findInstitute(undefined))
    const student = state.accounts.list().find(({ email }) => email === 'student@example.test')?.id ?? 0
    const booking = { state: 'pending', student, learner: student, tutor: null } as const
    const { id: reservation } = insertReservation(state, booking)
    const attempt = { kind: 'attempt', state: 'pending', return_url: '/', created: NOON } as const
    const payment = state.payments.insert((id) => ({ id, reservation, ...attempt }))
    settlePayment(state, payment, outcome, NOON)
    const { access_token: token } = await client.signIn('student')
    const { body } = await client.call('GET', `/payments/detail/${payment.id}/`, { token })
    expect(body).toMatchObject({ data: { state: 'failed', is_payable } })
    const notification = state.notifications.list().findLast(({ owner }) => owner === student)
    expect(notification).toMatchObject({ title: { en: title }, body: { en: expect.stringMatching(text) } })
  },
)

test.each([
  [-1, { is_past: true }],
  [1, {}],
])('an unpaid booking whose first hour is in %i hours: %j', async (hours, marks) => {
  const client = createTestClient()
  const state = client.mocks.worlds.get().state(findInstitute(undefined))
  const student = state.accounts.list().find(({ email }) => email === 'student@example.test')?.id ?? 0
  const starts = [NOON + hours * HOUR, NOON + 30 * HOUR]
  const booking = { state: 'pending', student, learner: student, starts } as const
  const { id: reservation } = insertReservation(state, booking)
  const attempt = { kind: 'attempt', state: 'failed', message: 'paymentDeclined', created: NOON } as const
  const payment = state.payments.insert((id) => ({ id, reservation, ...attempt }))
  const { access_token: token } = await client.signIn('student')
  for (const path of [`/payments/detail/${payment.id}/`, `/reservations/detail/${reservation}/`]) {
    const { body } = await client.call('GET', path, { token })
    const { is_past } = (body as { data: { is_past?: boolean } }).data
    expect({ ...(is_past !== undefined && { is_past }) }).toEqual(marks)
  }
})

test('a payment that was refunded because its promo code was used can be repeated, at the price without it', async () => {
  const client = createTestClient()
  const state = client.mocks.worlds.get().state(findInstitute(undefined))
  const student = state.accounts.list().find(({ email }) => email === 'student@example.test')?.id ?? 0
  const { id: reservation } = insertReservation(state, {
    state: 'pending',
    student,
    learner: student,
    tutor: null,
  })
  const attempt = { kind: 'attempt', state: 'failed', message: 'paymentLostPromo', created: NOON } as const
  const payment = state.payments.insert((id) => ({ id, reservation, ...attempt }))
  const { access_token: token } = await client.signIn('student')
  const { body } = await client.call('GET', `/payments/detail/${payment.id}/`, { token })
  expect(body).toMatchObject({ data: { state: 'failed', is_payable: true } })
})

test.each([
  [3, 'Class by class'],
  [null, 'Arabic from the first letter'],
])('the payment of group classes in program %s is described as %s', async (program_id, description) => {
  const client = createTestClient()
  const state = client.mocks.worlds.get().state(findInstitute(undefined))
  const student = state.accounts.list().find(({ email }) => email === 'student@example.test')?.id ?? 0
  const booking = { kind: 'group', program_id, course_ids: [101], student, learner: student } as const
  const { id: reservation } = insertReservation(state, { ...booking, state: 'active', tutor: null })
  const attempt = { kind: 'attempt', state: 'completed', created: NOON, paid: NOON } as const
  const { id } = state.payments.insert((next) => ({ id: next, reservation, ...attempt }))
  const { access_token: token } = await client.signIn('student')
  const { body } = await client.call('GET', `/payments/detail/${id}/`, { token })
  expect(body).toMatchObject({ data: { description } })
})

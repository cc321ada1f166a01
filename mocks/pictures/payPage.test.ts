import { expect, test } from 'vitest'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { insertReservation, noon } from '#mocks/emptyState.ts'
import { buildBankPage, buildPayPage } from '#mocks/pictures/payPage.ts'
import type { PaymentRecord } from '#mocks/world/booking/bookingRecords.ts'
import { createWorlds } from '#mocks/world/worlds.ts'

const institute = getById(institutes, 1)

/** An open payment of a pending group booking without seats, which needs no hours. */
function create(more: Partial<PaymentRecord> = {}) {
  const worlds = createWorlds({ isEmpty: true, now: noon })
  const world = worlds.get()
  const state = world.state(institute)
  const { id: reservation } = insertReservation(state, {
    state: 'pending',
    kind: 'group',
    matrix: [],
    starts: [],
  })
  const payment = state.payments.insert((id) => ({
    id,
    kind: 'attempt',
    state: 'pending',
    reservation,
    return_url: '/dashboard/payments?tab=1',
    created: noon,
    ...more,
  }))
  const build = (query = '', referrer?: string, id = payment.id) =>
    buildPayPage(
      new URL(`http://mock.invalid/__mock/pages/pay/${world.name}/1/${id}${query}`),
      worlds,
      referrer,
    )
  return { world, payment, build }
}

test('the page of an open payment has a link for each outcome', () => {
  const { payment, build } = create()
  const body = String(build()?.body)
  expect(body).toContain(`<bdi>P-${payment.id}</bdi>`)
  expect([...body.matchAll(/outcome=(\w+)"/g)].map(([, outcome]) => outcome)).toEqual(
    expect.arrayContaining(['succeed', 'fail']),
  )
})

test('an attempt to pay a fee has the reference of the fee, which lists and receipt name', () => {
  const { build } = create({ fee: 4711 })
  expect(String(build()?.body)).toContain('<bdi>P-4711</bdi>')
})

test('an outcome settles the payment and leads back to the app with its state', () => {
  const { payment, build } = create()
  expect(build('?outcome=fail')).toMatchObject({
    status: 303,
    headers: { location: `/dashboard/payments?tab=1&payment=${payment.id}&status=failed` },
  })
  expect(String(build()?.body)).not.toContain('outcome=')
})

/** Where an outcome leads. */
function settle(query: string, referrer?: string): string | undefined {
  return create().build(query, referrer)?.headers?.location
}

test.each([
  ['http://localhost:3000/x', 'http://localhost:3000/dashboard'],
  ['https://noor.localhost/', 'https://noor.localhost/dashboard'],
  ['http://127.0.0.1:5000', 'http://127.0.0.1:5000/dashboard'],
  ['http://localhost.evil.example/', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['ftp://localhost/', '/dashboard'],
])('from %s an outcome leads to %s', (from, location) => {
  expect(settle(`?outcome=fail&from=${encodeURIComponent(from)}`)).toMatch(new RegExp(`^${location}`))
  expect(settle('?outcome=fail', from)).toMatch(new RegExp(`^${location}`))
})

test('what is no attempt to pay has no page', () => {
  const { build } = create()
  expect([build('', undefined, 999), create({ kind: 'fee' }).build()]).toEqual([undefined, undefined])
})

test("the bank lists the transfers that wait, and not the payments of the provider's page", () => {
  const { return_url: _, ...transfer } = create().payment
  const waiting = create()
  const { world } = waiting
  const path = new URL('http://mock.invalid/__mock/pages/bank')
  const read = () => String(buildBankPage(path, world, { institute, language: 'en' })?.body)
  expect(read()).not.toContain('/__mock/pages/pay/')
  world.state(institute).payments.update({ ...transfer, id: waiting.payment.id })
  expect(read()).toContain(`/__mock/pages/pay/${world.name}/1/${waiting.payment.id}?lang=en`)
  expect(
    buildBankPage(new URL('http://mock.invalid/x'), world, { institute, language: 'en' }),
  ).toBeUndefined()
})

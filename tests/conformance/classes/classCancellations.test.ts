import { expect, test } from 'vitest'
import { NOON } from '#mocks/testClient.ts'
import { createJourneyWorld, read, type CallResult } from '../journey.ts'
import { bookAndPay, findClass } from '../notifications/notificationSteps.ts'
import { createNumbers } from '../sample.ts'

const { kid, tutor } = createNumbers(1)
type Person = 'student' | 'kid' | 'tutor' | 'operator'
const reason = { reason: 'We travel that week' }

/** Books and pays a month for the kid; its last class is the one to cancel. */
async function create() {
  const world = await createJourneyWorld()
  const { as } = world
  await bookAndPay(world)
  const { id, start } = await findClass(world)
  const { data } = await as('student', 'GET', `/classes/detail/${id}/`)
  const reservation = Number(data.reservation_id)
  const readBooking = async () => (await as('student', 'GET', `/reservations/detail/${reservation}/`)).data
  const preview = async () => (await as('student', 'GET', `/classes/${id}/cancellation/`)).data
  const cancel = (who: 'student' | 'kid' | 'social' = 'student', seen = '') =>
    as(who, 'POST', `/classes/${id}/cancel/${seen}`, reason)
  return { ...world, id, start, reservation, readBooking, preview, cancel }
}

/** Reads a person's newest notification of a title. */
async function readNews({ as }: Awaited<ReturnType<typeof create>>, who: Person, title: string) {
  const { rows } = await as(who, 'GET', '/notifications/list/?page_size=50')
  return String(rows.find((row) => row.title === title)?.body)
}

test('a parent cancels one class: its price comes back, and booking, payment and history say so', async () => {
  const world = await create()
  const { as, id, readBooking, preview, cancel } = world
  const before = await readBooking()
  const seen = await preview()
  const part = Number(before.total_cost) / Number(before.sessions_total)
  expect(seen).toMatchObject({ refund_amount: part, classes_refunded: 1, classes_lost: 0, classes_held: 0 })
  expect((await cancel('student', `?seen_refund=${part}`)).status).toBe(200)
  const after = await readBooking()
  expect(after).toMatchObject({
    state: 'active',
    sessions_total: Number(before.sessions_total) - 1,
    sessions_used: 0,
    to_reschedule: 0,
    refund: { amount: part },
  })
  const paid = await as('student', 'GET', `/payments/detail/${Number(after.payment_id)}/`)
  expect(paid.data.refund).toMatchObject({ amount: part })
  for (const person of ['student', 'kid', 'tutor', 'operator'] as const) {
    const { data } = await as(person, 'GET', `/classes/detail/${id}/`)
    expect(data).toMatchObject({ outcome: 'cancelled', cancel_reason: reason.reason })
  }
  expect(await readNews(world, 'student', 'You cancelled a class')).toMatch(/: EGP\s[\d.]+ comes back/)
  expect(await readNews(world, 'kid', 'A class was cancelled')).toMatch(/: it will not take place[.]/)
  for (const person of ['tutor', 'operator'] as const)
    expect(await readNews(world, person, 'A family cancelled a class')).toMatch(
      /Reason: We travel that week$/,
    )
  expect((await cancel()).status).toBe(409)
})

test('the hour of a class that its family cancelled can be booked again', async () => {
  const { as, start, cancel } = await create()
  const range = `from=${new Date(start).toISOString()}&to=${new Date(start + 3_600_000).toISOString()}`
  const readState = async () => {
    const { data } = await as('social', 'GET', `/tutor/profile/${tutor}/slots/?${range}`)
    return read<{ state: string }[]>(data.slots)[0]?.state
  }
  expect(await readState()).not.toBe('available')
  await cancel()
  expect(await readState()).toBe('available')
})

test('a class that begins in less than twelve hours is lost, which the preview says, and counts as used', async () => {
  const { move, start, readBooking, preview, cancel } = await create()
  move((start - NOON) / 60_000 - 60)
  const before = await readBooking()
  expect(await preview()).toMatchObject({ refund_amount: 0, refund_until: null, classes_lost: 1 })
  await cancel()
  expect(await readBooking()).toMatchObject({
    refund: null,
    sessions_total: before.sessions_total,
    sessions_used: Number(before.sessions_used) + 1,
  })
})

test('a class is not cancelled with another refund than the one that was seen', async () => {
  const { move, start, preview, cancel } = await create()
  const { refund_amount } = await preview()
  move((start - NOON) / 60_000 - 60)
  const refused = await cancel('student', `?seen_refund=${Number(refund_amount)}`)
  expect(refused).toMatchObject({ status: 422, text: expect.stringContaining('refund has changed') })
  expect((await cancel('student', '?seen_refund=0')).status).toBe(200)
})

test('a class that tutor or staff cancelled before comes back in money, once', async () => {
  const { as, id, reservation, readBooking, preview, cancel } = await create()
  const { total_cost } = await readBooking()
  await as('tutor', 'POST', `/classes/${id}/cancel/`, reason)
  expect((await readBooking()).to_reschedule).toBe(1)
  const { refund_amount } = await preview()
  await cancel()
  expect(await readBooking()).toMatchObject({ to_reschedule: 0, refund: { amount: refund_amount } })
  const { data } = await as('student', 'POST', `/reservations/${reservation}/cancel/`, reason)
  expect(data).toMatchObject({ state: 'cancelled', refund: { amount: total_cost } })
})

test('neither the kid nor another family cancels a class', async () => {
  const { as, id, cancel } = await create()
  expect((await cancel('kid')).status).toBe(403)
  expect((await cancel('social')).status).toBe(404)
  expect((await as('social', 'GET', `/classes/${id}/cancellation/`)).status).toBe(404)
})

test('a family is told to give back the seat instead of cancelling one class of a group', async () => {
  const { as } = await createJourneyWorld()
  const { rows } = await as('student', 'GET', '/classes/booked/list/?page_size=100')
  const session = rows.find(({ kind }) => kind === 'group')
  const refused = [
    await as('student', 'GET', `/classes/${session?.id}/cancellation/`),
    await as('student', 'POST', `/classes/${session?.id}/cancel/`, reason),
  ]
  for (const reply of refused)
    expect(reply).toMatchObject({ status: 409, text: expect.stringContaining('give back a seat') })
})

test('a free trial ends with its only class, and another one can be booked', async () => {
  const { as, free, course } = await createJourneyWorld()
  const [slot_id] = await free()
  const trial = { tutor_id: tutor, course_id: course, slot_id, kid_id: kid }
  const { data } = await as('student', 'POST', '/reservation/trial/', trial)
  const [only] = read<CallResult['rows']>(data.classes)
  const { data: seen } = await as('student', 'GET', `/classes/${only?.id}/cancellation/`)
  expect(seen).toMatchObject({ refund_amount: 0, classes_refunded: 0, classes_lost: 0 })
  await as('student', 'POST', `/classes/${only?.id}/cancel/`, reason)
  const after = (await as('student', 'GET', `/reservations/detail/${data.id}/`)).data
  expect(after).toMatchObject({ state: 'cancelled', refund: null, cancel_reason: reason.reason })
  expect((await as('student', 'POST', '/reservation/trial/', trial)).status).toBe(200)
})

import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { bookSeats } from '../classes/groupBookings.ts'
import { createJourneyWorld, read, type CallResult } from '../journey.ts'

const reason = 'The hour does not suit'

interface Session {
  id: number
  course: { id: number }
  outcome: string | null
  start_date_time: string
}

/** Books and pays two group courses of one kid; the first seat is the one to give back. */
async function create() {
  const world = await createJourneyWorld()
  const { id, matrix, chosen, prices, pay } = await bookSeats(world, 2)
  await pay()
  const path = `/reservations/${Number(id)}`
  const [first, second] = matrix
  const name = (seat = first) => `course_id=${Number(seat?.course_id)}&user_id=${Number(seat?.user_id)}`
  const readBooking = async () =>
    (await world.as('student', 'GET', `/reservations/detail/${Number(id)}/`)).data
  const preview = (seat = first) => world.as('student', 'GET', `${path}/seats/cancellation/?${name(seat)}`)
  const giveBack = (
    seat: Partial<typeof first> = first,
    seen = '',
    who: 'student' | 'kid' | 'social' | 'operator' = 'student',
  ) => {
    const body = { course_id: seat?.course_id, user_id: seat?.user_id, reason }
    return world.as(who, 'POST', `${path}/seats/give_back/${seen}`, body)
  }
  const readSize = async () => {
    const { data } = await world.as(
      'operator',
      'GET',
      `/group-classes/detail/${Number(first?.group_class_id)}/`,
    )
    return Number(data.size)
  }
  const listClasses = async (seat = first) => {
    const booking = await readBooking()
    return read<Session[]>(booking.classes).filter(({ course }) => course.id === seat?.course_id)
  }
  return {
    ...world,
    path,
    first,
    second,
    prices,
    chosen,
    readBooking,
    preview,
    giveBack,
    readSize,
    listClasses,
  }
}

test('one seat of a group booking is given back alone: its classes end, the others go on, and the part is refunded', async () => {
  const world = await create()
  const { first, second, prices, readBooking, preview, giveBack, readSize, listClasses } = world
  const [before, size, sessions] = [await readBooking(), await readSize(), await listClasses()]
  const [price = 0] = prices
  const seen = (await preview()).data
  expect(seen).toMatchObject({ classes_refunded: sessions.length, classes_lost: 0, classes_held: 0 })
  expect(Number(seen.refund_amount)).toBeCloseTo(price, 1)
  const { status, data } = await giveBack(first, `?seen_refund=${Number(seen.refund_amount)}`)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    state: 'active',
    refund: { amount: seen.refund_amount },
    sessions_total: Number(before.sessions_total) - sessions.length,
    learners: [expect.objectContaining({ sessions_total: Number(before.sessions_total) - sessions.length })],
    interview: before.interview,
  })
  expect(data.matrix).toEqual([
    expect.objectContaining({ is_released: true, return_reason: reason }),
    expect.not.objectContaining({ is_released: true }),
  ])
  expect(await readSize()).toBe(size - 1)
  for (const one of await listClasses()) expect(one.outcome).toBe('cancelled')
  for (const one of await listClasses(second)) expect(one.outcome).toBeNull()
})

test('tutor, staff, kid and parent are told of a seat that is given back', async () => {
  const { as, mocks, chosen, first, giveBack } = await create()
  await giveBack()
  const state = mocks.worlds.get(undefined).state(findInstitute(undefined))
  const listNews = (owner: unknown) => {
    const own = state.notifications.list().filter((row) => row.owner === owner)
    return own.map(({ title, body }) => `${title.en} ${body.en}`).at(-1)
  }
  const tutor = read<{ id: number }>(chosen[0]?.tutor).id
  expect(listNews(tutor)).toMatch(/^A learner has left .*Reason: The hour does not suit$/)
  expect(listNews(first?.user_id)).toMatch(/^You have left a group class: /)
  const [news] = (await as('student', 'GET', '/notifications/list/')).rows
  expect(news?.title).toMatch(/^A seat in a group class was returned: /)
  const [own] = (await as('operator', 'GET', '/notifications/list/')).rows
  expect(own?.body).toMatch(/EGP.* is refunded[.] Reason: The hour does not suit$/)
})

test('the last seat ends with the whole booking, which does not pay the first back again', async () => {
  const { as, path, first, second, giveBack, preview, readBooking } = await create()
  const { total_cost } = await readBooking()
  await giveBack()
  for (const reply of [await preview(second), await giveBack(second)])
    expect(reply).toMatchObject({ status: 409, text: expect.stringContaining('only seat that is left') })
  expect((await giveBack(first)).status).toBe(409)
  const { data } = await as('student', 'POST', `${path}/cancel/`, { reason })
  expect(data.state).toBe('cancelled')
  expect(Number(read<{ amount: number }>(data.refund).amount)).toBeCloseTo(Number(total_cost), 1)
})

test('classes of a seat that begin in less than twelve hours are lost and count as used; staff lose none', async () => {
  const { as, now, move, path, first, giveBack, preview, readBooking, listClasses } = await create()
  const sessions = await listClasses()
  const start = Date.parse(String(sessions.at(-1)?.start_date_time))
  move((start - now()) / 60_000 - 60)
  const before = await readBooking()
  expect((await preview()).data).toMatchObject({ refund_amount: 0, classes_lost: 1 })
  const staff = await as(
    'operator',
    'GET',
    `${path}/seats/cancellation/?course_id=${Number(first?.course_id)}&user_id=${Number(first?.user_id)}`,
  )
  expect(staff.data).toMatchObject({ classes_lost: 0, classes_refunded: 1 })
  const { data } = await giveBack()
  expect(data).toMatchObject({
    refund: null,
    sessions_total: before.sessions_total,
    sessions_used: Number(before.sessions_used) + 1,
  })
})

test('a seat is not given back with another refund than the one that was seen', async () => {
  const { first, giveBack } = await create()
  const refused = await giveBack(first, '?seen_refund=1')
  expect(refused).toMatchObject({ status: 422, text: expect.stringContaining('refund has changed') })
})

test('only the family and staff give a seat of the booking back', async () => {
  const { first, giveBack } = await create()
  expect((await giveBack(first, '', 'kid')).status).toBe(403)
  expect((await giveBack(first, '', 'social')).status).toBe(404)
  expect((await giveBack({ ...first, course_id: 999_999 })).status).toBe(404)
  expect((await giveBack(first, '', 'operator')).status).toBe(200)
})

test('a seat that was given back can be booked again', async () => {
  const { as, first, giveBack } = await create()
  const readState = async () => {
    const { data } = await as('student', 'POST', '/group/matrix/', { matrix: [first] })
    return read<CallResult['rows']>(data)[0]?.is_allowed
  }
  expect(await readState()).toBe(false)
  await giveBack()
  expect(await readState()).toBe(true)
})

import { findInstitute } from '#mocks/data/catalogue.ts'
import { NOON } from '#mocks/testClient.ts'
import { expect, test } from 'vitest'
import { bookSeats } from '../classes/groupBookings.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { book, bookAndPay, cancelClass, planWebinar, send } from '../notifications/notificationSteps.ts'
import { createNumbers } from '../sample.ts'

const { kid } = createNumbers(1)
const DAY = 86_400_000

test('a kid is not removed while a paid class waits for another time', async () => {
  const world = await createJourneyWorld()
  await cancelClass(world)
  const state = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  for (const row of state.classes.list())
    if (row.students.includes(kid)) state.classes.update({ ...row, start: NOON - DAY })
  const refused = await world.as('student', 'DELETE', `/kids/delete/${kid}`)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('upcoming classes')])
})

test('with a kid the unpaid and the monthly bookings end, and a seat at a webinar goes to who waits', async () => {
  const world = await createJourneyWorld()
  const state = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  await bookAndPay(world)
  const unpaid = await book(world)
  const halaqa = await planWebinar(world)
  for (const who of ['kid', 'social'] as const) await send(world, who, `/webinar/${halaqa}/register/`, {})
  const findSeats = () =>
    state.registrations.list().flatMap(({ webinar, status }) => (webinar === halaqa ? [status] : []))
  expect(findSeats()).toEqual(['registered', 'waitlisted'])
  for (const row of state.classes.list())
    if (row.students.includes(kid)) state.classes.update({ ...row, start: NOON - DAY, isOwed: false })
  expect((await world.as('student', 'DELETE', `/kids/delete/${kid}`)).status).toBe(200)
  const open = state.reservations
    .list()
    .filter((row) => row.learner === kid && (row.state === 'pending' || row.state === 'active'))
  expect(open).toEqual([])
  expect((await world.startPaying('student', { reservation_id: unpaid })).status).toBe(409)
  expect(findSeats()).toEqual(['cancelled', 'registered'])
  const { rows: tasks } = await world.as(
    'student',
    'GET',
    '/homework/mine/list/?state=pending,overdue&page_size=100',
  )
  expect(tasks.filter(({ learner }) => read<{ id: number }>(learner).id === kid)).toEqual([])
  // A window that was open before still names the kid
  const late = await world.as('student', 'POST', `/webinar/${halaqa}/register/`, { kid_id: kid })
  expect(late.status).toBe(404)
})

test('tutor and staff read once that a removed kid has left a group class, also where a booking ends with it', async () => {
  const world = await createJourneyWorld()
  const state = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  const { matrix, chosen, pay } = await bookSeats(world, 1)
  await pay()
  const left = Number(matrix[0]?.user_id)
  // The interview and the last paid class are over, and the seat is still kept
  for (const row of state.webinars.list())
    if (row.interviewFor !== undefined) state.webinars.update({ ...row, start: NOON - DAY, end: NOON - 1 })
  for (const row of state.classes.list())
    if (row.students.includes(left)) state.classes.update({ ...row, start: NOON - DAY, isOwed: false })
  const before = new Set(state.notifications.list().map(({ id }) => id))
  expect((await world.as('student', 'DELETE', `/kids/delete/${left}`)).status).toBe(200)
  // The kid has a booking of other courses too
  const others = state.reservations.list().filter((row) => row.learner === left && row.kind !== 'group')
  const otherPaths = new Set(others.map((row) => `/dashboard/reservations?id=${row.id}`))
  const made = state.notifications.list().filter((row) => !before.has(row.id) && !otherPaths.has(row.path))
  const staff = state.accounts.list().filter(({ category }) => category === 'operator')
  for (const owner of [read<{ id: number }>(chosen[0]?.tutor).id, staff[0]?.id ?? 0])
    expect(made.filter((row) => row.owner === owner).map(({ title }) => title.en)).toEqual([
      expect.stringMatching(/^A learner has left a group class: ./),
    ])
})

test('a family is told that its unpaid booking has ended for the other kids too, and that its payment is over', async () => {
  const world = await createJourneyWorld()
  const state = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  const { id } = await bookSeats(world, 1)
  const booking = state.reservations.list().find((row) => row.id === id)
  const [seat] = booking?.matrix ?? []
  const other = state.kids.list().find((row) => row.parent === booking?.student && row.id !== seat?.user_id)
  if (!booking || !seat || !other) throw new Error('A booking with one of several kids')
  state.reservations.update({ ...booking, matrix: [seat, { ...seat, user_id: other.id }] })
  await world.startPaying('student', { reservation_id: id })
  const [payment] = (await world.as('student', 'GET', '/payments/list/?state=pending')).rows
  for (const row of state.classes.list())
    if (row.students.includes(seat.user_id))
      state.classes.update({ ...row, start: NOON - DAY, isOwed: false })
  const before = new Set(state.notifications.list().map((row) => row.id))
  expect((await world.as('student', 'DELETE', `/kids/delete/${seat.user_id}`)).status).toBe(200)
  const told = state.notifications
    .list()
    .filter(
      (row) => !before.has(row.id) && row.owner === booking.student && row.path.endsWith(`id=${booking.id}`),
    )
  expect(told.map(({ body }) => body.en)).toEqual([
    expect.stringMatching(/no payment has arrived for it.* The account of the child was removed$/),
  ])
  const { data } = await world.as('student', 'GET', `/payments/detail/${Number(payment?.id)}/`)
  expect(data).toMatchObject({ reservation_id: id, state: 'pending', is_payable: false, is_ended: true })
})

import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { bookSeats } from './groupBookings.ts'

type World = Awaited<ReturnType<typeof createJourneyWorld>>
interface Named {
  id: number
}

function endGroup({ as }: World, offer: Record<string, unknown> | undefined) {
  return as('operator', 'DELETE', `/group-classes/delete/${Number(offer?.group_class_id)}`)
}

/** Reads what deleting a group class pays back to all who are in it. */
async function readRefund({ as }: World, offer: Record<string, unknown> | undefined) {
  const { data } = await as(
    'operator',
    'GET',
    `/group-classes/${Number(offer?.group_class_id)}/cancellation/`,
  )
  return read<{ refund_amount: number; classes_lost: number }>(data)
}

async function readBooking({ as }: World, id: number) {
  return (await as('student', 'GET', `/reservations/detail/${id}/`)).data
}

test('a deleted group class pays back the seats that were booked in it', async () => {
  const world = await createJourneyWorld()
  const { id, total, chosen, pay } = await bookSeats(world, 1)
  await pay()
  expect((await endGroup(world, chosen[0])).status).toBe(200)
  expect(await readBooking(world, id)).toMatchObject({ state: 'cancelled', refund: { amount: total } })
})

test('what deleting a group class pays back is said before', async () => {
  const world = await createJourneyWorld()
  const { id, chosen, prices, pay } = await bookSeats(world, 2)
  const others = await readRefund(world, chosen[0])
  await pay()
  const { refund_amount, classes_lost } = await readRefund(world, chosen[0])
  expect([refund_amount - others.refund_amount, classes_lost]).toEqual([prices[0], 0])
  await endGroup(world, chosen[0])
  expect((await readBooking(world, id)).refund).toMatchObject({ amount: prices[0] })
})

test('a cancelled class of a group, which another one replaces, lowers no refund', async () => {
  const world = await createJourneyWorld()
  const { id, total, chosen, pay } = await bookSeats(world, 1)
  const others = await readRefund(world, chosen[0])
  await pay()
  const [first] = read<Named[]>((await readBooking(world, id)).classes)
  await world.as('operator', 'POST', `/classes/${first?.id}/cancel/`, { reason: 'The tutor is ill' })
  expect((await readRefund(world, chosen[0])).refund_amount - others.refund_amount).toBe(total)
})

test('what terminating a tutor pays back is said before, over all bookings', async () => {
  const world = await createJourneyWorld()
  const { id, chosen, pay } = await bookSeats(world, 1)
  await pay()
  const tutor = read<Named>(chosen[0]?.tutor).id
  const sumRefunds = async () => {
    const { rows } = await world.as('operator', 'GET', '/reservations/list/?page_size=100')
    const { rows: groups } = await world.as('operator', 'GET', '/reservations/list/?kind=group&page_size=100')
    const unique = new Map([...rows, ...groups].map((row) => [row.id, row.refund]))
    return [...unique.values()].reduce<number>(
      (sum, refund) => sum + (refund ? read<{ amount: number }>(refund).amount : 0),
      0,
    )
  }
  const before = await sumRefunds()
  const path = `/tutor/applications/${tutor}`
  const { data } = await world.as('operator', 'GET', `${path}/termination/`)
  await world.as('operator', 'POST', `${path}/terminate/`, { reason: 'No classes since spring' })
  expect((await readBooking(world, id)).refund).not.toBeNull()
  expect((await sumRefunds()) - before).toBeCloseTo(Number(data.refund_amount), 2)
  expect((await world.as('operator', 'GET', `${path}/termination/`)).status).toBe(409)
})

test('a tutor is not terminated with another refund than the one that was seen', async () => {
  const world = await createJourneyWorld()
  const { chosen, pay } = await bookSeats(world, 1)
  const path = `/tutor/applications/${read<Named>(chosen[0]?.tutor).id}`
  const readSeen = async () =>
    (await world.as('operator', 'GET', `${path}/termination/`)).data.refund_amount as number
  const terminate = (seen: number) =>
    world.as('operator', 'POST', `${path}/terminate/?seen_refund=${seen}`, {
      reason: 'No classes since spring',
    })
  const seen = await readSeen()
  await pay()
  const refused = await terminate(seen)
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('refund has changed')])
  expect((await terminate(await readSeen())).status).toBe(200)
})

test('a deleted group class leaves the other groups of a booking as they are', async () => {
  const world = await createJourneyWorld()
  const { id, total, chosen, prices, pay } = await bookSeats(world, 2)
  await pay()
  await endGroup(world, chosen[0])
  const after = await readBooking(world, id)
  expect(after).toMatchObject({
    state: 'active',
    refund: { amount: prices[0] },
    courses: [{ id: chosen[1]?.id }],
  })
  const cancelled = read<{ course: Named; outcome: string | null }[]>(after.classes).map(
    ({ course, outcome }) => [course.id, outcome],
  )
  expect(new Set(cancelled.map(String))).toEqual(new Set([`${chosen[0]?.id},cancelled`, `${chosen[1]?.id},`]))
  await world.as('student', 'POST', `/reservations/${id}/cancel/`, { reason: 'We move away' })
  expect(await readBooking(world, id)).toMatchObject({ state: 'cancelled', refund: { amount: total } })
})

test('an unpaid booking ends with its group class, and the family reads that nothing was paid', async () => {
  const world = await createJourneyWorld()
  const { id, chosen } = await bookSeats(world, 2)
  const begun = await world.startPaying('student', { reservation_id: id })
  await endGroup(world, chosen[0])
  expect(await readBooking(world, id)).toMatchObject({
    state: 'cancelled',
    is_payable: false,
    refund: null,
    cancel_reason: 'The group class has ended',
  })
  const { rows } = await world.as('student', 'GET', '/notifications/list/?page_size=100')
  const own = rows.filter(({ path }) => String(path).endsWith(`id=${id}`))
  expect(own.map(({ body }) => body)).toEqual([
    expect.stringMatching(
      /: no payment has arrived for it; one that still arrives is refunded[.] Reason: The group class has ended$/,
    ),
  ])
  expect((await world.startPaying('student', { reservation_id: id })).status).toBe(409)
  expect((await world.settle('student', begun)).data).toMatchObject({ state: 'failed', is_payable: false })
})

test('a booking whose seats were taken is not paid, and another group class is to be chosen', async () => {
  const world = await createJourneyWorld()
  const { id, chosen } = await bookSeats(world, 1)
  const state = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  const group = state.groupClasses.get(Number(chosen[0]?.group_class_id))
  if (!group) throw new Error('The offer is of no group class')
  const others = Array.from({ length: group.max }, (_, index) => 9000 + index)
  state.groupClasses.update({ ...group, learners: others })
  const refused = await world.startPaying('student', { reservation_id: id })
  expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('select another group class') })
  state.groupClasses.update(group)
  expect((await world.startPaying('student', { reservation_id: id })).status).toBe(200)
})

test('the group classes of a terminated tutor are paid back and no longer offered', async () => {
  const world = await createJourneyWorld()
  const { id, total, chosen, pay } = await bookSeats(world, 1)
  await pay()
  const tutor = read<Named>(chosen[0]?.tutor).id
  await world.as('operator', 'POST', `/tutor/applications/${tutor}/terminate/`, {
    reason: 'No classes since spring',
  })
  expect(await readBooking(world, id)).toMatchObject({ state: 'cancelled', refund: { amount: total } })
  const { rows } = await world.as('student', 'GET', '/group/courses/list/?page_size=50')
  expect(rows.map((row) => read<Named>(row.tutor).id)).not.toContain(tutor)
})

test('the coming classes of a terminated tutor are paid back', async () => {
  const world = await createJourneyWorld()
  const { rows } = await world.as('student', 'GET', '/reservations/list/?state=active&kind=one_to_one')
  const booked = rows.find(({ payment_state }) => payment_state === 'completed')
  const { data: preview } = await world.as('operator', 'GET', `/reservations/${booked?.id}/cancellation/`)
  expect(preview.refund_amount).toBeGreaterThan(0)
  const tutor = read<Named>(booked?.tutor).id
  await world.as('operator', 'POST', `/tutor/applications/${tutor}/terminate/`, {
    reason: 'No classes since spring',
  })
  expect(await readBooking(world, booked?.id ?? 0)).toMatchObject({
    state: 'cancelled',
    refund: { amount: preview.refund_amount },
  })
})

test('three deleted group classes of one booking pay back the price of a seat each', async () => {
  const world = await createJourneyWorld()
  const { id, total, chosen, prices, pay } = await bookSeats(world, 3)
  await pay()
  const refunds: number[] = []
  for (const offer of chosen) {
    await endGroup(world, offer)
    refunds.push(read<{ amount: number }>((await readBooking(world, id)).refund).amount)
  }
  const [first = 0, second = 0, third = 0] = prices
  expect(refunds[0]).toBeCloseTo(first, 2)
  expect(refunds[1]).toBeCloseTo(first + second, 2)
  expect(refunds[2]).toBeCloseTo(first + second + third, 2)
  expect(refunds[2]).toBeCloseTo(total, 2)
})

test('a booking keeps the classes that were held after its group class is deleted', async () => {
  const world = await createJourneyWorld()
  const { id, chosen, pay } = await bookSeats(world, 1)
  await pay()
  world.move(15 * 24 * 60)
  const readClasses = async () => {
    const { classes } = await readBooking(world, id)
    return read<{ id: number; outcome: string | null }[]>(classes).flatMap(({ id: one, outcome }) =>
      outcome === 'cancelled' || outcome === null ? [] : [{ id: one, outcome }],
    )
  }
  const held = await readClasses()
  expect(held.length).toBeGreaterThan(0)
  await endGroup(world, chosen[0])
  expect(await readClasses()).toEqual(held)
})

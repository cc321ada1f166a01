import { expect, test } from 'vitest'
import { createJourneyWorld, book, freeAfter, read } from '../journey.ts'
import { awaitNextMonth } from '../notifications/changeMakers.ts'

type World = Awaited<ReturnType<typeof createJourneyWorld>>

interface MonthlyReservation {
  state: string
  renews_on: string | null
  is_renewal_stopped?: boolean
  payment_state: string
  classes: { id: number; outcome: string | null }[]
}

const DAYS = 24 * 60

test('a booking that does not renew keeps its paid classes, owes nothing later and is finished after the last one', async () => {
  const world = await createJourneyWorld()
  const { id, read: readBooking } = await bookMonth(world)
  expect((await change(world, id, false)).status).toBe(200)
  const stopped = await readBooking()
  expect(stopped).toMatchObject({ state: 'active', renews_on: null, is_renewal_stopped: true })
  expect(stopped.classes).toHaveLength(4)
  world.move(40 * DAYS)
  expect(await readBooking()).toMatchObject({ state: 'finished', payment_state: 'completed' })
  expect(await countFees(world, id)).toBe(0)
  expect((await change(world, id, true)).status).toBe(409)
})

test('stopping withdraws the unpaid fee and its notification, and a payment of it under way is refunded', async () => {
  const world = await createJourneyWorld()
  const { id, fee } = await awaitNextMonth(world)
  const path = `/dashboard/payments?id=${String(fee)}`
  expect(await list(world, 'student', 'path')).toContain(path)
  const attempt = await world.startPaying('student', { payment_id: fee })
  await change(world, id, false)
  expect(await countFees(world, id)).toBe(0)
  expect(await list(world, 'student', 'path')).not.toContain(path)
  const ended = await world.as('student', 'GET', `/payments/detail/${String(attempt.data.id)}/`)
  expect(ended.data.message).toBe(
    'The reservation does not renew any more. If this payment still arrives, it is refunded in full.',
  )
  const arrived = await world.settle('student', attempt)
  expect(arrived.data).toMatchObject({ state: 'failed' })
  expect(await list(world, 'student', 'title')).toContain('A payment was refunded')
})

test('a booking whose renewal was stopped renews again while a class is left', async () => {
  const world = await createJourneyWorld()
  const { id, read: readBooking } = await bookMonth(world)
  const before = await readBooking()
  await change(world, id, false)
  await change(world, id, true)
  const resumed = await readBooking()
  expect(resumed).toMatchObject({ state: 'active', renews_on: before.renews_on })
  expect(resumed.is_renewal_stopped).toBeUndefined()
  world.move(30 * DAYS)
  expect(await countFees(world, id)).toBe(1)
})

test('a booking without a class that was held or is to come is cancelled once its renewal is stopped', async () => {
  const world = await createJourneyWorld()
  const { id, read: readBooking } = await bookMonth(world)
  for (const { id: one } of (await readBooking()).classes)
    await world.as('student', 'POST', `/classes/${one}/cancel/`, { reason: 'We are on holiday' })
  expect(await readBooking()).toMatchObject({ state: 'active' })
  await change(world, id, false)
  expect(await readBooking()).toMatchObject({ state: 'cancelled', renews_on: null })
})

test('stopping twice notifies once, and the person who stopped it is not notified', async () => {
  const world = await createJourneyWorld()
  const { id } = await bookMonth(world)
  await change(world, id, false)
  await change(world, id, false)
  const count = async (caller: 'operator' | 'student') =>
    (await list(world, caller, 'title')).filter((title) =>
      title.startsWith('A reservation does not renew any more'),
    ).length
  expect([await count('operator'), await count('student')]).toEqual([1, 0])
})

async function bookMonth(world: World) {
  const { made } = await book(world, 'WELCOME10', 'student', await freeAfter(0))
  const { id } = made.data
  await world.pay('student', { reservation_id: id })
  return {
    id,
    read: async () =>
      read<MonthlyReservation>((await world.as('student', 'GET', `/reservations/detail/${id}/`)).data),
  }
}

function change(world: World, id: unknown, is_renewing: boolean) {
  return world.as('student', 'POST', `/reservations/${String(id)}/renewal/`, { is_renewing })
}

async function countFees(world: World, id: unknown): Promise<number> {
  const { rows } = await world.as('student', 'GET', '/payments/list/?page_size=100')
  return rows.filter(({ kind, reservation_id }) => kind === 'fee' && reservation_id === id).length
}

/** Lists a field of a person's notifications. */
async function list(world: World, caller: 'operator' | 'student', field: 'title' | 'path') {
  const { rows } = await world.as(caller, 'GET', '/notifications/list/?page_size=100')
  return rows.map((row) => String(row[field]))
}

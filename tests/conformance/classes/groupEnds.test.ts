import { expect, test } from 'vitest'
import { begin, read } from '../journey.ts'
import { bookSeats } from './groupBookings.ts'

type World = Awaited<ReturnType<typeof begin>>
interface Named {
  id: number
}

function endGroup({ as }: World, offer: Record<string, unknown> | undefined) {
  return as('operator', 'DELETE', `/group-classes/delete/${Number(offer?.group_class_id)}`)
}

async function readBooking({ as }: World, id: number) {
  return (await as('student', 'GET', `/reservations/detail/${id}/`)).data
}

test('a deleted group class pays back the seats that were booked in it', async () => {
  const world = await begin()
  const { id, total, chosen, pay } = await bookSeats(world, 1)
  await pay()
  expect((await endGroup(world, chosen[0])).status).toBe(200)
  expect(await readBooking(world, id)).toMatchObject({ state: 'cancelled', refund: { amount: total } })
})

test('a deleted group class leaves the other groups of a booking as they are', async () => {
  const world = await begin()
  const { id, total, chosen, pay } = await bookSeats(world, 2)
  await pay()
  await endGroup(world, chosen[0])
  const after = await readBooking(world, id)
  expect(after).toMatchObject({
    state: 'active',
    refund: { amount: total / 2 },
    courses: [{ id: chosen[1]?.id }],
  })
  expect(new Set(read<{ course: Named }[]>(after.classes).map(({ course }) => course.id))).toEqual(
    new Set([chosen[1]?.id]),
  )
  await world.as('student', 'POST', `/reservations/${id}/cancel/`, { reason: 'We move away' })
  expect(await readBooking(world, id)).toMatchObject({ state: 'cancelled', refund: { amount: total } })
})

test('a seat in a group class that is gone cannot be paid any more', async () => {
  const world = await begin()
  const { chosen, pay } = await bookSeats(world, 1)
  await endGroup(world, chosen[0])
  expect((await pay()).data.state).toBe('failed')
})

test('the group classes of a terminated tutor are paid back and no longer offered', async () => {
  const world = await begin()
  const { id, total, chosen, pay } = await bookSeats(world, 1)
  await pay()
  const tutor = read<Named>(chosen[0]?.tutor).id
  await world.as('operator', 'POST', `/tutor/applications/${tutor}/terminate/`, {
    reason: 'No classes since spring',
  })
  expect(await readBooking(world, id)).toMatchObject({ state: 'cancelled', refund: { amount: total } })
  const { rows } = await world.as('student', 'GET', '/group/courses/list/?page_size=50')
  expect(rows.map(({ tutor: teacher }) => read<Named>(teacher).id)).not.toContain(tutor)
})

test('the coming classes of a terminated tutor are paid back', async () => {
  const world = await begin()
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

import { expect, test } from 'vitest'
import { begin, book, read } from './journey.ts'
import { numbersAt } from './sample.ts'

const { tutor } = numbersAt(1)
const refunded = {
  state: 'failed',
  message: 'Nothing is owed here any more. The payment was refunded in full.',
}

test('a booking that is cancelled while somebody pays stays cancelled, and its hour is free at once', async () => {
  const world = await begin()
  const { as, startPaying, settle } = world
  const { slot, made } = await book(world)
  const begun = await startPaying('student', { reservation_id: made.data.id })
  const path = `/reservations/${made.data.id}/cancel/`
  expect((await as('student', 'POST', path, { reason: 'I changed my mind' })).status).toBe(200)
  const held = await as('social', 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids: [slot] })
  expect(held.status).toBe(200)
  expect((await settle('student', begun)).data).toMatchObject(refunded)
  const { data } = await as('student', 'GET', `/reservations/detail/${made.data.id}/`)
  expect(data).toMatchObject({ state: 'cancelled', classes: [] })
})

test('a booking or a fee is paid once, however many payments were begun', async () => {
  const world = await begin()
  const { as, startPaying, settle } = world
  const { made } = await book(world)
  const { rows } = await as('student', 'GET', '/payments/list/?state=overdue')
  for (const what of [{ reservation_id: made.data.id }, { payment_id: rows[0]?.id }]) {
    const first = await startPaying('student', what)
    const second = await startPaying('student', what)
    expect((await settle('student', first)).data.state).toBe('completed')
    expect((await settle('student', second)).data).toMatchObject(refunded)
  }
})

test('while somebody pays, their slots are pending for thirty minutes and no longer', async () => {
  const world = await begin()
  const { as, move, startPaying } = world
  const { slot, made } = await book(world)
  await startPaying('student', { reservation_id: made.data.id })
  const holds = { tutor_id: tutor, slot_ids: [slot] }
  // The first hold of this world
  expect((await as('student', 'POST', '/slots/hold/1/extend/')).status).toBe(409)
  move(29)
  expect((await as('social', 'POST', '/slots/hold/', holds)).status).toBe(409)
  move(2)
  expect((await as('social', 'POST', '/slots/hold/', holds)).status).toBe(200)
})

test('what was booked with a tutor ends with their contract, and is not paid any more', async () => {
  const world = await begin()
  const { as, startPaying, settle } = world
  const { made } = await book(world)
  const begun = await startPaying('student', { reservation_id: made.data.id })
  const path = `/tutor/applications/${tutor}/terminate/`
  expect((await as('admin', 'POST', path, { reason: 'Has left the institute' })).status).toBe(200)
  expect((await settle('student', begun)).data).toMatchObject(refunded)
  const { rows } = await as('admin', 'GET', '/reservations/list/?state=active,pending&page_size=100')
  expect(rows.filter((row) => read<{ id: number } | null>(row.tutor)?.id === tutor)).toEqual([])
})

test('a month that was not paid is not owed after the booking was cancelled', async () => {
  const world = await begin()
  const { as, move, pay } = world
  const { made } = await book(world)
  await pay('student', { reservation_id: made.data.id })
  move(37 * 24 * 60)
  const owed = async () => {
    const { rows } = await as('student', 'GET', '/payments/list/?state=overdue&page_size=100')
    return rows.filter(({ reservation_id }) => reservation_id === made.data.id)
  }
  expect(await owed()).toHaveLength(1)
  await as('student', 'POST', `/reservations/${made.data.id}/cancel/`, { reason: 'I changed my mind' })
  expect(await owed()).toEqual([])
})

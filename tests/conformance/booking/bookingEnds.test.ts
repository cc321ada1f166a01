import { expect, test } from 'vitest'
import { NOON } from '#mocks/testClient.ts'
import { parseSlotId } from '#mocks/world/hours/slots.ts'
import { MINUTE, createJourneyWorld, book, freeAfter, read } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor, kid } = createNumbers(1)
const HOUR = 60 * MINUTE
const refunded = {
  state: 'failed',
  message: 'This payment was no longer needed when it arrived. It was refunded in full.',
}

test('a booking cancelled during its payment stays cancelled and frees its hour at once', async () => {
  const world = await createJourneyWorld()
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

test('a payment that is started again is continued, and a booking or a fee is paid once', async () => {
  const world = await createJourneyWorld()
  const { as, startPaying, settle } = world
  const { made } = await book(world)
  const { rows } = await as('student', 'GET', '/payments/list/?state=overdue')
  for (const what of [{ reservation_id: made.data.id }, { payment_id: rows[0]?.id }]) {
    const first = await startPaying('student', what)
    const second = await startPaying('student', what)
    expect(second.data.id).toBe(first.data.id)
    expect((await settle('student', second)).data.state).toBe('completed')
    expect((await startPaying('student', what)).status).toBe(409)
  }
})

test('slots are pending for thirty minutes during a payment', async () => {
  const world = await createJourneyWorld()
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

test("bookings end with their tutor's contract and cannot be paid afterwards", async () => {
  const world = await createJourneyWorld()
  const { as, startPaying, settle } = world
  const { made } = await book(world)
  const begun = await startPaying('student', { reservation_id: made.data.id })
  const path = `/tutor/applications/${tutor}/terminate/`
  expect((await as('admin', 'POST', path, { reason: 'Has left the institute' })).status).toBe(200)
  expect((await settle('student', begun)).data).toMatchObject(refunded)
  const { rows } = await as('admin', 'GET', '/reservations/list/?state=active,pending&page_size=100')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter((row) => read<{ id: number } | null>(row.tutor)?.id === tutor)).toEqual([])
})

test('a cancelled booking owes no unpaid month', async () => {
  const world = await createJourneyWorld()
  const { as, move, pay } = world
  const { made } = await book(world, undefined, 'student', await freeAfter(37))
  await pay('student', { reservation_id: made.data.id })
  move(37 * 24 * 60)
  const readOwed = async () => {
    const { rows } = await as('student', 'GET', '/payments/list/?state=overdue&page_size=100')
    return rows.filter(({ reservation_id }) => reservation_id === made.data.id)
  }
  expect(await readOwed()).toHaveLength(1)
  await as('student', 'POST', `/reservations/${made.data.id}/cancel/`, { reason: 'I changed my mind' })
  expect(await readOwed()).toEqual([])
})

/** A class of the demo tutor that can still be moved, and a request to move it to a free hour. */
async function requestMove(
  world: Awaited<ReturnType<typeof createJourneyWorld>>,
  choose: (slots: number[]) => number | undefined,
) {
  const { rows } = await world.as('student', 'GET', '/classes/booked/list/?page_size=100')
  const now = Date.parse('2026-11-21T12:20:00Z')
  const classRow = rows.find(
    (row) =>
      row.kind === 'one_to_one' &&
      read<{ id: number }>(row.tutor).id === tutor &&
      Date.parse(String(row.start_date_time)) > now + 24 * HOUR,
  )
  const slot = choose(await world.free())
  const body = { slot_id: slot, reason: 'We are travelling then' }
  const request = await world.as('student', 'POST', `/classes/${classRow?.id}/reschedule/`, body)
  expect(request.status).toBe(200)
  const begins = Date.parse(String(classRow?.start_date_time))
  return { slot, request, accept: `/reschedule/${request.data.id}/accept/`, minutes: (begins - now) / MINUTE }
}

test('a class cannot move to an hour that another student holds', async () => {
  const world = await createJourneyWorld()
  const { slot, accept } = await requestMove(world, (slots) => slots[3])
  await world.as('social', 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids: [slot] })
  const refused = await world.as('tutor', 'POST', accept)
  expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('pending session') })
  world.move(11)
  expect((await world.as('tutor', 'POST', accept)).status).toBe(200)
})

test('a class can move to an hour that its own student holds', async () => {
  const world = await createJourneyWorld()
  const { slot, accept } = await requestMove(world, (slots) => slots[3])
  const held = await world.as('student', 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids: [slot] })
  expect(held.status).toBe(200)
  expect((await world.as('tutor', 'POST', accept)).status).toBe(200)
})

test('a class that the tutor cancelled is paid back, also after the hour at which it was', async () => {
  const world = await createJourneyWorld()
  const { as, pay, move } = world
  const { made, slot = 0 } = await book(world)
  const { data: paid } = await pay('student', { reservation_id: made.data.id })
  const { data } = await as('student', 'GET', `/reservations/detail/${made.data.id}/`)
  const [first] = read<{ id: number }[]>(data.classes)
  const cancelled = await as('tutor', 'POST', `/classes/${first?.id}/cancel/`, { reason: 'The tutor is ill' })
  expect(cancelled.status).toBe(200)
  move((parseSlotId(slot).start - NOON) / MINUTE + 30)
  const preview = await as('student', 'GET', `/reservations/${made.data.id}/cancellation/`)
  expect(preview.data).toMatchObject({
    refund_amount: paid.total_cost,
    classes_refunded: 4,
    classes_lost: 0,
    classes_held: 0,
  })
})

test('an unanswered request cannot be accepted after the class', async () => {
  const world = await createJourneyWorld()
  const { accept, minutes } = await requestMove(world, (slots) => slots.at(-1))
  world.move(minutes - 11 * 60)
  expect((await world.as('tutor', 'POST', accept)).status).toBe(409)
  world.move(13 * 60)
  expect((await world.as('tutor', 'POST', accept)).status).toBe(409)
})

test('a request whose time is over cannot be withdrawn any more, and is told as unanswered', async () => {
  const world = await createJourneyWorld()
  const { made } = await book(world)
  await world.pay('student', { reservation_id: made.data.id })
  const { data } = await world.as('student', 'GET', `/reservations/detail/${made.data.id}/`)
  const booked = read<{ id: number; start_date_time: string }[]>(data.classes)[1]
  const slot_id = (await world.free()).at(-1)
  const body = { slot_id, reason: 'We are travelling then' }
  const asked = await world.as('student', 'POST', `/classes/${booked?.id}/reschedule/`, body)
  world.move((Date.parse(String(booked?.start_date_time)) - world.now()) / MINUTE - 11 * 60)
  expect((await world.as('student', 'POST', `/reschedule/${asked.data.id}/cancel/`)).status).toBe(409)
  const { rows } = await world.as('tutor', 'GET', '/notifications/list/?page_size=100')
  const titles = rows.map(({ title }) => String(title))
  expect(titles.filter((title) => /has ended/.test(title))).toHaveLength(1)
  expect(titles.filter((title) => /withdr/.test(title))).toEqual([])
})

test('an unpaid booking says which hours were chosen, and until when they are held', async () => {
  const world = await createJourneyWorld()
  const { made, slot = 0 } = await book(world)
  const readBooking = async () =>
    (await world.as('student', 'GET', `/reservations/detail/${made.data.id}/`)).data
  const first = new Date(parseSlotId(slot).start).toISOString().replace('.000Z', 'Z')
  const held = await readBooking()
  expect(read<string[]>(held.wanted)[0]).toBe(first)
  expect(held.held_until).toEqual(expect.any(String))
  world.move(60)
  expect(await readBooking()).toMatchObject({ held_until: null })
})

test('an unpaid booking that was replaced keeps its hours, and says by which booking', async () => {
  const world = await createJourneyWorld()
  const { made: old } = await book(world)
  const readOld = async () => (await world.as('student', 'GET', `/reservations/detail/${old.data.id}/`)).data
  const { wanted } = await readOld()
  world.move(60)
  const { made } = await book(world)
  expect(await readOld()).toMatchObject({
    state: 'cancelled',
    cancel_reason: `Replaced by R-${made.data.id}, with new times`,
    replaced_by: made.data.id,
    wanted,
  })
})

test('cancelling a booking says that an unpaid month is no longer owed', async () => {
  const world = await createJourneyWorld()
  const { made } = await book(world, undefined, 'student', await freeAfter(40))
  await world.pay('student', { reservation_id: made.data.id })
  world.move(40 * 24 * 60)
  const path = `/reservations/${made.data.id}/cancellation/`
  const { rows } = await world.as('student', 'GET', '/payments/list/?state=overdue&page_size=100')
  const fee = rows.find(({ reservation_id }) => reservation_id === made.data.id)
  expect((await world.as('student', 'GET', path)).data).toMatchObject({ fees_ended: fee?.total_cost })
})

test('an ended passcode is never valid again', async () => {
  const { as } = await createJourneyWorld()
  const codes = new Set<unknown>()
  for (let turn = 0; turn < 6; turn += 1)
    codes.add((await as('student', 'POST', `/kids/${kid}/passcode/regenerate/`)).data.passcode)
  expect(codes.size).toBe(6)
})

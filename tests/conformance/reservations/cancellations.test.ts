import { describe, expect, test } from 'vitest'
import { bookSeats } from '../classes/groupBookings.ts'
import { createJourneyWorld, book, read } from '../journey.ts'
import { createNumbers } from '../sample.ts'

type World = Awaited<ReturnType<typeof createJourneyWorld>>

const { tutor } = createNumbers(1)
const reason = 'The family moves to Aswan'

/** Reads the reason at the end of a person's newest notification of a title. */
async function readReason({ as }: World, person: Parameters<World['as']>[0], title: string) {
  const { rows } = await as(person, 'GET', '/notifications/list/?page_size=50')
  return String(rows.find((row) => row.title === title)?.body).split('Reason: ')[1]
}

test('a reservation is not cancelled with another refund than the one that was seen', async () => {
  const world = await createJourneyWorld()
  const { made } = await book(world)
  const path = `/reservations/${made.data.id}`
  const readSeen = async () =>
    Number((await world.as('student', 'GET', `${path}/cancellation/`)).data.refund_amount)
  const cancel = (seen: number) =>
    world.as('student', 'POST', `${path}/cancel/?seen_refund=${seen}`, { reason })
  // Seen in another window, before the payment
  const seen = await readSeen()
  await world.pay('student', { reservation_id: made.data.id })
  const refused = await cancel(seen)
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('refund has changed')])
  expect((await cancel(await readSeen())).data.state).toBe('cancelled')
})

describe('reasons of cancellations', () => {
  test('the reason that a student writes is read in the reservation, and the tutor and staff are notified of it', async () => {
    const world = await createJourneyWorld()
    const { made } = await book(world)
    await world.pay('student', { reservation_id: made.data.id })
    const detail = `/reservations/detail/${made.data.id}/`
    expect((await world.as('student', 'GET', detail)).data.cancel_reason).toBeNull()
    await world.as('student', 'POST', `/reservations/${made.data.id}/cancel/`, { reason })
    for (const person of ['student', 'operator'] as const)
      expect((await world.as(person, 'GET', detail)).data.cancel_reason).toBe(reason)
    expect(await readReason(world, 'tutor', 'A reservation was cancelled')).toBe(reason)
    expect(await readReason(world, 'operator', 'A reservation was cancelled')).toBe(reason)
  })

  test('a cancelled reservation that was not paid has no refund to look up, and its tutor reads nothing', async () => {
    const world = await createJourneyWorld()
    const { made } = await book(world)
    await world.as('operator', 'POST', `/reservations/${made.data.id}/cancel/`, { reason })
    const { rows } = await world.as('student', 'GET', '/notifications/list/')
    expect(rows[0]?.body).toMatch(
      /: no payment has arrived for it; one that still arrives is refunded[.] Reason: /,
    )
    expect(await readReason(world, 'tutor', 'A reservation was cancelled')).toBeUndefined()
  })

  test('the student is notified of the reason that staff write', async () => {
    const world = await createJourneyWorld()
    const { made } = await book(world)
    await world.pay('student', { reservation_id: made.data.id })
    await world.as('operator', 'POST', `/reservations/${made.data.id}/cancel/`, { reason })
    expect(await readReason(world, 'student', 'A reservation was cancelled')).toBe(reason)
  })

  test('the reason that a booking of group classes ends for is read in the reservation, and the parent is notified of it', async () => {
    const world = await createJourneyWorld()
    const { id, pay } = await bookSeats(world, 1)
    await pay()
    await world.as('operator', 'POST', `/reservations/${Number(id)}/cancel/`, { reason })
    const { data } = await world.as('student', 'GET', `/reservations/detail/${Number(id)}/`)
    expect(data.cancel_reason).toBe(reason)
    expect(await readReason(world, 'student', 'A reservation was cancelled')).toBe(reason)
  })

  test('the reason that a deleted group class leaves in its bookings is its end', async () => {
    const world = await createJourneyWorld()
    const { id, matrix, pay } = await bookSeats(world, 1)
    await pay()
    await world.as('operator', 'DELETE', `/group-classes/delete/${matrix[0]?.group_class_id}`)
    const { data } = await world.as('student', 'GET', `/reservations/detail/${Number(id)}/`)
    expect(data).toMatchObject({ state: 'cancelled', cancel_reason: 'The group class has ended' })
  })

  test('the reason that a class is cancelled for is read with the class, and learner and tutor are notified of it', async () => {
    const world = await createJourneyWorld()
    const { rows } = await world.as('student', 'GET', '/classes/booked/list/?page_size=100')
    const row = rows.find(
      (one) => one.kind === 'one_to_one' && read<{ id: number }>(one.tutor).id === tutor && !one.outcome,
    )
    await world.as('operator', 'POST', `/classes/${row?.id}/cancel/`, { reason })
    const { data } = await world.as('student', 'GET', `/classes/detail/${row?.id}/`)
    expect(data.cancel_reason).toBe(reason)
    expect(await readReason(world, 'student', 'A class was cancelled')).toBe(reason)
    expect(await readReason(world, 'tutor', 'A class was cancelled')).toBe(reason)
  })

  test('the parent is notified of the reason that a session of a group is cancelled for', async () => {
    const world = await createJourneyWorld()
    const { id, pay } = await bookSeats(world, 1)
    await pay()
    const { data } = await world.as('student', 'GET', `/reservations/detail/${Number(id)}/`)
    const [first] = read<{ id: number }[]>(data.classes)
    await world.as('operator', 'POST', `/classes/${first?.id}/cancel/`, { reason })
    expect(await readReason(world, 'student', 'A class of a group was cancelled')).toBe(reason)
  })
})

import { expect, test } from 'vitest'
import { DAY } from '#mocks/world/hours/clock.ts'
import { createJourneyWorld, book, freeAfter, MINUTE, read } from '../journey.ts'
import { awaitNextMonth } from '../notifications/changeMakers.ts'

interface MonthlyReservation {
  payment_state: string
  payment_id: number
  renews_on: string
  to_reschedule: number
  sessions_used: number
  classes: { start_date_time: string }[]
}

/** Lists the hour of the first class in each of a number of weeks, without a change of the clocks. */
function listWeeks([first]: MonthlyReservation['classes'], count: number): string[] {
  const start = Date.parse(String(first?.start_date_time))
  return Array.from({ length: count }, (_, week) =>
    new Date(start + week * 7 * 86_400_000).toISOString().replace('.000Z', 'Z'),
  )
}

test('a monthly booking owes the fee of its next month and continues when it is paid', async () => {
  const world = await createJourneyWorld()
  const { as, pay, move } = world
  const [isFree, isFreeLater] = [await freeAfter(0), await freeAfter(40)]
  const isStillFree = (slot: number) => isFree(slot) && isFreeLater(slot)
  const { made, quote } = await book(world, 'WELCOME10', 'student', isStillFree)
  const { id } = made.data
  await pay('student', { reservation_id: id })
  const readReservation = async () =>
    read<MonthlyReservation>((await as('student', 'GET', `/reservations/detail/${id}/`)).data)
  const first = await readReservation()
  expect([first.payment_state, first.classes.length]).toEqual(['completed', 4])
  move(40 * 24 * 60)
  const { rows: owed } = await as('student', 'GET', '/payments/list/?state=overdue&page_size=100')
  const fee = owed.find(({ reservation_id }) => reservation_id === id)
  expect(fee).toMatchObject({ kind: 'fee', due_on: first.renews_on })
  // The code was spent with the first month
  expect(quote.data.discount_percentage).toBe(10)
  expect(fee).toMatchObject({ discount_percentage: 0, discount_amount: 0 })
  const later = await readReservation()
  expect(later).toMatchObject({ payment_state: 'overdue', payment_id: fee?.id })
  expect(later.renews_on).toBe(first.renews_on)

  const past = listWeeks(first.classes, 8).filter(
    (start, week) => week > 3 && Date.parse(start) < world.now(),
  )
  expect(past.length).toBeGreaterThan(0)
  expect(fee?.unplaced).toBe(past.length)
  // Hours that have passed are not charged
  expect(fee?.subtotal).toBe((Number(quote.data.subtotal) / 4) * (4 - past.length))
  const declined = await pay('student', { payment_id: fee?.id }, 'fail')
  expect(declined.data.state).toBe('failed')
  expect(await readReservation()).toMatchObject({ payment_state: 'overdue', payment_id: fee?.id })
  const paid = await pay('student', { payment_id: fee?.id })
  expect(paid.data).toMatchObject({ state: 'completed', total_cost: fee?.total_cost })
  const renewed = await readReservation()
  expect(renewed).toMatchObject({ payment_state: 'paid', payment_id: fee?.id })
  expect(Date.parse(renewed.renews_on) - Date.parse(first.renews_on)).toBe(28 * 86_400_000)
  expect(renewed.classes.map(({ start_date_time }) => start_date_time)).toEqual(
    listWeeks(first.classes, 8).filter((start) => !past.includes(start)),
  )
})

test('the fee of the next month can be paid a week before, and says how many hours are taken', async () => {
  const world = await createJourneyWorld()
  const { as, pay, move } = world
  const { made } = await book(world)
  const { id } = made.data
  await pay('student', { reservation_id: id })
  const readReservation = async () =>
    read<MonthlyReservation>((await as('student', 'GET', `/reservations/detail/${id}/`)).data)
  const first = await readReservation()
  move((Date.parse(first.renews_on) - world.now() - 6 * DAY) / MINUTE)
  const { rows } = await as('student', 'GET', '/payments/list/?state=pending&page_size=100')
  const fee = rows.find(({ reservation_id }) => reservation_id === id)
  expect(fee).toMatchObject({ kind: 'fee', is_payable: true, due_on: first.renews_on })
  expect((await pay('student', { payment_id: fee?.id })).data.state).toBe('completed')
  const renewed = await readReservation()
  expect(renewed.classes).toHaveLength(8 - Number(fee?.unplaced))
  expect(renewed.to_reschedule).toBe(0)
  // The first month is used up, so the paid one is shown
  expect(renewed.sessions_used).toBe(0)
})

test('a cancelled booking owes nothing later', async () => {
  const world = await createJourneyWorld()
  const { as, pay, move } = world
  const { made } = await book(world)
  await pay('student', { reservation_id: made.data.id })
  await as('student', 'POST', `/reservations/${made.data.id}/cancel/`, { reason: 'We move to another city.' })
  move(40 * 24 * 60)
  const { rows } = await as('student', 'GET', '/payments/list/?page_size=100')
  expect(rows.filter(({ reservation_id }) => reservation_id === made.data.id)).toHaveLength(1)
})

test('a month that is paid is one payment with one receipt, of which the payer is notified', async () => {
  const world = await createJourneyWorld()
  const { as, pay, move } = world
  const { made } = await book(world)
  const { id } = made.data
  await pay('student', { reservation_id: id })
  move(30 * 24 * 60)
  const listOwn = async () =>
    (await as('student', 'GET', '/payments/list/?page_size=100')).rows.filter(
      ({ reservation_id }) => reservation_id === id,
    )
  const fee = (await listOwn()).find(({ kind }) => kind === 'fee')
  const attempt = await pay('student', { payment_id: fee?.id })
  expect((await listOwn()).map((row) => [row.kind, row.state])).toEqual([
    ['fee', 'paid'],
    ['attempt', 'completed'],
  ])
  const receipts = [fee, attempt.data].map(async (row) =>
    as('student', 'GET', `/payments/${row?.id}/receipt/`),
  )
  const numbers = (await Promise.all(receipts)).map(({ data }) => data.number)
  expect(numbers).toEqual([`P-${fee?.id}`, `P-${fee?.id}`])
  const { rows } = await as('student', 'GET', '/notifications/list/?page_size=100')
  expect(rows.map(({ path }) => path)).toContain(`/dashboard/payments?id=${fee?.id}`)
})

test('a fee that is paid late stands in the lists under the day of its receipt', async () => {
  const world = await createJourneyWorld()
  const { as, pay, move } = world
  const { made } = await book(world)
  await pay('student', { reservation_id: made.data.id })
  move(30 * 24 * 60)
  const readFee = async () =>
    (await as('student', 'GET', '/payments/list/?page_size=100')).rows.find(
      (row) => row.kind === 'fee' && row.reservation_id === made.data.id,
    )
  const raised = await readFee()
  expect(raised?.dated_on).toBe(raised?.created_on)
  move(10 * 24 * 60)
  await pay('student', { payment_id: raised?.id })
  const paid = await readFee()
  const receipt = (await as('student', 'GET', `/payments/${paid?.id}/receipt/`)).data
  expect([paid?.dated_on, paid?.created_on]).toEqual([receipt.issued_on, raised?.created_on])
  for (const caller of ['student', 'operator'] as const) {
    const { rows } = await as(caller, 'GET', '/payments/list/?ordering=-dated_on&page_size=1')
    expect(rows[0]?.id).toBe(paid?.id)
  }
})

test('an hour that passes between two payments of a month ends the first one, and is not charged by the second', async () => {
  const world = await createJourneyWorld()
  const { id, fee } = await awaitNextMonth(world)
  const { data } = await world.as('student', 'GET', `/reservations/detail/${id}/`)
  const [first] = read<{ start_date_time: string }[]>(data.classes)
  const sinceClass = (world.now() - Date.parse(String(first?.start_date_time))) % (7 * DAY)
  const readFee = async () => (await world.as('student', 'GET', `/payments/detail/${String(fee)}/`)).data
  world.move((7 * DAY - sinceClass) / MINUTE - 10)
  const before = await readFee()
  const begun = await world.startPaying('student', { payment_id: fee })
  world.move(15)
  const after = await readFee()
  expect(after.unplaced).toBe(Number(before.unplaced) + 1)
  expect(Number(after.total_cost)).toBeLessThan(Number(before.total_cost))
  const paid = await world.pay('student', { payment_id: fee })
  expect(paid.data).toMatchObject({ state: 'completed', total_cost: after.total_cost })
  const ended = await world.as('student', 'GET', `/payments/detail/${String(begun.data.id)}/`)
  expect(ended.data).toMatchObject({ state: 'failed', total_cost: before.total_cost })
  const renewed = await world.as('student', 'GET', `/reservations/detail/${id}/`)
  expect(renewed.data.sessions_total).toBe(4 - Number(after.unplaced))
})

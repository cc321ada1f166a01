import { expect, test } from 'vitest'
import { DAY } from '#mocks/world/hours/clock.ts'
import { createJourneyWorld, book, freeAfter, MINUTE, read } from '../journey.ts'

interface Payment {
  id: number
  kind: string
  state: string
  total_cost: number
  refund: Refund | null
}

interface Refund {
  amount: number
  due_on: string
  parts?: { amount: number; due_on: string }[]
}

test('a refund stays with the payment that paid for it, and no payment gives back more than it was', async () => {
  const world = await createJourneyWorld()
  const { as, pay, move } = world
  const [isFree, isFreeLater] = [await freeAfter(0), await freeAfter(28)]
  const { made } = await book(world, undefined, 'student', (slot) => isFree(slot) && isFreeLater(slot))
  const { id } = made.data
  await pay('student', { reservation_id: id })
  const readBooking = async () =>
    read<{
      classes: { id: number }[]
      renews_on: string
      refund: Refund
      is_monthly?: boolean
      total_cost: number
    }>((await as('student', 'GET', `/reservations/detail/${id}/`)).data)
  const listPayments = async () =>
    read<Payment[]>(
      (await as('student', 'GET', '/payments/list/?page_size=100')).rows.filter(
        (row) => row.reservation_id === id,
      ),
    )
  const first = await readBooking()
  await as('student', 'POST', `/classes/${first.classes.at(-1)?.id}/cancel/`, { reason: 'We are on holiday' })
  const [paid] = await listPayments()
  const part = paid?.refund?.amount ?? 0
  expect(part).toBeCloseTo(Number(paid?.total_cost) / first.classes.length)
  move((Date.parse(first.renews_on) - world.now() - 6 * DAY) / MINUTE)
  const fee = (await listPayments()).find(({ kind, state }) => kind === 'fee' && state === 'pending')
  await pay('student', { payment_id: fee?.id })
  const find = async (wanted: number | undefined) => (await listPayments()).find((row) => row.id === wanted)
  expect((await find(paid?.id))?.refund).toEqual(paid?.refund)
  expect((await find(fee?.id))?.refund).toBeNull()

  await as('student', 'POST', `/reservations/${id}/cancel/`, { reason: 'We move to another city' })
  const [before, after] = [await find(paid?.id), await find(fee?.id)]
  expect(after?.refund?.amount).toBe(after?.total_cost)
  expect(before?.refund?.amount).toBeLessThanOrEqual(Number(before?.total_cost))
  const ended = await readBooking()
  expect(ended.refund.amount).toBeCloseTo(Number(before?.refund?.amount) + Number(after?.refund?.amount))
  expect(ended.refund.parts?.[0]).toEqual({ amount: part, due_on: paid?.refund?.due_on })
  expect(ended).toMatchObject({ is_monthly: true })
  const { rows } = await as('student', 'GET', '/notifications/list/?page_size=100')
  expect(rows.map(({ title }) => title)).toContain('A reservation was cancelled')
})

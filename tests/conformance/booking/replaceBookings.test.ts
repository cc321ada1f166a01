import { expect, test } from 'vitest'
import { createFamily } from '../classes/createFamily.ts'

test('a group booking replaces the one whose payment failed, for some of the same kids, and names who is left out', async () => {
  const { world, one, two, book, readBooking } = await createFamily()
  const old = await book(one, two)
  await world.pay('student', { reservation_id: old.id }, 'fail')
  const { wanted } = await readBooking(old.id)
  const made = await book(one)
  expect(await readBooking(old.id)).toMatchObject({
    state: 'cancelled',
    is_payable: false,
    cancel_reason: `Replaced by R-${made.id} (without ${two.first_name})`,
    replaced_by: made.id,
    wanted,
  })
  const { rows } = await world.as('student', 'GET', '/payments/list/?state=pending,failed&page_size=100')
  const due = rows.filter(({ reservation_id, is_payable }) => reservation_id === old.id && is_payable)
  expect(due).toEqual([])
})

test('an unpaid booking of another kid stays', async () => {
  const { one, two, book, readBooking } = await createFamily()
  const other = await book(two)
  await book(one)
  expect(await readBooking(other.id)).toMatchObject({ state: 'pending', is_payable: true })
})

test('a booking whose payment page is open is replaced once the newer one is paid', async () => {
  const { world, one, two, book, readBooking } = await createFamily()
  const old = await book(one, two)
  const open = await world.startPaying('student', { reservation_id: old.id })
  const made = await book(two)
  expect(await readBooking(old.id)).toMatchObject({ state: 'pending' })
  expect((await world.pay('student', { reservation_id: made.id })).data.state).toBe('completed')
  expect(await readBooking(old.id)).toMatchObject({ state: 'cancelled', replaced_by: made.id })
  expect((await world.settle('student', open)).data.state).toBe('failed')
  expect(await readBooking(old.id)).toMatchObject({ refund: { amount: old.total_cost } })
  const again = await world.startPaying('student', { reservation_id: old.id })
  expect(again).toMatchObject({ status: 409 })
})

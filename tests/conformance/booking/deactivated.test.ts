import { expect, test } from 'vitest'
import { createNumbers } from '../sample.ts'
import { bookSeats } from '../classes/groupBookings.ts'
import { book, createJourneyWorld } from '../journey.ts'

type World = Awaited<ReturnType<typeof createJourneyWorld>>

const { student } = createNumbers(1)

function switchOff({ as }: World) {
  return as('operator', 'POST', '/students/bulk/', { ids: [student], status: false })
}

function readNews({ as }: World) {
  return as('operator', 'GET', '/notifications/list/?page_size=20')
}

test.each(['one_to_one', 'group'])(
  'a payment of a %s booking that arrives after its student was deactivated is refunded and books nothing',
  async (kind) => {
    const world = await createJourneyWorld()
    const id = kind === 'group' ? (await bookSeats(world, 1)).id : (await book(world)).made.data.id
    const begun = await world.startPaying('student', { reservation_id: id })
    await switchOff(world)
    await world.settle('student', begun)
    const read = async (path: string) => (await world.as('operator', 'GET', path)).data
    expect(await read(`/reservations/detail/${id}/`)).toMatchObject({ state: 'cancelled', classes: [] })
    expect(await read(`/payments/detail/${begun.data.id}/`)).toMatchObject({
      state: 'failed',
      message: 'The account was deactivated before the payment arrived. It was refunded in full.',
    })
    expect((await readNews(world)).rows.map(({ title }) => title)).toContain(
      'A payment came too late and was refunded',
    )
  },
)

test('a payment of a later month that arrives after its student was deactivated is refunded', async () => {
  const world = await createJourneyWorld()
  const { made } = await book(world)
  await world.pay('student', { reservation_id: made.data.id })
  world.move(25 * 24 * 60)
  const { rows } = await world.as('student', 'GET', '/payments/list/?page_size=100')
  const fee = rows.find(({ kind, reservation_id }) => kind === 'fee' && reservation_id === made.data.id)
  const begun = await world.startPaying('student', { payment_id: fee?.id })
  await switchOff(world)
  await world.settle('student', begun)
  const { data } = await world.as('operator', 'GET', `/payments/detail/${begun.data.id}/`)
  expect(data.state).toBe('failed')
  expect((await readNews(world)).rows[0]?.title).toBe('A payment came too late and was refunded')
  const { data: booking } = await world.as('operator', 'GET', `/reservations/detail/${made.data.id}/`)
  expect(booking.classes).toHaveLength(4)
})

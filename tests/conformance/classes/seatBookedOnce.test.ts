import { expect, test } from 'vitest'
import { createJourneyWorld, read } from '../journey.ts'
import { bookSeats } from './groupBookings.ts'

test('a seat is booked once, also when a second window pays for it or begins again', async () => {
  const world = await createJourneyWorld()
  const first = await bookSeats(world, 1)
  const open = await world.startPaying('student', { reservation_id: first.id })
  const second = await bookSeats(world, 1)
  expect(second.matrix).toEqual(first.matrix)
  expect((await second.pay()).data.state).toBe('completed')
  expect((await world.settle('student', open)).data).toMatchObject({
    state: 'failed',
    message: 'This payment was no longer needed when it arrived. It was refunded in full.',
  })
  const { matrix } = first
  const checked = await world.as('student', 'POST', '/group/matrix/', { matrix })
  expect(read<{ reason: string }[]>(checked.data)[0]?.reason).toBe(
    'This child is already in this group class. The next classes can be booked in the last week of the paid ones.',
  )
  const wanted = { matrix, webinar_id: 1, total_cost: first.total }
  const refused = await world.as('student', 'POST', '/group/reservation/add/', wanted)
  expect(refused).toMatchObject({ status: 422 })
  expect(refused.text).toContain('This child is already in this group class.')
})

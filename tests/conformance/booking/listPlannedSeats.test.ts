import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { bookSeats } from '../classes/groupBookings.ts'
import { createJourneyWorld } from '../journey.ts'

test('an unpaid booking lists as many classes as it is charged for, and paying books no more', async () => {
  const world = await createJourneyWorld()
  const { id, matrix } = await bookSeats(world, 1)
  const { groupClasses } = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  const readBooking = async () => (await world.as('student', 'GET', `/reservations/detail/${id}/`)).data
  const sold = Number((await readBooking()).sessions_total)
  const group = groupClasses.get(Number(matrix[0]?.group_class_id))
  // A month of the group is longer than what was sold
  if (group) groupClasses.update({ ...group, days: [1, 2, 3, 4, 5], end_date: '2027-05-31' })
  const { seats, wanted } = await readBooking()
  expect(wanted).toHaveLength(sold)
  await world.pay('student', { reservation_id: id, seats })
  expect((await readBooking()).classes).toHaveLength(sold)
})

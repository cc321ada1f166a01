import { expect, test } from 'vitest'
import { createJourneyWorld, read, type CallResult } from '../journey.ts'
import { bookSeats } from './groupBookings.ts'

const listLearners = (row: CallResult['data'] | undefined) =>
  read<{ id: number }[]>(row?.students).map(({ id }) => id)

test('a family sees its own kids in a group class, and its host and staff see everyone', async () => {
  const world = await createJourneyWorld()
  const { as } = world
  const { rows: kids } = await as('student', 'GET', '/kids/list/')
  const own = new Set<number>(kids.map(({ id }) => id))
  const { id, pay, chosen } = await bookSeats(world, 1)
  await pay()
  expect(Number(chosen[0]?.seats_left)).toBeLessThan(Number(chosen[0]?.max_students))
  const booked = await as('student', 'GET', '/classes/booked/list/?page_size=100')
  const [session] = read<{ id: number }[]>(
    (await as('student', 'GET', `/reservations/detail/${id}/`)).data.classes,
  )
  const seen = booked.rows.find((row) => row.id === session?.id)
  expect(listLearners(seen)).not.toHaveLength(0)
  expect(listLearners(seen).filter((learner) => !own.has(learner))).toEqual([])
  const detail = await as('student', 'GET', `/classes/detail/${session?.id}/`)
  expect(listLearners(detail.data)).toEqual(listLearners(seen))
  const all = listLearners((await as('operator', 'GET', `/classes/detail/${session?.id}/`)).data)
  expect(all).toEqual(expect.arrayContaining(listLearners(seen)))
  expect(all.length).toBeGreaterThan(listLearners(seen).length)
})

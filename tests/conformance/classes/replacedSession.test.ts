import { expect, test } from 'vitest'
import { createJourneyWorld, read } from '../journey.ts'
import { bookSeats } from './groupBookings.ts'

type World = Awaited<ReturnType<typeof createJourneyWorld>>
interface Named {
  id: number
}

async function readClasses({ as }: World, reservation: number) {
  const { data } = await as('student', 'GET', `/reservations/detail/${reservation}/`)
  return read<Named[]>(data.classes)
}

test('a class that was cancelled before its group class was deleted no longer promises another one', async () => {
  const world = await createJourneyWorld()
  const { id, chosen, pay } = await bookSeats(world, 1)
  await pay()
  const [first] = await readClasses(world, id)
  await world.as('operator', 'POST', `/classes/${first?.id}/cancel/`, { reason: 'The tutor is ill' })
  const readPromises = () =>
    Promise.all(
      (['student', 'operator'] as const).map(
        async (who) => (await world.as(who, 'GET', `/classes/detail/${first?.id}/`)).data.is_replaced,
      ),
    )
  expect(await readPromises()).toEqual([true, true])
  world.move(10 * 24 * 60)
  await world.as('operator', 'DELETE', `/group-classes/delete/${Number(chosen[0]?.group_class_id)}`)
  expect(await readPromises()).toEqual([false, false])
})

test('a class that was cancelled with its booking does not promise another one', async () => {
  const world = await createJourneyWorld()
  const { id, pay } = await bookSeats(world, 1)
  await pay()
  const [, first, second] = await readClasses(world, id)
  await world.as('operator', 'POST', `/classes/${first?.id}/cancel/`, { reason: 'The tutor is ill' })
  await world.as('student', 'POST', `/reservations/${id}/cancel/`, { reason: 'We move away' })
  const classes = await readClasses(world, id)
  expect(classes.length).toBeGreaterThan(2)
  for (const one of [first, classes.find((row) => row.id !== first?.id), second])
    expect((await world.as('student', 'GET', `/classes/detail/${one?.id}/`)).data?.is_replaced).not.toBe(true)
})

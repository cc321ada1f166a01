import { findInstitute } from '#mocks/data/catalogue.ts'
import { NOON } from '#mocks/testClient.ts'
import { expect, test } from 'vitest'
import { createJourneyWorld } from '../journey.ts'
import { cancelClass } from '../notifications/notificationSteps.ts'
import { createNumbers } from '../sample.ts'

const { kid } = createNumbers(1)
const DAY = 86_400_000

test('a kid is not removed while a paid class waits for another time', async () => {
  const world = await createJourneyWorld()
  await cancelClass(world)
  const state = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  for (const row of state.classes.list())
    if (row.students.includes(kid)) state.classes.update({ ...row, start: NOON - DAY })
  const refused = await world.as('student', 'DELETE', `/kids/delete/${kid}`)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('upcoming classes')])
})

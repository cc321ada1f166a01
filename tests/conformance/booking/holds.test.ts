import { expect, test } from 'vitest'
import { buildSlotId } from '#mocks/world/hours/slots.ts'
import { createJourneyWorld } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor } = createNumbers(1)

test('one hold makes one booking, and holding the same hours again keeps the remaining time', async () => {
  const world = await createJourneyWorld()
  const { as, free, course, move } = world
  const [slot] = await free()
  const body = { tutor_id: tutor, slot_ids: [slot] }
  const hold = await as('student', 'POST', '/slots/hold/', body)
  move(9)
  const again = await as('student', 'POST', '/slots/hold/', body)
  expect(again.data.expires_at).toBe(hold.data.expires_at)
  const choice = { tutor_id: tutor, course_ids: [course], program_id: 1 }
  const quote = await as('student', 'POST', '/reservation/quote/', { ...choice, slot_ids: [slot] })
  const total_cost = quote.data?.total_cost
  const book = () =>
    as('student', 'POST', '/reservation/add/', { ...choice, hold_id: again.data.id, total_cost })
  const [first, second] = [await book(), await book()]
  const readState = async (id: number) =>
    (await as('student', 'GET', `/reservations/detail/${id}/`)).data.state
  expect([await readState(first.data.id), await readState(second.data.id)]).toEqual(['cancelled', 'pending'])
})

test("a tutor's next free hour is not one that is held, and is again when the hold expires", async () => {
  const { as, move } = await createJourneyWorld()
  const readNext = async () =>
    Date.parse(String((await as('social', 'GET', `/tutor/profile/${tutor}/`)).data.next_slot))
  const first = await readNext()
  const slot_ids = [buildSlotId(tutor, first)]
  expect((await as('student', 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids })).status).toBe(200)
  expect(await readNext()).toBeGreaterThan(first)
  move(11)
  expect(await readNext()).toBe(first)
})

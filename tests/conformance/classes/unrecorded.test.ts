import { expect, test } from 'vitest'
import { NOON } from '#mocks/testClient.ts'
import { parseSlotId } from '#mocks/world/hours/slots.ts'
import { createJourneyWorld, MINUTE, read } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor } = createNumbers(1)

test('a tutor reads how many past classes have no attendance, until it is recorded', async () => {
  const { as, free, course, move } = await createJourneyWorld()
  const slot_id = (await free()).toSorted((a, b) => a - b)[0] ?? 0
  const trial = { tutor_id: tutor, course_id: course, slot_id }
  expect((await as('social', 'POST', '/reservation/trial/', trial)).status).toBe(200)
  move((parseSlotId(slot_id).start - NOON) / MINUTE + 61)
  const count = async () => Number((await as('tutor', 'GET', '/account/menu_counts/')).data.unrecorded)
  const before = await count()
  expect(before).toBeGreaterThan(0)
  const { rows } = await as('tutor', 'GET', '/classes/archived/list/?outcome=unrecorded&page_size=100')
  const attendance = read<{ id: number }[]>(rows[0]?.students).map(({ id }) => ({
    student_id: id,
    status: 'present',
  }))
  expect((await as('tutor', 'POST', `/classes/${rows[0]?.id}/attendance/`, { attendance })).status).toBe(200)
  expect(await count()).toBe(before - 1)
})

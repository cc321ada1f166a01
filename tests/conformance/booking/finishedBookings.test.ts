import { expect, test } from 'vitest'
import { createJourneyWorld } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor } = createNumbers(1)
const WEEKS = 14 * 24 * 60

/** Books one free class of the demo tutor, and goes on to a time after it. */
async function bookPastClass() {
  const world = await createJourneyWorld()
  const { as, free, course, move } = world
  const [slot_id] = await free(tutor)
  const made = await as('social', 'POST', '/reservation/trial/', {
    tutor_id: tutor,
    slot_id,
    course_id: course,
  })
  expect(made.data.state).toBe('active')
  move(WEEKS)
  return { ...world, id: made.data.id }
}

test('a booking that does not renew is finished after its last class, and cannot be cancelled then', async () => {
  const { as, id } = await bookPastClass()
  expect((await as('social', 'GET', `/reservations/detail/${id}/`)).data.state).toBe('finished')
  const current = await as('social', 'GET', '/reservations/list/?state=active,pending&page_size=100')
  expect(current.rows.map((row) => row.id)).not.toContain(id)
  expect(
    (await as('social', 'POST', `/reservations/${id}/cancel/`, { reason: 'I changed my mind' })).status,
  ).toBe(409)
})

test('a tutor who leaves cancels no booking whose classes are over', async () => {
  const { as, id } = await bookPastClass()
  await as('operator', 'POST', `/tutor/applications/${tutor}/terminate/`, {
    reason: 'She moves to another city',
  })
  const { data } = await as('social', 'GET', `/reservations/detail/${id}/`)
  expect(data).toMatchObject({ state: 'finished', cancel_reason: null })
  const told = await as('social', 'GET', '/notifications/list/?page_size=50')
  expect(told.text).not.toContain('A reservation was cancelled')
})

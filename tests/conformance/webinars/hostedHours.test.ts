import { expect, test } from 'vitest'
import { parseSlotId } from '#mocks/world/hours/slots.ts'
import { begin } from '../journey.ts'

const HOUR = 3_600_000

function buildWebinar(start: number) {
  return {
    Id: 0,
    title: 'Open letters',
    description: 'A first halaqa about letters',
    language_id: 1,
    start_date_time: new Date(start).toISOString(),
    end_date_time: new Date(start + HOUR).toISOString(),
    capacity: 5,
  }
}

test('the hour of a webinar cannot be booked with its host until it is cancelled', async () => {
  const { as, free } = await begin()
  const [slot = 0] = await free()
  const webinar = buildWebinar(parseSlotId(slot).start)
  const planned = await as('tutor', 'POST', '/webinar/managed/insert/', webinar)
  expect(planned.status).toBe(200)
  expect(await free()).not.toContain(slot)
  const cancelled = { ...webinar, is_cancelled: true }
  await as('tutor', 'POST', `/webinar/managed/update/${planned.data.id}/`, cancelled)
  expect(await free()).toContain(slot)
  const { rows } = await as('tutor', 'GET', '/webinar/managed/list/?page_size=100')
  expect(rows.find(({ id }) => id === planned.data.id)).toMatchObject({ waitlisted: 0, registered: 0 })
})

import { expect, test } from 'vitest'
import { parseSlotId } from '#mocks/world/hours/slots.ts'
import { createJourneyWorld } from '../journey.ts'
import { buildWebinar, HOUR } from './buildWebinar.ts'

test('the hour of a webinar cannot be booked with its host until it is cancelled', async () => {
  const { as, free } = await createJourneyWorld()
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

test('the webinars of a host are listed for a time, also those that only touch it', async () => {
  const { as, free } = await createJourneyWorld()
  const [slot = 0] = await free()
  const { start } = parseSlotId(slot)
  const { data } = await as('tutor', 'POST', '/webinar/managed/insert/', buildWebinar(start))
  const list = async (from: number, to: number) => {
    const time = `from=${new Date(from).toISOString()}&to=${new Date(to).toISOString()}`
    const { rows } = await as('tutor', 'GET', `/webinar/managed/list/?${time}&page_size=100`)
    return rows.map(({ id }) => id)
  }
  expect(await list(start + HOUR / 2, start + 2 * HOUR)).toContain(data.id)
  expect(await list(start + HOUR, start + 2 * HOUR)).not.toContain(data.id)
  expect(await list(start - HOUR, start)).not.toContain(data.id)
})

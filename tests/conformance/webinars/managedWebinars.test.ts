import { expect, test } from 'vitest'
import { parseSlotId } from '#mocks/world/hours/slots.ts'
import { NOON } from '#mocks/testClient.ts'
import { createJourneyWorld } from '../journey.ts'
import { buildWebinar, HOUR } from './buildWebinar.ts'

test('a webinar is refused at the hour of its host’s class, webinar or held hour, with an error at its start', async () => {
  const { as, free } = await createJourneyWorld()
  const { rows: classes } = await as('tutor', 'GET', '/classes/current/list/?page_size=10')
  const taught = Date.parse(String(classes.at(-1)?.start_date_time))
  const plan = (start: number, more?: object) =>
    as('tutor', 'POST', '/webinar/managed/insert/', buildWebinar(start, more))
  const overClass = await plan(taught + HOUR / 2)
  expect(overClass.status).toBe(422)
  expect(overClass.text).toContain('"start_date_time":["The tutor has a class or another halaqa at this time')

  const [slot = 0] = await free()
  const { start } = parseSlotId(slot)
  const first = await plan(start)
  expect(first.status).toBe(200)
  expect((await plan(start)).status).toBe(422)
  // Its title may change, its hour not to one that is taken
  const path = `/webinar/managed/update/${first.data.id}/`
  const update = (at: number, more?: object) => as('tutor', 'POST', path, buildWebinar(at, more))
  expect((await update(start, { title: 'Closed letters' })).status).toBe(200)
  expect((await update(taught)).status).toBe(422)
  // A cancelled one frees the hour, and is not revived by a form that was open meanwhile
  expect((await update(start, { is_cancelled: true })).status).toBe(200)
  const late = await update(start)
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('has cancelled this halaqa')])
  expect((await plan(start)).status).toBe(200)
})

test('a cancelled webinar is listed as cancelled and in no other state', async () => {
  const { as } = await createJourneyWorld()
  const made = await as('tutor', 'POST', '/webinar/managed/insert/', buildWebinar(NOON + 500 * HOUR))
  const list = async (state: string) =>
    (await as('tutor', 'GET', `/webinar/managed/list/?state=${state}&page_size=100`)).rows.map(({ id }) => id)
  expect(await list('not%20started')).toContain(made.data.id)
  const cancelled = buildWebinar(NOON + 500 * HOUR, { is_cancelled: true })
  await as('tutor', 'POST', `/webinar/managed/update/${made.data.id}/`, cancelled)
  expect(await list('not%20started,running')).not.toContain(made.data.id)
  expect(await list('cancelled')).toContain(made.data.id)
  // Its page says that it is cancelled; no list offers it
  const listOffered = (query: string) => as('student', 'GET', `/webinar/list/?page_size=100${query}`)
  expect((await listOffered(`&id=${made.data.id}`)).rows).toMatchObject([{ is_cancelled: true }])
  expect((await listOffered('')).rows.map(({ id }) => id)).not.toContain(made.data.id)
})

test('a kid among the guests has the parent’s name, and a seat that the host took back says so', async () => {
  const { as } = await createJourneyWorld()
  const made = await as('tutor', 'POST', '/webinar/managed/insert/', buildWebinar(NOON + 500 * HOUR))
  const { rows: kids } = await as('student', 'GET', '/kids/list/')
  const kid_id = kids[0]?.id
  await as('student', 'POST', `/webinar/${made.data.id}/register/`, { kid_id })
  const { rows } = await as('tutor', 'GET', `/webinar/${made.data.id}/registrations/list/`)
  expect(rows[0]).toMatchObject({ name: kids[0]?.first_name, guardian: expect.stringMatching(/\w+ \w+/) })
  await as('tutor', 'POST', `/webinar/registrations/${rows[0]?.id}/decide/`, { status: 'cancelled' })
  const booked = await as('student', 'GET', '/webinar/booked/list/?page_size=100')
  const seat = booked.rows.find(({ id }) => id === rows[0]?.id)
  expect(seat).toMatchObject({ status: 'cancelled', is_removed: true })
})

test('staff list the webinars of one tutor', async () => {
  const { as } = await createJourneyWorld()
  const list = async (query: string) =>
    (await as('operator', 'GET', `/webinar/managed/list/?page_size=100${query}`)).rows
  const listTutors = (rows: Awaited<ReturnType<typeof list>>) =>
    new Set(rows.map(({ tutor }) => (tutor as { id: number }).id))
  const all = listTutors(await list(''))
  expect(all.size).toBeGreaterThan(1)
  const [first = 0] = all
  expect([...listTutors(await list(`&tutor_id=${first}`))]).toEqual([first])
})

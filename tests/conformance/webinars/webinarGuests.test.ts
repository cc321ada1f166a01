import { expect, test } from 'vitest'
import { createAdministration } from '#mocks/administration.ts'
import { NOON } from '#mocks/testClient.ts'
import { createJourneyWorld, read } from '../journey.ts'

test('staff list the registrations of a webinar and can remove one', async () => {
  const { as } = await createJourneyWorld()
  const { rows } = await as('operator', 'GET', '/webinar/managed/list/?page_size=100')
  const listGuests = (id: number) =>
    as('operator', 'GET', `/webinar/${id}/registrations/list/?page_size=100&status=registered,attended`)
  expect(rows.length).toBeGreaterThan(0)
  for (const { id, registered } of rows) expect((await listGuests(id)).rows).toHaveLength(Number(registered))

  const webinar = rows.find(({ state, waitlisted }) => state === 'not started' && Number(waitlisted) > 0)
  expect(webinar?.capacity).toBeGreaterThan(0)
  expect(webinar?.registered).toBe(webinar?.capacity)
  const [guest] = (await listGuests(webinar?.id ?? 0)).rows
  const decide = `/webinar/registrations/${guest?.id}/decide/`
  expect((await as('operator', 'POST', decide, { status: 'cancelled' })).status).toBe(200)
  const after = await as('operator', 'GET', '/webinar/managed/list/?page_size=100')
  // The first on the waiting list has the seat now
  const now = after.rows.find(({ id }) => id === webinar?.id)
  expect(now).toMatchObject({ registered: webinar?.capacity, waitlisted: Number(webinar?.waitlisted) - 1 })
})

test('a webinar whose tutor was terminated is not listed and has no registrations', async () => {
  const { as } = await createJourneyWorld()
  const listComing = async () =>
    (await as('student', 'GET', '/webinar/list/?state=not%20started&page_size=100')).rows
  const [webinar] = await listComing()
  const { id } = read<{ id: number }>(webinar?.tutor)
  const registered = await as('social', 'POST', `/webinar/${webinar?.id}/register/`, {})
  expect(registered.status).toBe(200)
  const path = `/tutor/applications/${id}/terminate/`
  expect((await as('admin', 'POST', path, { reason: 'Has left the institute' })).status).toBe(200)
  expect((await listComing()).filter(({ tutor }) => read<{ id: number }>(tutor).id === id)).toEqual([])
  const { rows } = await as('social', 'GET', '/webinar/booked/list/?page_size=100')
  expect(rows.find((row) => row.id === registered.data.id)).toMatchObject({
    status: 'cancelled',
    join_link: null,
  })
})

const HOUR = 3_600_000

/** Adds a webinar of the demo tutor, who teaches in the first hour, that begins in `hours` hours. */
async function addWebinar(
  { as }: Awaited<ReturnType<typeof createJourneyWorld>>,
  hours: number,
  capacity: number,
) {
  const { data } = await as('tutor', 'POST', '/webinar/managed/insert/', {
    Id: 0,
    title: 'Morning stories',
    description: 'An hour',
    language_id: 1,
    start_date_time: new Date(NOON + hours * HOUR).toISOString(),
    end_date_time: new Date(NOON + (hours + 1) * HOUR).toISOString(),
    capacity,
  })
  return data.id
}

test('a tutor plans an own webinar without choosing a tutor and enters it as the host', async () => {
  const world = await createJourneyWorld()
  const id = await addWebinar(world, 2, 5)
  const openRoom = () => world.as('tutor', 'GET', `/webinar/${id}/room/`)
  expect((await openRoom()).data).toMatchObject({ is_host: true, link: null })
  world.move(115)
  expect((await openRoom()).data).toMatchObject({ is_host: true, link: expect.stringContaining('role=host') })
  expect((await world.as('social', 'GET', `/webinar/${id}/room/`)).status).toBe(404)
})

test("a guest's door opens that webinar only, until the guest is removed", async () => {
  const world = await createJourneyWorld()
  const [id, other] = [await addWebinar(world, 2, 5), await addWebinar(world, 3, 5)]
  const made = await world.call('POST', `/webinar/${id}/register/guest/`, {
    body: { full_name: 'Karim Nasr', email: 'guest@example.test' },
  })
  const { door } = read<{ data: { door: string } }>(made.body).data
  const enter = (webinar: number, key: string) =>
    world.call('GET', `/webinar/${webinar}/room/?door=${encodeURIComponent(key)}`)
  world.move(115)
  expect((await enter(id, door)).body).toMatchObject({ data: { link: expect.any(String), is_host: false } })
  expect((await enter(other, door)).status).toBe(404)
  expect((await enter(id, door.replace(/.$/, '_'))).status).toBe(404)
  expect((await world.call('GET', `/webinar/${id}/room/`)).status).toBe(404)
  const [guest] = (await world.as('tutor', 'GET', `/webinar/${id}/registrations/list/`)).rows
  await world.as('tutor', 'POST', `/webinar/registrations/${guest?.id}/decide/`, { status: 'cancelled' })
  expect((await enter(id, door)).body).toMatchObject({
    data: { link: null, status: 'cancelled', is_removed: true },
  })
})

test('a guest without a bell reads in the mail what became of the seat', async () => {
  const world = await createJourneyWorld()
  const id = await addWebinar(world, 2, 1)
  for (const email of ['first@example.test', 'second@example.test', 'third@example.test'])
    await world.call('POST', `/webinar/${id}/register/guest/`, { body: { full_name: 'Karim Nasr', email } })
  const readMail = (to: string) => {
    const path = `/__mock/pages/mail?to=${to}`
    const page = createAdministration(world.mocks)({ method: 'GET', path, headers: {}, text: '' })
    return String(page.body)
  }
  expect(readMail('first@example.test')).toContain('You have a seat.')
  expect(readMail('second@example.test')).toContain('You wait for a seat.')
  const { rows } = await world.as('tutor', 'GET', `/webinar/${id}/registrations/list/`)
  const first = rows.find(({ status }) => status === 'registered')
  await world.as('tutor', 'POST', `/webinar/registrations/${first?.id}/decide/`, { status: 'cancelled' })
  expect(readMail('first@example.test')).toContain('Your seat was taken back.')
  expect(readMail('second@example.test')).toContain('You have a seat.')
  expect(readMail('third@example.test')).toContain('You wait for a seat.')
  world.move(240)
  const over = readMail('third@example.test')
  expect(over).toContain('The halaqa is over, and no seat came free.')
  expect(over).toContain('href="/Webinars"')
})

test('the host reads how to reach a guest and when they registered, and which registrations are of learners', async () => {
  const world = await createJourneyWorld()
  const id = await addWebinar(world, 2, 5)
  const body = { full_name: 'Karim Nasr', email: 'guest@example.test', phone_number: '+201000000100' }
  await world.call('POST', `/webinar/${id}/register/guest/`, { body })
  await world.as('student', 'POST', `/webinar/${id}/register/`, {})
  const { rows } = await world.as('tutor', 'GET', `/webinar/${id}/registrations/list/`)
  const [guest, learner] = rows
  expect(guest).toMatchObject({ email: body.email, phone_number: body.phone_number, learner_id: null })
  expect(guest?.registered_on).toEqual(expect.any(String))
  expect(learner).toMatchObject({ learner_id: expect.any(Number), phone_number: null })
})

test('the host reads the name of a guest who waits for a seat', async () => {
  const world = await createJourneyWorld()
  const id = await addWebinar(world, 2, 1)
  for (const [full_name, email] of [
    ['Karim Nasr', 'first@example.test'],
    ['Leila Hasan', 'second@example.test'],
  ])
    await world.call('POST', `/webinar/${id}/register/guest/`, { body: { full_name, email } })
  const { rows } = await world.as('tutor', 'GET', '/notifications/list/')
  const found = rows.find(({ title }) => title === 'A learner waits for a seat: Morning stories')
  expect(found?.body).toBe('Leila Hasan · Adding seats admits those who wait, in order.')
})

test('more seats admit from the waiting list in order, and a running full webinar has none', async () => {
  const world = await createJourneyWorld()
  const id = await addWebinar(world, 2, 1)
  for (const who of ['student', 'kid', 'social'] as const)
    await world.as(who, 'POST', `/webinar/${id}/register/`, {})
  const [row] = (await world.as('tutor', 'GET', '/webinar/managed/list/?search=Morning')).rows
  await world.as('tutor', 'POST', `/webinar/managed/update/${id}/`, {
    Id: id,
    title: row?.title,
    description: row?.description,
    language_id: 1,
    start_date_time: row?.start_date_time,
    end_date_time: row?.end_date_time,
    capacity: 2,
  })
  const guests = (await world.as('tutor', 'GET', `/webinar/${id}/registrations/list/`)).rows
  expect(guests.map(({ status }) => status)).toEqual(['registered', 'registered', 'waitlisted'])
  world.move(130)
  const late = await world.call('POST', `/webinar/${id}/register/guest/`, {
    body: { full_name: 'Karim Nasr', email: 'guest@example.test' },
  })
  expect(late.status).toBe(409)
})

test('the recording is added once the webinar has begun, after its end too', async () => {
  const world = await createJourneyWorld()
  const id = await addWebinar(world, 2, 5)
  const { rows } = await world.as('tutor', 'GET', '/homework/list/?page_size=100')
  const file = rows.flatMap(({ attachedFiles }) => read<{ id: number }[]>(attachedFiles))[0]
  const add = () => world.as('tutor', 'POST', `/webinar/${id}/recording/`, { file_id: file?.id })
  expect((await add()).status).toBe(409)
  world.move(240)
  expect((await add()).status).toBe(200)
  const seen = await world.as('student', 'GET', `/webinar/detail/${id}/`)
  expect(seen.data.recording_url).toBe(`/api/files/detail/${file?.id}/`)
})

test('only those who entered the open room have attended a webinar', async () => {
  const world = await createJourneyWorld()
  const { as, enter, move } = world
  const id = await addWebinar(world, 2, 5)
  for (const who of ['student', 'social'] as const) await as(who, 'POST', `/webinar/${id}/register/`, {})
  await as('social', 'GET', `/webinar/${id}/room/`)
  move(130)
  await as('social', 'GET', `/webinar/${id}/room/`)
  await enter('student', id)
  move(60)
  const { rows } = await as('tutor', 'GET', `/webinar/${id}/registrations/list/`)
  expect(rows.map(({ status }) => status)).toEqual(['attended', 'registered'])
})

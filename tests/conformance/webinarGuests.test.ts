import { expect, test } from 'vitest'
import { begin, read } from './journey.ts'

test('staff list the registrations of a webinar and can remove one', async () => {
  const { as } = await begin()
  const { rows } = await as('operator', 'GET', '/webinar/managed/list/?page_size=100')
  const guests = (id: number) =>
    as('operator', 'GET', `/webinar/${id}/registrations/list/?page_size=100&status=registered,attended`)
  for (const { id, registered } of rows) expect((await guests(id)).rows).toHaveLength(Number(registered))

  const webinar = rows.find(({ state, waitlisted }) => state === 'not started' && Number(waitlisted) > 0)
  expect(webinar?.registered).toBe(webinar?.capacity)
  const [guest] = (await guests(webinar?.id ?? 0)).rows
  const decide = `/webinar/registrations/${guest?.id}/decide/`
  expect((await as('operator', 'POST', decide, { status: 'cancelled' })).status).toBe(200)
  const after = await as('operator', 'GET', '/webinar/managed/list/?page_size=100')
  // The first on the waiting list has the seat now
  const now = after.rows.find(({ id }) => id === webinar?.id)
  expect(now).toMatchObject({ registered: webinar?.capacity, waitlisted: Number(webinar?.waitlisted) - 1 })
})

test('a webinar whose tutor was terminated is not listed and has no registrations', async () => {
  const { as } = await begin()
  const coming = async () =>
    (await as('student', 'GET', '/webinar/list/?state=not%20started&page_size=100')).rows
  const [webinar] = await coming()
  const { id } = read<{ id: number }>(webinar?.tutor)
  const registered = await as('social', 'POST', `/webinar/${webinar?.id}/register/`, {})
  expect(registered.status).toBe(200)
  const path = `/tutor/applications/${id}/terminate/`
  expect((await as('admin', 'POST', path, { reason: 'Has left the institute' })).status).toBe(200)
  expect((await coming()).filter(({ tutor }) => read<{ id: number }>(tutor).id === id)).toEqual([])
  const { rows } = await as('social', 'GET', '/webinar/booked/list/?page_size=100')
  expect(rows.find((row) => row.id === registered.data.id)).toMatchObject({
    status: 'cancelled',
    join_link: null,
  })
})

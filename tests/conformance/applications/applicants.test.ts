import { expect, test } from 'vitest'
import { people } from '#mocks/testClient.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor: DEMO_TUTOR } = createNumbers(1)

interface Detail {
  documents: { id: number; name: string; url: string }[]
  audit: { action: string; done_by: string }[]
}

const world = await createJourneyWorld()

async function readDetail(id: number) {
  return read<Detail>((await world.as('operator', 'GET', `/tutor/applications/detail/${id}/`)).data)
}

test.each(['new', 'under_review', 'approved', 'rejected', 'terminated'])(
  'an applicant who is %s has documents that staff can read',
  async (status) => {
    const { rows } = await world.as(
      'operator',
      'GET',
      `/tutor/applications/list/?status=${status}&page_size=3`,
    )
    for (const { id } of rows) {
      const { documents } = await readDetail(id)
      expect(documents[0]?.name).toContain('vitae')
      expect(documents.length > 1).toBe(status !== 'rejected')
      const path = documents[0]?.url.replace('/api', '') ?? ''
      expect((await world.as('operator', 'GET', path)).status).toBe(200)
      expect((await world.as('student', 'GET', path)).status).toBe(404)
    }
  },
)

test('a newly registered tutor appears among the applicants', async () => {
  const { as, call } = await createJourneyWorld()
  const adult = { first_name: 'Nur', last_name: 'Kamal', gender: 'Female', date_of_birth: '1990-01-01' }
  const secret = people.tutor.password
  const body = {
    ...adult,
    register_type: 'tutor',
    email: 'nur@example.test',
    phone_number: '+12025550100',
    password: secret,
    confirm_password: secret,
    is_terms_and_conditions_accepted: true,
  }
  await call('POST', '/auth/signup/user/', { body })
  const { rows } = await as('operator', 'GET', '/tutor/applications/list/?search=nur@example.test')
  const { data } = await as('operator', 'GET', `/tutor/applications/detail/${rows[0]?.id}/`)
  expect(read<Detail>(data).audit).toMatchObject([{ action: 'applied', done_by: 'Nur Kamal' }])
})

test('registering for a past event is refused with a message', async () => {
  const { as } = await createJourneyWorld()
  const { rows } = await as('student', 'GET', '/events/list/?is_over=true')
  const refused = await as('student', 'POST', `/events/${rows[0]?.id}/register/`)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('This event is over.')])
})

test('a tutor who is approved again after a termination is notified of the group classes whose plans were kept', async () => {
  const { as, call } = await createJourneyWorld()
  const { rows } = await as('operator', 'GET', '/group-classes/list/?page_size=50')
  const { tutor, name } = read<{ tutor: { id: number }; name: string }>(
    rows.find((row) => read<{ id: number }>(row.tutor).id === DEMO_TUTOR),
  )
  const path = `/tutor/applications/${tutor.id}`
  await as('operator', 'POST', `${path}/terminate/`, { reason: 'She moves to another city' })
  await as('operator', 'POST', `${path}/approve/`, {})
  // The termination ended her session
  const signed = await call('POST', '/auth/token/', { body: people.tutor })
  const token = read<{ token_data: { access_token: string } }>(signed.body).token_data.access_token
  const { body } = await call('GET', '/notifications/list/', { token })
  expect(read<{ data: { title: string }[] }>(body).data.map(({ title }) => title)).toContain(
    `A group class for you: ${name}`,
  )
})

test('a decision about a tutor whose state has changed since it was read is refused', async () => {
  const { as } = await createJourneyWorld()
  const { rows } = await as('operator', 'GET', '/tutor/applications/list/?status=new')
  const [id, other] = rows.map((row) => row.id)
  const path = `/tutor/applications/${id}`
  await as('operator', 'POST', `${path}/reject/`, { reason: 'Please add a diploma' })
  const refused = await as('admin', 'POST', `${path}/approve/?seen_status=new`)
  expect(refused.status).toBe(409)
  expect(refused.text).toMatch(/"[\p{L} ]+ has rejected this tutor in the meantime[.]/u)
  expect((await as('admin', 'POST', `${path}/start_review/?seen_status=new`)).status).toBe(409)
  const bulk = await as('admin', 'POST', '/tutor/applications/bulk/', {
    ids: [id, other],
    action: 'approve',
    seen_status: 'new',
  })
  expect(bulk.rows).toMatchObject([
    { id, success: false },
    { id: other, success: true },
  ])
  // From the list of refused tutors the same step is meant
  expect((await as('admin', 'POST', `${path}/approve/?seen_status=rejected`)).status).toBe(200)
})

test('staff read the weekly hours that a tutor has saved', async () => {
  const hours = {
    time_zone: 'Africa/Cairo',
    week: [{ day: 3, from: '10:00', to: '12:00' }],
    exceptions: [{ date: '2099-12-01', is_closed: true, from: null, to: null, note: 'School trip' }],
  }
  expect((await world.as('tutor', 'POST', '/tutor/hours/update/', hours)).status).toBe(200)
  const { data } = await world.as('operator', 'GET', `/tutor/applications/detail/${DEMO_TUTOR}/`)
  expect(data.hours).toMatchObject({ week: hours.week, exceptions: [{ date: '2099-12-01' }] })
})

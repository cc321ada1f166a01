import { expect, test } from 'vitest'
import { createJourneyWorld, read } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor } = createNumbers(1)

interface Group {
  id: number
  time_zone: string
  start_time: string
}

test('a tutor who names another zone has it everywhere; planned group classes keep theirs, new ones are in the new zone', async () => {
  const world = await createJourneyWorld()
  const { as } = world
  const listGroups = async () =>
    read<Group[]>((await as('operator', 'GET', `/group-classes/list/?tutor_id=${tutor}&page_size=100`)).rows)
  const before = await listGroups()
  const plan = {
    Id: 0,
    course_id: world.course,
    tutor_id: tutor,
    days: [3],
    start_date: '2027-03-01',
    end_date: '2027-04-30',
    start_time: '05:00',
    minutes: 60,
    min_students: 1,
    max_students: 5,
    is_auto_renew: false,
    age_from: 6,
    age_to: 12,
    price: 50,
  }
  const insert = async (name: string) =>
    (await as('operator', 'POST', '/group-classes/insert/', { ...plan, name })).data.id
  const planned = await insert('Early readers')
  expect(
    (await as('tutor', 'POST', '/account/profile/update/', { time_zone: 'America/New_York' })).status,
  ).toBe(200)
  const application = await as('operator', 'GET', `/tutor/applications/detail/${tutor}/`)
  expect(application.data.time_zone).toBe('America/New_York')
  const added = await insert('Late readers')
  const after = await listGroups()
  const find = (id: number) => after.find((group) => group.id === id)
  expect(before.map(({ id }) => find(id))).toEqual(before)
  expect([find(planned)?.time_zone, find(added)?.time_zone]).toEqual(['Africa/Cairo', 'America/New_York'])
  const preview = await as('operator', 'POST', '/group-classes/preview/', {
    ...plan,
    Id: planned,
    name: 'Readers',
  })
  const [first] = read<{ start_date_time: string }[]>(preview.data.sessions)
  expect(first?.start_date_time).toBe('2027-03-03T03:00:00Z')
})

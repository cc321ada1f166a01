import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { begin, read } from '../journey.ts'
import { bookSeats } from './groupBookings.ts'

const institute = findInstitute(undefined)

type World = Awaited<ReturnType<typeof begin>>
interface Named {
  id: number
}

/** Creates a second group class of the course that is offered first, with another tutor and an earlier start. */
async function addEarlierGroup({ as }: World) {
  const { rows: offers } = await as('student', 'GET', '/group/courses/list/?page_size=50')
  const ids = new Set(offers.map(({ group_class_id }) => group_class_id))
  const { rows } = await as('operator', 'GET', '/group-classes/list/?page_size=100')
  const offered = rows.filter(({ id }) => ids.has(id))
  for (const row of offered) {
    const others = offered.filter(({ tutor }) => read<Named>(tutor).id !== read<Named>(row.tutor).id)
    await as('operator', 'POST', '/group-classes/insert/', {
      ...row,
      Id: 0,
      course_id: read<Named>(row.course).id,
      tutor_id: read<Named>(others[0]?.tutor).id,
      start_date: '2025-11-24',
    })
  }
  return rows.map(({ id }) => id)
}

async function readSize({ as }: World, id: unknown) {
  return (await as('operator', 'GET', `/group-classes/detail/${Number(id)}/`)).data.size
}

test('one of two group classes of a course is offered, booked, told of and left', async () => {
  const world = await begin()
  const old = new Set(await addEarlierGroup(world))
  const { id, chosen, pay } = await bookSeats(world, 1)
  const [offer] = chosen
  expect(old.has(Number(offer?.group_class_id))).toBe(false)
  const before = Number(await readSize(world, offer?.group_class_id))
  const tutor = read<Named>(offer?.tutor).id
  const state = world.mocks.worlds.get(undefined).state(institute)
  const told = state.notifications.list().length
  await pay()
  expect(await readSize(world, offer?.group_class_id)).toBe(before + 1)
  const booked = await world.as('student', 'GET', `/reservations/detail/${id}/`)
  const tutors = read<{ tutor: Named }[]>(booked.data.classes).map((row) => row.tutor.id)
  expect(new Set(tutors)).toEqual(new Set([tutor]))
  const tutorsTold = state.notifications
    .list()
    .slice(told)
    .filter(({ owner }) => state.tutors.get(owner))
  expect(tutorsTold.map(({ owner }) => owner)).toEqual([tutor])
  await world.as('student', 'POST', `/reservations/${id}/cancel/`, { reason: 'We move away' })
  expect(await readSize(world, offer?.group_class_id)).toBe(before)
})

import { expect, test } from 'vitest'
import { DAY, formatDate } from '#mocks/world/hours/clock.ts'
import { parseSlotId } from '#mocks/world/hours/slots.ts'
import { getWeekday, toWallTime } from '#mocks/world/hours/zones.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { bookSeats } from './groupBookings.ts'

interface Session {
  start_date_time: string
  is_clash: boolean
}

/** Finds a group class with learners, and the model that its form sends. */
async function findGroup({ as }: Awaited<ReturnType<typeof createJourneyWorld>>) {
  const { rows } = await as('operator', 'GET', '/group-classes/list/?page_size=50')
  const row = rows.find(({ size }) => Number(size) > 0)
  if (!row) throw new Error('No group class with learners')
  const { course, tutor } = read<{ course: { id: number }; tutor: { id: number } }>(row)
  return { ...row, Id: row.id, course_id: course.id, tutor_id: tutor.id }
}

test("a group class is not planned at the tutor's other classes", async () => {
  const world = await createJourneyWorld()
  const body = { ...(await findGroup(world)), Id: 0, name: 'At the same hours' }
  const refused = await world.as('operator', 'POST', '/group-classes/insert/', body)
  expect(refused).toMatchObject({
    status: 422,
    text: expect.stringContaining('The tutor teaches at this hour'),
  })
})

test('a group class that is edited does not clash with its own classes', async () => {
  const world = await createJourneyWorld()
  const body = await findGroup(world)
  const { data } = await world.as('operator', 'POST', '/group-classes/preview/', body)
  const { sessions, problems } = read<{ sessions: Session[]; problems: string[] }>(data)
  expect(sessions.length).toBeGreaterThan(0)
  expect(sessions.filter(({ is_clash }) => is_clash)).toEqual([])
  expect(problems).toEqual([])
  const saved = await world.as('operator', 'POST', `/group-classes/update/${body.Id}/`, {
    ...body,
    name: 'Renamed',
  })
  expect(saved.status).toBe(200)
})

test('a group class takes the hours of its tutor from its plan on, and frees them when it is deleted', async () => {
  const { as, free } = await createJourneyWorld()
  const { rows } = await as('operator', 'GET', '/group-classes/list/?page_size=50')
  const [slot = 0] = await free()
  const { tutor, start } = parseSlotId(slot)
  const group = rows.find((row) => read<{ tutor: { id: number } }>(row).tutor.id === tutor)
  const { course, time_zone } = read<{ course: { id: number }; time_zone: string }>(group)
  const wall = toWallTime(time_zone, start)
  const added = await as('operator', 'POST', '/group-classes/insert/', {
    ...group,
    Id: 0,
    name: 'Not joined yet',
    course_id: course.id,
    tutor_id: tutor,
    days: [getWeekday(wall)],
    start_date: formatDate(wall),
    end_date: formatDate(wall + 6 * DAY),
    start_time: new Date(wall).toISOString().slice(11, 16),
  })
  expect(added.status).toBe(200)
  expect(await free()).not.toContain(slot)
  const { status } = await as('operator', 'DELETE', `/group-classes/delete/${added.data.id}`)
  expect(status).toBe(200)
  expect(await free()).toContain(slot)
})

test('the preview of a group class names learners who have another class at its new hours', async () => {
  const world = await createJourneyWorld()
  const { chosen, pay } = await bookSeats(world, 2)
  await pay()
  const readGroup = async (id: unknown) =>
    (await world.as('operator', 'GET', `/group-classes/detail/${Number(id)}/`)).data
  const [moved, other] = await Promise.all(chosen.map(({ group_class_id }) => readGroup(group_class_id)))
  const { course, tutor } = read<{ course: { id: number }; tutor: { id: number } }>(moved)
  const preview = async (changes: object) => {
    const body = { ...moved, Id: moved?.id, course_id: course.id, tutor_id: tutor.id, ...changes }
    const { data } = await world.as('operator', 'POST', '/group-classes/preview/', body)
    return read<string[]>(data.problems)
  }
  const busy = expect.stringMatching(
    /has another class at that time: .+\. Both classes stay booked: move one of the two/,
  )
  expect(await preview({})).not.toContainEqual(busy)
  const taken = { days: other?.days, start_time: other?.start_time }
  expect(await preview(taken)).toContainEqual(busy)
})

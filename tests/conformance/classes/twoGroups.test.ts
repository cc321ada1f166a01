import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { bookSeats } from './groupBookings.ts'

const institute = findInstitute(undefined)

type World = Awaited<ReturnType<typeof createJourneyWorld>>
interface Named {
  id: number
}

/** Creates a second group class of each course, with another tutor, an earlier start and twice the price. */
async function addEarlierGroups({ as }: World) {
  const { rows } = await as('student', 'GET', '/group/courses/list/?page_size=50')
  for (const [hour, row] of rows.entries()) {
    const other = rows.find(({ tutor }) => read<Named>(tutor).id !== read<Named>(row.tutor).id)
    const { data } = await as('operator', 'GET', `/group-classes/detail/${Number(row.group_class_id)}/`)
    await as('operator', 'POST', '/group-classes/insert/', {
      ...data,
      Id: 0,
      course_id: row.id,
      tutor_id: read<Named>(other?.tutor).id,
      start_date: '2026-06-01',
      // Before any tutor's working hours, and each at another hour
      start_time: `0${hour}:00`,
      price: Number(data.price) * 2,
    })
  }
  return new Set(rows.map(({ group_class_id }) => group_class_id))
}

async function readSize({ as }: World, id: unknown) {
  return (await as('operator', 'GET', `/group-classes/detail/${Number(id)}/`)).data.size
}

test('two group classes of a course are both offered, and the chosen one is priced, booked, announced and left', async () => {
  const world = await createJourneyWorld()
  const old = await addEarlierGroups(world)
  const { id, chosen, matrix, prices, pay } = await bookSeats(world, 1, old)
  const [offer] = chosen
  const { rows } = await world.as('student', 'GET', `/group/courses/list/?course-id=${Number(offer?.id)}`)
  expect(rows).toHaveLength(2)
  const added = rows.find(({ group_class_id }) => group_class_id !== offer?.group_class_id)
  const others = matrix.map((seat) => ({ ...seat, group_class_id: added?.group_class_id }))
  const quote = await world.as('student', 'POST', '/group/reservation/quote/', { matrix: others })
  expect(Number(quote.data.total_cost)).toBeCloseTo(2 * Number(prices[0]))
  const before = Number(await readSize(world, offer?.group_class_id))
  const tutor = read<Named>(offer?.tutor).id
  const state = world.mocks.worlds.get(undefined).state(institute)
  const count = state.notifications.list().length
  await pay()
  expect(await readSize(world, offer?.group_class_id)).toBe(before + 1)
  const booked = await world.as('student', 'GET', `/reservations/detail/${id}/`)
  const tutors = read<{ tutor: Named }[]>(booked.data.classes).map((row) => row.tutor.id)
  expect(new Set(tutors)).toEqual(new Set([tutor]))
  const tutorsTold = state.notifications
    .list()
    .slice(count)
    .filter(({ owner }) => state.tutors.get(owner))
  // Of the booking, and of the interview that comes with it
  expect(tutorsTold.map(({ owner, kind }) => [owner, kind])).toEqual([
    [tutor, 'webinar'],
    [tutor, 'class'],
  ])
  await world.as('student', 'POST', `/reservations/${id}/cancel/`, { reason: 'We move away' })
  expect(await readSize(world, offer?.group_class_id)).toBe(before)
})

test('an interview with the tutor of another group class of the course is neither offered nor booked', async () => {
  const world = await createJourneyWorld()
  const old = await addEarlierGroups(world)
  const { chosen, matrix } = await bookSeats(world, 1, old)
  const [offer] = chosen
  const { rows } = await world.as('student', 'GET', `/group/courses/list/?course-id=${Number(offer?.id)}`)
  const added = rows.find(({ group_class_id }) => group_class_id !== offer?.group_class_id)
  const list = async (id: unknown) =>
    (await world.as('student', 'GET', `/group/interviews/list/?group_class_ids=${Number(id)}`)).rows
  const [interview] = await list(offer?.group_class_id)
  expect(interview?.tutor).toMatchObject({ id: read<Named>(offer?.tutor).id })
  expect(await list(added?.group_class_id)).toEqual([])
  const others = matrix.map((seat) => ({ ...seat, group_class_id: added?.group_class_id }))
  const { data } = await world.as('student', 'POST', '/group/reservation/quote/', { matrix: others })
  const refused = await world.as('student', 'POST', '/group/reservation/add/', {
    matrix: others,
    webinar_id: interview?.id,
    total_cost: data.total_cost,
  })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('webinar_id')
})

test('a group booking counts the classes of each kid', async () => {
  const world = await createJourneyWorld()
  const { id, matrix, pay } = await bookSeats(world, 2)
  await pay()
  const readBooking = async () => (await world.as('student', 'GET', `/reservations/detail/${id}/`)).data
  const { learners, sessions_total } = await readBooking()
  expect(learners).toEqual([
    expect.objectContaining({ id: matrix[0]?.user_id, sessions_total, sessions_used: 0 }),
  ])
  world.move(15 * 24 * 60)
  const later = await readBooking()
  expect(Number(later.sessions_used)).toBeGreaterThan(0)
  expect(later.learners).toEqual([expect.objectContaining({ sessions_used: later.sessions_used })])
})

test('a booking with two group classes names all tutors and courses, and each tutor and kid is notified of their own', async () => {
  const world = await createJourneyWorld()
  const { id, chosen, matrix, pay } = await bookSeats(world, 2)
  const state = world.mocks.worlds.get(undefined).state(institute)
  const listNews = (owner: number, kind: string) =>
    state.notifications.list().filter((row) => row.owner === owner && row.kind === kind)
  const kid = Number(matrix[0]?.user_id)
  const student = state.kids.get(kid)?.parent ?? 0
  await pay()
  const names = chosen.map(({ name }) => String(name))
  const tutors = chosen.map(({ tutor }) => read<Named>(tutor).id)
  expect(new Set(tutors).size).toBe(2)
  for (const [index, tutor] of tutors.entries()) {
    const body = listNews(tutor, 'class').at(-1)?.body.en
    expect(body).toContain(names[index])
    expect(body).not.toContain(names[1 - index])
  }
  for (const row of [listNews(student, 'class').at(-1), listNews(student, 'payment').at(-1)])
    for (const name of names) expect(row?.body.en).toContain(name)
  const booked = await world.as('student', 'GET', `/reservations/detail/${id}/`)
  expect(read<Named[]>(booked.data.tutors).map((tutor) => tutor.id)).toEqual(tutors)
  for (const tutor of tutors)
    for (const list of ['reservations', 'payments']) {
      const { rows } = await world.as(
        'operator',
        'GET',
        `/${list}/list/?tutor_id=${tutor}&ordering=-created_on`,
      )
      expect(rows.map((row) => row.reservation_id ?? row.id)).toContain(id)
    }
  await world.as('operator', 'POST', `/reservations/${id}/cancel/`, { reason: 'The room is closed' })
  for (const tutor of tutors)
    expect(listNews(tutor, 'class').at(-1)?.title.en).toBe('A reservation was cancelled')
})

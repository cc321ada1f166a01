import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { NOON } from '#mocks/testClient.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { bookSeats, endOn } from './groupBookings.ts'

type World = Awaited<ReturnType<typeof createJourneyWorld>>
type Seats = Awaited<ReturnType<typeof bookSeats>>['matrix']

interface Check {
  is_allowed: boolean
  reason: string | null
  next_from: string | null
  webinar_id: number | null
}

const DAY = 86_400_000

async function check({ as }: World, matrix: Seats): Promise<Check> {
  const { data } = await as('student', 'POST', '/group/matrix/', { matrix })
  const [first] = read<Check[]>(data)
  if (!first) throw new Error('No seat was checked')
  return first
}

/** Lists the starts of the sessions of a booking, in order. */
async function listStarts({ as }: World, id: unknown): Promise<number[]> {
  const { data } = await as('student', 'GET', `/reservations/detail/${Number(id)}/`)
  return read<{ start_date_time: string }[]>(data.classes)
    .map((row) => Date.parse(row.start_date_time))
    .toSorted((a, b) => a - b)
}

/** Moves the interviews of a world ahead, and books seats with one of them. */
async function bookAgain({ as, mocks, pay }: World, matrix: Seats, now: number) {
  const { webinars } = mocks.worlds.get(undefined).state(findInstitute(undefined))
  for (const row of webinars.list())
    if (row.interviewFor !== undefined)
      webinars.update({ ...row, start: now + DAY, end: now + DAY + 1_800_000 })
  const ids = matrix.map(({ group_class_id }) => group_class_id).join(',')
  const [interview] = (await as('student', 'GET', `/group/interviews/list/?group_class_ids=${ids}`)).rows
  const { total_cost } = (await as('student', 'POST', '/group/reservation/quote/', { matrix })).data
  const wanted = { matrix, webinar_id: interview?.id, total_cost }
  const { data, text } = await as('student', 'POST', '/group/reservation/add/', wanted)
  expect(text).toContain('"success":true')
  return { id: data.id, pay: () => pay('student', { reservation_id: data.id }) }
}

test('the next month of a seat is booked in the last week of the paid one, once, and follows it', async () => {
  const world = await createJourneyWorld()
  const { id, matrix, pay } = await bookSeats(world, 1)
  const group = matrix[0]?.group_class_id
  await endOn(world, group, '2027-05-31')
  await pay()
  const starts = await listStarts(world, id)
  const last = starts.at(-1) ?? 0
  expect(await check(world, matrix)).toMatchObject({ is_allowed: false, next_from: null })
  const now = last - 6 * DAY
  world.move((now - NOON) / 60_000)
  const checked = await check(world, matrix)
  expect(checked).toMatchObject({ is_allowed: true, reason: null })
  const third = await bookAgain(world, matrix, now)
  const open = await world.startPaying('student', { reservation_id: third.id })
  const second = await bookAgain(world, matrix, now)
  expect((await second.pay()).data.state).toBe('completed')
  expect((await world.settle('student', open)).data.state).toBe('failed')
  const later = await listStarts(world, second.id)
  expect(later).toHaveLength(starts.length)
  expect(later[0]).toBe(Date.parse(String(checked.next_from)))
  expect(later[0]).toBeGreaterThan(last)
  expect(await listStarts(world, id)).toEqual(starts)
  expect(await check(world, matrix)).toMatchObject({ is_allowed: false })
  // Cancelling the next month keeps what is left of the paid one
  await world.as('student', 'POST', `/reservations/${Number(second.id)}/cancel/`, { reason: 'We move away' })
  expect(await listStarts(world, id)).toEqual(starts)
  const { data } = await world.as('student', 'GET', `/reservations/detail/${Number(second.id)}/`)
  expect(data.classes).toMatchObject(later.map(() => ({ outcome: 'cancelled' })))
})

test('a kid who has sat in the class continues with the interview of its booking, a new kid needs one', async () => {
  const world = await createJourneyWorld()
  const { matrix, pay, id } = await bookSeats(world, 1)
  const group = matrix[0]?.group_class_id
  await endOn(world, group, '2027-05-31')
  expect(await check(world, matrix)).toMatchObject({ is_allowed: true, webinar_id: null })
  await pay()
  const { webinar_id } = (await world.as('student', 'GET', `/reservations/detail/${Number(id)}/`)).data
  expect(await check(world, matrix)).toMatchObject({ is_allowed: false, webinar_id: null })
  const last = (await listStarts(world, id)).at(-1) ?? 0
  world.move((last - 6 * DAY - NOON) / 60_000)
  const checked = await check(world, matrix)
  expect(checked).toMatchObject({ is_allowed: true, webinar_id })
  const { total_cost } = (await world.as('student', 'POST', '/group/reservation/quote/', { matrix })).data
  const book = (webinar: unknown) =>
    world.as('student', 'POST', '/group/reservation/add/', { matrix, webinar_id: webinar, total_cost })
  expect((await book(Number(webinar_id) + 1)).status).toBe(422)
  const { data } = await book(checked.webinar_id)
  // It is neither an appointment again nor one to choose again
  expect(data).toMatchObject({ webinar_id: null, interview: null })
  expect((await world.pay('student', { reservation_id: data.id })).data.state).toBe('completed')
  expect(await listStarts(world, data.id)).not.toHaveLength(0)
  // The month after it goes on as well
  const end = (await listStarts(world, data.id)).at(-1) ?? 0
  world.move((end - last) / 60_000)
  expect(await check(world, matrix)).toMatchObject({ is_allowed: true, webinar_id })
})

test('a seat is booked for the classes that its group has left, and for none when there are none', async () => {
  const world = await createJourneyWorld()
  const { id, matrix, pay } = await bookSeats(world, 1)
  await pay()
  const paid = await listStarts(world, id)
  const last = paid.at(-1) ?? 0
  const end = (instant: number) =>
    endOn(world, matrix[0]?.group_class_id, new Date(instant).toISOString().slice(0, 10))
  await end(last)
  const now = last - 6 * DAY
  world.move((now - NOON) / 60_000)
  expect(await check(world, matrix)).toMatchObject({
    is_allowed: false,
    reason: 'This group class has no further classes.',
  })
  await end(last + 7 * DAY)
  expect(await check(world, matrix)).toMatchObject({ is_allowed: true })
  const rest = await bookAgain(world, matrix, now)
  expect((await rest.pay()).data.state).toBe('completed')
  const starts = await listStarts(world, rest.id)
  expect(starts.length).toBeGreaterThan(0)
  expect(starts.length).toBeLessThan(paid.length)
})

test('a kid books the next classes of its seat in a full group after the last paid class, until the next one begins', async () => {
  const world = await createJourneyWorld()
  const { id, matrix, pay } = await bookSeats(world, 1)
  const group = Number(matrix[0]?.group_class_id)
  await endOn(world, group, '2027-05-31')
  await pay()
  const { groupClasses } = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  const row = groupClasses.get(group)
  if (row) groupClasses.update({ ...row, max: row.learners.length })
  const last = (await listStarts(world, id)).at(-1) ?? 0
  const now = last + DAY
  world.move((now - NOON) / 60_000)
  const checked = await check(world, matrix)
  expect(checked).toMatchObject({ is_allowed: true, next_from: expect.any(String) })
  const again = await bookAgain(world, matrix, now)
  expect((await again.pay()).data.state).toBe('completed')
  const [next = 0] = await listStarts(world, again.id)
  expect(next).toBe(Date.parse(String(checked.next_from)))
  expect(next).toBeGreaterThan(last)
})

test('a kid whose seat was released is checked as a new one', async () => {
  const world = await createJourneyWorld()
  const { id, matrix, pay } = await bookSeats(world, 1)
  await endOn(world, matrix[0]?.group_class_id, '2027-05-31')
  await pay()
  const last = (await listStarts(world, id)).at(-1) ?? 0
  world.move((last + 8 * DAY - NOON) / 60_000)
  expect(await check(world, matrix)).toMatchObject({ is_allowed: true, next_from: null, webinar_id: null })
})

test('a booking says when its seat ends in the last week of the paid month, until the next one is booked', async () => {
  const world = await createJourneyWorld()
  const { id, matrix, pay } = await bookSeats(world, 1)
  await endOn(world, matrix[0]?.group_class_id, '2027-05-31')
  await pay()
  const readEnd = async () =>
    (await world.as('student', 'GET', `/reservations/detail/${id}/`)).data.seat_ends_on
  expect(await readEnd()).toBeNull()
  const last = (await listStarts(world, id)).at(-1) ?? 0
  const now = last - 6 * DAY
  world.move((now - NOON) / 60_000)
  expect(await readEnd()).toBe(new Date(last).toISOString().slice(0, 10))
  await (await bookAgain(world, matrix, now)).pay()
  expect(await readEnd()).toBeNull()
})

test('a program costs the sessions that its group class has left, and is offered only where it fits', async () => {
  const world = await createJourneyWorld()
  const { as } = world
  const { rows: offers } = await as('student', 'GET', '/group/courses/list/?page_size=50')
  const [offer] = offers
  const days = read<number[]>(offer?.days).length
  const listPrograms = async () =>
    (await as('student', 'GET', `/group/programs/list/?group_class_ids=${Number(offer?.group_class_id)}`))
      .rows
  await endOn(world, offer?.group_class_id, '2027-05-31')
  expect((await listPrograms()).map(({ sessions_count }) => sessions_count)).toEqual([
    4 * days,
    12 * days,
    days,
  ])
  const soon = new Date(NOON + 15 * DAY).toISOString().slice(0, 10)
  await endOn(world, offer?.group_class_id, soon)
  const short = await listPrograms()
  expect(short).toHaveLength(2)
  expect(Number(short[0]?.sessions_count)).toBeLessThanOrEqual(3 * days)
  expect(Number(short[0]?.sessions_count)).toBeGreaterThan(0)
})

test('the receipt of a group class says how long its classes are', async () => {
  const world = await createJourneyWorld()
  const { chosen, pay } = await bookSeats(world, 1)
  const { data } = await world.as(
    'operator',
    'GET',
    `/group-classes/detail/${Number(chosen[0]?.group_class_id)}/`,
  )
  const { course, tutor } = read<{ course: { id: number }; tutor: { id: number } }>(data)
  const body = { ...data, Id: data.id, course_id: course.id, tutor_id: tutor.id, minutes: 45 }
  await world.as('operator', 'POST', `/group-classes/update/${data.id}/`, body)
  const paid = await pay()
  const receipt = await world.as('student', 'GET', `/payments/${paid.data.id}/receipt/`)
  expect(receipt.data.lines).toMatchObject([{ description: expect.stringContaining('of 45 minutes') }])
})

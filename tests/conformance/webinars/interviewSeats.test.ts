import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { NOON } from '#mocks/testClient.ts'
import { createJourneyWorld, read } from '../journey.ts'
import {
  bookInterview,
  cancelInterview,
  deleteWebinar,
  moveByHour,
  movePlanned,
  planInterview,
  readManagedInterview,
  saveInterview,
} from '../notifications/interviewSteps.ts'
import { bookSeats } from '../classes/groupBookings.ts'
import { createFamily } from '../classes/createFamily.ts'

test('a family chooses another interview once its own is cancelled', async () => {
  const world = await createJourneyWorld()
  const { id, next, tutor } = await planInterview(world)
  const choose = (webinar_id: number) =>
    world.as('student', 'POST', `/reservations/${id}/interview/`, { webinar_id })
  expect((await world.as('student', 'GET', `/reservations/detail/${id}/`)).data.interview).toBeNull()
  const { data } = await choose(next)
  expect(data.interview).toMatchObject({ id: next, tutor: { id: tutor } })
  const { rows } = await world.as('student', 'GET', '/webinar/booked/list/?status=registered&page_size=100')
  expect(rows.map(({ webinar }) => read<{ id: number }>(webinar).id)).toContain(next)
  expect((await choose(next)).status).toBe(409)
})

test('an interview that is cancelled, full or of another course cannot be chosen', async () => {
  const world = await createJourneyWorld()
  const { id, webinar, body } = await cancelInterview(world)
  const choose = (webinar_id: number) =>
    world.as('student', 'POST', `/reservations/${id}/interview/`, { webinar_id })
  expect(await choose(webinar)).toMatchObject({ status: 422 })
  const { rows } = await world.as('student', 'GET', '/group/interviews/list/?page_size=100')
  const foreign = rows.find(({ course }) => read<{ id: number }>(course).id !== body.course_id)
  const replies = await choose(foreign?.id ?? 0)
  expect(replies.text).toContain('webinar_id')
})

test('a family whose interview is deleted is without one', async () => {
  const world = await createJourneyWorld()
  const { id, next } = await planInterview(world)
  await world.as('student', 'POST', `/reservations/${id}/interview/`, { webinar_id: next })
  await deleteWebinar(world, next)
  expect((await world.as('student', 'GET', `/reservations/detail/${id}/`)).data.interview).toBeNull()
})

test('a family that did not come to its interview is notified of the next one and chooses it', async () => {
  const world = await createJourneyWorld()
  const { id, webinar, body } = await bookInterview(world)
  const readInterview = async () =>
    read<{ interview: object }>((await world.as('student', 'GET', `/reservations/detail/${id}/`)).data)
      .interview
  expect(await readInterview()).toMatchObject({ id: webinar, is_missed: false })
  const later = { ...movePlanned(body), Id: 0 }
  world.move((Date.parse(String(body.end_date_time)) - NOON) / 60_000)
  expect(await readInterview()).toMatchObject({ id: webinar, is_missed: true })
  const { data: planned } = await world.as('operator', 'POST', '/webinar/managed/insert/', later)
  const news = (await world.as('student', 'GET', '/notifications/list/')).rows.map(({ title }) =>
    String(title),
  )
  expect(news.filter((title) => title.startsWith('You can choose another interview'))).toHaveLength(1)
  const path = `/reservations/${id}/interview/`
  const chosen = await world.as('student', 'POST', path, { webinar_id: planned.id })
  expect(chosen.data.interview).toMatchObject({ id: planned.id, is_missed: false })
})

test('a family that came to its interview chooses no other one', async () => {
  const world = await createJourneyWorld()
  const { id, webinar, body } = await bookInterview(world)
  const { data: planned } = await world.as('operator', 'POST', '/webinar/managed/insert/', {
    ...moveByHour(body),
    Id: 0,
  })
  world.move((Date.parse(String(body.start_date_time)) - NOON) / 60_000)
  await world.enter('student', webinar)
  world.move((Date.parse(String(body.end_date_time)) - Date.parse(String(body.start_date_time))) / 60_000)
  const reply = await world.as('student', 'POST', `/reservations/${id}/interview/`, {
    webinar_id: planned.id,
  })
  expect(reply.status).toBe(409)
})

test.each(['cancelled', 'deleted'])(
  'a family that pays after its interview was %s is told so, and not that it was missed',
  async (what) => {
    const world = await createJourneyWorld()
    const { id, pay } = await bookSeats(world, 1)
    const { webinar_id } = (await world.as('student', 'GET', `/reservations/detail/${id}/`)).data
    const { webinar, body } = await readManagedInterview(world, Number(webinar_id))
    if (what === 'deleted') await deleteWebinar(world, webinar)
    else await saveInterview(world, webinar, { ...body, is_cancelled: true })
    await pay()
    const readTitles = async () =>
      (await world.as('student', 'GET', '/notifications/list/?page_size=100')).rows
        .filter(({ path }) => path === `/dashboard/reservations?id=${id}`)
        .map(({ title }) => String(title).split(':')[0])
    expect(await readTitles()).toContain('Your interview was cancelled')
    const { rows } = await world.as('student', 'GET', '/webinar/booked/list/?page_size=100')
    expect(rows.map((row) => read<{ id: number }>(row.webinar).id)).not.toContain(webinar)
    world.move((Date.parse(String(body.end_date_time)) - NOON) / 60_000 + 1)
    expect(await readTitles()).not.toContain('You missed your interview')
    const { data } = await world.as('student', 'GET', `/reservations/detail/${id}/`)
    expect(data).toMatchObject({ state: 'active', interview: null })
  },
)

test('a family has one seat in an interview for all its bookings, and each row names its kids and reservation', async () => {
  const { world, interview, one, two, book, readBooking } = await createFamily()
  const { registrations, webinars } = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  const row = webinars.get(interview)
  if (!row) throw new Error('The interview is planned')
  // The seat of the first booking is the last one
  webinars.update({ ...row, capacity: 1 })
  const made = [await book(one)]
  await world.pay('student', { reservation_id: made[0]?.id })
  made.push(await book(two))
  expect((await world.pay('student', { reservation_id: made[1]?.id })).data.state).toBe('completed')
  const [first, second] = made.map(({ id, reference }) => ({ id, reference }))
  expect((await world.as('student', 'GET', `/webinar/detail/${interview}/`)).data).toMatchObject({
    seats_left: 0,
    registered: 1,
  })
  const { rows } = await world.as('operator', 'GET', `/webinar/${interview}/registrations/list/`)
  expect(rows.map(({ booking }) => booking)).toMatchObject([
    { ...first, learners: [{ id: one.id }] },
    { ...second, learners: [{ id: two.id }] },
  ])
  const own = await world.as('student', 'GET', '/webinar/booked/list/?status=registered&page_size=100')
  const shown = own.rows.filter(({ webinar }) => read<{ id: number }>(webinar).id === interview)
  expect(shown).toHaveLength(1)
  world.move((row.start - world.now()) / 60_000)
  await world.enter('student', interview)
  const seats = registrations.list().filter(({ webinar }) => webinar === interview)
  expect(seats.map(({ hasEntered }) => hasEntered)).toEqual([true, true])
  expect((await readBooking(made[0]?.id ?? 0)).interview).toMatchObject({ is_missed: false })
})

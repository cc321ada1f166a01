import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { findOtherTutor, handOver, readGroup, send } from '../notifications/notificationSteps.ts'
import { bookSeats } from './groupBookings.ts'

interface Named {
  id: number
}

/** Books a seat of a group class with its interview, which is to come. */
async function bookSeat() {
  const world = await createJourneyWorld()
  const { id, matrix, wanted, pay } = await bookSeats(world, 1)
  const group = Number(matrix[0]?.group_class_id)
  const state = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  const readBooking = async () => (await world.as('student', 'GET', `/reservations/detail/${id}/`)).data
  const former = state.groupClasses.get(group)?.tutor ?? 0
  const listNews = (owner: number) =>
    state.notifications.list().flatMap((row) => (row.owner === owner ? row.title.en : []))
  return { world, id, group, wanted, state, readBooking, former, listNews, pay }
}

/** Plans an interview of the group's new tutor. */
async function planInterview({ world, state, group }: Awaited<ReturnType<typeof bookSeat>>) {
  const { course_id, tutor } = state.groupClasses.get(group) ?? {}
  const day = new Date(world.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const { id } = await send(world, 'operator', '/webinar/managed/insert/', {
    Id: 0,
    title: 'Meet the new tutor',
    description: '',
    tutor_id: tutor,
    language_id: 1,
    start_date_time: `${day}T01:00:00Z`,
    end_date_time: `${day}T01:30:00Z`,
    capacity: 5,
    kind: 'interview',
    course_id,
  })
  return Number(id)
}

test('before a group class is given to another tutor staff read which classes, interviews and unpaid bookings that concerns', async () => {
  const { world, group, pay, former, state } = await bookSeat()
  const tutor_id = await findOtherTutor(world, former)
  const readHandover = async (tutor: number) => {
    const body = { ...(await readGroup(world, group)), Id: group, tutor_id: tutor }
    return (await world.as('operator', 'POST', '/group-classes/preview/', body)).data.handover
  }
  const before = read<{ interviews: number; unpaid: number }>(await readHandover(tutor_id))
  await pay()
  const now = world.now()
  const sessions = state.classes
    .list()
    .filter((row) => row.group === group && row.start > now && !row.outcome)
  expect(await readHandover(tutor_id)).toMatchObject({
    former: { id: former },
    tutor: { id: tutor_id },
    sessions: sessions.length,
    interviews: before.interviews + 1,
    // The paid booking replaces another one of the same kid
    unpaid: before.unpaid - 2,
  })
  expect(sessions.length).toBeGreaterThan(0)
  expect(await readHandover(former)).toBeNull()
})

test('a family whose group class has another tutor reads so, is told, and chooses an interview with the new one', async () => {
  const seat = await bookSeat()
  const { world, id, group, former, readBooking, listNews, pay, wanted } = seat
  await pay()
  expect(await readBooking()).toMatchObject({ interview: { tutor: { id: former } } })
  await handOver(world, group, former)
  const booking = await readBooking()
  expect(booking).toMatchObject({ interview: null, interview_ended: 'other_tutor' })
  expect(listNews(read<Named>(booking.student).id).at(-1)).toMatch(/^Please choose another interview: ./)
  expect(listNews(former).at(-1)).toMatch(/^Families no longer come to an interview: ./)
  const again = await world.as('student', 'POST', `/reservations/${id}/interview/`, {
    webinar_id: wanted.webinar_id,
  })
  expect([again.status, again.text]).toEqual([
    422,
    expect.stringContaining(
      'This interview is with a tutor who does not teach the chosen group class any more.',
    ),
  ])
  const webinar_id = await planInterview(seat)
  await send(world, 'student', `/reservations/${id}/interview/`, { webinar_id })
  expect(await readBooking()).toMatchObject({ interview: { id: webinar_id } })
  expect(await readBooking()).not.toHaveProperty('interview_ended')
})

test('a family that pays after the tutor has changed gets no seat at the interview of the former tutor', async () => {
  const { world, id, group, former, readBooking, listNews } = await bookSeat()
  await handOver(world, group, former)
  const { seats, student } = await readBooking()
  const begun = await world.startPaying('student', { reservation_id: id, seats })
  expect((await world.settle('student', begun)).data.state).toBe('completed')
  expect(await readBooking()).toMatchObject({ interview: null, interview_ended: 'other_tutor' })
  expect(listNews(read<Named>(student).id)).toContainEqual(
    expect.stringMatching(/^Please choose another interview: ./),
  )
})

import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { bookSeats } from './groupBookings.ts'

interface Named {
  id: number
}

/** Books and pays a month of a group class; `handOver` gives the group to another tutor after some days. */
async function bookMonth() {
  const world = await createJourneyWorld()
  const { as } = world
  const { id, chosen, pay } = await bookSeats(world, 1)
  await pay()
  const [offer] = chosen
  const former = read<Named>(offer?.tutor).id
  const { rows } = await as('operator', 'GET', '/tutor/applications/list/?status=approved&page_size=100')
  const next = rows.find((row) => row.id !== former)?.id ?? 0
  const handOver = async (days: number) => {
    world.move(days * 24 * 60)
    const path = `/group-classes/detail/${Number(offer?.group_class_id)}/`
    const { data } = await as('operator', 'GET', path)
    const made = await as('operator', 'POST', path.replace('detail', 'update'), {
      ...data,
      Id: data.id,
      course_id: read<Named>(data.course).id,
      tutor_id: next,
      // Before any tutor's working hours
      start_time: '03:00',
    })
    expect(made.status).toBe(200)
  }
  const readTutors = async () => {
    const { data } = await as('operator', 'GET', `/reservations/detail/${id}/`)
    return read<Named[]>(data.tutors).map((tutor) => tutor.id)
  }
  const isFoundUnder = async (tutor: number) => {
    const lists = await Promise.all(
      ['reservations', 'payments'].map((list) =>
        as('operator', 'GET', `/${list}/list/?tutor_id=${tutor}&ordering=-created_on&page_size=100`),
      ),
    )
    return lists.map((list) => list.rows.some((row) => (row.reservation_id ?? row.id) === id))
  }
  const state = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  const listNews = (owner: number) =>
    state.notifications.list().flatMap((row) => (row.owner === owner ? row.title.en : []))
  return { world, id, former, next, handOver, readTutors, isFoundUnder, listNews }
}

test('a booking keeps the tutor of its past classes when the group class is given to another one, and is found under both', async () => {
  const { former, next, handOver, readTutors, isFoundUnder, listNews } = await bookMonth()
  await handOver(15)
  expect(await readTutors()).toEqual([former, next])
  expect(await isFoundUnder(former)).toEqual([true, true])
  expect(await isFoundUnder(next)).toEqual([true, true])
  expect(listNews(former).at(-1)).toMatch(/^A group class was given to another tutor: ./)
})

test('a booking whose paid classes are over stays with the tutor who held them', async () => {
  const { world, id, former, next, handOver, readTutors, isFoundUnder } = await bookMonth()
  await handOver(33)
  expect(await readTutors()).toEqual([former])
  expect(await isFoundUnder(former)).toEqual([true, true])
  expect(await isFoundUnder(next)).toEqual([false, false])
  const { rows } = await world.as('operator', 'GET', `/payments/list/?tutor_id=${former}&page_size=100`)
  expect(rows.find((row) => row.reservation_id === id)?.tutor).toMatchObject({ id: former })
})

test('a booking of a group class that no class was held of goes to the new tutor alone', async () => {
  const { former, next, handOver, readTutors, isFoundUnder } = await bookMonth()
  await handOver(0)
  expect(await readTutors()).toEqual([next])
  expect(await isFoundUnder(former)).toEqual([false, false])
})

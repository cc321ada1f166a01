import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { bookSeats } from './groupBookings.ts'

interface Named {
  id: number
}

interface QuotedSeat {
  tutor_id: number
  starts: string[]
}

/** Looks at the price of a seat; `save` changes its group class, `book` books it with what was seen. */
async function choose() {
  const world = await createJourneyWorld()
  const { as } = world
  const { id, matrix, wanted } = await bookSeats(world, 1)
  const readQuote = async () => (await as('student', 'POST', '/group/reservation/quote/', { matrix })).data
  const group = Number(matrix[0]?.group_class_id)
  const save = async (change: object) => {
    const { data } = await as('operator', 'GET', `/group-classes/detail/${group}/`)
    const body = {
      ...data,
      Id: group,
      course_id: read<Named>(data.course).id,
      tutor_id: read<Named>(data.tutor).id,
      ...change,
    }
    expect((await as('operator', 'POST', `/group-classes/update/${group}/`, body)).status).toBe(200)
  }
  const book = (seats: unknown) => as('student', 'POST', '/group/reservation/add/', { ...wanted, seats })
  const state = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  const name = state.groupClasses.get(group)?.name.en ?? ''
  return { world, id, readQuote, save, book, name }
}

test('seats whose dates have changed since the family saw them are not booked, and the refusal names the group class', async () => {
  const { readQuote, save, book, name } = await choose()
  const before = read<QuotedSeat[]>((await readQuote()).seats)
  await save({ start_time: '03:00' })
  const refused = await book(before)
  expect([refused.status, refused.text]).toEqual([
    422,
    JSON.stringify({
      success: false,
      errors: { seats: [`The dates of ${name} have changed. Look at the new ones before you pay.`] },
    }),
  ])
  const after = read<QuotedSeat[]>((await readQuote()).seats)
  expect(after[0]?.starts).not.toEqual(before[0]?.starts)
  expect((await book(after)).status).toBe(200)
})

test('seats whose tutor has changed are not booked, and the refusal names the new one', async () => {
  const { world, readQuote, save, book, name } = await choose()
  const before = read<QuotedSeat[]>((await readQuote()).seats)
  const path = '/tutor/applications/list/?status=approved&page_size=100'
  const { rows } = await world.as('operator', 'GET', path)
  const next = rows.find(({ id }) => id !== before[0]?.tutor_id)
  await save({ tutor_id: next?.id, start_time: '03:00' })
  const refused = await book(before)
  expect([refused.status, refused.text]).toEqual([
    422,
    expect.stringContaining(`${name} has another tutor now`),
  ])
})

test('a booking that does not say what was seen is not compared', async () => {
  const { save, book } = await choose()
  await save({ start_time: '03:00' })
  expect((await book(undefined)).status).toBe(200)
})

test('a booking that is not paid has the dates of its group class as they are now', async () => {
  const { world, id, readQuote, save } = await choose()
  const readWanted = async () => (await world.as('student', 'GET', `/reservations/detail/${id}/`)).data.wanted
  const readStarts = async () => read<QuotedSeat[]>((await readQuote()).seats)[0]?.starts
  const before = await readWanted()
  expect(before).toEqual(await readStarts())
  await save({ start_time: '03:00' })
  expect(await readWanted()).not.toEqual(before)
  expect(await readWanted()).toEqual(await readStarts())
})

test('a payment page that was open before the dates changed charges nothing, and the new dates are paid once they were seen', async () => {
  const { world, id, save } = await choose()
  const { as, startPaying, settle } = world
  const open = await startPaying('student', { reservation_id: id })
  await save({ start_time: '03:00' })
  const failed = await settle('student', open)
  expect(failed.data).toMatchObject({ state: 'failed', is_payable: true, refund: null })
  expect(failed.data.message).toMatch(
    /^The dates or the tutor of a group class have changed. Nothing was charged./,
  )
  const readBooking = async () => (await as('student', 'GET', `/reservations/detail/${id}/`)).data
  const { state, seats, wanted } = await readBooking()
  expect(state).toBe('pending')
  // From a list, which shows no dates
  const unseen = await startPaying('student', { reservation_id: id })
  expect([unseen.status, unseen.text]).toEqual([422, expect.stringContaining('have changed')])
  const begun = await startPaying('student', { reservation_id: id, seats })
  expect((await settle('student', begun)).data.state).toBe('completed')
  const { classes } = await readBooking()
  expect(read<{ start_date_time: string }[]>(classes).map((row) => row.start_date_time)).toEqual(wanted)
})

test('a payment page that was open for other dates stays refused after the new ones were seen in another window', async () => {
  const { world, id, save } = await choose()
  const { as, startPaying, settle } = world
  const old = await startPaying('student', { reservation_id: id })
  await save({ start_time: '03:00' })
  const { seats } = (await as('student', 'GET', `/reservations/detail/${id}/`)).data
  const begun = await startPaying('student', { reservation_id: id, seats })
  expect(begun.data.id).not.toBe(old.data.id)
  expect((await settle('student', old)).data.state).toBe('failed')
  expect((await settle('student', begun)).data.state).toBe('completed')
})

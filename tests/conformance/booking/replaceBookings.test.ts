import { expect, test } from 'vitest'
import { createJourneyWorld, read } from '../journey.ts'

interface Kid {
  id: number
  first_name: string
}

/** Lets a group class admit two kids of the student; `book` books it for some of them. */
async function createFamily() {
  const world = await createJourneyWorld()
  const { as } = world
  const { rows: offers } = await as('student', 'GET', '/group/courses/list/?page_size=50')
  const offer = offers.find(({ seats_left }) => Number(seats_left) > 1)
  const group_class_id = Number(offer?.group_class_id)
  const { data } = await as('operator', 'GET', `/group-classes/detail/${group_class_id}/`)
  const body = { ...data, Id: group_class_id, course_id: offer?.id, tutor_id: read<Kid>(data.tutor).id }
  const wide = { ...body, age_from: 4, age_to: 17 }
  expect((await as('operator', 'POST', `/group-classes/update/${group_class_id}/`, wide)).status).toBe(200)
  const path = `/group/interviews/list/?group_class_ids=${group_class_id}`
  const [interview] = (await as('student', 'GET', path)).rows
  const [one, two] = read<Kid[]>((await as('student', 'GET', '/kids/list/')).rows)
  if (!one || !two) throw new Error('The student has two kids')
  const book = async (...kids: readonly Kid[]) => {
    const matrix = kids.map(({ id }) => ({ course_id: offer?.id, user_id: id, group_class_id }))
    const quote = await as('student', 'POST', '/group/reservation/quote/', { matrix })
    const { total_cost } = quote.data
    const wanted = { matrix, webinar_id: interview?.id, total_cost }
    return (await as('student', 'POST', '/group/reservation/add/', wanted)).data
  }
  const readBooking = async (id: number) => (await as('student', 'GET', `/reservations/detail/${id}/`)).data
  return { world, one, two, book, readBooking }
}

test('a group booking replaces the one whose payment failed, for some of the same kids, and names who is left out', async () => {
  const { world, one, two, book, readBooking } = await createFamily()
  const old = await book(one, two)
  await world.pay('student', { reservation_id: old.id }, 'fail')
  const { wanted } = await readBooking(old.id)
  const made = await book(one)
  expect(await readBooking(old.id)).toMatchObject({
    state: 'cancelled',
    is_payable: false,
    cancel_reason: `Replaced by R-${made.id} (without ${two.first_name})`,
    replaced_by: made.id,
    wanted,
  })
  const { rows } = await world.as('student', 'GET', '/payments/list/?state=pending,failed&page_size=100')
  const due = rows.filter(({ reservation_id, is_payable }) => reservation_id === old.id && is_payable)
  expect(due).toEqual([])
})

test('an unpaid booking of another kid stays', async () => {
  const { one, two, book, readBooking } = await createFamily()
  const other = await book(two)
  await book(one)
  expect(await readBooking(other.id)).toMatchObject({ state: 'pending', is_payable: true })
})

test('a booking whose payment page is open is replaced once the newer one is paid', async () => {
  const { world, one, two, book, readBooking } = await createFamily()
  const old = await book(one, two)
  const open = await world.startPaying('student', { reservation_id: old.id })
  const made = await book(two)
  expect(await readBooking(old.id)).toMatchObject({ state: 'pending' })
  expect((await world.pay('student', { reservation_id: made.id })).data.state).toBe('completed')
  expect(await readBooking(old.id)).toMatchObject({ state: 'cancelled', replaced_by: made.id })
  expect((await world.settle('student', open)).data.state).toBe('failed')
  expect(await readBooking(old.id)).toMatchObject({ refund: { amount: old.total_cost } })
  const again = await world.startPaying('student', { reservation_id: old.id })
  expect(again).toMatchObject({ status: 409 })
})

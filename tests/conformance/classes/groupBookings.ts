import { expect } from 'vitest'
import { read, type createJourneyWorld } from '../journey.ts'

type World = Awaited<ReturnType<typeof createJourneyWorld>>

/**
 * Books seats in the first group classes of different courses that suit a kid of the student.
 * @param groups ids of those that may be chosen; all by default
 */
export async function bookSeats({ as, pay }: World, count: number, groups?: ReadonlySet<unknown>) {
  const { rows: offers } = await as('student', 'GET', '/group/courses/list/?page_size=50')
  const { rows: kids } = await as('student', 'GET', '/kids/list/')
  const isFit = (kid: (typeof kids)[number]) => (offer: (typeof offers)[number]) =>
    Number(offer.seats_left) > 1 &&
    Number(offer.age_from) <= Number(kid.age) &&
    Number(kid.age) <= Number(offer.age_to)
  const kid = kids.toSorted((a, b) => offers.filter(isFit(b)).length - offers.filter(isFit(a)).length)[0]
  const fitting = kid
    ? offers.filter(isFit(kid)).filter(({ group_class_id }) => groups?.has(group_class_id) ?? true)
    : []
  const isFirst = ({ id }: (typeof offers)[number], index: number) =>
    fitting.findIndex((offer) => offer.id === id) === index
  const chosen = fitting.filter(isFirst).slice(0, count)
  expect(chosen).toHaveLength(count)
  const matrix = chosen.map(({ id, group_class_id }) => ({ course_id: id, user_id: kid?.id, group_class_id }))
  const ids = chosen.map(({ group_class_id }) => group_class_id).join(',')
  const path = `/group/interviews/list/?group_class_ids=${ids}`
  const [interview] = (await as('student', 'GET', path)).rows
  const readPrice = async (seats: typeof matrix) =>
    Number((await as('student', 'POST', '/group/reservation/quote/', { matrix: seats })).data.total_cost)
  const prices = await Promise.all(matrix.map((seat) => readPrice([seat])))
  const wanted = { matrix, webinar_id: interview?.id, total_cost: await readPrice(matrix) }
  const { data } = await as('student', 'POST', '/group/reservation/add/', wanted)
  return {
    id: data.id,
    total: Number(data.total_cost),
    chosen,
    matrix,
    /** The body of the booking */
    wanted,
    /** Of each seat alone */
    prices,
    pay: () => pay('student', { reservation_id: data.id }),
  }
}

/** Lets a group class end on another day. */
export async function endOn({ as }: World, id: unknown, end_date: string) {
  const { data } = await as('operator', 'GET', `/group-classes/detail/${Number(id)}/`)
  const changed = { ...data, Id: id, tutor_id: read<{ id: number }>(data.tutor).id, end_date }
  const course_id = read<{ id: number }>(data.course).id
  const { status } = await as('operator', 'POST', `/group-classes/update/${Number(id)}/`, {
    ...changed,
    course_id,
  })
  expect(status).toBe(200)
}

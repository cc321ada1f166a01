import { expect } from 'vitest'
import type { begin } from '../journey.ts'

type World = Awaited<ReturnType<typeof begin>>

/** Books seats in the first groups of different courses that suit a kid of the student. */
export async function bookSeats({ as, pay }: World, count: number) {
  const { rows: offers } = await as('student', 'GET', '/group/courses/list/?page_size=50')
  const { rows: kids } = await as('student', 'GET', '/kids/list/')
  const isFit = (kid: (typeof kids)[number]) => (offer: (typeof offers)[number]) =>
    Number(offer.seats_left) > 1 &&
    Number(offer.age_from) <= Number(kid.age) &&
    Number(kid.age) <= Number(offer.age_to)
  const kid = kids.toSorted((a, b) => offers.filter(isFit(b)).length - offers.filter(isFit(a)).length)[0]
  const chosen = kid ? offers.filter(isFit(kid)).slice(0, count) : []
  expect(chosen).toHaveLength(count)
  const matrix = chosen.map(({ id }) => ({ course_id: id, user_id: kid?.id }))
  const path = `/group/interviews/list/?course_ids=${chosen.map(({ id }) => id).join(',')}`
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
    /** Of each seat alone */
    prices,
    pay: () => pay('student', { reservation_id: data.id }),
  }
}

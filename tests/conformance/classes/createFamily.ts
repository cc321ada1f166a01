import { expect } from 'vitest'
import { createJourneyWorld, read } from '../journey.ts'

export interface Kid {
  id: number
  first_name: string
}

/** Lets a group class admit two kids of the student; `book` books it for some of them. */
export async function createFamily() {
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
  return { world, interview: Number(interview?.id), one, two, book, readBooking }
}

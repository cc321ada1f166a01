import type { Fetch } from '../sample.ts'

/** Finds a kid's seat in a group course that has one. */
export async function findFittingSeats(send: Fetch, kid: number) {
  const rows = (await send('student', 'GET', '/group/courses/list/?page_size=50')) as unknown as {
    id: number
    age_from: number
    age_to: number
    seats_left: number
  }[]
  const found = rows.find((row) => row.age_from <= 8 && row.age_to >= 9 && row.seats_left > 0)
  return [{ course_id: found?.id ?? 0, user_id: kid }]
}

/** Finds the next interview of a course. */
export async function findInterview(send: Fetch, course: number | undefined) {
  const rows = (await send('student', 'GET', `/group/interviews/list/?course_ids=${course}`)) as unknown as {
    id: number
  }[]
  return rows[0]?.id ?? 0
}

/** Books a seat in a group class that costs nothing, which is active at once. */
export async function bookFreeSeat(send: Fetch, kid: number) {
  const matrix = await findFittingSeats(send, kid)
  const [{ course_id = 0 } = {}] = matrix
  const groups = (await send(
    'operator',
    'GET',
    `/group-classes/list/?course_id=${course_id}&page_size=50`,
  )) as unknown as { id: number; course: { id: number }; tutor: { id: number } }[]
  for (const group of groups) {
    const body = { ...group, Id: group.id, course_id, tutor_id: group.tutor.id, price: 0 }
    await send('operator', 'POST', `/group-classes/update/${group.id}/`, body)
  }
  const webinar_id = await findInterview(send, course_id)
  const body = { matrix, webinar_id, total_cost: 0 }
  const { id } = await send('student', 'POST', '/group/reservation/add/', body)
  return { id, webinar_id }
}

import type { Fetch, Samples } from '../sample.ts'

/** Finds seats of kids in a group course that has enough of them. */
export async function findFittingSeats(send: Fetch, ...kids: readonly number[]) {
  const rows = (await send('student', 'GET', '/group/courses/list/?page_size=50')) as unknown as {
    id: number
    age_from: number
    age_to: number
    seats_left: number
  }[]
  const found = rows.find((row) => row.age_from <= 8 && row.age_to >= 9 && row.seats_left >= kids.length)
  return kids.map((user_id) => ({ course_id: found?.id ?? 0, user_id }))
}

/** Finds the next interview of a course. */
export async function findInterview(send: Fetch, course: number | undefined) {
  const rows = (await send('student', 'GET', `/group/interviews/list/?course_ids=${course}`)) as unknown as {
    id: number
  }[]
  return rows[0]?.id ?? 0
}

/** Books seats in a group class that costs nothing, which are active at once. */
export async function bookFreeSeats(send: Fetch, ...kids: readonly number[]) {
  const matrix = await findFittingSeats(send, ...kids)
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
  return { id, webinar_id, course_id }
}

/** Adds a kid to the student's family. */
export function addKid(send: Fetch) {
  const kid = { first_name: 'Nur', last_name: 'Kamal', gender: 'Female', date_of_birth: '2018-05-04' }
  return send('student', 'POST', '/auth/kid/add/', kid)
}

/** Books free seats for two new kids; returns the booking and the seat of one of them. */
async function bookSharedSeats(send: Fetch) {
  const [one, two] = [(await addKid(send)).id, (await addKid(send)).id]
  const { id, course_id } = await bookFreeSeats(send, one, two)
  return { id, course_id, user_id: one }
}

/** Finds a webinar to come that has a free seat. */
export async function findWebinar(send: Fetch) {
  const rows = (await send('student', 'GET', '/webinar/list/?state=not started&page_size=50')) as unknown as {
    id: number
    registered: number
    capacity: number
  }[]
  return rows.findLast(({ registered, capacity }) => registered < capacity)?.id ?? 0
}

/** Samples of the calls about one seat of a booking of two. */
export const seatSamples: Samples = {
  giveBackSeat: {
    as: 'student',
    given: async (send) => {
      const { id, ...seat } = await bookSharedSeats(send)
      return {
        path: `/reservations/${id}/seats/give_back/`,
        body: { ...seat, reason: 'The hour does not suit' },
      }
    },
  },
  previewSeatCancellation: {
    as: 'student',
    given: async (send) => {
      const { id, course_id, user_id } = await bookSharedSeats(send)
      const query = `course_id=${course_id}&user_id=${user_id}`
      return { path: `/reservations/${id}/seats/cancellation/?${query}` }
    },
  },
}

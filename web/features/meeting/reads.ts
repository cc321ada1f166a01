import { query } from '#web/api/query.ts'

export function classQuery(id: number) {
  return query('/classes/detail/{id}/', { path: { id } })
}

export const bookedWebinarsQuery = query('/webinar/booked/list/', { query: { page: 1, page_size: 100 } })

import { query } from '#web/api/query.ts'
import { type WebinarSearch, parseWebinarSearch, apiStates } from './search.ts'

export const PAGE_SIZE = 9

export function webinarsQuery({ tab, q, page }: WebinarSearch) {
  return query('/webinar/list/', {
    query: { state: [apiStates[tab]], ...(q ? { search: q } : {}), page, page_size: PAGE_SIZE },
  })
}

export function webinarQuery(id: number) {
  return query('/webinar/detail/{id}/', { path: { id } })
}

/** Places of the signed-in learner. */
export const bookedWebinarsQuery = query('/webinar/booked/list/', { query: { page: 1, page_size: 100 } })

/** What the server reads ahead: the list is public, a halaqa's details depend on who asks. */
export function getWebinarsQueries(url: URL) {
  return [webinarsQuery(parseWebinarSearch(url.searchParams))]
}

import { query } from '#web/api/query.ts'
import { type WebinarSearch, apiStates, parsePositive, parseWebinarSearch } from './search.ts'

export const PAGE_SIZE = 9

/** Creates the query for a page of the webinar list. */
export function webinarsQuery({ tab, q, page, isForKids }: WebinarSearch) {
  return query('/webinar/list/', {
    query: {
      state: [...apiStates[tab]],
      ...(isForKids && { for_kids: true }),
      ...(q ? { search: q } : {}),
      page,
      page_size: PAGE_SIZE,
    },
  })
}

/** Running and coming webinars, the next first, of which a guest joins the first with a free seat. */
export const joinableWebinarsQuery = query('/webinar/list/', {
  query: { state: ['running', 'not started'], page: 1, page_size: PAGE_SIZE },
})

/** Creates the query for a webinar's details. */
export function webinarQuery(id: number) {
  return query('/webinar/detail/{id}/', { path: { id } })
}

/** Creates the query for the public data of a webinar, wherever it stands in the list. */
export function publicWebinarQuery(id: number) {
  return query('/webinar/list/', { query: { id, page: 1, page_size: 1 } })
}

/** Webinars for which the user is registered. */
export const bookedWebinarsQuery = query('/webinar/booked/list/', { query: { page: 1, page_size: 100 } })

/** Returns the queries that the server prefetches: the list is public, a webinar's details depend on the user. */
export function getWebinarsQueries(url: URL) {
  return [webinarsQuery(parseWebinarSearch(url.searchParams))]
}

/** Returns the query of the webinar that the path of a guest's registration names, or else of the next ones. */
export function getWebinarGuestQueries({ pathname }: URL) {
  const id = parsePositive(pathname.split('/')[2])
  return [id ? publicWebinarQuery(id) : joinableWebinarsQuery]
}

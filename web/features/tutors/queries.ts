import { query } from '#web/api/query.ts'
import { reviewsQuery, tutorQuery } from '#web/domain/tutor/queries.ts'
import { type TutorSearch, parseTutorSearch } from './search.ts'

export const PAGE_SIZE = 10

export function tutorsQuery({ filters, q, sort, page }: TutorSearch) {
  const chosen = Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]]))
  return query('/tutor/list/', {
    query: { ...chosen, ...(q ? { search: q } : {}), ordering: sort, page, page_size: PAGE_SIZE },
  })
}

/** How many a search would find. */
export function countQuery({ filters, q }: TutorSearch) {
  const chosen = Object.fromEntries(
    Object.entries(filters).flatMap(([name, values]) => (values.length ? [[name, [...values]]] : [])),
  )
  return query('/tutor/list/', { query: { ...chosen, ...(q ? { search: q } : {}), page: 1, page_size: 1 } })
}

/** What the server reads ahead for an address of the list. */
export function getTutorsQueries(url: URL) {
  const search = parseTutorSearch(url.searchParams)
  return [
    ...(search.isFavouritesOnly ? [] : [tutorsQuery(search)]),
    ...(search.tutor ? [tutorQuery(search.tutor), reviewsQuery(search.tutor, undefined, 1)] : []),
  ]
}

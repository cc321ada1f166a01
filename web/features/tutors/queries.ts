import { query } from '#web/api/query.ts'
import { reviewsQuery, tutorQuery } from '#web/domain/tutor/queries.ts'
import { type TutorSearch, parseTutorSearch } from './search.ts'

export const PAGE_SIZE = 10

/** Creates the query for a page of the tutor list. */
export function tutorsQuery({ filters, q, sort, page }: TutorSearch) {
  const chosen = Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]]))
  return query('/tutor/list/', {
    query: { ...chosen, ...(q ? { search: q } : {}), ordering: sort, page, page_size: PAGE_SIZE },
  })
}

/** Creates the query for the number of tutors that a search finds. */
export function countQuery({ filters, q }: TutorSearch) {
  const chosen = Object.fromEntries(
    Object.entries(filters).flatMap(([name, values]) => (values.length ? [[name, [...values]]] : [])),
  )
  return query('/tutor/list/', { query: { ...chosen, ...(q ? { search: q } : {}), page: 1, page_size: 1 } })
}

/** Returns the queries that the server prefetches. */
export function getTutorsQueries(url: URL) {
  const search = parseTutorSearch(url.searchParams)
  return [
    ...(search.isFavouritesOnly ? [] : [tutorsQuery(search)]),
    ...(search.tutor ? [tutorQuery(search.tutor)] : []),
  ]
}

/** Returns the queries that the server prefetches for a tutor's page. */
export function getTutorQueries(url: URL) {
  const id = parseTutorId(url.pathname.split('/').at(-1))
  return id ? [tutorQuery(id), reviewsQuery(id, undefined, 1)] : []
}

/** Parses the number in the path of a tutor's page; undefined for anything else. */
export function parseTutorId(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

import { query } from '#web/api/query.ts'
import { reviewsQuery, tutorQuery } from '#web/domain/tutor/queries.ts'
import { findZoneOfTimes, parseTutorSearch, type TutorSearch } from './search.ts'

export const PAGE_SIZE = 10

/** Creates the query for a page of the tutor list. */
export function tutorsQuery(search: TutorSearch) {
  const { q, sort, page } = search
  return query('/tutor/list/', {
    query: {
      ...getChosen(search),
      ...(q ? { search: q } : {}),
      ordering: sort,
      page,
      page_size: PAGE_SIZE,
    },
  })
}

/** Creates the query for the number of tutors that a search finds. */
export function countQuery(search: TutorSearch) {
  const { q } = search
  return query('/tutor/list/', {
    query: { ...getChosen(search), ...(q ? { search: q } : {}), page: 1, page_size: 1 },
  })
}

/**
 * Creates the query for the filters with the number of tutors that each option gives together with the other choices.
 * @param zone the viewer's, where the search names none
 */
export function countsQuery(search: TutorSearch, zone: string) {
  const { q } = search
  return query('/tutor/filters/', {
    query: {
      ...getChosen(search),
      time_zone: findZoneOfTimes(search) ?? zone,
      ...(q ? { tutor_search: q } : {}),
    },
  })
}

function getChosen(search: TutorSearch) {
  const zone = findZoneOfTimes(search)
  const chosen = Object.entries(search.filters).flatMap(([name, values]) =>
    values.length ? [[name, [...values]] as const] : [],
  )
  return { ...Object.fromEntries(chosen), ...(zone ? { time_zone: zone } : {}) }
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
  const id = parseTutorId(url.pathname.split('/')[2])
  return id ? [tutorQuery(id), reviewsQuery(id, undefined, 1)] : []
}

/** Parses the number in the path of a tutor's page; undefined for anything else. */
export function parseTutorId(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

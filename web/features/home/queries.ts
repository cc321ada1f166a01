import { query } from '#web/api/query.ts'

/** The four recommended tutors. */
export const featuredTutorsQuery = query('/tutor/list/', {
  query: { ordering: 'recommended', page: 1, page_size: 4 },
})

/** The next webinar, running or coming. */
export const nextWebinarsQuery = query('/webinar/list/', {
  query: { state: ['not started', 'running'], page: 1, page_size: 1 },
})

/** The next webinar that has not begun, for the countdown. */
export const comingWebinarQuery = query('/webinar/list/', {
  query: { state: ['not started'], page: 1, page_size: 1 },
})

/** Three quotes of learners. */
export const highlightsQuery = query('/feedback/highlights/list/', { query: { page: 1, page_size: 3 } })

/** Returns the queries that the server prefetches. */
export function getHomeQueries() {
  return [featuredTutorsQuery, nextWebinarsQuery, comingWebinarQuery, highlightsQuery]
}

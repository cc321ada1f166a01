import { query } from '#web/api/query.ts'

/** Creates the query for a tutor's profile. */
export function tutorQuery(id: number) {
  return query('/tutor/profile/{id}/', { path: { id } })
}

/** Teaching data of the signed-in tutor, with the state of the review. */
export const teachingQuery = query('/tutor/teaching/')

export const REVIEWS_SIZE = 5

/**
 * Creates the query for a page of a tutor's reviews.
 * @param stars only reviews with this rating
 */
export function reviewsQuery(id: number, stars: number | undefined, page: number) {
  return query('/tutor/profile/{id}/reviews/list/', {
    path: { id },
    query: { ...(stars ? { rating: stars } : {}), page, page_size: REVIEWS_SIZE },
  })
}

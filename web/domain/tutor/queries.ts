import { query } from '#web/api/query.ts'

export function tutorQuery(id: number) {
  return query('/tutor/profile/{id}/', { path: { id } })
}

export const REVIEWS_SIZE = 5

export function reviewsQuery(id: number, stars: number | undefined, page: number) {
  return query('/tutor/profile/{id}/reviews/list/', {
    path: { id },
    query: { ...(stars ? { rating: stars } : {}), page, page_size: REVIEWS_SIZE },
  })
}

import { query } from '#web/api/query.ts'
import { type CourseSearch, parseCourseSearch } from './search.ts'

export const PAGE_SIZE = 12

/** Creates the query for a page of the catalogue. */
export function coursesQuery({ subject, type, q, page }: CourseSearch) {
  return query('/courses/list/', {
    query: {
      ...(subject ? { subject } : {}),
      ...(type ? { type } : {}),
      ...(q ? { search: q } : {}),
      page,
      page_size: PAGE_SIZE,
    },
  })
}

/** Creates the query for one course: the list filtered by the `course-id` parameter. */
export function courseQuery(id: number) {
  return query('/courses/list/', { query: { 'course-id': [String(id)], page: 1, page_size: 1 } })
}

/** Returns the queries that the server prefetches. */
export function getCoursesQueries(url: URL) {
  const search = parseCourseSearch(url.searchParams)
  return [coursesQuery(search), ...(search.course ? [courseQuery(search.course)] : [])]
}

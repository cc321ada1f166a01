import { query } from '#web/api/query.ts'
import { type CourseSearch, parseCourseSearch } from './search.ts'

export const PAGE_SIZE = 12

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

/** One course by the address's own parameter: the list narrowed to it. */
export function courseQuery(id: number) {
  return query('/courses/list/', { query: { 'course-id': [String(id)], page: 1, page_size: 1 } })
}

/** What the server reads ahead. */
export function getCoursesQueries(url: URL) {
  const search = parseCourseSearch(url.searchParams)
  return [coursesQuery(search), ...(search.course ? [courseQuery(search.course)] : [])]
}

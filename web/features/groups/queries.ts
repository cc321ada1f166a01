import { unwrapData, type Course, type GroupCourse } from '#sdk'
import { type Query, query } from '#web/api/query.ts'
import { offersQuery } from '#web/domain/booking/queries.ts'
import type { InstituteState } from '#web/state/institute.ts'

/** Creates the query for the groups of one course. */
export function offersOfCourseQuery(course: number) {
  return query('/group/courses/list/', { query: { 'course-id': [String(course)], page: 1, page_size: 10 } })
}

/**
 * Creates the query for the courses of the group flow; the new flow asks with `is_group=1`.
 * @see specification section 7, tutor/courses/
 */
export function groupCoursesQuery(institute: {
  readonly institute?: { readonly id: number; readonly is_new_group_class_flow_enabled: boolean } | undefined
}): Query<Course[]> {
  const id = institute.institute?.id ?? 0
  const isNewFlow = institute.institute?.is_new_group_class_flow_enabled === true
  return {
    path: '/tutor/courses/',
    init: { institute: id, isNewFlow },
    load: async ({ api }, signal) => {
      const { data } = await unwrapData(
        api.POST('/tutor/courses/', {
          params: { query: isNewFlow ? { is_group: 1 } : {} },
          body: { institute: id, is_group: true },
          ...(signal ? { signal } : {}),
        }),
      )
      return data.courses
    },
  }
}

/** Returns the queries that the server prefetches. */
export function getGroupsQueries(_: URL, institute: InstituteState) {
  return [groupCoursesQuery(institute), offersQuery]
}

/** A course of the group flow with its group classes. */
export interface GroupChoice {
  course: Course
  /** Empty while none is planned, or when they could not be fetched */
  offers: readonly GroupCourse[]
}

/** Joins courses with their group classes; courses with free seats come first. */
export function buildGroupChoices(courses: readonly Course[], offers: readonly GroupCourse[]): GroupChoice[] {
  return courses
    .filter(({ type }) => type === 'kids')
    .map((course) => ({ course, offers: offers.filter(({ id }) => id === course.id) }))
    .toSorted((a, b) => compareChoices(a) - compareChoices(b))
}

function compareChoices({ offers }: GroupChoice): number {
  return offers.length === 0 ? 2 : offers.every(({ seats_left }) => seats_left === 0) ? 1 : 0
}

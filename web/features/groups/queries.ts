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

/** A course of the group flow with its planned class. */
export interface GroupChoice {
  course: Course
  /** Undefined while no class is planned, or when it could not be fetched */
  offer: GroupCourse | undefined
}

/** Joins courses with their offers; those with free seats come first. */
export function buildGroupChoices(courses: readonly Course[], offers: readonly GroupCourse[]): GroupChoice[] {
  const byCourse = new Map(offers.map((offer) => [offer.id, offer]))
  return courses
    .filter(({ type }) => type === 'kids')
    .map((course) => ({ course, offer: byCourse.get(course.id) }))
    .toSorted((a, b) => compareChoices(a) - compareChoices(b))
}

function compareChoices({ offer }: GroupChoice): number {
  return offer === undefined ? 2 : offer.seats_left === 0 ? 1 : 0
}

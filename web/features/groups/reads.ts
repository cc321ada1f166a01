import { unwrapData, type Course, type GroupCourse } from '#sdk'
import { type Query, query } from '#web/api/query.ts'
import type { InstituteState } from '#web/state/institute.ts'

const MOST = 100

/** Days, ages and seats of what is taught in groups. */
export const offersQuery = query('/group/courses/list/', { query: { page: 1, page_size: MOST } })

/** The courses of the group flow (specification section 7, tutor/courses/); the new flow asks with `is_group=1`. */
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

export function groupsReads(_: URL, institute: InstituteState) {
  return [groupCoursesQuery(institute), offersQuery]
}

/** A course of the group flow, with what is known of its class. */
export interface GroupChoice {
  course: Course
  /** Undefined while no class is planned, or where it could not be read */
  offer: GroupCourse | undefined
}

/** Children's courses first by those that can be joined. */
export function choicesOf(courses: readonly Course[], offers: readonly GroupCourse[]): GroupChoice[] {
  const byCourse = new Map(offers.map((offer) => [offer.id, offer]))
  return courses
    .filter(({ type }) => type === 'kids')
    .map((course) => ({ course, offer: byCourse.get(course.id) }))
    .toSorted((a, b) => rank(a) - rank(b))
}

function rank({ offer }: GroupChoice): number {
  return offer === undefined ? 2 : offer.seats_left === 0 ? 1 : 0
}

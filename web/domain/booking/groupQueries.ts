import { query } from '#web/api/query.ts'

/** Group courses, and those of their group classes that are chosen. */
export interface ChosenGroupClasses {
  readonly courses: readonly number[]
  readonly groups: readonly number[]
}

/** Creates the query for the coming interviews with the tutors of some group classes. */
export function interviewsQuery({ courses, groups }: ChosenGroupClasses) {
  return query('/group/interviews/list/', {
    query: { ...toGroupParameters({ courses, groups }), page: 1, page_size: 40 },
  })
}

/** Builds the parameters of a query about some group classes. */
export function toGroupParameters({ courses, groups }: ChosenGroupClasses) {
  return {
    course_ids: courses.map(String).toSorted(),
    ...(groups.length > 0 && { group_class_ids: groups.map(String).toSorted() }),
  }
}

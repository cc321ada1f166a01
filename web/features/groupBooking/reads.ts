import { unwrapData, type MatrixCheck, type Quote } from '#sdk'
import { type Query, query } from '#web/api/query.ts'
import type { Pair } from '#web/state/groupSelection.ts'

/** Days, ages and seats of what is taught in groups. */
export const offersQuery = query('/group/courses/list/', { query: { page: 1, page_size: 100 } })

export function groupProgramsQuery(courses: readonly number[]) {
  return query('/group/programs/list/', {
    query: { course_ids: courses.map(String).toSorted(), page: 1, page_size: 20 },
  })
}

export function interviewsQuery(courses: readonly number[]) {
  return query('/group/interviews/list/', {
    query: { course_ids: courses.map(String).toSorted(), page: 1, page_size: 40 },
  })
}

/** Which kid may join which course; null while there is no pair to ask about. */
export function checkQuery(pairs: readonly Pair[]): Query<MatrixCheck[]> | null {
  if (pairs.length === 0) return null
  const body = { matrix: pairs.map(({ course_id, user_id }) => ({ course_id, user_id })) }
  return {
    path: '/group/matrix/',
    init: body,
    load: async ({ api }) => (await unwrapData(api.POST('/group/matrix/', { body }))).data,
  }
}

/** The price of seats; null while there is nothing to pay for. */
export function groupQuoteQuery(
  matrix: readonly Pair[],
  program: number | undefined,
  promo: string | undefined,
): Query<Quote> | null {
  if (matrix.length === 0) return null
  const body = {
    matrix: matrix.map(({ course_id, user_id }) => ({ course_id, user_id })),
    program_id: program ?? null,
    promo_code: promo ?? null,
  }
  return {
    path: '/group/reservation/quote/',
    init: body,
    load: async ({ api }) => (await unwrapData(api.POST('/group/reservation/quote/', { body }))).data,
  }
}

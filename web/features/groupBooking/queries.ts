import { unwrapData, type MatrixCheck, type Quote } from '#sdk'
import { type Query, query } from '#web/api/query.ts'
import type { Pair } from '#web/state/groupSelection.ts'

/** Creates the query for the programs of some group courses. */
export function groupProgramsQuery(courses: readonly number[]) {
  return query('/group/programs/list/', {
    query: { course_ids: courses.map(String).toSorted(), page: 1, page_size: 20 },
  })
}

/** Creates the query that checks which kid may join which course; null without pairs. */
export function checkQuery(pairs: readonly Pair[]): Query<MatrixCheck[]> | null {
  if (pairs.length === 0) return null
  const body = { matrix: pairs.map(({ course_id, user_id }) => ({ course_id, user_id })) }
  return {
    path: '/group/matrix/',
    init: body,
    load: async ({ api }) => (await unwrapData(api.POST('/group/matrix/', { body }))).data,
  }
}

/** Creates the price query for seats; null without seats. */
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

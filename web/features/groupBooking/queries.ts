import { unwrapData, type MatrixCheck, type Quote } from '#sdk'
import { type Query, query } from '#web/api/query.ts'
import { type ChosenGroupClasses, toGroupParameters } from '#web/domain/booking/groupQueries.ts'
import type { Pair } from '#web/state/groupSelection.ts'

/** Creates the query for the programs of some group classes, and for their prices. */
export function groupProgramsQuery(chosen: ChosenGroupClasses) {
  return query('/group/programs/list/', {
    query: { ...toGroupParameters(chosen), page: 1, page_size: 20 },
  })
}

/** Copies a matrix out of the store for a call. */
export function toMatrix(pairs: readonly Pair[]): Pair[] {
  return pairs.map(({ course_id, user_id, group_class_id }) => ({ course_id, user_id, group_class_id }))
}

/** Creates the query that checks which kid may join which group class; null without pairs. */
export function checkQuery(pairs: readonly Pair[]): Query<MatrixCheck[]> | null {
  if (pairs.length === 0) return null
  const body = { matrix: toMatrix(pairs) }
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
    matrix: toMatrix(matrix),
    program_id: program ?? null,
    promo_code: promo ?? null,
  }
  return {
    path: '/group/reservation/quote/',
    init: body,
    load: async ({ api }) => (await unwrapData(api.POST('/group/reservation/quote/', { body }))).data,
  }
}

/** Creates the query for the prices of some programs for the same seats, by program; null without seats. */
export function seatsPricesQuery(
  matrix: readonly Pair[],
  programs: readonly number[],
): Query<ReadonlyMap<number, Quote>> | null {
  if (matrix.length === 0) return null
  return {
    path: '/group/reservation/quote/#programs',
    init: { matrix: toMatrix(matrix), programs },
    load: async (clients) => {
      const load = async (id: number) =>
        [id, await groupQuoteQuery(matrix, id, undefined)?.load(clients)] as const
      const quotes = await Promise.all(programs.map(load))
      return new Map(quotes.flatMap(([id, quote]) => (quote ? [[id, quote] as const] : [])))
    },
  }
}

import { ApiError, type Clients } from '#sdk'
import { type Query, serializeKey } from '#web/api/query.ts'
import { isRecord } from '#sdk/isRecord.ts'
import type { Language } from '#sdk/language.ts'

interface LoadedData {
  data: Record<string, unknown>
  /** Keys of the queries of which the API says that what they ask for does not exist */
  unknown: string[]
  /** Whether a page after the last one of a list is asked for */
  isAfterEnd: boolean
}

/** Runs queries in parallel. Failed and late ones are left out; the browser then fetches them itself. */
export async function loadData(
  clients: Clients,
  language: Language,
  queries: readonly Query<unknown>[],
): Promise<LoadedData> {
  const results = await Promise.allSettled(queries.map((query) => query.load(clients)))
  const data = Object.fromEntries(
    results.flatMap((result, index) => {
      const query = queries[index]
      return result.status === 'fulfilled' && query
        ? [[serializeKey(language, query), result.value] as const]
        : []
    }),
  )
  return {
    data,
    unknown: queries.flatMap((query, index) =>
      isUnknown(results[index]) ? [serializeKey(language, query)] : [],
    ),
    isAfterEnd: results.some((result, index) => isEmptyPage(queries[index], result)),
  }
}

function isEmptyPage(query: Query<unknown> | undefined, result: PromiseSettledResult<unknown>): boolean {
  const { query: parameters } = (query?.init ?? {}) as { query?: { page?: number } }
  const rows = result.status === 'fulfilled' && isRecord(result.value) && result.value.data
  return Number(parameters?.page) > 1 && Array.isArray(rows) && rows.length === 0
}

function isUnknown(result: PromiseSettledResult<unknown> | undefined): boolean {
  return result?.status === 'rejected' && result.reason instanceof ApiError && result.reason.status === 404
}

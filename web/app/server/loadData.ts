import { ApiError, type Clients } from '#sdk'
import { type Query, serializeKey } from '#web/api/query.ts'
import type { Language } from '#sdk/language.ts'

interface Loaded {
  data: Record<string, unknown>
  /** Whether the API says that something asked for does not exist */
  hasUnknown: boolean
}

/** Runs queries in parallel. Failed and late ones are left out; the browser then fetches them itself. */
export async function loadData(
  clients: Clients,
  language: Language,
  queries: readonly Query<unknown>[],
): Promise<Loaded> {
  const results = await Promise.allSettled(queries.map((query) => query.load(clients)))
  const data = Object.fromEntries(
    results.flatMap((result, index) => {
      const query = queries[index]
      return result.status === 'fulfilled' && query
        ? [[serializeKey(language, query), result.value] as const]
        : []
    }),
  )
  return { data, hasUnknown: results.some(isUnknown) }
}

function isUnknown(result: PromiseSettledResult<unknown>): boolean {
  return result.status === 'rejected' && result.reason instanceof ApiError && result.reason.status === 404
}

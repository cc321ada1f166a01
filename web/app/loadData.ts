import type { Clients } from '#sdk'
import { type Query, serializeKey } from '#web/api/query.ts'
import type { Language } from '#sdk/language.ts'

/** Runs queries in parallel. Failed and late ones are left out; the browser then fetches them itself. */
export async function loadData(
  clients: Clients,
  language: Language,
  queries: readonly Query<unknown>[],
): Promise<Record<string, unknown>> {
  const results = await Promise.allSettled(queries.map((query) => query.load(clients)))
  return Object.fromEntries(
    results.flatMap((result, index) => {
      const query = queries[index]
      return result.status === 'fulfilled' && query
        ? [[serializeKey(language, query), result.value] as const]
        : []
    }),
  )
}

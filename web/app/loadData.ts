import type { Clients } from '#sdk'
import { type Query, serializeKey } from '#web/api/query.ts'
import type { Language } from '#sdk/language.ts'

/** Runs queries in parallel. Failed and late ones are left out; the browser then fetches them itself. */
export async function loadData(
  clients: Clients,
  language: Language,
  reads: readonly Query<unknown>[],
): Promise<Record<string, unknown>> {
  const answers = await Promise.allSettled(reads.map((read) => read.load(clients)))
  return Object.fromEntries(
    answers.flatMap((answer, index) => {
      const read = reads[index]
      return answer.status === 'fulfilled' && read
        ? [[serializeKey(language, read), answer.value] as const]
        : []
    }),
  )
}

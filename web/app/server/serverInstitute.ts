import { createClients } from '#sdk'
import type { Language } from '#sdk/language.ts'
import { removeDirections } from '#web/api/removeDirections.ts'
import { readConfigs } from '#web/domain/institute/queries.ts'
import { type Configs, emptyConfigs } from '#web/state/institute.ts'

/** Reads public data through the BFF, without HTTP. */
export type ReadPublic = (call: {
  method: 'GET' | 'POST'
  path: string
  body?: unknown
  language: Language | undefined
}) => Promise<{ status: 200 | 404; headers: Record<string, string>; body: string } | undefined>

/** Input from the BFF for reading an institute's configuration. */
export interface InstituteRequest {
  origin: string
  timeZone: string | undefined
  read: ReadPublic
}

/** Fetches the configuration in the user's language, or in the institute's default language. */
export async function readInstitute(
  request: InstituteRequest,
  chosen: Language | undefined,
): Promise<{ configs: Configs; language: Language }> {
  const guess = chosen ?? defaultLanguages.get(request.origin) ?? 'en'
  const configs = await readConfigs(createServerClients(request, guess)).catch(() => undefined)
  if (!configs) return { configs: emptyConfigs, language: guess }
  defaultLanguages.set(request.origin, configs.defaultLanguage)
  if (chosen || configs.defaultLanguage === guess) return { configs, language: guess }
  const again = await readConfigs(createServerClients(request, configs.defaultLanguage)).catch(() => configs)
  return { configs: again, language: configs.defaultLanguage }
}

// The default language by origin, so that the configuration is usually fetched once per page.
const defaultLanguages = new Map<string, Language>()

/** Creates API clients whose calls are answered by the BFF in process, without HTTP. */
export function createServerClients(request: InstituteRequest, language: Language) {
  return createClients({
    cleanJson: removeDirections,
    origin: request.origin,
    language: () => language,
    timeZone: () => request.timeZone ?? 'UTC',
    timeout: Infinity,
    fetch: async (call) => {
      const { pathname, search } = new URL(call.url)
      const body: unknown = call.method === 'POST' ? await call.json() : undefined
      const response = await request.read({
        method: call.method === 'POST' ? 'POST' : 'GET',
        path: pathname.replace(/^\/api/, '') + search,
        ...(body === undefined ? {} : { body }),
        language,
      })
      return response
        ? new Response(response.body, { status: response.status, headers: response.headers })
        : new Response(null, { status: 504 })
    },
  })
}

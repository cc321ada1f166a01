import type { Clients } from '#sdk'
import { query } from '#web/api/query.ts'
import type { Language } from '#sdk/language.ts'
import { type Configs, emptyConfigs } from '#web/state/institute.ts'

/** Filters of the tutor list; the footer's columns use them too. */
export const filtersQuery = query('/tutor/filters/')

/** The terms and the privacy policy of the institute. */
export const termsQuery = query('/institutes/terms/')

/** The current version of the web app. */
export const versionQuery = query('/institutes/version/')

/**
 * Fetches the institute's configuration in the client's language.
 * @throws ApiError
 */
export async function readConfigs({ api }: Clients): Promise<Configs> {
  const { data, response } = await api.POST('/institutes/configs/', { body: {} })
  if (!data || !('configurations' in data)) return emptyConfigs
  const header = response.headers.get('institute-default-language')
  return {
    configurations: data.configurations,
    institute: data.institute,
    defaultLanguage: parseLanguage(header),
  }
}

function parseLanguage(text: string | null): Language {
  return text === 'ar' ? 'ar' : 'en'
}

import { createClients } from '#sdk'
import { readConfigs } from '#web/domain/institute/queries.ts'
import type { Language } from '#sdk/language.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { readStored } from '#web/state/storage.ts'
import { globalStyles, typeFaces } from '#web/theme/fonts.ts'
import { getBrowserZone } from '#web/time/viewer.ts'
import type { InitialData } from './initialData.ts'

function createLoaderClients(language: Language) {
  return createClients({ language: () => language, timeZone: getBrowserZone })
}

/** Loads what the server would have embedded, for a page that it did not render (development). */
export async function loadInitialData(): Promise<InitialData> {
  const requested = new URLSearchParams(location.search).get('lang') ?? readStored('preferred-lang')
  const chosen = requested === 'en' || requested === 'ar' ? requested : undefined
  const [session, first] = await Promise.all([
    createLoaderClients('en')
      .bff.GET('/session')
      .catch(() => undefined),
    readConfigs(createLoaderClients(chosen ?? 'en')).catch(() => emptyConfigs),
  ])
  const language = chosen ?? first.defaultLanguage
  const configs =
    language === (chosen ?? 'en')
      ? first
      : await readConfigs(createLoaderClients(language)).catch(() => first)
  prepareDocument(language)
  const isMainHost = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  return {
    user: session?.data?.authenticated ? session.data.user : null,
    institute: { ...configs, isMainHost, social: {}, scripts: [] },
    preferences: { language, timeZone: getBrowserZone() },
    data: {},
    hydration: { loaderData: {}, errors: null },
    now: Date.now(),
    isLanguagePinned: false,
  }
}

function prepareDocument(language: Language) {
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  const style = document.createElement('style')
  style.textContent = typeFaces + globalStyles
  document.head.append(style)
}

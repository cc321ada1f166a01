import { createLazyClients } from '#web/api/lazyClients.ts'
import { removeDirections } from '#web/api/removeDirections.ts'
import { readConfigs } from '#web/domain/institute/queries.ts'
import { loadTexts, getLoadedAreas } from '#web/i18n/catalog.ts'
import type { Language } from '#sdk/language.ts'
import { setConfigs } from '#web/state/institute.ts'
import { getDirection } from '#web/state/preferences.ts'
import { setPageCookie, writeStored } from '#web/state/storage.ts'
import type { Stores } from '#web/state/stores.ts'
import { prepareTheme } from '#web/theme/knownThemes.ts'
import { loadZoneNames } from '#web/time/zoneNames.ts'

/**
 * Changes the language in place; forms stay mounted and keep their values. Texts are loaded first so that nothing
 * suspends; then the configuration is fetched in the new language.
 * @see specification section 7
 */
export async function switchLanguage(stores: Stores, language: Language) {
  const clients = createLazyClients({
    cleanJson: removeDirections,
    language: () => language,
    timeZone: () => stores.preferences.timeZone,
  })
  const [, , configs] = await Promise.all([
    loadTexts(language, getLoadedAreas()),
    loadZoneNames(language, {
      timeZone: stores.preferences.timeZone,
      isSignedIn: Boolean(stores.session.user),
    }),
    readConfigs(clients).catch(() => undefined),
  ])
  const { configurations } = configs ?? stores.institute
  await prepareTheme(configurations.colors?.config_value ?? {}, language)
  stores.preferences.language = language
  if (configs) setConfigs(stores.institute, configs)
  document.documentElement.lang = language
  document.documentElement.dir = getDirection(language)
  setPageCookie('preferred-lang', language)
  writeStored('preferred-lang', language)
  writeStored('lang', language)
  if (configs) {
    writeStored('configs', JSON.stringify(configs.configurations))
    writeStored('institute_configs', JSON.stringify(configs.institute ?? null))
  }
}

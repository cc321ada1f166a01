import { createClientsIn } from '#web/api/createClientsIn.ts'
import { readConfigs } from '#web/domain/institute/queries.ts'
import { readOwnName } from '#web/domain/session/readOwnName.ts'
import { loadTexts, getLoadedAreas } from '#web/i18n/catalog.ts'
import type { Language } from '#sdk/language.ts'
import { setConfigs } from '#web/state/institute.ts'
import { getDirection } from '#web/state/preferences.ts'
import { updateUser } from '#web/state/session.ts'
import { setPageCookie, writeStored } from '#web/storage/storage.ts'
import type { Stores } from '#web/state/stores.ts'
import { prepareTheme } from '#web/theme/knownThemes.ts'
import { loadZoneNames } from '#web/time/zoneNames.ts'
import { storeConfigs } from './storeConfigs.ts'

/**
 * Changes the language in place; forms stay mounted and keep their values. Texts are loaded first so that nothing
 * suspends; with them the configuration and the person's own name are fetched in the new language.
 * @see specification section 7
 */
export async function switchLanguage(stores: Stores, language: Language) {
  const clients = createClientsIn(language, stores.preferences.timeZone)
  const [configs, name] = await Promise.all([
    readConfigs(clients).catch(() => undefined),
    stores.session.user ? readOwnName(clients) : undefined,
    loadTexts(language, getLoadedAreas()),
    loadZoneNames(language, {
      timeZone: stores.preferences.timeZone,
      isSignedIn: Boolean(stores.session.user),
    }),
  ])
  const { configurations } = configs ?? stores.institute
  await prepareTheme(configurations.colors?.config_value ?? {}, language)
  stores.preferences.language = language
  if (configs) setConfigs(stores.institute, configs)
  if (name) updateUser(stores.session, name)
  document.documentElement.lang = language
  document.documentElement.dir = getDirection(language)
  setPageCookie('preferred-lang', language)
  writeStored('preferred-lang', language)
  writeStored('lang', language)
  if (configs) storeConfigs(stores.institute)
}

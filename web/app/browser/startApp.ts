import type { Clients } from '#sdk'
import { listenToOtherTabs } from '#web/domain/session/otherTabs.ts'
import { openLogin, openStoredAlert, readLoginRequest } from '#web/state/dialogs.ts'
import { persistFavourites } from '#web/state/favourites.ts'
import { persistKidsSelection } from '#web/state/kidsSelection.ts'
import { persistZone } from '#web/state/preferences.ts'
import { writeStored } from '#web/storage/storage.ts'
import type { Stores } from '#web/state/stores.ts'
import { runWhenIdle } from '#web/ui/runWhenIdle.ts'
import type { InitialData } from '../initialData.ts'
import { followOffline } from './followOffline.ts'
import { startPart } from './startPart.ts'

declare global {
  interface Window {
    /** The browser's offer to install the app, where it came before the app; the document prevents all of them */
    earlyInstall?: Event
  }
}

/** Initializes the app after hydration: time zone, stored configuration, version check, other tabs. */
export function startApp(stores: Stores, clients: Clients, initialData: InitialData) {
  if (document.documentElement.dataset.started !== undefined) return
  persistZone(stores.preferences)
  persistFavourites(stores.favourites)
  persistKidsSelection(stores.kidsSelection)
  storeConfigs(stores, initialData)
  openStoredAlert(stores.dialogs)
  // Where the server renders, the page came with the dialog open, and the visitor may have closed it since
  const login = readLoginRequest(new URLSearchParams(location.search))
  if (login && !initialData.login && !stores.session.user) openLogin(stores.dialogs, login)
  // The server has sent a signed-in person here from the link of a verification e-mail
  if (location.hash.startsWith('#verify='))
    startPart(import('./confirmEmail.ts'), ({ confirmEmail }) => confirmEmail(stores, clients))
  listenToOtherTabs(stores)
  // Most institutes have none
  if (stores.institute.scripts.length > 0)
    startPart(import('./tenantScripts.ts'), ({ loadTenantScripts }) => loadTenantScripts(stores))
  followOffline()
  addEventListener('keydown', startRestoringFocus, { once: true })
  document.documentElement.dataset.started = ''
  runWhenIdle(() => startPart(import('./startLater.ts'), ({ startLater }) => startLater(stores, clients)))
  const startInstall = (event: Event) =>
    startPart(import('./install.ts'), ({ offerInstall }) => offerInstall(stores, event))
  addEventListener('beforeinstallprompt', startInstall)
  if (window.earlyInstall) startInstall(window.earlyInstall)
}

/**
 * Stores the configuration under the keys of the specification.
 * @see specification section 7
 */
export function storeConfigs(
  { institute, preferences }: Stores,
  { isLanguagePinned }: Pick<InitialData, 'isLanguagePinned'>,
) {
  writeStored('configs', JSON.stringify(institute.configurations))
  writeStored('institute_configs', JSON.stringify(institute.institute ?? null))
  if (!isLanguagePinned) writeStored('lang', preferences.language)
}

function startRestoringFocus() {
  startPart(import('./restoreFocus.ts'), ({ restoreFocus }) => restoreFocus())
}

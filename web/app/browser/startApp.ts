import type { Clients } from '#sdk'
import { versionQuery } from '#web/domain/institute/queries.ts'
import { listenToOtherTabs } from '#web/domain/session/otherTabs.ts'
import { openLogin, openStoredAlert, readLoginRequest } from '#web/state/dialogs.ts'
import { persistFavourites } from '#web/state/favourites.ts'
import { persistKidsSelection } from '#web/state/persistKidsSelection.ts'
import { persistHistory, showStoredNotification } from '#web/state/notifications.ts'
import { readSavedZone } from '#web/state/preferences.ts'
import { readStored, setPageCookie, writeStored } from '#web/state/storage.ts'
import type { Stores } from '#web/state/stores.ts'
import { getBrowserZone } from '#web/time/viewer.ts'
import type { InitialData } from '../initialData.ts'
import { loadToasts } from '../layouts/notifications/ToastsHost.tsx'
import { followOffline } from './followOffline.ts'
import { prefetchPages } from './prefetchPages.ts'

declare global {
  interface Window {
    /** The browser's offer to install the app, where it came before the app; the document prevents all of them */
    earlyInstall?: Event
  }
}

const FIVE_MINUTES = 300_000

/** Initializes the app after hydration: time zone, stored configuration, version check, other tabs. */
export function startApp(stores: Stores, clients: Clients, initialData: InitialData) {
  if (document.documentElement.dataset.started !== undefined) return
  const zone = readSavedZone() ?? getBrowserZone()
  setPageCookie('tz', zone)
  stores.preferences.timeZone = zone
  persistFavourites(stores.favourites)
  persistKidsSelection(stores.kidsSelection)
  storeConfigs(stores, initialData)
  openStoredAlert(stores.dialogs)
  persistHistory(stores.notifications)
  showStoredNotification(stores.notifications)
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
  prefetchPages()
  followOffline()
  addEventListener('keydown', startRestoringFocus, { once: true })
  document.documentElement.dataset.started = ''
  startWhenIdle(stores, clients)
  const startInstall = (event: Event) =>
    startPart(import('./install.ts'), ({ offerInstall }) => offerInstall(stores, event))
  addEventListener('beforeinstallprompt', startInstall)
  if (window.earlyInstall) startInstall(window.earlyInstall)
  recheckVersion(clients)
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

/**
 * Reloads when the app version has changed. The new version is stored before the reload, which prevents a reload
 * loop.
 * See docs/decisions.md#version-reload.
 */
async function checkVersion(clients: Clients) {
  const response = await versionQuery.load(clients).catch(() => undefined)
  const version = response?.data.web_app_version
  const known = readStored('web_app_version')
  if (!version || version === known) return
  writeStored('web_app_version', version)
  if (known !== undefined && readStored('web_app_version') === version) location.reload()
}

/** Checks the version again when the tab becomes visible after five minutes. */
function recheckVersion(clients: Clients) {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < FIVE_MINUTES) return
    last = Date.now()
    void checkVersion(clients)
  })
}

function startWhenIdle(stores: Stores, clients: Clients) {
  runWhenIdle(() => void checkVersion(clients))
  runWhenIdle(() => startPart(import('./reports.ts'), ({ startReports }) => startReports()))
  runWhenIdle(() => startPart(loadToasts(), () => undefined))
  if (import.meta.env.PROD)
    runWhenIdle(() => startPart(import('./offline.ts'), ({ startOffline }) => startOffline(stores)))
  runWhenIdle(() =>
    startPart(import('./reminders.ts'), ({ startReminders }) => startReminders(stores, clients)),
  )
}

function startRestoringFocus() {
  startPart(import('./restoreFocus.ts'), ({ restoreFocus }) => restoreFocus())
}

/** Starts a part that the page works without; without a connection it is left out. */
function startPart<Part>(loading: Promise<Part>, start: (part: Part) => unknown) {
  void loading.then(start, () => undefined)
}

function runWhenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 1000)
}

import type { Clients } from '#sdk'
import { versionQuery } from '#web/domain/institute/queries.ts'
import { openLogin, openStoredAlert, readLoginRequest } from '#web/state/dialogs.ts'
import { restoreHistory, showStoredNotification } from '#web/state/notifications.ts'
import { readSavedZone } from '#web/state/preferences.ts'
import { persistFavourites } from '#web/state/favourites.ts'
import { persistKidsSelection } from '#web/state/kidsSelection.ts'
import { readStored, setPageCookie, writeStored } from '#web/state/storage.ts'
import type { Stores } from '#web/state/stores.ts'
import { getBrowserZone } from '#web/time/viewer.ts'
import type { InitialData } from './initialData.ts'
import { prefetchPages } from './prefetchPages.ts'
import { listenToOtherTabs } from '#web/domain/session/otherTabs.ts'

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
  restoreHistory(stores.notifications)
  showStoredNotification(stores.notifications)
  // Where the server renders, the page came with the dialog open, and the visitor may have closed it since
  const login = readLoginRequest(new URLSearchParams(location.search))
  if (login && !initialData.login && !stores.session.user) openLogin(stores.dialogs, login)
  listenToOtherTabs(stores)
  if (stores.institute.scripts.length > 0) void startTenantScripts(stores)
  prefetchPages()
  addEventListener('keydown', startRestoringFocus, { once: true })
  document.documentElement.dataset.started = ''
  runWhenIdle(() => void checkVersion(clients))
  runWhenIdle(() => void startReporting())
  if (import.meta.env.PROD) runWhenIdle(() => void keepPages(stores))
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    void import('./install.ts').then(({ offerInstall }) => offerInstall(stores, event))
  })
  if ('Notification' in window && stores.session.user)
    runWhenIdle(
      () => void import('./reminders.ts').then(({ startReminders }) => startReminders(stores, clients)),
    )
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

async function startReporting() {
  const loaded = await import('./reports.ts').catch(() => undefined)
  loaded?.startReports()
}

/** A browser that denies service workers works online only. */
async function keepPages(stores: Stores) {
  await import('./offline.ts').then(({ startOffline }) => startOffline(stores)).catch(() => undefined)
}

/** Most institutes have none. */
async function startTenantScripts(stores: Stores) {
  const loaded = await import('./tenantScripts.ts').catch(() => undefined)
  loaded?.loadTenantScripts(stores)
}

function startRestoringFocus() {
  import('./restoreFocus.ts').then(({ restoreFocus }) => restoreFocus()).catch(() => undefined)
}

function runWhenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 1000)
}

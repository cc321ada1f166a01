import type { Clients } from '#sdk'
import { toLanguage } from '#sdk/language.ts'
import { versionQuery } from '#web/domain/institute/queries.ts'
import { persistHistory, showStoredNotification } from '#web/state/notifications.ts'
import { applyTheme, readThemeChoice } from '#web/theme/themeChoice.ts'
import { readStored, setPageCookie, writeStored } from '#web/storage/storage.ts'
import type { Stores } from '#web/state/stores.ts'
import { runWhenIdle } from '#web/ui/runWhenIdle.ts'
import type { InitialData } from '../initialData.ts'
import { loadToasts } from '../layouts/notifications/ToastsHost.tsx'
import { prefetchPages } from './prefetchPages.ts'
import { startPart } from './startPart.ts'
import { storeConfigs } from './storeConfigs.ts'

/** Buttons that were pressed and selects that were changed, once each: a second press meant the first. */
export type EarlyPresses = Map<HTMLButtonElement | HTMLSelectElement, string>

declare global {
  interface Window {
    /** Filled by the document until the app listens */
    earlyPresses?: EarlyPresses
    /** The browser's offer to install the app, where it came before the app; the document prevents all of them */
    earlyInstall?: Event
  }
}

const FIVE_MINUTES = 300_000

/**
 * Starts what a page has no need of before it is first used: presses of before the start, stored configuration,
 * toasts, pages ahead, version check, reports, reminders, the hint to install the app.
 */
export function startDeferred(
  stores: Stores,
  clients: Clients,
  { isLanguagePinned }: InitialData,
  presses: EarlyPresses = window.earlyPresses ?? new Map(),
) {
  // Kept here though the server takes it for a first visit, after whose first paint alone the storage is read
  applyTheme(readThemeChoice())
  showLater()
  repeatPresses(presses)
  storeConfigs(stores.institute)
  if (!isLanguagePinned) {
    writeStored('lang', stores.preferences.language)
    restoreLanguage(stores)
  }
  persistHistory(stores.notifications)
  showStoredNotification(stores.notifications)
  prefetchPages()
  void checkVersion(clients)
  recheckVersion(clients)
  startPart(import('./reports.ts'), ({ startReports }) => startReports())
  startPart(loadToasts(), () => undefined)
  if (import.meta.env.PROD) startPart(import('./offline.ts'), ({ startOffline }) => startOffline(stores))
  const startInstall = (event: Event) =>
    startPart(import('./install.ts'), ({ offerInstall }) => offerInstall(stores, event))
  addEventListener('beforeinstallprompt', startInstall)
  if (window.earlyInstall) startInstall(window.earlyInstall)
  startPart(import('./reminders.ts'), ({ startReminders }) => startReminders(stores, clients))
}

/** An app that starts later than this has a slow phone or line. Milliseconds since the navigation. */
const SLOW_START_MS = 1500

/** How long a slow phone lays out only what the visitor comes near to, after the app is idle. */
const NEAR_ONLY_MS = 4000

/**
 * Lays out what the first document has below the fold. A slow phone does so part by part, when the visitor comes near and
 * some seconds later, but as a whole with the first key or press: End and the scroll bar lead to the real end, and Back
 * finds its place.
 */
export function showLater(now = performance.now(), wait = NEAR_ONLY_MS) {
  if (now <= SLOW_START_MS) return showAll()
  for (const type of ['keydown', 'mousedown']) addEventListener(type, showAll, { once: true, capture: true })
  setTimeout(showNext, wait)
}

/** Lays out one part in each idle period and frame: together they would be one long task. */
function showNext() {
  runWhenIdle(() => {
    const part = document.querySelector('html:not([data-near]) [data-later]')
    if (!part) return showAll()
    part.removeAttribute('data-later')
    requestAnimationFrame(showNext)
  })
}

function showAll() {
  document.documentElement.dataset.near = ''
}

/** Presses again what was pressed before the app listened. */
function repeatPresses(presses: EarlyPresses) {
  for (const [control, value] of presses) {
    if (control instanceof HTMLSelectElement) {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else control.click()
  }
}

/**
 * Takes the preferred language from the browser's storage where its cookie is gone, and sets the cookie again.
 * See docs/decisions.md#language-order.
 */
export function restoreLanguage(stores: Stores) {
  const preferred = toLanguage(readStored('preferred-lang'))
  if (!preferred || /(^|; )preferred-lang=/.test(document.cookie)) return
  if (preferred === stores.preferences.language) setPageCookie('preferred-lang', preferred)
  else startPart(import('./switchLanguage.ts'), ({ switchLanguage }) => switchLanguage(stores, preferred))
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
    if (document.hidden || Date.now() - last < FIVE_MINUTES) return
    last = Date.now()
    void checkVersion(clients)
  })
}

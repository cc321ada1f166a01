import type { Clients } from '#sdk'
import { versionQuery } from '#web/domain/institute/reads.ts'
import { openAskedLogin, openKeptAlert } from '#web/state/dialogs.ts'
import { tellKept } from '#web/state/notifications.ts'
import { chosenZone } from '#web/state/preferences.ts'
import { keepFavourites } from '#web/state/favourites.ts'
import { keepKidsSelection } from '#web/state/kidsSelection.ts'
import { readStored, setPageCookie, store } from '#web/state/storage.ts'
import type { Stores } from '#web/state/stores.ts'
import { browserZone } from '#web/time/viewer.ts'
import type { Boot } from './boot.ts'
import { loadPagesAhead } from './loadAhead.ts'
import { listenToOtherTabs } from '#web/domain/session/tabs.ts'

const FIVE_MINUTES = 300_000

/** What a page does once when it has started: zone, stored configuration, version, other tabs. */
export function startVisit(stores: Stores, clients: Clients, boot: Boot) {
  if (document.documentElement.dataset.started !== undefined) return
  const zone = chosenZone() ?? browserZone()
  setPageCookie('tz', zone)
  stores.preferences.timeZone = zone
  keepFavourites(stores.favourites)
  keepKidsSelection(stores.kidsSelection)
  remember(stores, boot)
  openKeptAlert(stores.dialogs)
  tellKept(stores.notifications)
  if (!stores.session.user) openAskedLogin(stores.dialogs, new URLSearchParams(location.search))
  listenToOtherTabs(stores)
  loadPagesAhead()
  addEventListener('keydown', keepFocusFromNowOn, { once: true })
  document.documentElement.dataset.started = ''
  whenIdle(() => void checkVersion(clients))
  recheckVersion(clients)
}

/** Keeps the configuration under the specification's names (section 7). */
export function remember(
  { institute, preferences }: Stores,
  { isLanguagePinned }: Pick<Boot, 'isLanguagePinned'>,
) {
  store('configs', JSON.stringify(institute.configurations))
  store('institute_configs', JSON.stringify(institute.institute ?? null))
  if (!isLanguagePinned) store('lang', preferences.language)
}

/** A version other than the stored one is stored first and then loaded, so that it cannot loop (ruling 9). */
async function checkVersion(clients: Clients) {
  const answer = await versionQuery.load(clients).catch(() => undefined)
  const version = answer?.data.web_app_version
  const known = readStored('web_app_version')
  if (!version || version === known) return
  store('web_app_version', version)
  if (known !== undefined && readStored('web_app_version') === version) location.reload()
}

/** A tab that comes back after a while asks again. */
function recheckVersion(clients: Clients) {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < FIVE_MINUTES) return
    last = Date.now()
    void checkVersion(clients)
  })
}

function keepFocusFromNowOn() {
  import('./keepFocus.ts').then(({ keepFocus }) => keepFocus()).catch(() => undefined)
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4000 })
  else setTimeout(work, 1000)
}

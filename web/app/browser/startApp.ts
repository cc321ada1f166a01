import type { Clients } from '#sdk'
import { listenToOtherTabs } from '#web/domain/session/otherTabs.ts'
import { openLogin, openStoredAlert, readLoginRequest } from '#web/state/dialogs.ts'
import { persistFavourites } from '#web/state/favourites.ts'
import { persistKidsSelection } from '#web/state/kidsSelection.ts'
import { persistZone } from '#web/state/preferences.ts'
import type { Stores } from '#web/state/stores.ts'
import { runWhenIdle } from '#web/ui/runWhenIdle.ts'
import type { InitialData } from '../initialData.ts'
import { followOffline } from './followOffline.ts'
import { startPart } from './startPart.ts'

/** Initializes the app after hydration: time zone, selections, what is stored, other tabs. */
export function startApp(stores: Stores, clients: Clients, initialData: InitialData) {
  if (document.documentElement.dataset.started !== undefined) return
  persistZone(stores.preferences)
  persistFavourites(stores.favourites)
  persistKidsSelection(stores.kidsSelection)
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
  addEventListener(
    'keydown',
    () => startPart(import('./restoreFocus.ts'), ({ restoreFocus }) => restoreFocus()),
    { once: true },
  )
  document.documentElement.dataset.started = ''
  const start = () =>
    startPart(import('./startDeferred.ts'), ({ startDeferred }) =>
      startDeferred(stores, clients, initialData),
    )
  if (window.earlyPresses?.size) start()
  else runWhenIdle(start)
}

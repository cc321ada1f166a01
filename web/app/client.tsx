import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createLazyClients } from '#web/api/lazyClients.ts'
import { removeDirections } from '#web/api/removeDirections.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { createBrowserEntries } from '#web/navigation/historyEntries.ts'
import { createNavigator } from '#web/navigation/navigator.ts'
import { NavigatorRouter } from '#web/navigation/NavigatorRouter.tsx'
import { openLogin } from '#web/state/dialogs.ts'
import { markSessionEnded } from '#web/state/session.ts'
import { createStores, type Stores } from '#web/state/stores.ts'
import { getKnownTheme, prepareTheme } from '#web/theme/knownThemes.ts'
import { createRenderer } from '#web/theme/renderer.ts'
import { setClock } from '#web/time/viewer.ts'
import { loadZoneNames } from '#web/time/zoneNames.ts'
import { App } from './App.tsx'
import { startApp } from './browser/startApp.ts'
import { StartContext } from './browser/Started.tsx'
import { LoginPart } from './layouts/dialogs/LoginPart.tsx'
import { Pages } from './routing/Pages.tsx'
import { preparePage } from './routing/preparePage.ts'

// Kept when this module runs again: in development an edit of a list or a text reloads it
const kept: { stores?: Stores; root?: Root } = import.meta.hot?.data ?? {}
const { initialData } = window
const stores = (kept.stores ??= createStores(initialData))
// Before the first render: effects of the page run before those of `Started` and would otherwise use the device's
// clock
setClock(stores.clock)
const clients = createLazyClients({
  cleanJson: removeDirections,
  language: () => stores.preferences.language,
  timeZone: () => stores.preferences.timeZone,
  onFailure: (error) => {
    if (error.code === 'session_expired') endSession(stores)
  },
})

async function loadTextAreas(areas: readonly string[]) {
  const { language, timeZone } = stores.preferences
  const isSignedIn = Boolean(stores.session.user)
  await Promise.all([loadTexts(language, areas), loadZoneNames(language, { timeZone, isSignedIn })])
}

const sources = { stores, loadTexts: loadTextAreas }
const login = initialData.login ? ['auth'] : []
await Promise.all([
  loadTextAreas(['shell', ...login]),
  initialData.login && LoginPart.load(),
  prepareTheme(stores.institute.configurations.colors?.config_value ?? {}, stores.preferences.language),
  // The server has followed the page's guard already
  preparePage(location, sources),
  // Styles of parts that the server did not render; without them the page stays as the server rendered it
  window.loadStyles?.(),
])

const navigator = createNavigator(
  createBrowserEntries(),
  (to) => preparePage(to, sources),
  () => stores.preferences.language,
)
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
// From here on the app listens
Object.assign(window, { onclick: null, onkeydown: null })
const renderer = createRenderer(document, nonce)
const app = (
  <StrictMode>
    <App
      renderer={renderer}
      stores={stores}
      clients={clients}
      data={initialData.data}
      missing={initialData.missing}
      getTheme={getKnownTheme}
    >
      <StartContext value={() => startApp(stores, clients, initialData)}>
        <NavigatorRouter navigator={navigator}>
          <Pages />
        </NavigatorRouter>
      </StartContext>
    </App>
  </StrictMode>
)

const root = document.getElementById('root')
// A page shows its error in place, so the browser does not report it
const options = { onCaughtError: reportCaught }
if (kept.root) kept.root.render(app)
// A transition is interruptible: without it one task of a slow phone takes half a second
else if (root?.hasChildNodes()) startTransition(() => void (kept.root = hydrateRoot(root, app, options)))
else if (root) {
  kept.root = createRoot(root, options)
  kept.root.render(app)
}
import.meta.hot?.accept()
import.meta.hot?.dispose(() => navigator.dispose())

function reportCaught(error: unknown) {
  console.error(error)
  import('./browser/reports.ts').then(({ reportError }) => reportError(error)).catch(() => undefined)
}

/** Keeps the page and opens the login dialog over it. */
function endSession({ session, dialogs }: Stores) {
  const { login: after } = dialogs
  // In place of the form of a kid
  if (!session.user || (after && !after.isKidOnly)) return
  markSessionEnded(session)
  openLogin(dialogs, { tab: 'login', role: session.user.category, after })
}

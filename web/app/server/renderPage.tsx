import { renderToStyleElements } from '@fluentui/react-components'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { matchPath, type Navigator, Router } from 'react-router-dom'
import type { Clients } from '#sdk'
import { keepLanguage } from '#web/navigation/keepLanguage.ts'
import { paths } from '#web/paths.ts'
import { getDirection } from '#web/state/preferences.ts'
import type { Person } from '#web/state/session.ts'
import type { Stores } from '#web/state/stores.ts'
import { createRenderer } from '#web/theme/renderer.ts'
import { getThemeVariables } from '#web/theme/theme.ts'
import { FORM_TOKEN } from '#web/ui/ServerForm.tsx'
import { App } from '../App.tsx'
import { Pages } from '../routing/Pages.tsx'
import { preparePage } from '../routing/preparePage.ts'
import { compactStyles } from './compactStyles.ts'

interface PageParts {
  url: URL
  stores: Stores
  clients: Clients
  data: Record<string, unknown>
  missing: readonly string[]
  nonce: string
  /** Of the visitor, for forms that are sent without script */
  formToken: string
  /** Name of the route, by which style renderers are shared */
  key: string
}

type Page = { location: string } | { html: string; styles: string }

/** Renders a page to HTML, or returns where its guard redirects. */
export async function renderPage({
  url,
  stores,
  clients,
  data,
  missing,
  nonce,
  formToken,
  key,
}: PageParts): Promise<Page> {
  // Texts are loaded before
  const location =
    findVerifyForward(url.pathname, stores.session.user) ??
    (await preparePage(url, { stores, loadTexts: async () => undefined }))
  if (location !== undefined) return { location }

  const renderer = getRenderer(`${key} ${getDirection(stores.preferences.language)}`)
  const html = renderToString(
    <App
      renderer={renderer}
      stores={stores}
      clients={clients}
      data={data}
      missing={missing}
      getTheme={getThemeVariables}
    >
      <Router
        static
        location={{ pathname: url.pathname, search: url.search }}
        navigator={createStaticNavigator(url.search, stores.preferences.language)}
      >
        <Pages />
      </Router>
    </App>,
  )
  const styles = renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>)
  // Development compares the attributes of both sides
  const compact = import.meta.env.PROD ? compactStyles(html, styles) : { html, styles }
  return {
    html: compact.html.replaceAll(NONCE, nonce).replaceAll(FORM_TOKEN, formToken),
    styles: compact.styles.replaceAll(NONCE, nonce),
  }
}

/** Creates a navigator that builds the URLs of links, and never navigates. */
function createStaticNavigator(search: string, language: string): Navigator {
  return {
    createHref: (to) => keepLanguage(to, search, language),
    push: refuseToNavigate,
    replace: refuseToNavigate,
    go: refuseToNavigate,
  }
}

function refuseToNavigate(): never {
  throw new Error('A page that is rendered on the server navigates nowhere')
}

/**
 * Where the link of a verification e-mail leads a signed-in person: home, as every page for guests does. The fragment
 * keeps the token, which no server logs; `web/app/browser/confirmEmail.ts` confirms the address with it. Such a link is
 * opened from outside of the app, so only the server needs it.
 */
function findVerifyForward(pathname: string, user: Person | null): string | undefined {
  const token = matchPath({ path: `${paths.verifyEmail}/:id` }, pathname)?.params.id
  return user && token ? `${paths.home}#verify=${encodeURIComponent(token)}` : undefined
}

// Griffel copies the attributes when a sheet is created, so this placeholder is replaced by each response's nonce.
const NONCE = 'nonce-of-this-answer'

// A renderer per request would leak, because makeStyles keeps an entry per renderer. Sharing one per route and
// direction is safe because renderToString never yields.
const renderers = new Map<string, ReturnType<typeof createRenderer>>()

function getRenderer(key: string) {
  const known = renderers.get(key)
  if (known) return known
  const renderer = createRenderer(undefined, NONCE)
  renderers.set(key, renderer)
  return renderer
}

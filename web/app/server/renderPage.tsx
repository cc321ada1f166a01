import { renderToStyleElements } from '@fluentui/react-components'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom'
import type { Clients } from '#sdk'
import { getDirection } from '#web/state/preferences.ts'
import type { Stores } from '#web/state/stores.ts'
import { createRenderer } from '#web/theme/renderer.ts'
import { getThemeVariables } from '#web/theme/theme.ts'
import { FORM_TOKEN } from '#web/ui/ServerForm.tsx'
import { App } from '../App.tsx'
import type { InitialData } from '../initialData.ts'
import { createRoutes } from '../routing/router.tsx'
import { compactStyles } from './compactStyles.ts'

interface PageParts {
  url: URL
  stores: Stores
  clients: Clients
  data: Record<string, unknown>
  nonce: string
  /** Of the visitor, for forms that are sent without script */
  formToken: string
  /** Name of the route, by which style renderers are shared */
  key: string
}

type Page = { location: string } | { html: string; styles: string; hydration: InitialData['hydration'] }

/** Renders a page to HTML, or returns where its guard redirects. */
export async function renderPage({
  url,
  stores,
  clients,
  data,
  nonce,
  formToken,
  key,
}: PageParts): Promise<Page> {
  const context = await handler.query(new Request(url), { requestContext: stores })
  if (context instanceof Response) return { location: context.headers.get('location') ?? '/' }

  const renderer = getRenderer(`${key} ${getDirection(stores.preferences.language)}`)
  const html = renderToString(
    <App renderer={renderer} stores={stores} clients={clients} data={data} getTheme={getThemeVariables}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
  const styles = renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>)
  // Development compares the attributes of both sides
  const compact = import.meta.env.PROD ? compactStyles(html, styles) : { html, styles }
  return {
    html: compact.html.replaceAll(NONCE, nonce).replaceAll(FORM_TOKEN, formToken),
    styles: compact.styles.replaceAll(NONCE, nonce),
    hydration: { loaderData: context.loaderData, errors: context.errors },
  }
}

// Shared by all requests: ranking routes and loading page chunks does not depend on the user; texts are loaded before
const handler = createStaticHandler(createRoutes({ getStores: toStores, loadTexts: async () => undefined }))

/** Only `renderPage` creates request contexts, and it passes the stores. */
function toStores(context: unknown): Stores {
  return context as Stores
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

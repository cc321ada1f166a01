import { renderToStyleElements } from '@fluentui/react-components'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom'
import type { Clients } from '#sdk'
import { getDirection } from '#web/state/preferences.ts'
import type { Stores } from '#web/state/stores.ts'
import { createRenderer } from '#web/theme/renderer.ts'
import { App } from './App.tsx'
import type { InitialData } from './initialData.ts'
import { createRoutes } from './router.tsx'

interface PageParts {
  url: URL
  stores: Stores
  clients: Clients
  data: Record<string, unknown>
  nonce: string
  /** The address it belongs to, by which style renderers are shared */
  key: string
}

type Page = { location: string } | { html: string; styles: string; hydration: InitialData['hydration'] }

/** Renders one page, or says where its guard sends the visitor. */
export async function renderPage({ url, stores, clients, data, nonce, key }: PageParts): Promise<Page> {
  const context = await handler.query(new Request(url), { requestContext: stores })
  if (context instanceof Response) return { location: context.headers.get('location') ?? '/' }

  const renderer = getRenderer(`${key} ${getDirection(stores.preferences.language)}`)
  const html = renderToString(
    <App renderer={renderer} stores={stores} clients={clients} data={data}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  )
  const styles = renderToStaticMarkup(<>{renderToStyleElements(renderer)}</>)
  return {
    html: html.replaceAll(NONCE, nonce),
    styles: styles.replaceAll(NONCE, nonce),
    hydration: { loaderData: context.loaderData, errors: context.errors },
  }
}

// Ranking the addresses and loading a page's parts is the same for every visitor; texts are loaded before
const handler = createStaticHandler(createRoutes({ getStores: toStores, loadTexts: async () => undefined }))

/** Guaranteed by `renderPage`, which alone makes the context of a request. */
function toStores(context: unknown): Stores {
  return context as Stores
}

// Griffel copies attributes when a sheet is made, so the nonce is a token that each answer replaces.
const NONCE = 'nonce-of-this-answer'

// A renderer per request leaks (makeStyles keeps an entry per renderer for ever); one per address and direction
// may be shared because renderToString never yields.
const renderers = new Map<string, ReturnType<typeof createRenderer>>()

function getRenderer(key: string) {
  const known = renderers.get(key)
  if (known) return known
  const renderer = createRenderer(undefined, NONCE)
  renderers.set(key, renderer)
  return renderer
}

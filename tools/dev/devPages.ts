import { resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { PagesModule } from '#bff/startup/loadBuilds.ts'
import type { PageRenderer, PageRequest, PageResponse } from '#bff/pages/renderer.ts'

/** Stands for a response's nonce in what Vite adds to a page. */
export const NONCE = 'vite-nonce'

/** The browser build of development is the sources themselves. */
const manifest = { 'app/client.tsx': { file: 'web/app/client.tsx', isEntry: true } }

/**
 * Creates pages from the newest sources, with the same data, guards and status as in production.
 * @param isRenderedHere whether the page itself comes from the server too, or is rendered by the browser
 */
export function createDevPages(
  vite: ViteDevServer,
  { isRenderedHere }: { isRenderedHere: boolean },
): PageRenderer {
  const load = async () => {
    const { createPages } = (await vite.ssrLoadModule(resolve('web/app/server.tsx'))) as PagesModule
    return createPages({ manifest })
  }

  async function render(request: PageRequest): Promise<PageResponse> {
    const pages = await load()
    const page = await pages.render(request)
    if (page.location) return page
    const html = isRenderedHere ? page.html : page.html.replace(renderedPage, '$1$2').replace(renderBlock, '')
    const head = await vite.transformIndexHtml(request.url, '<head></head>')
    const additions = head.slice(head.indexOf('<head>') + '<head>'.length, head.lastIndexOf('</head>'))
    return {
      ...page,
      html: html.replace('<head>', `<head>${additions.replaceAll(NONCE, request.nonce)}`),
    }
  }
  return {
    render,
    submitForm: async (request) => (await load()).submitForm(request),
    readBrand: async (request) => (await load()).readBrand(request),
    readCard: async (request) => (await load()).readCard(request),
    toGuestUrl: keepUrl,
    listPublicUrls: async (request) => (await load()).listPublicUrls(request),
  }
}

/** No page is shared in development. */
function keepUrl(url: string): string {
  return url
}

/** Waits for a part of the rendered page. */
const renderBlock = /<link rel="expect"[^>]*>/

/** The server's HTML between the root element and the data that follows it. */
const renderedPage = /(<div id="root">)[\s\S]*(<\/div><script nonce="[^"]*">initialData)/

import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { PageAssets, PageRenderer } from '../bff/pages/renderer.ts'

type MocksModule = typeof import('../mocks/upstream.ts')
/** Exports of the server build. */
interface ServerModule {
  createPages(assets: PageAssets): PageRenderer
}
type Upstream = ReturnType<MocksModule['createMockUpstream']>
type PageRequest = Parameters<PageRenderer['render']>[0]
type Read = PageRequest['read']

/**
 * Loads the last build for rendering pages without a server, with responses of the mock API that are asked for once.
 * @returns the renderer, and a guest's request of the institute at localhost
 */
export async function loadPages() {
  const { createPages } = await load<ServerModule>('dist/server/entry.js')
  const { createMockUpstream } = await load<MocksModule>('dist/mocks/upstream.js')
  const manifest = JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8'))
  return { pages: createPages({ manifest }), request: buildRequest(createMockUpstream()) }
}

async function load<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(path).href)) as Module
}

function buildRequest(upstream: Upstream): PageRequest {
  const responses = new Map<string, ReturnType<Read>>()
  return {
    url: '/',
    origin: 'http://localhost:3000',
    nonce: 'bench',
    formToken: 'bench',
    user: undefined,
    preferredLanguage: 'en',
    timeZone: 'Africa/Cairo',
    now: 0,
    tenant: { isMain: true, scripts: [], social: {} },
    read(request) {
      const key = `${request.method} ${request.path}`
      const known = responses.get(key) ?? call(upstream, request)
      responses.set(key, known)
      return known
    },
  }
}

async function call(upstream: Upstream, { method, path, body, language }: Parameters<Read>[0]) {
  const { headers, body: response } = await upstream.send({
    method,
    path,
    headers: {
      'accept-language': language ?? 'en',
      'custom-host': 'localhost',
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: Buffer.from(JSON.stringify(body)) }),
    signal: new AbortController().signal,
  })
  return { status: 200 as const, headers: Object.fromEntries(headers), body: response.toString() }
}

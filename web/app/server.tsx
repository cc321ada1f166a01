import { type User, createClients } from '#sdk'
import { filtersQuery, readConfigs } from '#web/domain/institute/reads.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { type Configs, type Language, noConfigs } from '#web/state/institute.ts'
import { createStores } from '#web/state/stores.ts'
import { filesOfPlaces, loadPlaces } from '#web/time/places.ts'
import { settledZone } from '#web/time/unsettled.ts'
import { addressesOfPage } from './seo.ts'
import { addressOf, isDashboard, textsOf } from './find.ts'
import { documentOf, type Manifest } from './document.ts'
import { loadData } from './loadData.ts'
import { renderPage } from './renderPage.tsx'
import { everyone } from './guards.ts'
import { type Address, aliases, routes } from './routes.ts'

/** What the BFF gives with each page; its own declaration stands in `bff/pages/renderer.ts`. */
export interface PageRequest {
  url: string
  origin: string
  nonce: string
  user: User | undefined
  preferredLanguage: Language | undefined
  timeZone: string | undefined
  now: number
  tenant: {
    isMain: boolean
    scripts: readonly { src: string }[]
    social: Readonly<Record<string, { clientId?: string }>>
  }
  read(call: {
    method: 'GET' | 'POST'
    path: string
    body?: unknown
    language: Language | undefined
  }): Promise<{ headers: Record<string, string>; body: string } | undefined>
}

export interface PageAnswer {
  status: number
  location?: string
  html: string
}

/** Builds the renderer of pages over one browser build. */
export function createPages({ manifest }: { manifest: Manifest }) {
  return {
    publicPaths: routes.filter(({ who }) => who === everyone).map(({ path }) => path),
    render: (request: PageRequest) => render(request, manifest),
  }
}

async function render(request: PageRequest, manifest: Manifest): Promise<PageAnswer> {
  const url = new URL(request.url, request.origin)
  const pinned = languageIn(url)
  const { configs, language } = await readInstitute(request, pinned ?? request.preferredLanguage)
  const stores = createStores({
    user: request.user ?? null,
    institute: { ...configs, isMain: request.tenant.isMain, social: request.tenant.social },
    preferences: {
      language,
      timeZone: settledZone(request.timeZone) ?? configs.institute?.time_zone ?? 'UTC',
    },
    now: request.now,
  })
  const address = addressOf(url.pathname)
  const isOpen = address?.who({ user: stores.session.user, institute: stores.institute }) === true
  const texts = ['shell', ...textsOf(address)]
  const reads = [filtersQuery, ...(isOpen ? (address?.reads?.(url, stores.institute) ?? []) : [])]
  const clients = clientsOf(request, language)
  const viewer = { timeZone: stores.preferences.timeZone, isSignedIn: Boolean(stores.session.user) }
  const [data] = await Promise.all([
    loadData(clients, language, reads),
    loadTexts(language, texts),
    loadPlaces(language, viewer),
  ])

  const page = await renderPage({
    url,
    stores,
    clients,
    data,
    nonce: request.nonce,
    key: address?.path ?? 'none',
  })
  if ('location' in page) return { status: 302, location: inLanguageOf(url, page.location), html: '' }

  const isKnown =
    address !== undefined ||
    aliases.some(({ path }) => path.toLowerCase() === url.pathname.replace(/\/$/, '').toLowerCase())
  const html = documentOf({
    boot: {
      user: request.user ?? null,
      institute: { ...configs, isMain: request.tenant.isMain, social: request.tenant.social },
      preferences: { language, timeZone: stores.preferences.timeZone },
      data,
      hydration: page.hydration,
      now: request.now,
      isLanguagePinned: pinned !== undefined,
    },
    html: page.html,
    styles: page.styles,
    nonce: request.nonce,
    // Every page that has started leaves the visitor's zone
    isFirstVisit: request.timeZone === undefined,
    ...addressesOfPage({
      url,
      origin: request.origin,
      address,
      configs,
      language,
      data,
      isForwarding: isKnown,
    }),
    scripts: request.tenant.scripts,
    manifest,
    sources: [...sourcesOf(language, texts, address), ...filesOfPlaces(language, viewer)],
  })
  return { status: isKnown ? 200 : 404, html }
}

/** Configuration in the visitor's language; without a choice, in the institute's own (ruling 30). */
async function readInstitute(
  request: PageRequest,
  chosen: Language | undefined,
): Promise<{ configs: Configs; language: Language }> {
  const guess = chosen ?? defaults.get(request.origin) ?? 'en'
  const configs = await readConfigs(clientsOf(request, guess)).catch(() => undefined)
  if (!configs) return { configs: noConfigs, language: guess }
  defaults.set(request.origin, configs.defaultLanguage)
  if (chosen || configs.defaultLanguage === guess) return { configs, language: guess }
  const again = await readConfigs(clientsOf(request, configs.defaultLanguage)).catch(() => configs)
  return { configs: again, language: configs.defaultLanguage }
}

// The default language of each institute, so that its configuration is read once and not twice.
const defaults = new Map<string, Language>()

/** The SDK's own clients, answered by the BFF without a round over HTTP. */
function clientsOf(request: PageRequest, language: Language) {
  return createClients({
    origin: request.origin,
    language: () => language,
    timeZone: () => request.timeZone ?? 'UTC',
    timeout: Infinity,
    fetch: async (call) => {
      const { pathname, search } = new URL(call.url)
      const body: unknown = call.method === 'POST' ? await call.json() : undefined
      const answer = await request.read({
        method: call.method === 'POST' ? 'POST' : 'GET',
        path: pathname.replace(/^\/api/, '') + search,
        ...(body === undefined ? {} : { body }),
        language,
      })
      return answer
        ? new Response(answer.body, { headers: answer.headers })
        : new Response(null, { status: 504 })
    },
  })
}

function sourcesOf(language: Language, texts: readonly string[], address: Address | undefined): string[] {
  const { page } = address ?? {}
  return [
    ...texts.map((area) => `i18n/${language}/${area}.json`),
    ...(page ? [page.file, ...(page.also ?? [])] : []),
    ...(address && isDashboard(address) ? ['app/layouts/DashboardLayout.tsx'] : []),
  ]
}

/** Where a page forwards to, in the language that its address asked for: `?lang=` holds for the whole visit. */
function inLanguageOf(url: URL, location: string): string {
  const language = languageIn(url)
  const to = new URL(location, url)
  if (!language || to.origin !== url.origin) return location
  to.searchParams.set('lang', language)
  return to.pathname + to.search + to.hash
}

function languageIn(url: URL): Language | undefined {
  const asked = url.searchParams.get('lang')
  return asked === 'en' || asked === 'ar' ? asked : undefined
}

import type { User } from '#sdk'
import { filtersQuery } from '#web/domain/institute/queries.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { type Language, toLanguage } from '#sdk/language.ts'
import type { TenantScript } from '#web/state/consent.ts'
import { createStores } from '#web/state/stores.ts'
import { listZoneNameFiles, loadZoneNames } from '#web/time/zoneNames.ts'
import { toSsrSafeZone } from '#web/time/ssrSafeZone.ts'
import { buildBrand, type Brand } from './brand.ts'
import { readCard } from './readCard.ts'
import {
  createServerClients,
  type InstituteRequest,
  readInstitute,
  type ReadPublic,
} from './serverInstitute.ts'
import { buildPageMetadata } from './pageMetadata.ts'
import { matchRoute, isDashboard, getTextAreas } from './matchRoute.ts'
import { renderDocument, type Manifest } from './document.ts'
import { toGuestUrl } from './guestUrl.ts'
import { loadData } from './loadData.ts'
import { renderPage } from './renderPage.tsx'
import { listPublicUrls } from './listPublicUrls.ts'
import { thingRoutes } from './topics/topics.ts'
import { type Route, aliases } from './routes.ts'

/** What the BFF passes for each page; `bff/pages/renderer.ts` declares the same type. */
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
    scripts: readonly TenantScript[]
    social: Readonly<Record<string, { clientId?: string }>>
  }
  read: ReadPublic
}

export interface PageResponse {
  status: number
  location?: string
  html: string
}

/** Creates the server renderer for one browser build. */
export function createPages({ manifest }: { manifest: Manifest }) {
  return {
    toGuestUrl,
    listPublicUrls: (request: InstituteRequest) => listPublicUrls(createServerClients(request, 'en')),
    render: (request: PageRequest) => render(request, manifest),
    readBrand,
    readCard,
  }
}

/** Reads the institute's brand, in its default language. */
async function readBrand(request: InstituteRequest): Promise<Brand> {
  const { configs, language } = await readInstitute(request, undefined)
  return buildBrand(configs, language)
}

async function render(request: PageRequest, manifest: Manifest): Promise<PageResponse> {
  const url = new URL(request.url, request.origin)
  const pinned = readLanguageParam(url)
  const { configs, language } = await readInstitute(request, pinned ?? request.preferredLanguage)
  const stores = createStores({
    user: request.user ?? null,
    institute: { ...configs, ...readTenant(request) },
    preferences: {
      language,
      timeZone: toSsrSafeZone(request.timeZone) ?? configs.institute?.time_zone ?? 'UTC',
    },
    now: request.now,
  })
  const route = matchRoute(url.pathname)
  const isOpen = route?.who({ user: stores.session.user, institute: stores.institute }) === true
  const texts = ['shell', ...getTextAreas(route)]
  const own = isOpen ? (route?.getQueries?.(url, stores.institute) ?? []) : []
  const queries = [filtersQuery, ...own]
  const clients = createServerClients(request, language)
  const viewer = { timeZone: stores.preferences.timeZone, isSignedIn: Boolean(stores.session.user) }
  const [{ data, hasUnknown }] = await Promise.all([
    loadData(clients, language, queries),
    // Only what the server writes for search engines uses the last
    loadTexts(language, [...texts, 'topics']),
    loadZoneNames(language, viewer),
  ])

  const page = await renderPage({
    url,
    stores,
    clients,
    data,
    nonce: request.nonce,
    key: route?.path ?? 'none',
  })
  if ('location' in page) return { status: 302, location: keepLanguageParam(url, page.location), html: '' }

  // A path without a number asks for nothing
  const hasNone = own.length === 0 && route?.path.includes(':')
  const isMissing = route !== undefined && thingRoutes.has(route.path) && (hasUnknown || hasNone)
  const isKnown =
    (route !== undefined && !isMissing) ||
    aliases.some(({ path }) => path.toLowerCase() === url.pathname.replace(/\/$/, '').toLowerCase())
  const html = renderDocument({
    initialData: {
      user: request.user ?? null,
      institute: { ...configs, ...readTenant(request) },
      preferences: { language, timeZone: stores.preferences.timeZone },
      data,
      hydration: page.hydration,
      now: request.now,
      isLanguagePinned: pinned !== undefined,
    },
    html: page.html,
    styles: page.styles,
    nonce: request.nonce,
    // The app stores the time zone in a cookie when it starts
    isFirstVisit: request.timeZone === undefined,
    ...buildPageMetadata({
      url,
      origin: request.origin,
      route,
      configs,
      language,
      data,
      isForwarding: isKnown,
    }),
    manifest,
    sources: [...collectSources(language, texts, route), ...listZoneNameFiles(language, viewer)],
  })
  return { status: isKnown ? 200 : 404, html }
}

function readTenant({ tenant: { isMain, social, scripts } }: PageRequest) {
  return { isMainHost: isMain, social, scripts }
}

function collectSources(language: Language, texts: readonly string[], route: Route | undefined): string[] {
  const { page } = route ?? {}
  return [
    ...texts.map((area) => `i18n/${language}/${area}.json`),
    ...(page ? [page.file, ...(page.also ?? [])] : []),
    ...(route && isDashboard(route) ? ['app/layouts/DashboardLayout.tsx'] : []),
  ]
}

/** Adds the `?lang=` of the current URL to a redirect, because it holds for the whole visit. */
function keepLanguageParam(url: URL, location: string): string {
  const language = readLanguageParam(url)
  const to = new URL(location, url)
  if (!language || to.origin !== url.origin) return location
  to.searchParams.set('lang', language)
  return to.pathname + to.search + to.hash
}

function readLanguageParam(url: URL): Language | undefined {
  return toLanguage(url.searchParams.get('lang') ?? undefined)
}

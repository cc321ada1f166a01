import type { User } from '#sdk'
import { serializeKey } from '#web/api/query.ts'
import { removeDirections } from '#web/api/removeDirections.ts'
import { filtersQuery } from '#web/domain/institute/queries.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { type Language, toLanguage } from '#sdk/language.ts'
import type { TenantScript } from '#web/state/consent.ts'
import { dropLoginRequest, readLoginRequest, readRole, type LoginRequest } from '#web/state/dialogs.ts'
import type { RefusedForm } from '#web/state/serverForms.ts'
import { createStores, type InitialState } from '#web/state/stores.ts'
import { toSsrSafeZone } from '#web/time/ssrSafeZone.ts'
import { listZoneNameFiles, loadZoneNames } from '#web/time/zoneNames.ts'
import { buildBrand, type Brand } from './server/brand.ts'
import { readCard } from './server/readCard.ts'
import {
  createServerClients,
  type InstituteRequest,
  readInstitute,
  type ReadPublic,
} from './server/serverInstitute.ts'
import { LoginPart } from './layouts/dialogs/LoginPart.tsx'
import type { Guard } from './routing/guards.ts'
import { matchRoute, hasDashboardLayout, getTextAreas } from './routing/matchRoute.ts'
import { type Route, aliases } from './routing/routes.ts'
import { renderDocument, type Manifest } from './server/document.ts'
import { submitForm } from './server/forms/submitForm.ts'
import { toGuestUrl } from './server/guestUrl.ts'
import { listPublicUrls } from './server/listPublicUrls.ts'
import { loadData } from './server/loadData.ts'
import { buildPageMetadata } from './server/pageMetadata.ts'
import { renderPage } from './server/renderPage.tsx'
import { routeQueries } from './server/routeQueries.ts'
import { topicQueries } from './server/topics/topics.ts'

/** Input of a page from the BFF; `bff/pages/renderer.ts` declares the same type. */
export interface PageRequest {
  url: string
  origin: string
  nonce: string
  formToken: string
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
  form?: RefusedForm | undefined
}

/** Input for reading a brand from the BFF. */
interface BrandRequest extends InstituteRequest {
  /** The institute's default language where it is undefined */
  language?: Language | undefined
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
    listPublicUrls,
    render: (request: PageRequest) => render(request, manifest),
    submitForm,
    readBrand,
    readCard,
  }
}

/** Reads the institute's brand. */
async function readBrand(request: BrandRequest): Promise<Brand> {
  const { configs, language } = await readInstitute(request, request.language)
  return buildBrand(configs, language, request.origin)
}

async function render(request: PageRequest, manifest: Manifest): Promise<PageResponse> {
  const url = new URL(request.url, request.origin)
  const pinned = readLanguageParam(url)
  // See docs/decisions.md#language-order.
  const { configs, language } = await readInstitute(request, pinned ?? request.preferredLanguage)
  // The session holds the user as the API returned it
  const user: User | null = request.user ? JSON.parse(removeDirections(JSON.stringify(request.user))) : null
  const institute = { ...configs, ...readTenant(request) }
  const route = matchRoute(url.pathname)
  const decision = route?.who({ user, institute })
  const login = user ? undefined : findLoginRequest(url, decision, request.form)
  const shown: InitialState = {
    user,
    institute,
    preferences: {
      language,
      timeZone: toSsrSafeZone(request.timeZone) ?? configs.institute?.time_zone ?? 'UTC',
    },
    ...(login && { login }),
    ...(request.form && { refusedForm: request.form }),
    now: request.now,
  }
  // Stores change their state, which the page also writes out
  const stores = createStores(structuredClone(shown))
  const isOpen = decision === true
  const texts = ['shell', ...getTextAreas(route, user, decision), ...(login ? ['auth'] : [])]
  const own = isOpen && route ? (routeQueries[route.path]?.(url, stores.institute) ?? []) : []
  const queries = [filtersQuery, ...own]
  const clients = createServerClients(request, language)
  const viewer = { timeZone: stores.preferences.timeZone, isSignedIn: Boolean(stores.session.user) }
  const [{ data, unknown, isAfterEnd }, about] = await Promise.all([
    loadData(clients, language, queries),
    loadData(clients, language, (isOpen && route && topicQueries[route.path]?.(url)) || []),
    // Only what the server writes for search engines uses the last
    loadTexts(language, [...texts, 'topics']),
    loadZoneNames(language, viewer),
    login && LoginPart.load(),
  ])
  const isAlias = aliases.some(
    ({ path }) => path.toLowerCase() === url.pathname.replace(/\/$/, '').toLowerCase(),
  )
  const {
    unknown: hasNone,
    detail,
    ...metadata
  } = buildPageMetadata({
    url,
    origin: request.origin,
    route,
    configs,
    language,
    data: { ...data, ...about.data },
    hasUnknown: unknown.length > 0,
    isAfterEnd,
    isForwarding: isAlias,
  })
  // To a signed-in person the API may show more
  const isMissing = hasNone === 'record' && !(detail && user)
  const missing = [...unknown, ...(isMissing && detail ? [serializeKey(language, detail)] : [])]

  const page = await renderPage({
    url,
    stores,
    clients,
    data,
    missing,
    nonce: request.nonce,
    formToken: request.formToken,
    key: `${route?.path ?? 'none'}${login ? ' login' : ''}`,
  })
  if ('location' in page) return { status: 302, location: keepLanguageParam(url, page.location), html: '' }

  const html = renderDocument({
    initialData: {
      ...shown,
      data,
      ...(missing.length > 0 && { missing }),
      isLanguagePinned: pinned !== undefined,
    },
    html: page.html,
    styles: page.styles,
    nonce: request.nonce,
    needsScript: route?.page.needsScript ?? (isOpen && route?.who({ user: null, institute }) === 'sign-in'),
    // The app stores the time zone in a cookie when it starts
    isFirstVisit: request.timeZone === undefined,
    ...metadata,
    manifest,
    sources: [
      ...collectSources(language, texts, route, user, decision !== 'sign-in'),
      ...(login ? ['app/layouts/dialogs/LoginHost.tsx'] : []),
      ...listZoneNameFiles(language, viewer),
      // The page of a signed-in person calls the API at once
      ...(user ? ['../sdk/client.ts'] : []),
    ],
  })
  return { status: (route && !isMissing) || isAlias ? 200 : 404, html }
}

/**
 * Finds the login dialog that a guest's page comes with: requested by its URL, or by a page that needs a sign-in. That of
 * a refused sign-in keeps the role that was chosen.
 */
function findLoginRequest(
  url: URL,
  decision: ReturnType<Guard> | undefined,
  form: RefusedForm | undefined,
): LoginRequest | undefined {
  const asked = decision === 'sign-in' ? createGuardRequest(url) : readLoginRequest(url.searchParams)
  const role = form?.name === 'login' ? readRole(form.values.user_type) : undefined
  return asked && role ? { ...asked, role } : asked
}

function createGuardRequest(url: URL): LoginRequest {
  return { tab: 'login', returnTo: url.pathname + dropLoginRequest(url.search), isGuarding: true }
}

function readTenant({ tenant: { isMain, social, scripts } }: PageRequest) {
  return { isMainHost: isMain, social, scripts }
}

function collectSources(
  language: Language,
  texts: readonly string[],
  route: Route | undefined,
  user: User | null,
  isShown: boolean,
): string[] {
  const { page } = route ?? {}
  return [
    ...texts.map((area) => `i18n/${language}/${area}.json`),
    ...(page && isShown ? [page.file, ...(page.also ?? [])] : []),
    ...(hasDashboardLayout(route, user) ? ['app/layouts/DashboardLayout.tsx'] : []),
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

import type { Language } from '#sdk/language.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { paths } from '#web/paths.ts'
import { getTextAreas, matchRoute } from '../routing/matchRoute.ts'
import { buildBrand } from './brand.ts'
import { renderCard } from './card.ts'
import { loadData } from './loadData.ts'
import { buildPageMetadata } from './pageMetadata.ts'
import { routeQueries } from './routeQueries.ts'
import { createServerClients, type InstituteRequest, readInstitute } from './serverInstitute.ts'
import { topicQueries } from './topics/topics.ts'

/** Input from the BFF for the picture of a shared link. */
export interface CardRequest extends InstituteRequest {
  /** Path and query of the page */
  url: string
  language: Language
}

/**
 * Draws the picture of a public page as SVG; undefined where there is no such page: the institute has none, or what it
 * would show does not exist.
 */
export async function readCard(request: CardRequest): Promise<string | undefined> {
  const { origin, language } = request
  const url = new URL(request.url, origin)
  const route = matchRoute(url.pathname)
  if (url.origin !== origin || route?.description === undefined) return undefined
  const { configs } = await readInstitute(request, language)
  const clients = createServerClients(request, language)
  const institute = { ...configs, isMainHost: false, social: {}, scripts: [] }
  if (configs.institute && route.who({ user: null, institute }) !== true) return undefined
  const [{ data, unknown }] = await Promise.all([
    loadData(clients, language, [
      ...(routeQueries[route.path]?.(url, institute) ?? []),
      ...(topicQueries[route.path]?.(url) ?? []),
    ]),
    loadTexts(language, ['shell', ...getTextAreas(route, null), 'topics']),
  ])
  const page = buildPageMetadata({
    url,
    origin,
    route,
    configs,
    language,
    data,
    hasUnknown: unknown.length > 0,
    isForwarding: false,
  })
  if (!page.isListed) return undefined
  const isHome = route.path === paths.home
  const { colour, onColour } = buildBrand(configs, language, origin)
  return renderCard({
    title: isHome ? page.institute : page.heading,
    description: page.description ?? '',
    institute: isHome ? '' : page.institute,
    colour,
    onColour,
    isRightToLeft: language === 'ar',
  })
}

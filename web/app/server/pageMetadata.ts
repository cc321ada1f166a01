import { generatePath, matchPath } from 'react-router-dom'
import { getIntl } from '#web/i18n/intl.ts'
import { shorten } from '#web/i18n/shorten.ts'
import type { Language } from '#sdk/language.ts'
import { serializeKey } from '#web/api/query.ts'
import { paths } from '#web/paths.ts'
import type { Configs } from '#web/state/institute.ts'
import { getDarkStyles } from '#web/theme/dark.ts'
import { getTheme } from '#web/theme/theme.ts'
import { buildTitle } from './buildTitle.ts'
import type { Route } from '../routing/routes.ts'
import { getInstituteName } from './instituteName.ts'
import type { Topic, TopicContext } from './topics/topic.ts'
import { describeTopic } from './topics/topics.ts'

interface PageMetadataInput {
  url: URL
  origin: string
  route: Route | undefined
  /** The page exists but redirects or needs a sign-in */
  isForwarding: boolean
  configs: Configs
  language: Language
  data: Record<string, unknown>
  /** Whether the API says that something asked for does not exist */
  hasUnknown: boolean
  /** A page after the last one of a list */
  isAfterEnd?: boolean
}

/** Characters that search engines show. */
const DESCRIPTION_MAX = 160

/** Builds title, description, canonical and alternate URLs of a page. */
export function buildPageMetadata({
  url,
  origin,
  route,
  isForwarding,
  configs,
  language,
  data,
  hasUnknown,
  isAfterEnd = false,
}: PageMetadataInput) {
  const intl = getIntl(language)
  const { configurations } = configs
  const institute = getInstituteName(configs, origin)
  const isPublic = route?.description !== undefined
  const about = configurations.about?.config_value
  const other = isForwarding ? 'shell.login' : 'notFound.title'
  const toUrl = (path: string) => localize(path, origin, language, configs.defaultLanguage)
  const read: TopicContext['read'] = (query) => data[serializeKey(language, query)] as never // By its own key
  const topic =
    route && describeTopic(route, { url, origin, toUrl, configs, language, intl, read, hasUnknown })
  const own = isPublic ? getOwnUrl(url, route, topic) : undefined
  const general = route?.description ? intl.formatMessage({ id: route.description }, { institute }) : about
  const heading = topic?.title ?? intl.formatMessage({ id: route?.title ?? other })
  return {
    heading,
    institute,
    title: buildTitle(route?.path, heading, institute),
    description: shorten(topic?.description?.trim() || general || '', DESCRIPTION_MAX) || undefined,
    links:
      own === undefined ? undefined : buildAlternateLinks(own, origin, configs.defaultLanguage, language),
    isListed: own !== undefined && !topic?.unknown && !isAfterEnd,
    unknown: topic?.unknown,
    detail: topic?.detail,
    image: own === undefined ? undefined : buildCardUrl(own, origin, language),
    things: topic?.things ?? [],
    colour: getTheme(configurations.colors?.config_value ?? {}, language).colorBrandBackground,
    dark: getDarkStyles(configurations.colors?.config_value ?? {}),
  }
}

/** The parameter that opens something over a list, by route. */
const openThings: Readonly<Record<string, string>> = {
  [paths.tutors]: 'tutor',
  [paths.courses]: 'course-id',
  [paths.webinars]: 'id',
}

/** The tabs that show other records than the list's first one, by route. */
const listTabs: Readonly<Record<string, readonly string[]>> = {
  [paths.webinars]: ['live', 'finished'],
  [paths.tutorEvents]: ['past'],
}

/**
 * Returns path and query of the page for search engines. A page of a tutor or an event that was not found is not listed:
 * it returns undefined.
 */
function getOwnUrl(url: URL, route: Route, topic: Topic | undefined): string | undefined {
  if (topic?.path) return topic.path
  if (topic?.unknown) return undefined
  if (route.path === paths.event || route.path === paths.tutor) return getUnreadUrl(url, route)
  const tab = url.searchParams.get('tab') ?? ''
  const names = [openThings[route.path], 'page'].flatMap((name) => {
    const value = name && url.searchParams.get(name)
    return value && /^[1-9]\d*$/.test(value) && (name !== 'page' || value !== '1') ? [[name, value]] : []
  })
  if (listTabs[route.path]?.includes(tab)) names.unshift(['tab', tab])
  const search = new URLSearchParams(names).toString()
  return route.path + (search && `?${search}`)
}

/** Returns the URL of a tutor or event that the API did not return in time: it may exist, and stays listed. */
function getUnreadUrl({ pathname, searchParams }: URL, { path }: Route): string | undefined {
  const id = matchPath({ path, caseSensitive: false }, pathname)?.params.id ?? searchParams.get('id') ?? ''
  if (!/^[1-9]\d*$/.test(id)) return undefined
  return path === paths.event ? `${path}?id=${id}` : generatePath(path, { id })
}

/** Builds the URL of the picture that a shared link shows. */
function buildCardUrl(own: string, origin: string, language: Language): string {
  const url = new URL('/card.png', origin)
  url.search = new URLSearchParams({ page: own, lang: language }).toString()
  return url.href
}

/**
 * Builds the canonical and alternate URLs, which carry `lang` only for a language that is not the institute's default:
 * each names the canonical URL of its language, as the sitemap does.
 */
function buildAlternateLinks(own: string, origin: string, defaultLanguage: Language, language: Language) {
  const buildUrl = (lang: Language) => localize(own, origin, lang, defaultLanguage)
  return {
    canonical: buildUrl(language),
    en: buildUrl('en'),
    ar: buildUrl('ar'),
  }
}

/** Builds the URL of a page in a language; the institute's default language is not named in it. */
function localize(path: string, origin: string, language: Language, defaultLanguage: Language): string {
  const link = new URL(path, origin)
  if (language !== defaultLanguage) link.searchParams.set('lang', language)
  return link.href
}

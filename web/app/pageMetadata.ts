import { getIntl } from '#web/i18n/intl.ts'
import type { Language } from '#sdk/language.ts'
import type { Configs } from '#web/state/institute.ts'
import { getTheme } from '#web/theme/theme.ts'
import type { Route } from './routes.ts'
import { formatTitle } from './formatTitle.ts'

interface PageMetadataInput {
  url: URL
  origin: string
  route: Route | undefined
  /** The page exists but redirects or needs a sign-in */
  isForwarding: boolean
  configs: Configs
  language: Language
  data: Record<string, unknown>
}

/** Builds title, description, canonical and alternate URLs of a page. */
export function buildPageMetadata({
  url,
  origin,
  route,
  isForwarding,
  configs,
  language,
}: PageMetadataInput) {
  const intl = getIntl(language)
  const { configurations } = configs
  const institute = configurations.institute_name?.config_value ?? ''
  const isPublic = route?.description !== undefined
  const about = configurations.about?.config_value
  const other = isForwarding ? 'shell.login' : 'notFound.title'
  return {
    title: formatTitle(route?.path, intl.formatMessage({ id: route?.title ?? other }), institute),
    description: route?.description
      ? intl.formatMessage({ id: route.description }, { institute, about: about ?? '' })
      : about,
    links: isPublic ? buildAlternateLinks(url, origin, route, configs.defaultLanguage, language) : undefined,
    image: toAbsoluteUrl(configurations.logo?.config_value, origin),
    colour: getTheme(configurations.colors?.config_value ?? {}, language).colorBrandBackground,
  }
}

/**
 * Builds the canonical and alternate URLs; they carry `lang` only for a language that is not the institute's default.
 */
function buildAlternateLinks(
  url: URL,
  origin: string,
  route: Route,
  defaultLanguage: Language,
  language: Language,
) {
  const buildUrl = (lang: Language | undefined) => {
    const link = new URL(route.path, origin)
    for (const name of ['tutor', 'course-id', 'id', 'page']) {
      const value = url.searchParams.get(name)
      if (value) link.searchParams.set(name, value)
    }
    if (lang) link.searchParams.set('lang', lang)
    return link.href
  }
  return {
    canonical: buildUrl(language === defaultLanguage ? undefined : language),
    en: buildUrl('en'),
    ar: buildUrl('ar'),
  }
}

function toAbsoluteUrl(url: string | undefined, origin: string): string | undefined {
  if (!url) return undefined
  return URL.canParse(url, origin) ? new URL(url, origin).href : undefined
}

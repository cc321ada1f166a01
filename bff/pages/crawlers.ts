import type { Tenant } from '#bff/config/tenants.ts'
import type { PublicPages } from '#bff/pages/renderer.ts'
import { languages, type Language } from '#sdk/language.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

/** Builds robots.txt: crawlers may read public pages only. See docs/decisions.md#search-engines. */
export function buildRobotsTxt({ origin }: Tenant): string {
  const closed = [
    '/api/',
    '/bff/',
    '/dashboard/',
    '/reservation/',
    '/Profile',
    '/SubAccounts',
    '/UpdatePassword',
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** A sitemap holds at most this many URLs; a longer one is split. */
export const sitemapSize = 5000

/** One sitemap of a tenant. */
export interface SitemapPart {
  readonly language: Language
  /** Counts from one */
  readonly part: number
}

/** Lists the sitemaps of a tenant: one for each language, split where it is long. @param count of the pages */
export function listSitemaps(count: number): SitemapPart[] {
  const parts = Math.max(1, Math.ceil(count / sitemapSize))
  return languages.flatMap((language) =>
    Array.from({ length: parts }, (_, index) => ({ language, part: index + 1 })),
  )
}

/**
 * Builds a sitemap of a tenant's public pages in one language, each with its URL in the other.
 * @see https://www.sitemaps.org/protocol.html
 */
export function buildSitemap(
  { origin }: Tenant,
  { pages, defaultLanguage }: PublicPages,
  { language, part }: SitemapPart,
): string {
  const buildUrl = (path: string, lang: Language) => {
    const url = new URL(path, origin)
    if (lang !== defaultLanguage) url.searchParams.set('lang', lang)
    return escapeXml(url.href)
  }
  const urls = pages.slice((part - 1) * sitemapSize, part * sitemapSize).map(({ path, changed }) => {
    const others = languages.map(
      (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${buildUrl(path, lang)}"/>`,
    )
    const date = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''
    return `<url><loc>${buildUrl(path, language)}</loc>${date}${others.join('')}</url>`
  })
  return `${declaration}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** Builds the index of a tenant's sitemaps, with the latest change in each. */
export function buildSitemapIndex({ origin }: Tenant, { pages }: PublicPages): string {
  const maps = listSitemaps(pages.length).map(({ language, part }) => {
    const url = escapeXml(`${origin}/sitemap.xml?lang=${language}&part=${part}`)
    const changes = pages
      .slice((part - 1) * sitemapSize, part * sitemapSize)
      .flatMap(({ changed }) => changed ?? [])
    const latest = changes.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1)
    return `<sitemap><loc>${url}</loc>${latest ? `<lastmod>${escapeXml(latest)}</lastmod>` : ''}</sitemap>`
  })
  return `${declaration}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${maps.join('\n')}
</sitemapindex>
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

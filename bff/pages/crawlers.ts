import type { Tenant } from '#bff/config/tenants.ts'
import type { PublicPage } from '#bff/pages/renderer.ts'

const languages = ['en', 'ar'] as const
const declaration = '<?xml version="1.0" encoding="UTF-8"?>'

/** Builds robots.txt: crawlers may read public pages only. */
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

/**
 * Builds the sitemap of a tenant's public pages in both languages.
 * @param pages path and query of each, and when it changed last where that is known
 * @see https://www.sitemaps.org/protocol.html
 */
export function buildSitemap({ origin }: Tenant, pages: readonly PublicPage[]): string {
  const urls = pages.map(({ path, changed }) => {
    const others = languages.map((language) => {
      const url = new URL(path, origin)
      url.searchParams.set('lang', language)
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url.href)}"/>`
    })
    const date = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${date}${others.join('')}</url>`
  })
  return `${declaration}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** Builds the index of a split sitemap. @param parts how many there are */
export function buildSitemapIndex({ origin }: Tenant, parts: number): string {
  const maps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(`${origin}/sitemap.xml?part=${index + 1}`)}</loc></sitemap>`,
  )
  return `${declaration}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${maps.join('\n')}
</sitemapindex>
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

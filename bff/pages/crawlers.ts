import type { Tenant } from '#bff/config/tenants.ts'

const languages = ['en', 'ar'] as const

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

/**
 * Builds the sitemap of a tenant's public pages in both languages.
 * @param paths begin with `/`
 * @see https://www.sitemaps.org/protocol.html
 */
export function buildSitemap({ origin }: Tenant, paths: readonly string[]): string {
  const urls = paths.map((path) => {
    const address = escapeXml(origin + path)
    const others = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
    )
    return `<url><loc>${address}</loc>${others.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

import { HttpProblem } from '#bff/http/problem.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { getQuery } from '#bff/http/requestHead.ts'
import { buildCommonHeaders } from '#bff/http/securityHeaders.ts'
import { buildRobotsTxt, buildSitemap, buildSitemapIndex, listSitemaps } from '#bff/pages/crawlers.ts'
import { createPageQuery } from '#bff/pages/pageQuery.ts'
import type { Services } from '#bff/services.ts'

/** Answers `/robots.txt`. */
export function serveRobotsTxt(context: TenantContext): Response {
  return respond(context, 'text/plain; charset=utf-8', buildRobotsTxt(context.tenant))
}

/**
 * Answers `/sitemap.xml`: an index, and with `?lang=en&part=1` one sitemap of it. While a list cannot be read the
 * answer is 503: a shorter map would say that pages are gone.
 * @throws HttpProblem not_found for a sitemap that does not exist
 */
export async function serveSitemap(services: Services, context: TenantContext): Promise<Response> {
  const { tenant, head } = context
  const read = createPageQuery(services, context)
  const found = await services.pages
    ?.listPublicUrls({ origin: tenant.origin, timeZone: undefined, read })
    .catch(() => undefined)
  if (!found) return respondUnavailable(context)
  const query = new URLSearchParams(getQuery(head.target))
  if (!query.has('lang') && !query.has('part')) return respondXml(context, buildSitemapIndex(tenant, found))
  const asked = listSitemaps(found.pages.length).find(
    ({ language, part }) => language === query.get('lang') && String(part) === (query.get('part') ?? '1'),
  )
  if (!asked) throw new HttpProblem('not_found')
  return respondXml(context, buildSitemap(tenant, found, asked))
}

function respondUnavailable(context: TenantContext): Response {
  context.route = 'crawlers'
  const headers = { 'retry-after': '60', 'cache-control': 'no-store', 'x-request-id': context.id }
  return new Response(null, { status: 503, headers: { ...buildCommonHeaders(context.tenant), ...headers } })
}

function respondXml(context: TenantContext, content: string): Response {
  return respond(context, 'application/xml; charset=utf-8', content)
}

function respond(context: TenantContext, contentType: string, content: string): Response {
  context.route = 'crawlers'
  return new Response(content, {
    headers: {
      ...buildCommonHeaders(context.tenant),
      'x-request-id': context.id,
      'content-type': contentType,
      'cache-control': 'public, max-age=3600',
    },
  })
}

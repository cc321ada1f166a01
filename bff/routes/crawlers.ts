import { LightAbort } from '#bff/http/abort.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { getQuery } from '#bff/http/requestHead.ts'
import { buildCommonHeaders } from '#bff/http/securityHeaders.ts'
import { buildRobotsTxt, buildSitemap, buildSitemapIndex, listSitemaps } from '#bff/pages/crawlers.ts'
import { createPageQuery } from '#bff/pages/pageQuery.ts'
import type { KeptPages } from '#bff/pages/sitemaps.ts'
import type { Services } from '#bff/services.ts'

/** Answers `/robots.txt`. */
export function serveRobotsTxt(context: TenantContext): Response {
  return respond(context, 'text/plain; charset=utf-8', buildRobotsTxt(context.tenant))
}

/**
 * Answers `/sitemap.xml`: an index, and with `?lang=en&part=1` one sitemap of it. While a list cannot be read the
 * response is 503, because a shorter sitemap would say that pages are gone.
 * @throws HttpProblem not_found for a sitemap that does not exist
 */
export async function serveSitemap(services: Services, context: TenantContext): Promise<Response> {
  const { tenant, head } = context
  const kept = await readPublicPages(services, context)
  if (!kept) return respondUnavailable(context)
  const { found, texts } = kept
  const query = new URLSearchParams(getQuery(head.target))
  const isIndex = !query.has('lang') && !query.has('part')
  const sitemap = listSitemaps(found.pages.length).find(
    ({ language, part }) => language === query.get('lang') && String(part) === (query.get('part') ?? '1'),
  )
  if (!isIndex && !sitemap) throw new HttpProblem('not_found')
  const name = sitemap ? `${sitemap.language} ${sitemap.part}` : 'index'
  const text =
    texts.get(name) ?? (sitemap ? buildSitemap(tenant, found, sitemap) : buildSitemapIndex(tenant, found))
  texts.set(name, text)
  return respondXml(context, text)
}

function readPublicPages(services: Services, context: TenantContext): Promise<KeptPages | undefined> {
  const { pages, sitemaps } = services
  const { tenant, mock } = context
  // Not aborted when the first visitor leaves, because others may wait for the same lists
  const read = createPageQuery(services, { ...context, signal: new LightAbort() })
  const key = [tenant.customHost, tenant.origin, tenant.clientId, mock?.world, mock?.scenario].join('\n')
  return sitemaps.read(
    key,
    async () => await pages?.listPublicUrls({ origin: tenant.origin, timeZone: undefined, read }),
  )
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

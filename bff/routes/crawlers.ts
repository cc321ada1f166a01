import { HttpProblem } from '#bff/http/problem.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { getQuery } from '#bff/http/requestHead.ts'
import { buildCommonHeaders } from '#bff/http/securityHeaders.ts'
import { buildRobotsTxt, buildSitemap, buildSitemapIndex, sitemapSize } from '#bff/pages/crawlers.ts'
import { createPageQuery } from '#bff/pages/pageQuery.ts'
import type { Services } from '#bff/services.ts'

/** Answers `/robots.txt`. */
export function serveRobotsTxt(context: TenantContext): Response {
  return respond(context, 'text/plain; charset=utf-8', buildRobotsTxt(context.tenant))
}

/**
 * Answers `/sitemap.xml`: all pages, or where they are too many an index of parts, `?part=1` and so on.
 * @throws HttpProblem not_found for a part that does not exist
 */
export async function serveSitemap(services: Services, context: TenantContext): Promise<Response> {
  const { tenant, head } = context
  const read = createPageQuery(services, context)
  const pages =
    (await services.pages?.listPublicUrls({ origin: tenant.origin, timeZone: undefined, read })) ?? []
  const parts = Math.ceil(pages.length / sitemapSize)
  const asked = new URLSearchParams(getQuery(head.target)).get('part')
  if (asked === null)
    return respondXml(context, parts > 1 ? buildSitemapIndex(tenant, parts) : buildSitemap(tenant, pages))
  const part = Number(asked)
  if (!Number.isInteger(part) || part < 1 || part > parts) throw new HttpProblem('not_found')
  return respondXml(context, buildSitemap(tenant, pages.slice((part - 1) * sitemapSize, part * sitemapSize)))
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

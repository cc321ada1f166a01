import type { TenantContext } from '#bff/http/requestContext.ts'
import { buildCommonHeaders } from '#bff/http/securityHeaders.ts'
import { buildRobotsTxt, buildSitemap } from '#bff/pages/crawlers.ts'
import type { PageRenderer } from '#bff/pages/renderer.ts'

/** Answers `/robots.txt`. */
export function serveRobotsTxt(context: TenantContext): Response {
  return respond(context, 'text/plain; charset=utf-8', buildRobotsTxt(context.tenant))
}

/** Answers `/sitemap.xml`. */
export function serveSitemap(pages: PageRenderer | undefined, context: TenantContext): Response {
  const content = buildSitemap(context.tenant, pages?.publicPaths ?? [])
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

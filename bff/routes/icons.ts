import { HttpProblem } from '#bff/http/problem.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { buildCommonHeaders } from '#bff/http/securityHeaders.ts'
import { buildManifest, drawFavicon, drawTile, parseTileSize } from '#bff/pages/icons.ts'
import { createPageQuery } from '#bff/pages/pageQuery.ts'
import type { Brand, PageRenderer } from '#bff/pages/renderer.ts'
import type { Services } from '#bff/services.ts'

/** Answers `/favicon.ico` with the institute's star. */
export async function serveFavicon(services: Services, context: TenantContext): Promise<Response> {
  return respond(context, 'image/x-icon', await drawFavicon(await readBrand(services, context)))
}

/**
 * Answers `/apple-touch-icon*.png`.
 * @throws HttpProblem not_found for a size that no system asks for
 */
export async function serveTouchIcon(services: Services, context: TenantContext): Promise<Response> {
  const size = parseTileSize(context.path)
  if (!size) throw new HttpProblem('not_found')
  return respond(context, 'image/png', await drawTile(await readBrand(services, context), size))
}

/** Answers `/site.webmanifest`. */
export async function serveManifest(services: Services, context: TenantContext): Promise<Response> {
  const manifest = buildManifest(await readBrand(services, context))
  return respond(context, 'application/manifest+json', Buffer.from(manifest))
}

async function readBrand(services: Services, context: TenantContext): Promise<Brand> {
  const pages: PageRenderer | undefined = services.pages
  if (!pages) throw new HttpProblem('not_found')
  const { origin } = context.tenant
  return pages.readBrand({ origin, timeZone: undefined, read: createPageQuery(services, context) })
}

function respond(context: TenantContext, contentType: string, content: Buffer): Response {
  context.route = 'icons'
  return new Response(new Uint8Array(content), {
    headers: {
      ...buildCommonHeaders(context.tenant),
      'x-request-id': context.id,
      'content-type': contentType,
      'content-length': String(content.length),
      'cache-control': 'public, max-age=86400',
    },
  })
}

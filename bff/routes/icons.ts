import { HttpProblem } from '#bff/http/problem.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { buildCommonHeaders } from '#bff/http/securityHeaders.ts'
import { getQuery } from '#bff/http/requestHead.ts'
import { createTurnLimit } from '#bff/http/turnLimit.ts'
import { listRenderShares } from '#bff/pages/renderShares.ts'
import {
  buildManifest,
  drawCard,
  drawFavicon,
  drawIcon,
  drawTile,
  parseIconSize,
  parseTileSize,
} from '#bff/pages/icons.ts'
import { createPageQuery, watchReads, type WatchedReads } from '#bff/pages/pageQuery.ts'
import { RenderRefused } from '#bff/pages/renderQueue.ts'
import type { Brand, PageRenderer } from '#bff/pages/renderer.ts'
import type { Services } from '#bff/services.ts'
import { type Language, toLanguage } from '#sdk/language.ts'

/** Answers `/favicon.ico` with the institute's star. */
export async function serveFavicon(services: Services, context: TenantContext): Promise<Response> {
  const { brand, mayBeKept } = await readBrand(services, context)
  return respond(context, 'image/x-icon', await drawFavicon(brand), mayBeKept)
}

/** Whether a path is one of those that `serveIcon` answers. */
export function isIconPath(path: string): boolean {
  return /^\/(icon-|apple-touch-icon)[^/]*\.png$/.test(path)
}

/**
 * Answers `/apple-touch-icon*.png`, and `/icon-*.png`, the icons of the web manifest that no system masks.
 * @throws HttpProblem not_found for a size that no system asks for and the manifest does not name
 */
export async function serveIcon(services: Services, context: TenantContext): Promise<Response> {
  const { path } = context
  const tile = parseTileSize(path)
  const size = tile ?? parseIconSize(path)
  if (!size) throw new HttpProblem('not_found')
  const { brand, mayBeKept } = await readBrand(services, context)
  const picture = tile ? drawTile(brand, size) : drawIcon(brand, size)
  return respond(context, 'image/png', await picture, mayBeKept)
}

/** Answers `/site.webmanifest?lang=LANGUAGE`, by default in the institute's own language. */
export async function serveManifest(services: Services, context: TenantContext): Promise<Response> {
  const language = toLanguage(new URLSearchParams(getQuery(context.head.target)).get('lang') ?? undefined)
  const { brand, mayBeKept } = await readBrand(services, context, language)
  return respond(context, 'application/manifest+json', Buffer.from(buildManifest(brand)), mayBeKept)
}

/**
 * Answers `/card.png?page=PATH&lang=LANGUAGE`, the picture of a shared link. Drawing waits in the render queue.
 * @throws HttpProblem not_found for a page that is not public
 */
export async function serveCard(services: Services, context: TenantContext): Promise<Response> {
  const { pages, renderQueue } = services
  const { searchParams } = new URL(context.head.target, context.tenant.origin)
  const url = searchParams.get('page') ?? ''
  const language = searchParams.get('lang') === 'ar' ? 'ar' : 'en'
  if (!pages || !/^\/(?!\/)[\w/?=&%.,-]{0,200}$/.test(url)) throw new HttpProblem('not_found')
  const { origin } = context.tenant
  const reads = watchReads(createPageQuery(services, context))
  const { read } = reads
  const picture = await renderQueue
    .run(listRenderShares(context.address, undefined), false, async () => {
      const svg = await pages.readCard({ origin, timeZone: undefined, read, url, language })
      return svg && (await drawCard(svg))
    })
    .catch((error: unknown) => {
      if (!(error instanceof RenderRefused)) throw error
      throw new HttpProblem('overloaded', { 'retry-after': '2' })
    })
  if (!picture) throw new HttpProblem('not_found')
  // Pages of other sites show it beside a link
  const headers = { 'cross-origin-resource-policy': 'cross-origin' }
  return respond(context, 'image/png', picture, isKeepable(reads), headers)
}

interface ReadBrand {
  readonly brand: Brand
  /** False where the API did not return the institute in time, or forbids to share it */
  readonly mayBeKept: boolean
}

/** Reading the institute takes most of a millisecond: a flood of icons must not fill a turn of the event loop. */
const brandTurns = createTurnLimit(4)

async function readBrand(
  services: Services,
  context: TenantContext,
  language?: Language,
): Promise<ReadBrand> {
  const pages: PageRenderer | undefined = services.pages
  if (!pages) throw new HttpProblem('not_found')
  await brandTurns.wait()
  const { origin } = context.tenant
  const reads = watchReads(createPageQuery(services, context))
  const brand = await pages.readBrand({ origin, timeZone: undefined, read: reads.read, language })
  return { brand, mayBeKept: isKeepable(reads) }
}

/** Whether browsers and caches may keep what was made of some reads. */
function isKeepable({ isComplete, getShareableFor }: WatchedReads): boolean {
  return isComplete() && getShareableFor() > 0
}

/** @param mayBeKept otherwise the response is not to be cached */
function respond(
  context: TenantContext,
  contentType: string,
  content: Buffer,
  mayBeKept: boolean,
  headers: Record<string, string> = {},
): Response {
  context.route = 'icons'
  return new Response(new Uint8Array(content), {
    headers: {
      ...buildCommonHeaders(context.tenant),
      'x-request-id': context.id,
      'content-type': contentType,
      'content-length': String(content.length),
      'cache-control': mayBeKept ? 'public, max-age=86400' : 'no-store',
      ...headers,
    },
  })
}

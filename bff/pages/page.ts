import { randomBytes } from 'node:crypto'
import { compress } from '#bff/http/compression.ts'
import { parseTimeZone } from '#bff/http/locale.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { buildPageHeaders } from '#bff/pages/pageHeaders.ts'
import { getCookie, getHeader } from '#bff/http/requestHead.ts'
import { describeError } from '#bff/operations/log.ts'
import type { PageResponse, PageRenderer } from '#bff/pages/renderer.ts'
import type { Log } from '#bff/operations/log.ts'
import type { Sessions } from '#bff/session/sessions.ts'
import { toLanguage } from '#sdk/language.ts'
import { anonymousVisitor, findVisitor, type Visitor } from '#bff/session/visitor.ts'
import { createPageQuery, type PageQueryServices } from '#bff/pages/pageQuery.ts'

/** What rendering a page needs. */
export interface PageServices extends PageQueryServices {
  readonly log: Log
  readonly sessions: Sessions
  readonly pages: PageRenderer
}

/** Whether a request asks for a page: it accepts HTML and the last segment of its path has no dot. */
export function isPageRequest({ head, path }: TenantContext): boolean {
  const accept = getHeader(head, 'accept') ?? '*/*'
  const segment = path.split('/').at(-1) ?? ''
  return (
    ['GET', 'HEAD'].includes(head.method) &&
    /text\/html|\*\/\*|application\/xhtml/.test(accept) &&
    !segment.includes('.')
  )
}

/**
 * Renders a page. Reading the session here does not extend it; the calls that the page makes later do.
 * When rendering fails, the response is a plain error page.
 */
export async function servePage(services: PageServices, context: TenantContext): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const visitor = await findVisitorOrAnonymous(services, context)
  const page = await render(services, context, visitor, nonce)
  const compressed = await compress(Buffer.from(page.html), getHeader(context.head, 'accept-encoding'))
  return new Response(new Uint8Array(compressed.body), {
    status: page.status,
    headers: {
      ...buildPageHeaders(context.tenant, nonce),
      'x-request-id': context.id,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(compressed.body.length),
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
      ...(compressed.encoding ? { 'content-encoding': compressed.encoding } : {}),
      ...(page.location ? { location: page.location } : {}),
      ...(visitor.setCookie ? { 'set-cookie': visitor.setCookie } : {}),
    },
  })
}

/** When the session store fails, the page is rendered as for a guest. */
async function findVisitorOrAnonymous(
  { sessions }: PageServices,
  { head, tenant }: TenantContext,
): Promise<Visitor> {
  try {
    return await findVisitor(head, tenant, sessions)
  } catch {
    return anonymousVisitor
  }
}

async function render(
  services: PageServices,
  context: TenantContext,
  { session }: Visitor,
  nonce: string,
): Promise<PageResponse> {
  const { head, tenant } = context
  const request = {
    url: head.target,
    origin: tenant.origin,
    nonce,
    user: session?.record.user,
    preferredLanguage: toLanguage(getCookie(head, 'preferred-lang')),
    timeZone: parseTimeZone(decodeCookie(getCookie(head, 'tz'))),
    now: Date.now(),
    tenant: {
      isMain: tenant.main,
      scripts: tenant.production ? tenant.scripts : [],
      social: tenant.social,
    },
  }
  // When rendering fails on unexpected API data, the page is rendered again without data
  for (const read of [createPageQuery(services, context), readNothing]) {
    try {
      return await services.pages.render({ ...request, read })
    } catch (error) {
      services.log('error', { event: 'render_failed', request_id: context.id, ...describeError(error) })
    }
  }
  return { status: 500, html: renderErrorPage(context.id) }
}

async function readNothing(): Promise<undefined> {
  return undefined
}

/** In both languages, because choosing the language may be what failed. */
function renderErrorPage(requestId: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something went wrong</title></head>
<body>
<h1>Something went wrong</h1>
<p>We could not show this page. Please try again in a moment. <a href="">Try again</a></p>
<div lang="ar" dir="rtl"><h2>حدث خطأ ما</h2><p>تعذّر عرض هذه الصفحة. حاول مرة أخرى بعد قليل. <a href="">حاول مرة أخرى</a></p></div>
<p><small>${requestId}</small></p>
</body>
</html>
`
}

function decodeCookie(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value)
  } catch {
    return undefined
  }
}

import { randomBytes } from 'node:crypto'
import type { Tenant } from '#bff/config/tenants.ts'
import type { RequestContext } from '#bff/http/requestContext.ts'
import { buildPageHeaders } from '#bff/http/securityHeaders.ts'
import { getCookie, getHeader, getPath } from '#bff/http/requestHead.ts'
import { describeError } from '#bff/operations/log.ts'
import type { PageResponse, PageRenderer } from '#bff/pages/renderer.ts'
import type { Services } from '#bff/services.ts'
import { parseTimeZone, type Language } from '#bff/proxy/requestHeaders.ts'
import { compress } from '#bff/http/writeResponse.ts'
import { anonymousVisitor, findVisitor, type Visitor } from '#bff/session/visitor.ts'
import { createPageQuery } from '#bff/pages/pageQuery.ts'

/** Says whether an address is the web app's: it is asked as a document and its last segment has no dot. */
export function isPage({ head }: RequestContext): boolean {
  const accept = getHeader(head, 'accept') ?? '*/*'
  const segment = getPath(head.target).split('/').at(-1) ?? ''
  return (
    ['GET', 'HEAD'].includes(head.method) &&
    /text\/html|\*\/\*|application\/xhtml/.test(accept) &&
    !segment.includes('.')
  )
}

/**
 * Renders a page. Looking at the session does not extend it: the calls that the page then makes do.
 * When rendering throws, the visitor gets a plain page that says so.
 */
export async function servePage(
  parts: Services & { pages: PageRenderer },
  exchange: RequestContext & { tenant: Tenant },
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const visitor = await findVisitorOrAnonymous(parts, exchange)
  const page = await render(parts, exchange, visitor, nonce)
  const packed = await compress(Buffer.from(page.html), getHeader(exchange.head, 'accept-encoding'))
  return new Response(new Uint8Array(packed.body), {
    status: page.status,
    headers: {
      ...buildPageHeaders(exchange.tenant, nonce),
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(packed.body.length),
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
      ...(packed.encoding ? { 'content-encoding': packed.encoding } : {}),
      ...(page.location ? { location: page.location } : {}),
      ...(visitor.setCookie ? { 'set-cookie': visitor.setCookie } : {}),
    },
  })
}

/** Without the store the page is everybody's. */
async function findVisitorOrAnonymous(
  { sessions }: Services,
  { head, tenant }: RequestContext & { tenant: Tenant },
): Promise<Visitor> {
  try {
    return await findVisitor(head, tenant, sessions)
  } catch {
    return anonymousVisitor
  }
}

async function render(
  parts: Services & { pages: PageRenderer },
  exchange: RequestContext & { tenant: Tenant },
  { session }: Visitor,
  nonce: string,
): Promise<PageResponse> {
  const { head, tenant } = exchange
  const preferred = getCookie(head, 'preferred-lang')
  const request = {
    url: head.target,
    origin: tenant.origin,
    nonce,
    user: session?.record.user,
    preferredLanguage: toLanguage(preferred),
    timeZone: parseTimeZone(decodeCookie(getCookie(head, 'tz'))),
    now: Date.now(),
    tenant: {
      isMain: tenant.main,
      scripts: tenant.production ? tenant.scripts : [],
      social: tenant.social,
    },
  }
  // Where an answer of the API is of no shape that the page knows, the page comes without answers
  for (const read of [createPageQuery(parts, exchange), readNothing]) {
    try {
      return await parts.pages.render({ ...request, read })
    } catch (error) {
      parts.log('error', { event: 'render_failed', request_id: exchange.id, ...describeError(error) })
    }
  }
  return { status: 500, html: renderErrorPage(exchange.id) }
}

async function readNothing(): Promise<undefined> {
  return undefined
}

function toLanguage(text: string | undefined): Language | undefined {
  return text === 'en' || text === 'ar' ? text : undefined
}

/** Both languages, because what would tell them apart has just failed. */
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

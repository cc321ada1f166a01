import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Tenant } from '#bff/config/tenants.ts'
import { LightAbort } from '#bff/http/abort.ts'
import { compress, negotiateCoding } from '#bff/http/compression.ts'
import { getIpNetwork } from '#bff/http/ipNetwork.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { createTurns } from '#bff/http/turns.ts'
import { renderOverloadPage } from '#bff/pages/errorPages.ts'
import type { GuestPages, RenderedGuestPage } from '#bff/pages/guestPages.ts'
import { createNonce } from '#bff/pages/nonceTemplate.ts'
import { buildPageHeaders } from '#bff/pages/pageHeaders.ts'
import { RenderRefused, type RenderLine } from '#bff/pages/renderLine.ts'
import { getHeader } from '#bff/http/requestHead.ts'
import { buildPageRequest, renderPage, type SharedPageRequest } from '#bff/pages/renderPage.ts'
import type { PageRenderer, PageRequest } from '#bff/pages/renderer.ts'
import type { Log } from '#bff/operations/log.ts'
import type { Tracing } from '#bff/operations/traces.ts'
import type { Sessions } from '#bff/session/sessions.ts'
import { anonymousVisitor, findVisitor, type Visitor } from '#bff/session/visitor.ts'
import { createPageQuery, type PageQueryContext, type PageQueryServices } from '#bff/pages/pageQuery.ts'

/** What rendering a page needs. */
export interface PageServices extends PageQueryServices {
  readonly log: Log
  readonly tracing: Tracing
  readonly sessions: Sessions
  readonly pages: PageRenderer
  /** Absent while a fixture is recorded or replayed: each page then makes its own calls */
  readonly guestPages: GuestPages | undefined
  readonly renderLine: RenderLine
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

/** What a page's answer consists of, beside the headers that every page has. */
interface PageAnswer {
  readonly status: number
  readonly body: Buffer
  readonly coding?: string | undefined
  readonly location?: string | undefined
  readonly nonce: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Answers with a page: a guest's from the cache, where many share it, a signed-in visitor's rendered for them
 * alone. Reading the session here does not extend it; the calls that the page makes later do. When too many pages
 * are being rendered, the answer is a light page that asks to try again.
 */
export async function servePage(
  services: PageServices,
  context: TenantContext,
  outgoing: ServerResponse,
): Promise<void> {
  const visitor = await findVisitorOrAnonymous(services, context)
  const answer = await buildAnswer(services, context, visitor).catch((error: unknown) => {
    if (!(error instanceof RenderRefused)) throw error
    context.problem = error.isOwnShare ? 'rate_limited' : 'overloaded'
    return buildRefusal(error)
  })
  outgoing
    .writeHead(answer.status, {
      ...buildPageHeaders(context.tenant, answer.nonce),
      'x-request-id': context.id,
      'content-type': 'text/html; charset=utf-8',
      'content-length': answer.body.length,
      vary: 'Accept-Encoding, Cookie',
      ...(answer.coding ? { 'content-encoding': answer.coding } : {}),
      ...(answer.location ? { location: answer.location } : {}),
      ...(visitor.setCookie ? { 'set-cookie': visitor.setCookie } : {}),
      ...answer.headers,
    })
    .end(answer.body)
}

/**
 * Renders a first page and discards it: the first render compiles everything and takes twenty times as long as later
 * ones. Never rejects.
 */
export async function warmUpPages(services: PageServices, tenant: Tenant): Promise<void> {
  const id = randomUUID()
  const trace = services.tracing.start(id, 'GET')
  const context = { id, address: '127.0.0.1', tenant, mock: undefined, trace }
  await renderForGuests(services, context, buildPageRequest({ head: { headers: {} }, tenant }, '/'))
}

function buildAnswer(services: PageServices, context: TenantContext, visitor: Visitor): Promise<PageAnswer> {
  const { guestPages } = services
  return visitor.session || !guestPages
    ? renderForVisitor(services, context, visitor)
    : readGuestPage(services, guestPages, context)
}

/** A page of one visitor, which no cache may keep. */
async function renderForVisitor(
  services: PageServices,
  context: TenantContext,
  { session }: Visitor,
): Promise<PageAnswer> {
  const nonce = createNonce()
  const request = {
    ...buildPageRequest(context, context.head.target),
    nonce,
    user: session?.record.user,
  }
  const source = session ? session.key : getIpNetwork(context.address)
  const page = await services.renderLine.run(source, session !== undefined, () =>
    renderPage(services, context.id, request, createPageQuery(services, context)),
  )
  const { body, encoding: coding } = await compress(
    Buffer.from(page.html),
    getHeader(context.head, 'accept-encoding'),
  )
  const headers = { 'cache-control': session ? 'private, no-store' : 'private, no-cache' }
  return { ...page, body, coding, nonce, headers }
}

/** A page that all guests share but for the nonce. */
async function readGuestPage(
  services: PageServices,
  guestPages: GuestPages,
  context: TenantContext,
): Promise<PageAnswer> {
  const request = buildPageRequest(context, services.pages.toGuestUrl(context.head.target))
  const page = await guestPages.read(buildGuestKey(context, request), () =>
    services.renderLine.run(getIpNetwork(context.address), false, () =>
      renderForGuests(services, context, request),
    ),
  )
  await pageTurns.wait()
  const nonce = createNonce()
  const coding = negotiateCoding(getHeader(context.head, 'accept-encoding') ?? '')
  const { status, location } = page
  const headers = { 'cache-control': 'private, no-cache' }
  return { status, location, nonce, headers, ...(await page.template.fill(nonce, coding)) }
}

/** Filling and writing a page takes up to a millisecond: a flood of them must not fill a turn of the event loop. */
const pageTurns = createTurns(8)

function buildGuestKey(
  { tenant, mock }: TenantContext,
  { url, preferredLanguage, timeZone }: Pick<PageRequest, 'url' | 'preferredLanguage' | 'timeZone'>,
): string {
  const { customHost, origin, clientId } = tenant
  const parts = [customHost, origin, clientId, mock?.world, mock?.scenario, preferredLanguage, timeZone, url]
  return parts.join('\n')
}

/** Not aborted when the first visitor leaves, because others may wait for the same page. */
async function renderForGuests(
  services: PageServices,
  { id, address, tenant, mock, trace }: Omit<PageQueryContext, 'signal'>,
  request: SharedPageRequest,
): Promise<RenderedGuestPage> {
  const marker = createNonce()
  const query = createPageQuery(services, { id, address, tenant, mock, trace, signal: new LightAbort() })
  let isPartial = false
  const page = await renderPage(
    services,
    id,
    { ...request, nonce: marker, user: undefined },
    async (call) => {
      const answer = await query(call)
      if (!answer) isPartial = true
      return answer
    },
  )
  return { ...page, isPartial, marker }
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

function buildRefusal({ isOwnShare }: RenderRefused): PageAnswer {
  return {
    status: isOwnShare ? 429 : 503,
    body: Buffer.from(renderOverloadPage()),
    nonce: createNonce(),
    headers: { 'cache-control': 'no-store', 'retry-after': '2' },
  }
}

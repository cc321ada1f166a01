import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Tenant } from '#bff/config/tenants.ts'
import { LightAbort } from '#bff/http/abort.ts'
import { compress, negotiateCoding } from '#bff/http/compression.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import type { GuestPages, RenderedGuestPage } from '#bff/pages/guestPages.ts'
import { createNonce } from '#bff/pages/nonceTemplate.ts'
import type { RenderQueue } from '#bff/pages/renderQueue.ts'
import { getHeader } from '#bff/http/requestHead.ts'
import { buildPageRequest, renderPage, type SharedPageRequest } from '#bff/pages/renderPage.ts'
import { listRenderShares } from '#bff/pages/renderShares.ts'
import type { PageRenderer, PageRequest, RefusedForm } from '#bff/pages/renderer.ts'
import type { Log } from '#bff/operations/log.ts'
import type { Tracing } from '#bff/operations/traces.ts'
import type { FormTokens } from '#bff/session/formToken.ts'
import type { Sessions } from '#bff/session/sessions.ts'
import { anonymousVisitor, findVisitor, type Visitor } from '#bff/session/visitor.ts'
import { writePage, type EncodedPage } from '#bff/pages/writePage.ts'
import {
  createPageQuery,
  watchReads,
  type PageQueryContext,
  type PageQueryServices,
} from '#bff/pages/pageQuery.ts'

/** Dependencies of rendering a page. */
export interface PageServices extends PageQueryServices {
  readonly log: Log
  readonly tracing: Tracing
  readonly sessions: Sessions
  readonly pages: PageRenderer
  /** Absent while a fixture is recorded or replayed: each page then makes its own calls */
  readonly guestPages: GuestPages | undefined
  readonly renderQueue: RenderQueue
  readonly formTokens: FormTokens
}

/**
 * Answers with a page: a guest's from the cache, where many share it, a signed-in visitor's rendered for them
 * alone. Reading the session here does not extend it; the calls that the page makes later do. When too many pages
 * are being rendered, the response is a light page that asks to try again.
 */
export async function servePage(
  services: PageServices,
  context: TenantContext,
  outgoing: ServerResponse,
): Promise<void> {
  const visitor = await findVisitorOrAnonymous(services, context)
  await writePage(context, outgoing, visitor, buildPage(services, context, visitor))
}

/**
 * Answers a posted form that was refused: with its page, for this visitor alone, which shows the form with what was
 * typed and its errors.
 */
export async function serveRefusedForm(
  services: PageServices,
  context: TenantContext,
  outgoing: ServerResponse,
  { status, form }: { readonly status: number; readonly form: RefusedForm },
): Promise<void> {
  const visitor = await findVisitorOrAnonymous(services, context)
  const page = renderForVisitor(services, context, visitor, form)
  await writePage(
    context,
    outgoing,
    visitor,
    page.then((response) => (response.status === 200 ? { ...response, status } : response)),
  )
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

function buildPage(services: PageServices, context: TenantContext, visitor: Visitor): Promise<EncodedPage> {
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
  form?: RefusedForm,
): Promise<EncodedPage> {
  const nonce = createNonce()
  const { token, setCookie } = services.formTokens.create(context.head, context.tenant)
  const request = {
    ...buildPageRequest(context, context.head.target),
    nonce,
    formToken: token,
    user: session?.record.user,
    ...(form && { form }),
  }
  const shares = listRenderShares(context.address, session)
  const page = await services.renderQueue.run(shares, session !== undefined, () =>
    renderPage(services, context.id, request, createPageQuery(services, context)),
  )
  const { body, encoding: coding } = await compress(
    Buffer.from(page.html),
    getHeader(context.head, 'accept-encoding'),
  )
  const headers = { 'cache-control': session || form ? 'private, no-store' : 'private, no-cache' }
  const cookie = page.html.includes(token) ? { setCookie } : {}
  return { ...page, body, coding, nonce, headers, ...cookie }
}

/** A page that all guests share but for the nonce and the form token. */
async function readGuestPage(
  services: PageServices,
  guestPages: GuestPages,
  context: TenantContext,
): Promise<EncodedPage> {
  const request = buildPageRequest(context, services.pages.toGuestUrl(context.head.target))
  const page = await guestPages.read(buildGuestKey(context, request), () =>
    services.renderQueue.run(listRenderShares(context.address, undefined), false, () =>
      renderForGuests(services, context, request),
    ),
  )
  const nonce = createNonce()
  const coding = negotiateCoding(getHeader(context.head, 'accept-encoding') ?? '')
  const { status, location, template } = page
  const { token, setCookie } = services.formTokens.create(context.head, context.tenant)
  return {
    status,
    location,
    nonce,
    headers: { 'cache-control': 'private, no-cache' },
    ...(template.has(tokenMarker) ? { setCookie } : {}),
    ...(await template.insert([nonce, token], coding)),
  }
}

/** Its place among the markers of a guest's page. */
const tokenMarker = 1

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
  const markers = [createNonce(), createNonce()] as const
  const [nonce, formToken] = markers
  const context = { id, address, tenant, mock, trace, signal: new LightAbort() }
  const { read, isComplete, getShareableFor } = watchReads(createPageQuery(services, context))
  const page = await renderPage(services, id, { ...request, nonce, formToken, user: undefined }, read)
  return { ...page, isPartial: !isComplete(), shareableFor: getShareableFor(), markers }
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

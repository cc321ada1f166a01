import type { IncomingMessage, ServerResponse } from 'node:http'
import { keepDeclaredQuery } from '#bff/cache/declaredQuery.ts'
import type { CacheKey } from '#bff/cache/responseCache.ts'
import { parseLanguage } from '#bff/http/locale.ts'
import { getIpNetwork } from '#bff/http/ipNetwork.ts'
import { chain, type MaybePromise } from '#bff/http/maybePromise.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { getHeader, getQuery, hasBody } from '#bff/http/requestHead.ts'
import { writeResponse } from '#bff/http/writeResponse.ts'
import type { MatchedOperation } from '#bff/middleware/allowList.ts'
import { renderFileFailure } from '#bff/pages/errorPages.ts'
import { isFilePage, writeFailurePage } from '#bff/pages/failurePage.ts'
import {
  buildCall,
  noBody,
  parseMembers,
  readCallBody,
  toSharedCall,
  type CallBody,
} from '#bff/proxy/buildCall.ts'
import { buildApiHeaders } from '#bff/routes/apiHeaders.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { countRateLimitedCall, uncountedCall } from '#bff/middleware/rateLimit.ts'
import type { UpstreamCall } from '#bff/proxy/attempt.ts'
import { withoutTokens } from '#bff/routes/withoutTokens.ts'
import { endAndRevokeOthers } from '#bff/routes/session.ts'
import { startSession } from '#bff/routes/signIn.ts'
import { signOut } from '#bff/routes/signOut.ts'
import { storeUserChange } from '#bff/routes/storeUserChange.ts'
import { formatClearedCookie } from '#bff/session/cookie.ts'
import { getPersonKey } from '#bff/session/personId.ts'
import type { Session } from '#bff/session/sessions.ts'
import { anonymousVisitor, findVisitor, type Visitor } from '#bff/session/visitor.ts'
import { SessionExpired } from '#bff/token/refresher.ts'
import type { Services } from '#bff/services.ts'
import { discardBody, isFailure, parseResponseJson, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import type { Operation } from '#sdk/operations.ts'

interface ApiRequest {
  readonly context: TenantContext
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly matched: MatchedOperation
}

/**
 * Serves a call that has passed the checks of `/api/*`: a read that everyone shares is answered from the cache, any
 * other call is forwarded.
 * @returns at once when the cache has a fresh response
 * @throws HttpProblem
 */
export function serveApi(services: Services, request: ApiRequest): MaybePromise<void> {
  const { operation } = request.matched
  return isShared(operation) ? serveShared(services, request) : serveForwarded(services, request)
}

function isShared({ cache, who, limit }: Operation): boolean {
  return cache !== undefined && who === 'public' && !limit
}

/** A public read through the cache, with or without a body. */
function serveShared(services: Services, request: ApiRequest): MaybePromise<void> {
  const { context, incoming, outgoing, matched } = request
  const response = hasBody(context.head)
    ? readCallBody(incoming, context.head, matched.operation).then((body) => {
        parseMembers(body.buffer)
        return readShared(services, request, body)
      })
    : readShared(services, request, noBody)
  return chain(response, (found) =>
    writeResponse(outgoing, found, context.head, buildApiHeaders(context, matched.operation, found)),
  )
}

function readShared(
  { responseCache, send, guestShares }: Services,
  { context, matched }: ApiRequest,
  body: CallBody,
): MaybePromise<ApiResponse> {
  return responseCache.read(buildCacheKey(context, matched, body), context, (signal, etag, joinedCallers) => {
    const call = {
      ...toSharedCall(buildCall(context, matched, body)),
      signal,
      ifNoneMatch: etag,
      joinedCallers,
    }
    return guestShares.run(getIpNetwork(context.address), () => send(call))
  })
}

function buildCacheKey(
  { tenant, head, mock }: TenantContext,
  { operation, path }: MatchedOperation,
  { buffer }: CallBody,
): CacheKey {
  const language = parseLanguage(head)
  const query = keepDeclaredQuery(getQuery(head.target), operation)
  return { tenant, operation, path: path + query, body: buffer, language, mock }
}

async function serveForwarded(services: Services, request: ApiRequest): Promise<void> {
  const { context, incoming, outgoing, matched } = request
  const { head } = context
  const body = hasBody(head) ? await readCallBody(incoming, head, matched.operation) : noBody
  const response = await callForVisitor(services, context, matched, body, (cookie) =>
    outgoing.setHeader('set-cookie', cookie),
  )
  if (response.status >= 400 && isFilePage(head, matched.operation)) {
    discardBody(response)
    const page = renderFileFailure(response.status, context.id)
    return writeFailurePage(outgoing, response.status, page, context)
  }
  return writeResponse(outgoing, response, head, buildApiHeaders(context, matched.operation, response))
}

/**
 * Makes a call for its visitor: counted, in their share, with their session where the operation is personal, which a
 * sign-in starts and a sign-out ends.
 * @param setCookie called with each Set-Cookie of the response; the last one counts, also when the call then fails
 * @throws HttpProblem
 */
export async function callForVisitor(
  services: Services,
  context: TenantContext,
  matched: MatchedOperation,
  body: CallBody,
  setCookie: (value: string) => void,
): Promise<ApiResponse> {
  const { head, tenant } = context
  const { operation } = matched
  const members = parseMembers(body.buffer)
  const counted = operation.limit
    ? await countRateLimitedCall(services, operation, context, members)
    : uncountedCall
  // The cookie is cleared even if the store fails; `set-cookie` is also sent with an error
  if (operation.session === 'end') setCookie(formatClearedCookie(tenant))
  // The session is not even read for a public call, which never carries the visitor's token
  const found = isPersonal(operation) ? findVisitor(head, tenant, services.sessions) : anonymousVisitor
  const visitor = found instanceof Promise ? await found : found
  if (visitor.setCookie) setCookie(visitor.setCookie)
  if (operation.who === 'user' && !visitor.session) throw new HttpProblem('session_expired')
  const call = buildCall(context, matched, body)
  const { response, setCookie: cookie } = await runInShare(services, context, visitor, () =>
    operation.session
      ? changeSession(services, call, visitor, members)
      : forward(services, context, call, visitor.session),
  )
  if (cookie) setCookie(cookie)
  if (operation.session === 'start' && cookie) await counted.refund()
  return response
}

/** Counts a call towards what its person, or its address, may have under way. */
function runInShare<Result>(
  { memberShares, guestShares }: Services,
  { address }: TenantContext,
  { session }: Visitor,
  work: () => Promise<Result>,
): Promise<Result> {
  return session
    ? memberShares.run(getPersonKey(session.record) ?? session.key, work)
    : guestShares.run(getIpNetwork(address), work)
}

function isPersonal({ who, session }: Operation): boolean {
  return who !== 'public' || session !== undefined
}

interface ForwardedResponse {
  readonly response: ApiResponse
  readonly setCookie?: string | undefined
}

/** A call that starts or ends a session. */
async function changeSession(
  services: Services,
  call: UpstreamCall,
  { session }: Visitor,
  members: Readonly<Record<string, unknown>>,
): Promise<ForwardedResponse> {
  const { tenant, operation } = call
  if (operation.session === 'end') {
    return { response: await signOut(services, session, call), setCookie: formatClearedCookie(tenant) }
  }
  return startSession(services.sessions, tenant, await services.send(call), {
    remember: members.remember === true,
    previous: session,
    revokeTokens: (unused) => void services.revokeTokens(unused, call),
  })
}

async function forward(
  services: Services,
  { tenant, head }: TenantContext,
  call: UpstreamCall,
  session: Session | undefined,
): Promise<ForwardedResponse> {
  const { send, sessions, invalidate } = services
  try {
    const response = await send(call, session)
    const { invalidates, template, ends_others: endsOthers, updates_user: updatesUser } = call.operation
    if (invalidates && response.status < 300) {
      invalidate({ customHost: tenant.customHost, operationIds: invalidates })
    }
    if (updatesUser && session && isSuccess(response)) await storeUserChange(sessions, session, response)
    if (session && getHeader(head, 'x-passive') !== '1') void sessions.touch(session)
    if (endsOthers && session && isSuccess(response)) await endAndRevokeOthers(services, session, call)
    return {
      response: call.operation.media
        ? response
        : await withoutTokens(response, template.startsWith('/auth/')),
    }
  } catch (error) {
    if (!(error instanceof SessionExpired)) throw error
    throw new HttpProblem('session_expired', { 'set-cookie': formatClearedCookie(tenant) })
  }
}

/** Whether a call was accepted: the API may refuse it with 200 and `"success": false`. */
function isSuccess(response: ApiResponse): boolean {
  return response.status < 300 && !isFailure(parseResponseJson(response))
}

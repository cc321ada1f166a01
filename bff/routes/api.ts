import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tenant } from '#bff/config/tenants.ts'
import type { RequestContext } from '#bff/http/requestContext.ts'
import type { MatchedOperation } from '#bff/middleware/allowList.ts'
import { refuseContent } from '#bff/middleware/content.ts'
import { refuseForgery } from '#bff/middleware/csrf.ts'
import { refuseApiTarget } from '#bff/http/requestTarget.ts'
import { hasBody, getHeader, getPath, getQuery } from '#bff/http/requestHead.ts'
import type { Services } from '#bff/services.ts'
import { Refused, type Refusal } from '#bff/http/problem.ts'
import type { Operation } from '#sdk/operations.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import type { CacheKey } from '#bff/cache/responseCache.ts'
import { LightAbort } from '#bff/http/abort.ts'
import { parseLanguage } from '#bff/proxy/requestHeaders.ts'
import { writeResponse } from '#bff/http/writeResponse.ts'
import type { UpstreamCall } from '#bff/proxy/attempt.ts'
import { countRateLimitedCall, uncountedCall } from '#bff/middleware/rateLimit.ts'
import { readCallBody, buildCall, noBody, parseMembers, type CallBody } from '#bff/proxy/buildCall.ts'
import { buildApiHeaders } from '#bff/routes/apiHeaders.ts'
import { startSession, cleanResponse } from '#bff/routes/signIn.ts'
import { signOut } from '#bff/routes/signOut.ts'
import { formatClearedCookie } from '#bff/session/cookie.ts'
import { anonymousVisitor, findVisitor, type Visitor } from '#bff/session/visitor.ts'
import type { MaybePromise } from '#bff/http/maybePromise.ts'
import { SessionExpired } from '#bff/token/refresher.ts'

/**
 * Serves `/api/*` on Node's own request and response, so that no router rewrites what is forwarded.
 * The order of refusals is that of rulings 73. What is kept is answered at once.
 * @throws Refused for the caller to write
 */
export function serveApi(
  parts: Services,
  exchange: RequestContext & { tenant: Tenant },
  request: IncomingMessage,
  response: ServerResponse,
): MaybePromise<void> {
  const { head, tenant } = exchange
  refuse(refuseApiTarget(head))
  const admitted = admit(parts, exchange)
  const { operation } = admitted
  exchange.route = operation.template
  refuse(refuseForgery(head, tenant.origin, operation.media))
  refuse(refuseContent(head, operation))
  const known =
    isShared(operation) && !hasBody(head) && parts.responseCache.kept(readKeyOf(exchange, admitted, {}))
  if (known) return writeResponse(response, known, head, buildApiHeaders(exchange, operation, known))
  return serveCall(parts, exchange, admitted, request, response)
}

async function serveCall(
  parts: Services,
  exchange: RequestContext & { tenant: Tenant },
  admitted: MatchedOperation,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { head, tenant } = exchange
  const { operation } = admitted
  const body = hasBody(head) ? await readCallBody(request, exchange, admitted) : noBody
  const asked = parseMembers(body.whole)
  const attempt = operation.limit
    ? await countRateLimitedCall(parts, operation, exchange, asked)
    : uncountedCall
  // A public call is never the visitor's own: who they are is not even looked up
  const found = isPersonal(admitted) ? findVisitor(head, tenant, parts.sessions) : anonymousVisitor
  const visitor = found instanceof Promise ? await found : found
  if (visitor.setCookie) response.setHeader('set-cookie', visitor.setCookie)
  if (operation.who === 'user' && !visitor.session) throw new Refused({ code: 'session_expired' })
  const { answer, setCookie } = await answerOf(parts, exchange, admitted, body, visitor, asked)
  if (setCookie) response.setHeader('set-cookie', setCookie)
  if (operation.session === 'start' && setCookie) await attempt.refund()
  return writeResponse(response, answer, head, buildApiHeaders(exchange, operation, answer))
}

interface Answered {
  readonly answer: ApiResponse
  readonly setCookie?: string | undefined
}

function answerOf(
  parts: Services,
  exchange: RequestContext & { tenant: Tenant },
  admitted: MatchedOperation,
  body: CallBody,
  visitor: Visitor,
  asked: Readonly<Record<string, unknown>>,
): Promise<Answered> {
  const { operation } = admitted
  const call = buildCall(exchange, admitted, body)
  if (isShared(operation)) {
    const key = readKeyOf(exchange, admitted, body)
    const read = parts.responseCache.read(key, (etag) => parts.send({ ...asShared(call), ifNoneMatch: etag }))
    return read.then((answer) => ({ answer }))
  }
  if (operation.session) return turnSession(parts, exchange.tenant, admitted, call, visitor, asked)
  return forwarded(parts, exchange, call, visitor)
}

/** A call that starts or ends a session. */
async function turnSession(
  parts: Services,
  tenant: Tenant,
  admitted: MatchedOperation,
  call: UpstreamCall,
  { session }: Visitor,
  asked: Readonly<Record<string, unknown>>,
): Promise<Answered> {
  if (admitted.operation.session === 'end') {
    return { answer: await signOut(parts, session, admitted, call), setCookie: formatClearedCookie(tenant) }
  }
  return startSession(parts.sessions, tenant, await parts.send(call), {
    remember: asked.remember === true,
    previous: session,
    revokeTokens: (unused) => void parts.revokeTokens(unused, call),
  })
}

async function forwarded(
  parts: Services,
  { tenant, head }: RequestContext & { tenant: Tenant },
  call: UpstreamCall,
  { session }: Visitor,
): Promise<Answered> {
  try {
    const answer = await parts.send(call, session)
    const { invalidates } = call.operation
    if (invalidates && answer.status < 300) parts.responseCache.invalidate(tenant, invalidates)
    if (session && getHeader(head, 'x-passive') !== '1') parts.sessions.touch(session)
    const isAuth = call.operation.template.startsWith('/auth/')
    return { answer: isAuth || showsTokens(answer) ? cleanResponse(answer).answer : answer }
  } catch (error) {
    if (!(error instanceof SessionExpired)) throw error
    throw new Refused({ code: 'session_expired', headers: { 'set-cookie': formatClearedCookie(tenant) } })
  }
}

/** No other call hands out tokens, but an API that does must not hand them to a browser. */
function showsTokens({ body }: ApiResponse): boolean {
  if (!Buffer.isBuffer(body)) return false
  // A text is searched faster than bytes are
  const text = body.toString('latin1')
  return text.includes('token') && (text.includes('token_data') || text.includes('_token"'))
}

function readKeyOf(
  { tenant, head, mock }: RequestContext & { tenant: Tenant },
  { operation, path }: MatchedOperation,
  { whole }: CallBody,
): CacheKey {
  const language = parseLanguage(head)
  return { tenant, operation, path: path + getQuery(head.target), body: whole, language, mock }
}

function isShared({ cache, who }: Operation): boolean {
  return cache !== undefined && who === 'public'
}

/** A read that others may share: nobody's leaving ends it, and it is told in no visitor's zone. */
export function asShared(call: UpstreamCall): UpstreamCall {
  return { ...call, signal: new LightAbort(), timeZone: 'UTC' }
}

function admit({ matchOperation: find }: Services, { head }: RequestContext): MatchedOperation {
  const found = find(head.method, getPath(head.target).slice('/api'.length))
  if ('code' in found) throw new Refused(found)
  return found
}

function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw new Refused(refusal)
}

function isPersonal({ operation }: MatchedOperation): boolean {
  return operation.who !== 'public' || operation.session !== undefined
}

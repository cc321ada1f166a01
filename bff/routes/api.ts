import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tenant } from '#bff/config/tenants.ts'
import type { Exchange } from '#bff/exchange.ts'
import type { Admitted } from '#bff/guard/allowList.ts'
import { refuseContent } from '#bff/guard/content.ts'
import { refuseForgery } from '#bff/guard/csrf.ts'
import { refuseApiTarget } from '#bff/guard/target.ts'
import { hasBody, headerOf, pathOf, queryOf } from '#bff/head.ts'
import type { Parts } from '#bff/parts.ts'
import { Refused, type Refusal } from '#bff/problem.ts'
import type { Operation } from '#sdk/operations.ts'
import type { Answer } from '#bff/proxy/answer.ts'
import type { ReadKey } from '#bff/proxy/cache.ts'
import { Departure } from '#bff/proxy/leaving.ts'
import { languageOf } from '#bff/proxy/requestHeaders.ts'
import { respond } from '#bff/proxy/respond.ts'
import type { Call } from '#bff/proxy/once.ts'
import { countAttempt, unlimited } from '#bff/routes/attempts.ts'
import { bodyOf, callOf, noBody, objectOf, type Body } from '#bff/routes/call.ts'
import { ownHeaders } from '#bff/routes/ownHeaders.ts'
import { startSession, stripTokens } from '#bff/routes/signIn.ts'
import { signOut } from '#bff/routes/signOut.ts'
import { clearCookie } from '#bff/session/cookie.ts'
import { nobody, visitorOf, type Visitor } from '#bff/session/visitor.ts'
import type { Soon } from '#bff/soon.ts'
import { SessionOver } from '#bff/token/refresh.ts'

/**
 * Serves `/api/*` on Node's own request and response, so that no router rewrites what is forwarded.
 * The order of refusals is that of rulings 73. What is kept is answered at once.
 * @throws Refused for the caller to write
 */
export function serveApi(
  parts: Parts,
  exchange: Exchange & { tenant: Tenant },
  request: IncomingMessage,
  response: ServerResponse,
): Soon<void> {
  const { head, tenant } = exchange
  refuse(refuseApiTarget(head))
  const admitted = admit(parts, exchange)
  const { operation } = admitted
  exchange.route = operation.template
  refuse(refuseForgery(head, tenant.origin, operation.media))
  refuse(refuseContent(head, operation))
  const known = isShared(operation) && !hasBody(head) && parts.reads.kept(readKeyOf(exchange, admitted, {}))
  if (known) return respond(response, known, head, ownHeaders(exchange, operation, known))
  return serveCall(parts, exchange, admitted, request, response)
}

async function serveCall(
  parts: Parts,
  exchange: Exchange & { tenant: Tenant },
  admitted: Admitted,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { head, tenant } = exchange
  const { operation } = admitted
  const body = hasBody(head) ? await bodyOf(request, exchange, admitted) : noBody
  const asked = objectOf(body.whole)
  const attempt = operation.limit ? await countAttempt(parts, operation, exchange, asked) : unlimited
  // A public call is never the visitor's own: who they are is not even looked up
  const found = isPersonal(admitted) ? visitorOf(head, tenant, parts.sessions) : nobody
  const visitor = found instanceof Promise ? await found : found
  if (visitor.setCookie) response.setHeader('set-cookie', visitor.setCookie)
  if (operation.who === 'user' && !visitor.session) throw new Refused({ code: 'session_expired' })
  const { answer, setCookie } = await answerOf(parts, exchange, admitted, body, visitor, asked)
  if (setCookie) response.setHeader('set-cookie', setCookie)
  if (operation.session === 'start' && setCookie) await attempt.refund()
  return respond(response, answer, head, ownHeaders(exchange, operation, answer))
}

interface Answered {
  readonly answer: Answer
  readonly setCookie?: string | undefined
}

function answerOf(
  parts: Parts,
  exchange: Exchange & { tenant: Tenant },
  admitted: Admitted,
  body: Body,
  visitor: Visitor,
  asked: Readonly<Record<string, unknown>>,
): Promise<Answered> {
  const { operation } = admitted
  const call = callOf(exchange, admitted, body)
  if (isShared(operation)) {
    const key = readKeyOf(exchange, admitted, body)
    const read = parts.reads.read(key, (etag) => parts.send({ ...asShared(call), ifNoneMatch: etag }))
    return read.then((answer) => ({ answer }))
  }
  if (operation.session) return turnSession(parts, exchange.tenant, admitted, call, visitor, asked)
  return forwarded(parts, exchange, call, visitor)
}

/** A call that starts or ends a session. */
async function turnSession(
  parts: Parts,
  tenant: Tenant,
  admitted: Admitted,
  call: Call,
  { session }: Visitor,
  asked: Readonly<Record<string, unknown>>,
): Promise<Answered> {
  if (admitted.operation.session === 'end') {
    return { answer: await signOut(parts, session, admitted, call), setCookie: clearCookie(tenant) }
  }
  return startSession(parts.sessions, tenant, await parts.send(call), {
    remember: asked.remember === true,
    previous: session,
    giveBack: (unused) => void parts.giveBack(unused, call),
  })
}

async function forwarded(
  parts: Parts,
  { tenant, head }: Exchange & { tenant: Tenant },
  call: Call,
  { session }: Visitor,
): Promise<Answered> {
  try {
    const answer = await parts.send(call, session)
    const { renews } = call.operation
    if (renews && answer.status < 300) parts.reads.renew(tenant, renews)
    if (session && headerOf(head, 'x-passive') !== '1') parts.sessions.touch(session)
    const isAuth = call.operation.template.startsWith('/auth/')
    return { answer: isAuth || showsTokens(answer) ? stripTokens(answer).answer : answer }
  } catch (error) {
    if (!(error instanceof SessionOver)) throw error
    throw new Refused({ code: 'session_expired', headers: { 'set-cookie': clearCookie(tenant) } })
  }
}

/** No other call hands out tokens, but an API that does must not hand them to a browser. */
function showsTokens({ body }: Answer): boolean {
  if (!Buffer.isBuffer(body)) return false
  // A text is searched faster than bytes are
  const text = body.toString('latin1')
  return text.includes('token') && (text.includes('token_data') || text.includes('_token"'))
}

function readKeyOf(
  { tenant, head, mock }: Exchange & { tenant: Tenant },
  { operation, path }: Admitted,
  { whole }: Body,
): ReadKey {
  const language = languageOf(head)
  return { tenant, operation, path: path + queryOf(head.target), body: whole, language, mock }
}

function isShared({ cache, who }: Operation): boolean {
  return cache !== undefined && who === 'public'
}

/** A read that others may share: nobody's leaving ends it, and it is told in no visitor's zone. */
export function asShared(call: Call): Call {
  return { ...call, signal: new Departure(), timeZone: 'UTC' }
}

function admit({ admit: find }: Parts, { head }: Exchange): Admitted {
  const found = find(head.method, pathOf(head.target).slice('/api'.length))
  if ('code' in found) throw new Refused(found)
  return found
}

function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw new Refused(refusal)
}

function isPersonal({ operation }: Admitted): boolean {
  return operation.who !== 'public' || operation.session !== undefined
}

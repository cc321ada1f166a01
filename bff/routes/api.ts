import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tenant } from '#bff/config/tenants.ts'
import type { Exchange } from '#bff/exchange.ts'
import type { Admitted } from '#bff/guard/allowList.ts'
import { refuseContent } from '#bff/guard/content.ts'
import { refuseForgery } from '#bff/guard/csrf.ts'
import { dataHeaders } from '#bff/guard/securityHeaders.ts'
import { refuseApiTarget } from '#bff/guard/target.ts'
import { headerOf, pathOf, queryOf } from '#bff/head.ts'
import type { Parts } from '#bff/parts.ts'
import { Refused, type Refusal } from '#bff/problem.ts'
import type { Operation } from '#sdk/operations.ts'
import type { Answer } from '#bff/proxy/answer.ts'
import { createLeaving } from '#bff/proxy/leaving.ts'
import { languageOf } from '#bff/proxy/requestHeaders.ts'
import { respond } from '#bff/proxy/respond.ts'
import type { Call } from '#bff/proxy/once.ts'
import { countAttempt } from '#bff/routes/attempts.ts'
import { bodyOf, callOf, objectOf, type Body } from '#bff/routes/call.ts'
import { startSession, stripTokens } from '#bff/routes/signIn.ts'
import { signOut } from '#bff/routes/signOut.ts'
import { clearCookie } from '#bff/session/cookie.ts'
import { visitorOf, type Visitor } from '#bff/session/visitor.ts'
import { SessionOver } from '#bff/token/refresh.ts'

/**
 * Serves `/api/*` on Node's own request and response, so that no router rewrites what is forwarded.
 * The order of refusals is that of rulings 73.
 * @throws Refused for the caller to write
 */
export async function serveApi(
  parts: Parts,
  exchange: Exchange & { tenant: Tenant },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { head, tenant } = exchange
  refuse(refuseApiTarget(head))
  const admitted = admit(parts, exchange)
  const { operation } = admitted
  exchange.route = operation.template
  refuse(refuseForgery(head, tenant.origin, operation.media))
  refuse(refuseContent(head, operation))
  const body = await bodyOf(request, exchange, admitted)
  const asked = objectOf(body.whole)
  const attempt = await countAttempt(parts, operation, exchange, asked)
  // A public call is never the visitor's own: who they are is not even looked up
  const visitor = isPersonal(admitted) ? await visitorOf(head, tenant, parts.sessions) : nobody
  if (visitor.setCookie) response.setHeader('set-cookie', visitor.setCookie)
  if (operation.who === 'user' && !visitor.session) throw new Refused({ code: 'session_expired' })
  const { answer, setCookie } = isShared(operation)
    ? { answer: await sharedAnswer(parts, exchange, admitted, body) }
    : await answerOf(parts, exchange, admitted, callOf(exchange, admitted, body), visitor, asked)
  if (setCookie) response.setHeader('set-cookie', setCookie)
  if (operation.session === 'start' && setCookie) await attempt.refund()
  await respond(response, answer, head, {
    ...headersOf(tenant, operation),
    'x-request-id': exchange.id,
  })
}

const nobody: Visitor = { session: undefined, setCookie: undefined }

async function answerOf(
  parts: Parts,
  exchange: Exchange & { tenant: Tenant },
  admitted: Admitted,
  call: Call,
  { session }: Visitor,
  asked: Readonly<Record<string, unknown>>,
): Promise<{ answer: Answer; setCookie?: string | undefined }> {
  const { operation } = admitted
  const { tenant, head } = exchange
  if (operation.session === 'end') {
    return { answer: await signOut(parts, session, admitted, call), setCookie: clearCookie(tenant) }
  }
  if (operation.session === 'start') {
    const remember = asked.remember === true
    return startSession(parts.sessions, tenant, await parts.send(call), { remember, previous: session })
  }
  try {
    const answer = await parts.send(call, session)
    // The answer is there: a store that fails now must not hide it
    if (session && headerOf(head, 'x-passive') !== '1') {
      parts.sessions.touch(session).catch(() => undefined)
    }
    return { answer: operation.template.startsWith('/auth/') ? stripTokens(answer).answer : answer }
  } catch (error) {
    if (!(error instanceof SessionOver)) throw error
    throw new Refused({ code: 'session_expired', headers: { 'set-cookie': clearCookie(tenant) } })
  }
}

/** From what is kept, as long as it holds; the call is made up only when it is needed. */
async function sharedAnswer(
  { reads, send }: Parts,
  exchange: Exchange & { tenant: Tenant },
  admitted: Admitted,
  body: Body,
): Promise<Answer> {
  const { tenant, head, mock } = exchange
  const path = admitted.path + queryOf(head.target)
  const key = {
    tenant,
    operation: admitted.operation,
    path,
    body: body.whole,
    language: languageOf(head),
    mock,
  }
  return reads.read(key, (etag) => send({ ...asShared(callOf(exchange, admitted, body)), ifNoneMatch: etag }))
}

function isShared({ cache, who }: Operation): boolean {
  return cache !== undefined && who === 'public'
}

/** A read that others may share: nobody's leaving ends it, and it is told in no visitor's zone. */
export function asShared(call: Call): Call {
  return { ...call, signal: createLeaving(), timeZone: 'UTC' }
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

/** Headers of ours by tenant and operation: made once, they are the same for every answer. */
function headersOf(tenant: Tenant, operation: Operation): Readonly<Record<string, string>> {
  const ofTenant = made.get(tenant) ?? new Map<Operation, Readonly<Record<string, string>>>()
  made.set(tenant, ofTenant)
  const known = ofTenant.get(operation)
  if (known) return known
  const headers = { ...dataHeaders(tenant), ...cachingOf(operation) }
  ofTenant.set(operation, headers)
  return headers
}

const made = new WeakMap<Tenant, Map<Operation, Readonly<Record<string, string>>>>()

function cachingOf({ media, cache, method }: Operation): Record<string, string> {
  if (media) return { 'cache-control': 'private, max-age=300', vary: 'Cookie' }
  // A read that everybody shares may be kept by the browser, which asks whether it still holds
  const isKept = cache && method === 'GET'
  const names = ['Cookie', 'Accept-Encoding', 'Accept-Language', 'Origin', 'Sec-Fetch-Site']
  return {
    'cache-control': isKept ? 'private, no-cache' : 'no-store',
    vary: names.filter((name) => !isKept || name !== 'Cookie').join(', '),
  }
}

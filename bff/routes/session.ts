import type { TenantContext } from '#bff/http/requestContext.ts'
import { parseLanguage } from '#bff/http/locale.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'
import type { CallerContext } from '#bff/proxy/tokenCalls.ts'
import type { Services } from '#bff/services.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { findVisitor } from '#bff/session/visitor.ts'

/**
 * Answers `GET /bff/session`: who is signed in. Asking does not extend the session.
 * @throws HttpProblem session_store_unavailable
 */
export async function serveSession(sessions: Sessions, { head, tenant }: TenantContext): Promise<Response> {
  const { session, setCookie } = await findVisitor(head, tenant, sessions)
  const remaining = session && sessions.remaining(session)
  const body =
    session && remaining
      ? {
          authenticated: true,
          user: session.record.user,
          expires_in: remaining.expiresIn,
          idle_expires_in: remaining.idleExpiresIn,
        }
      : { authenticated: false }
  return Response.json(body, {
    headers: {
      ...getDataHeaders(tenant),
      'cache-control': 'no-store',
      vary: 'Cookie',
      ...(setCookie ? { 'set-cookie': setCookie } : {}),
    },
  })
}

function toCaller({ id, tenant, address, head, mock, trace }: TenantContext): CallerContext {
  return { requestId: id, tenant, address, language: parseLanguage(head), timeZone: 'UTC', mock, trace }
}

/**
 * Ends a person's other sessions and revokes their tokens, without waiting for it; also of those that the store fails to
 * end, so that they are of no use.
 * @returns how many ended
 * @throws HttpProblem session_store_unavailable
 */
export async function endAndRevokeOthers(
  { sessions, revokeTokens }: Pick<Services, 'sessions' | 'revokeTokens'>,
  session: Session,
  caller: CallerContext,
): Promise<number> {
  const revokeAll = (others: readonly Session[]) => {
    for (const other of others) void revokeTokens(other, caller)
  }
  const ended = await sessions.endOthers(session, revokeAll)
  revokeAll(ended)
  return ended.length
}

/**
 * Answers `POST /bff/sessions/end-others`: signs the person out everywhere else, and revokes those tokens.
 * @throws HttpProblem session_expired without a session, or session_store_unavailable
 */
export async function endOtherSessions(
  services: Pick<Services, 'sessions' | 'revokeTokens'>,
  context: TenantContext,
): Promise<Response> {
  const { session } = await findVisitor(context.head, context.tenant, services.sessions)
  if (!session) throw new HttpProblem('session_expired')
  const ended = await endAndRevokeOthers(services, session, toCaller(context))
  const headers = { ...getDataHeaders(context.tenant), 'cache-control': 'no-store' }
  return Response.json({ ended }, { headers })
}

import type { TenantContext } from '#bff/http/requestContext.ts'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'
import type { Sessions } from '#bff/session/sessions.ts'
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

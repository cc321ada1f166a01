import type { Tenant } from '#bff/config/tenants.ts'
import type { RequestHead } from '#bff/http/requestHead.ts'
import { formatClearedCookie, parseSessionCookie } from '#bff/session/cookie.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { chain, type MaybePromise } from '#bff/http/maybePromise.ts'

/** Who a request comes from. */
export interface Visitor {
  readonly session: Session | undefined
  /** Set where the browser holds a cookie that opens nothing: it must go */
  readonly setCookie: string | undefined
}

/**
 * Opens the session of a request. A cookie that is damaged, unknown, sealed with a lost key or another
 * tenant's makes an anonymous visitor, never an error.
 * @throws HttpProblem session_store_unavailable
 */
export function findVisitor(
  head: Pick<RequestHead, 'headers'>,
  tenant: Tenant,
  sessions: Sessions,
): MaybePromise<Visitor> {
  const cookie = parseSessionCookie(head, tenant)
  if (!cookie) return anonymousVisitor
  if (cookie === 'unusable') return { session: undefined, setCookie: formatClearedCookie(tenant) }
  return chain(sessions.open(cookie, tenant), (session) => ({
    session,
    setCookie: session ? undefined : formatClearedCookie(tenant),
  }))
}

/** Who brings no cookie. */
export const anonymousVisitor: Visitor = { session: undefined, setCookie: undefined }

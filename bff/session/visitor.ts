import type { Tenant } from '#bff/config/tenants.ts'
import type { RequestHead } from '#bff/http/requestHead.ts'
import { formatClearedCookie, parseSessionCookie } from '#bff/session/cookie.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { chain, type MaybePromise } from '#bff/http/maybePromise.ts'

/** The visitor who sent a request. */
export interface Visitor {
  readonly session: Session | undefined
  /** Clears a cookie that opens no session */
  readonly setCookie: string | undefined
}

/**
 * Finds the visitor of a request. A cookie that is damaged, unknown, sealed with a lost key or from another
 * tenant means an anonymous visitor, never an error.
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

/** A visitor without a session cookie. */
export const anonymousVisitor: Visitor = { session: undefined, setCookie: undefined }

import type { Tenant } from '#bff/config/tenants.ts'
import type { Head } from '#bff/head.ts'
import { clearCookie, ticketOf } from '#bff/session/cookie.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { afterwards, type Soon } from '#bff/soon.ts'

/** Who a request comes from. */
export interface Visitor {
  readonly session: Session | undefined
  /** Set where the browser holds a cookie that opens nothing: it must go */
  readonly setCookie: string | undefined
}

/**
 * Opens the session of a request. A cookie that is damaged, unknown, sealed with a lost key or another
 * tenant's makes an anonymous visitor, never an error.
 * @throws Refused session_store_unavailable
 */
export function visitorOf(head: Pick<Head, 'headers'>, tenant: Tenant, sessions: Sessions): Soon<Visitor> {
  const ticket = ticketOf(head, tenant)
  if (!ticket) return nobody
  if (ticket === 'unusable') return { session: undefined, setCookie: clearCookie(tenant) }
  return afterwards(sessions.open(ticket, tenant), (session) => ({
    session,
    setCookie: session ? undefined : clearCookie(tenant),
  }))
}

/** Who brings no cookie. */
export const nobody: Visitor = { session: undefined, setCookie: undefined }

import { randomBytes } from 'node:crypto'
import type { Tenant } from '#bff/config/tenants.ts'
import { isLoopback, stripPort } from '#bff/middleware/tenant.ts'
import { getCookie, type RequestHead } from '#bff/http/requestHead.ts'

/** What the browser holds: which session, and half of what opens it. Base64url, 128 bits each. */
export interface SessionCookie {
  readonly id: string
  readonly secret: string
}

/** A new ticket from the system's random source. */
export function createSessionCookie(): SessionCookie {
  return { id: randomBytes(16).toString('base64url'), secret: randomBytes(16).toString('base64url') }
}

/**
 * Reads the session cookie.
 * @returns its ticket, `'unusable'` when there is a cookie that is no ticket, or undefined without one
 */
export function parseSessionCookie(
  head: Pick<RequestHead, 'headers'>,
  tenant: Tenant,
): SessionCookie | 'unusable' | undefined {
  const value = getCookie(head, getCookieName(tenant))
  if (value === undefined) return undefined
  // The last character of 128 bits holds two of them: another one would be the same ticket spelt otherwise
  const [, id, secret] = /^v1\.([\w-]{21}[AQgw])\.([\w-]{21}[AQgw])$/.exec(value) ?? []
  return id && secret ? { id, secret } : 'unusable'
}

/**
 * The header that hands a ticket to the browser (contract section 3; RFC 6265bis for the prefix).
 * @param maxAge seconds, or undefined for a cookie that ends with the browser
 */
export function formatSessionCookie(
  tenant: Tenant,
  { id, secret }: SessionCookie,
  maxAge: number | undefined,
): string {
  return formatCookie(tenant, `v1.${id}.${secret}`, maxAge)
}

/** The header that removes the session cookie. */
export function formatClearedCookie(tenant: Tenant): string {
  return formatCookie(tenant, '', 0)
}

function formatCookie(tenant: Tenant, value: string, maxAge: number | undefined): string {
  return [
    `${getCookieName(tenant)}=${value}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    'HttpOnly',
    'SameSite=Lax',
    ...(isPlainHttpLoopback(tenant) ? [] : ['Secure']),
  ].join('; ')
}

function getCookieName(tenant: Tenant): string {
  return isPlainHttpLoopback(tenant) ? 'session' : '__Host-session'
}

/** Browsers keep Secure cookies from plain http, so that loopback goes without; production has https only. */
function isPlainHttpLoopback({ origin }: Tenant): boolean {
  return origin.startsWith('http://') && isLoopback(stripPort(origin.slice('http://'.length)))
}

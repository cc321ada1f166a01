import { randomBytes } from 'node:crypto'
import type { Tenant } from '#bff/config/tenants.ts'
import { isLoopback } from '#bff/config/loopback.ts'
import { stripPort } from '#bff/middleware/tenant.ts'
import { getCookies, type RequestHead } from '#bff/http/requestHead.ts'

/** The content of the session cookie: the session's id and half of its key. Base64url, 128 bits each. */
export interface SessionCookie {
  readonly id: string
  readonly secret: string
}

/** Creates a cookie with a random id and secret. */
export function createSessionCookie(): SessionCookie {
  return { id: randomBytes(16).toString('base64url'), secret: randomBytes(16).toString('base64url') }
}

/**
 * Parses the session cookie.
 * @returns the cookie, `'unusable'` when its value is malformed, or undefined without one
 */
export function parseSessionCookie(
  head: Pick<RequestHead, 'headers'>,
  tenant: Tenant,
): SessionCookie | 'unusable' | undefined {
  const [value, ...others] = getCookies(head, getHostCookieName(tenant, sessionName))
  if (value === undefined) return undefined
  // Of two cookies of the name one may have been planted by another page of the site
  if (others.length > 0) return 'unusable'
  // 128 bits leave the last character only two of them: other characters would spell the same cookie
  // differently
  const [, id, secret] = /^v1\.([\w-]{21}[AQgw])\.([\w-]{21}[AQgw])$/.exec(value) ?? []
  return id && secret ? { id, secret } : 'unusable'
}

/**
 * Formats the Set-Cookie header of a session.
 * @param maxAge seconds, or undefined for a cookie that ends with the browser
 * @see RFC 6265bis for the prefix `__Host-`
 */
export function formatSessionCookie(
  tenant: Tenant,
  { id, secret }: SessionCookie,
  maxAge: number | undefined,
): string {
  return formatCookie(tenant, `v1.${id}.${secret}`, maxAge)
}

/** Formats the Set-Cookie header that clears the session cookie. */
export function formatClearedCookie(tenant: Tenant): string {
  return formatCookie(tenant, '', 0)
}

function formatCookie(tenant: Tenant, value: string, maxAge: number | undefined): string {
  return formatHostCookie(tenant, sessionName, value, maxAge)
}

/**
 * Formats the Set-Cookie header of a cookie that only this host sets and reads, and no script.
 * @param maxAge seconds, or undefined for a cookie that ends with the browser
 * @see RFC 6265bis for the prefix `__Host-`
 */
export function formatHostCookie(
  tenant: Tenant,
  name: string,
  value: string,
  maxAge: number | undefined,
): string {
  return [
    `${getHostCookieName(tenant, name)}=${value}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    'HttpOnly',
    'SameSite=Lax',
    ...(isPlainHttpLoopback(tenant) ? [] : ['Secure']),
  ].join('; ')
}

const sessionName = 'session'

/** The name of a cookie with its prefix, which plain http does not allow. */
export function getHostCookieName(tenant: Tenant, name: string): string {
  return isPlainHttpLoopback(tenant) ? name : `__Host-${name}`
}

/** Formats the Set-Cookie header of a choice that pages read too: kept for a year. */
export function formatPageCookie(tenant: Tenant, name: 'preferred-lang', value: string): string {
  const secure = isPlainHttpLoopback(tenant) ? '' : '; Secure'
  return `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

/**
 * Over plain http browsers refuse Secure cookies, so that loopback hosts go without. Production has https only.
 */
function isPlainHttpLoopback({ origin }: Tenant): boolean {
  return origin.startsWith('http://') && isLoopback(stripPort(origin.slice('http://'.length)))
}

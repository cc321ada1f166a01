import { randomBytes } from 'node:crypto'
import type { Tenant } from '#bff/config/tenants.ts'
import { isLoopback, nameOf } from '#bff/guard/tenants.ts'
import { cookieOf, type Head } from '#bff/head.ts'

/** What the browser holds: which session, and half of what opens it. Base64url, 128 bits each. */
export interface Ticket {
  readonly id: string
  readonly secret: string
}

/** A new ticket from the system's random source. */
export function createTicket(): Ticket {
  return { id: randomBytes(16).toString('base64url'), secret: randomBytes(16).toString('base64url') }
}

/**
 * Reads the session cookie.
 * @returns its ticket, `'unusable'` when there is a cookie that is no ticket, or undefined without one
 */
export function ticketOf(head: Pick<Head, 'headers'>, tenant: Tenant): Ticket | 'unusable' | undefined {
  const value = cookieOf(head, cookieName(tenant))
  if (value === undefined) return undefined
  // The last character of 128 bits holds two of them: another one would be the same ticket spelt otherwise
  const [, id, secret] = /^v1\.([\w-]{21}[AQgw])\.([\w-]{21}[AQgw])$/.exec(value) ?? []
  return id && secret ? { id, secret } : 'unusable'
}

/**
 * The header that hands a ticket to the browser (contract section 3; RFC 6265bis for the prefix).
 * @param maxAge seconds, or undefined for a cookie that ends with the browser
 */
export function setCookie(tenant: Tenant, { id, secret }: Ticket, maxAge: number | undefined): string {
  return cookie(tenant, `v1.${id}.${secret}`, maxAge)
}

/** The header that removes the session cookie. */
export function clearCookie(tenant: Tenant): string {
  return cookie(tenant, '', 0)
}

function cookie(tenant: Tenant, value: string, maxAge: number | undefined): string {
  return [
    `${cookieName(tenant)}=${value}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    'HttpOnly',
    'SameSite=Lax',
    ...(isPlain(tenant) ? [] : ['Secure']),
  ].join('; ')
}

function cookieName(tenant: Tenant): string {
  return isPlain(tenant) ? 'session' : '__Host-session'
}

/** Browsers keep Secure cookies from plain http, so that loopback goes without; production has https only. */
function isPlain({ origin }: Tenant): boolean {
  return origin.startsWith('http://') && isLoopback(nameOf(origin.slice('http://'.length)))
}

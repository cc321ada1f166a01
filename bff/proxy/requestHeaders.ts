import type { Config } from '#bff/config/config.ts'
import type { Tenant } from '#bff/config/tenants.ts'
import type { Session } from '#bff/session/sessions.ts'
import type { Language } from '#sdk/language.ts'

export interface RequestHeaderParts {
  readonly tenant: Tenant
  readonly requestId: string
  /** The visitor's address */
  readonly address: string
  readonly language: Language | undefined
  readonly timeZone: string
  readonly contentType?: string | undefined
  /** Bytes, when known */
  readonly contentLength?: number | undefined
  readonly idempotencyKey?: string | undefined
  /** ETag of the cached response */
  readonly ifNoneMatch?: string | undefined
  readonly range?: string | undefined
  /** Without it a range of a changed file would be joined with ranges of the old one */
  readonly ifRange?: string | undefined
}

/**
 * Builds the headers of an upstream call from nothing: no header of the browser is copied, so that none can pose
 * as one of ours.
 * See docs/decisions.md#custom-host.
 * @param session without it the call is anonymous
 * @see CVE-2025-64484 for a proxy that copied them
 */
export function buildRequestHeaders(
  { API_HEADERS: names, API_CLIENT_ID, API_CLIENT_SECRET }: Config,
  parts: RequestHeaderParts,
  session: Session | undefined,
  traceparent: string,
): Record<string, string> {
  const { tenant, language } = parts
  const headers: Record<string, string> = {
    accept: 'application/json, */*',
    'accept-encoding': 'identity',
    'x-forwarded-for': parts.address,
    'x-request-id': parts.requestId,
    traceparent,
  }
  if (language) headers[names.language] = language
  headers[names.clientId] = tenant.clientId ?? API_CLIENT_ID
  headers[names.clientSecret] = tenant.clientSecret ?? API_CLIENT_SECRET
  headers[names.timezone] = parts.timeZone
  headers[names.customHost] = session ? selectCustomHost(session, tenant) : tenant.customHost
  if (session) headers.authorization = `Bearer ${session.record.accessToken}`
  if (parts.contentType) headers['content-type'] = parts.contentType
  if (parts.contentLength !== undefined) headers['content-length'] = String(parts.contentLength)
  if (parts.idempotencyKey) headers['idempotency-key'] = parts.idempotencyKey
  if (parts.ifNoneMatch) headers['if-none-match'] = parts.ifNoneMatch
  if (parts.range) headers.range = parts.range
  if (parts.range && parts.ifRange) headers['if-range'] = parts.ifRange
  return headers
}

/** The signed-in user's own custom host when it belongs to this tenant, else the tenant's. */
function selectCustomHost({ record }: Session, tenant: Tenant): string {
  const own = record.user.custom_host
  return own && tenant.hosts.includes(own) ? own : tenant.customHost
}

import type { Config } from '#bff/config/config.ts'
import type { Tenant } from '#bff/config/tenants.ts'
import { getHeader, type RequestHead } from '#bff/http/requestHead.ts'
import type { Session } from '#bff/session/sessions.ts'

export type Language = 'en' | 'ar'

export interface RequestHeaderParts {
  readonly tenant: Tenant
  readonly requestId: string
  /** The visitor's address */
  readonly address: string
  readonly language: Language | undefined
  readonly timeZone: string
  readonly contentType?: string | undefined
  /** Bytes, where they are known */
  readonly contentLength?: number | undefined
  readonly idempotencyKey?: string | undefined
  /** Of the answer that we keep */
  readonly ifNoneMatch?: string | undefined
  readonly range?: string | undefined
  /** Without it a part of a file that has changed would be put beside parts of the old one */
  readonly ifRange?: string | undefined
}

/**
 * Headers of an upstream call, built from empty: nothing of the browser's request is copied
 * (contract section 3; CVE-2025-64484 shows why).
 * @param session without it the call goes out as nobody's
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

/** The first of the product's two languages that the visitor asks for, else English (specification section 9). */
export function parseLanguage(head: Pick<RequestHead, 'headers'>): Language {
  const header = getHeader(head, 'accept-language') ?? ''
  if (header === 'en' || header === 'ar') return header
  for (const item of header.toLowerCase().split(',')) {
    const [language] = /^(en|ar)\b/.exec(item.trim()) ?? []
    if (language === 'en' || language === 'ar') return language
  }
  return 'en'
}

/** The zone as the visitor sent it if Intl knows it, else undefined (rulings 31). */
export function parseTimeZone(name: string | undefined): string | undefined {
  if (!name || knownZones.has(name)) return name || undefined
  if (name.length > 64 || !/^[A-Za-z]/.test(name)) return undefined
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    if (knownZones.size < maxKnownZones) knownZones.add(name)
    return name
  } catch {
    return undefined
  }
}

/** Names that Intl took: asking it for each call costs a quarter of the call. */
const knownZones = new Set<string>()
const maxKnownZones = 2000

/** The signed-in person's own custom host, if it is one of this tenant's (rulings 17). */
function selectCustomHost({ record }: Session, tenant: Tenant): string {
  const own = record.user.custom_host
  return own && (own === tenant.customHost || tenant.hosts.includes(own)) ? own : tenant.customHost
}

import type { Config } from '#bff/config.ts'
import type { Tenant } from '#bff/config/tenants.ts'
import { headerOf, type Head } from '#bff/head.ts'
import type { Session } from '#bff/session/sessions.ts'

export type Language = 'en' | 'ar'

export interface HeaderParts {
  readonly tenant: Tenant
  readonly requestId: string
  readonly traceparent: string
  /** The visitor's address */
  readonly address: string
  readonly language: Language | undefined
  readonly timeZone: string
  /** Without it the call goes out as nobody's */
  readonly session?: Session | undefined
  readonly contentType?: string | undefined
  /** Bytes, where they are known */
  readonly contentLength?: number | undefined
  readonly idempotencyKey?: string | undefined
  /** Of the answer that we keep */
  readonly ifNoneMatch?: string | undefined
  readonly range?: string | undefined
}

/**
 * Headers of an upstream call, built from empty: nothing of the browser's request is copied
 * (contract section 3; CVE-2025-64484 shows why).
 */
export function requestHeaders(
  { API_HEADERS: names, API_CLIENT_ID, API_CLIENT_SECRET }: Config,
  parts: HeaderParts,
): Record<string, string> {
  const { tenant, session, language } = parts
  return {
    accept: 'application/json, */*',
    'accept-encoding': 'identity',
    ...(language ? { [names.language]: language } : {}),
    [names.clientId]: tenant.clientId ?? API_CLIENT_ID,
    [names.clientSecret]: tenant.clientSecret ?? API_CLIENT_SECRET,
    [names.timezone]: parts.timeZone,
    [names.customHost]: session ? customHostOf(session, tenant) : tenant.customHost,
    ...(session ? { authorization: `Bearer ${session.record.accessToken}` } : {}),
    ...(parts.contentType ? { 'content-type': parts.contentType } : {}),
    ...(parts.contentLength === undefined ? {} : { 'content-length': String(parts.contentLength) }),
    ...(parts.idempotencyKey ? { 'idempotency-key': parts.idempotencyKey } : {}),
    ...(parts.ifNoneMatch ? { 'if-none-match': parts.ifNoneMatch } : {}),
    ...(parts.range ? { range: parts.range } : {}),
    'x-forwarded-for': parts.address,
    'x-request-id': parts.requestId,
    traceparent: parts.traceparent,
  }
}

/** The first of the product's two languages that the visitor asks for. */
export function languageOf(head: Pick<Head, 'headers'>): Language | undefined {
  const asked = (headerOf(head, 'accept-language') ?? '').toLowerCase().split(',')
  for (const item of asked) {
    const [language] = /^(en|ar)\b/.exec(item.trim()) ?? []
    if (language === 'en' || language === 'ar') return language
  }
  return undefined
}

/** The zone as the visitor sent it if Intl knows it, else undefined (rulings 31). */
export function knownTimeZone(name: string | undefined): string | undefined {
  if (!name || name.length > 64 || !/^[A-Za-z]/.test(name)) return undefined
  if (zones.has(name)) return name
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
    if (zones.size < zonesMost) zones.add(name)
    return name
  } catch {
    return undefined
  }
}

/** Names that Intl took: asking it for each call costs a quarter of the call. */
const zones = new Set<string>()
const zonesMost = 2000

/** The signed-in person's own custom host, if it is one of this tenant's (rulings 17). */
function customHostOf({ record }: Session, tenant: Tenant): string {
  const own = record.user.custom_host
  return own && (own === tenant.customHost || tenant.hosts.includes(own)) ? own : tenant.customHost
}

import type { ApiResponse } from '#bff/upstream/apiResponse.ts'

/** How long a response may be served from the cache, seconds. */
export interface Freshness {
  readonly ttl: number
  readonly staleWhileRevalidate: number
  readonly staleIfError: number
}

/** Request headers that differ between the callers of one cache entry: a response may not vary by them. */
const callerHeaders = new Set(['*', 'x-forwarded-for', 'x-request-id', 'traceparent'])

/** Whether several callers may get one response. @see RFC 9111, sections 3 and 4.1 */
export function isShareable({ storage }: Pick<ApiResponse, 'storage'>): boolean {
  if (!storage) return true
  const { cacheControl, vary, setsCookie } = storage
  const directives = parseDirectives(cacheControl)
  const isPrivate = ['no-store', 'private', 'no-cache'].some((name) => directives.has(name))
  return !isPrivate && !setsCookie && !splitList(vary).some((name) => callerHeaders.has(name))
}

/**
 * How long a shareable response may be served: as the operation's policy says, but never longer than the API
 * says. An API that names a lifetime permits stale responses only for as long as it names.
 * @returns undefined when it may not be stored at all
 * @see RFC 9111, sections 4.2 and 5.2.2, and RFC 5861
 */
export function limitFreshness(
  policy: Freshness,
  response: Pick<ApiResponse, 'storage'>,
): Freshness | undefined {
  const { storage } = response
  if (!storage) return policy
  if (!isShareable(response)) return undefined
  const directives = parseDirectives(storage.cacheControl)
  const maxAge = directives.get('s-maxage') ?? directives.get('max-age')
  const lifetime = maxAge === undefined ? storage.expiresIn : toSeconds(maxAge)
  const remaining = lifetime === undefined ? undefined : lifetime - storage.age
  const ttl = Math.min(policy.ttl, remaining ?? Infinity)
  if (ttl <= 0) return undefined
  const mustRevalidate = ['must-revalidate', 'proxy-revalidate', 's-maxage'].some((name) =>
    directives.has(name),
  )
  const limitStale = (name: string, unnamed: number) =>
    mustRevalidate ? 0 : toSeconds(directives.get(name) ?? String(unnamed))
  // The policy may call a response stale that the API still calls fresh
  const freshRest = remaining === undefined ? 0 : remaining - ttl
  const stale = limitStale(
    'stale-while-revalidate',
    remaining === undefined ? policy.staleWhileRevalidate : 0,
  )
  return {
    ttl,
    staleWhileRevalidate: Math.min(policy.staleWhileRevalidate, freshRest + stale),
    staleIfError: Math.min(policy.staleIfError, limitStale('stale-if-error', policy.staleIfError)),
  }
}

const unlimited = { ttl: Infinity, staleWhileRevalidate: Infinity, staleIfError: Infinity }

/**
 * How long others may be given a response as the API alone says, seconds.
 * @returns 0 when they may not, Infinity when the API sets no limit
 */
export function computeShareableFor(response: Pick<ApiResponse, 'storage'>): number {
  const limit = limitFreshness(unlimited, response)
  return limit ? limit.ttl + limit.staleWhileRevalidate : 0
}

/** Of a directive that occurs more than once, the first counts. @see RFC 9111, section 4.2.1 */
function parseDirectives(cacheControl: string): ReadonlyMap<string, string> {
  return new Map(
    splitList(cacheControl)
      .toReversed()
      .map((directive) => {
        const [name = '', value = ''] = directive.split('=', 2)
        return [name.trim(), value.trim()]
      }),
  )
}

function splitList(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** A value that is no number counts as stale. @see RFC 9111, section 4.2.1 */
function toSeconds(value: string): number {
  const seconds = Number(value.replaceAll('"', ''))
  return Number.isNaN(seconds) ? 0 : seconds
}

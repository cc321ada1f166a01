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
 * says.
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
  const ttl = lifetime === undefined ? policy.ttl : Math.min(policy.ttl, lifetime - storage.age)
  if (ttl <= 0) return undefined
  const mustRevalidate = ['must-revalidate', 'proxy-revalidate', 's-maxage'].some((name) =>
    directives.has(name),
  )
  const limitStale = (name: string, longest: number) => {
    const named = directives.get(name)
    return mustRevalidate ? 0 : named === undefined ? longest : Math.min(longest, toSeconds(named))
  }
  return {
    ttl,
    staleWhileRevalidate: limitStale('stale-while-revalidate', policy.staleWhileRevalidate),
    staleIfError: limitStale('stale-if-error', policy.staleIfError),
  }
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
  return Number.isFinite(seconds) ? seconds : 0
}

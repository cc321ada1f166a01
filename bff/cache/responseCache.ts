import type { Tenant } from '#bff/config/tenants.ts'
import type { MockContext } from '#bff/http/requestContext.ts'
import { getPath, getQuery } from '#bff/http/requestHead.ts'
import { discardBody, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import type { Language } from '#bff/proxy/requestHeaders.ts'
import {
  createCacheStore,
  buildCacheEntry,
  toCachedResponse,
  hashSha256,
  type CacheEntry,
  type CacheStore,
} from '#bff/cache/cacheStore.ts'
import type { Operation } from '#sdk/operations.ts'

/** What tells one public read from another. */
export interface CacheKey {
  readonly tenant: Tenant
  readonly operation: Operation
  /** Query included */
  readonly path: string
  readonly body: Buffer | undefined
  readonly language: Language | undefined
  readonly mock: MockContext
}

/** @param etag of the kept answer: the API may say 304 instead of sending it again */
type Fetch = (etag?: string) => Promise<ApiResponse>

export interface ResponseCache {
  /** The answer, where one is kept that is fresh: for those who would do more than this for the same. */
  kept(key: CacheKey): ApiResponse | undefined
  /**
   * Answers from memory or by `fetch`, which is called once however many ask. The answer carries
   * `cache-status` (RFC 9211). Rejects as `fetch` does when nothing is kept either.
   */
  read(key: CacheKey, fetch: Fetch): Promise<ApiResponse>
  /** Drops what is kept of some operations in one tenant: somebody has just changed what they show. */
  invalidate(tenant: Tenant, operations: readonly string[]): void
  clear(): void
}

/**
 * Keeps answers of public reads as the policy of each operation says: fresh, stale while a new one is on
 * its way, stale when none can be had. A new answer to `institutes/version/` drops all else of its tenant.
 * @param now the clock, milliseconds since the epoch
 */
export function createResponseCache(
  onRead: (result: string) => void = () => undefined,
  now: () => number = Date.now,
): ResponseCache {
  const shelf = createCacheStore()
  const { revalidateInBackground, fetchNew, forget } = createFetches(shelf, now)

  function kept(readKey: CacheKey): ApiResponse | undefined {
    const ttl = readKey.operation.cache?.ttl ?? 0
    const entry = shelf.get(buildKey(readKey))
    const age = entry && (now() - entry.at) / 1000
    if (!entry || age === undefined || age >= ttl) return undefined
    onRead('hit')
    return toCachedResponse(entry, age, ttl)
  }

  async function read(readKey: CacheKey, fetch: Fetch): Promise<ApiResponse> {
    const policy = readKey.operation.cache
    if (!policy) return fetch()
    const key = buildKey(readKey)
    const entry = shelf.get(key)
    if (!entry) {
      onRead('miss')
      return fetchNew(key, fetch, 'fwd=miss')
    }
    const age = (now() - entry.at) / 1000
    if (age < policy.ttl + policy.stale_while_revalidate) {
      onRead(age < policy.ttl ? 'hit' : 'stale')
      if (age >= policy.ttl) revalidateInBackground(key, fetch)
      return toCachedResponse(entry, age, policy.ttl)
    }
    onRead('stale')
    if (age >= policy.ttl + policy.stale_if_error) return fetchNew(key, fetch, 'fwd=stale')
    const answer = await fetchNew(key, fetch, 'fwd=stale').catch(() => undefined)
    if (answer && answer.status < 500) return answer
    if (answer) discardBody(answer)
    return withCacheStatus(toCachedResponse(entry, age, policy.ttl), 'fwd=stale; detail=error')
  }

  return {
    kept,
    read,
    invalidate: ({ customHost }, operations) => {
      for (const id of operations) forget(`${customHost}\n${id}\n`)
    },
    clear: () => forget(''),
  }
}

/** Keeps nothing: where every call must reach the API, or a recording of it. */
export const disabledCache: ResponseCache = {
  kept: () => undefined,
  read: (_, fetch) => fetch(),
  invalidate: () => undefined,
  clear: () => undefined,
}

/** Fetches for the shelf, one at a time for each key. */
function createFetches(shelf: CacheStore, now: () => number) {
  const flights = new Map<string, Promise<ApiResponse>>()

  /** What is on its way was asked before now: it is not kept either. */
  function forget(start: string) {
    shelf.drop(start)
    for (const key of flights.keys()) if (key.startsWith(start)) flights.delete(key)
  }

  function keep(key: string, entry: CacheEntry) {
    const old = shelf.get(key)
    const isNewVersion = old && isVersion(key) && !old.answer.body.equals(entry.answer.body)
    if (isNewVersion) forget(getTenantPrefix(key))
    shelf.put(key, entry)
  }

  function renew(key: string, fetch: Fetch): Promise<ApiResponse> {
    const known = flights.get(key)
    if (known) return known
    const kept = shelf.get(key)
    const flight = fetch(kept?.etag).then((received) => {
      const isSame = received.status === 304 && kept !== undefined
      const entry = isSame ? { ...kept, at: now(), shown: undefined } : buildCacheEntry(received, now())
      const answer = entry?.answer ?? received
      // After `clear` this flight is nobody's: what it brings may be older than what cleared it
      if (flights.get(key) === flight && entry) keep(key, entry)
      return answer
    })
    flights.set(key, flight)
    const land = () => flights.get(key) === flight && flights.delete(key)
    flight.then(land, land)
    return flight
  }

  /** For nobody who waits: a stream, which cannot be kept, has no reader. */
  function revalidateInBackground(key: string, fetch: Fetch): void {
    if (!flights.has(key)) renew(key, fetch).then(discardBody, () => undefined)
  }

  async function fetchNew(key: string, fetch: Fetch, reason: string): Promise<ApiResponse> {
    const isShared = flights.has(key)
    const answer = await renew(key, fetch)
    // A stream can be read once only
    if (isShared && !Buffer.isBuffer(answer.body)) return fetch()
    return withCacheStatus(answer, `${reason}${isShared ? '; collapsed' : ''}`)
  }

  return { revalidateInBackground, fetchNew, forget }
}

/** None of the parts can hold a line break: targets and headers with one are refused, the rest is ours. */
function buildKey({ tenant, operation, path, body, language, mock }: CacheKey): string {
  const target = path.includes('?') ? sortQuery(path) : path
  const parts = [tenant.customHost, operation.id, target, language, mock?.world, mock?.scenario]
  return (body ? [...parts, hashSha256(body)] : parts).join('\n')
}

const versionId = 'readVersion'

/** Whoever publishes a new version changed what the institute's pages show. */
function isVersion(key: string): boolean {
  return key.split('\n', 2)[1] === versionId
}

function getTenantPrefix(key: string): string {
  return key.slice(0, key.indexOf('\n') + 1)
}

/** By name: among the values of one name their order may mean something. */
function sortQuery(path: string): string {
  const parameters = getQuery(path)
    .slice(1)
    .split('&')
    .filter(Boolean)
    .toSorted((one, two) => compare(getParameterName(one), getParameterName(two)))
  return parameters.length ? `${getPath(path)}?${parameters.join('&')}` : getPath(path)
}

function getParameterName(parameter: string): string {
  return parameter.split('=', 1)[0] ?? ''
}

function compare(one: string, two: string): number {
  return one === two ? 0 : one < two ? -1 : 1
}

function withCacheStatus(answer: ApiResponse, status: string): ApiResponse {
  return { ...answer, headers: { ...answer.headers, 'cache-status': `bff; ${status}` } }
}

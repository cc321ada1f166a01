import {
  createCacheStore,
  toCachedResponse,
  withCacheStatus,
  type CacheEntry,
} from '#bff/cache/cacheStore.ts'
import { createFetches, type Fetch } from '#bff/cache/fetches.ts'
import type { Caller } from '#bff/cache/sharedRequest.ts'
import { sortQuery } from '#bff/cache/declaredQuery.ts'
import type { Invalidation } from '#bff/cache/invalidations.ts'
import type { Freshness } from '#bff/cache/freshness.ts'
import type { Tenant } from '#bff/config/tenants.ts'
import { hashSha256 } from '#bff/http/hashSha256.ts'
import type { MaybePromise } from '#bff/http/maybePromise.ts'
import type { MockContext } from '#bff/http/mockContext.ts'
import { discardBody, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import type { Language } from '#sdk/language.ts'
import type { Operation } from '#sdk/operations.ts'

/** The parts of a request that distinguish one public read from another. */
export interface CacheKey {
  readonly tenant: Tenant
  readonly operation: Operation
  /** With the declared names of its query only, see `declaredQuery.ts` */
  readonly path: string
  readonly body: Buffer | undefined
  readonly language: Language | undefined
  readonly mock: MockContext | undefined
}

export interface ResponseCache {
  /**
   * Answers from memory, at once when the entry is fresh, or by `fetch`, which concurrent callers share. The
   * response carries `cache-status` (RFC 9211). Rejects as `fetch` does when there is no entry either.
   * @param caller its signal is read only when `fetch` is needed
   */
  read(key: CacheKey, caller: Caller, fetch: Fetch): MaybePromise<ApiResponse>
  /** Drops the entries of some operations of one tenant, after a write that changed what they show. */
  invalidate(invalidation: Invalidation): void
  clear(): void
}

/** A changed response of this operation drops every other entry of its tenant, because the institute's configuration was published again. */
const versionOperation = 'readVersion'

/**
 * Creates the cache of public reads. Each operation's policy says how long a response is fresh, how long it is
 * served while it is revalidated, and how long when the API fails.
 * @param onRead called with `hit`, `stale` or `miss`
 * @param now the clock, milliseconds since the epoch
 */
export function createResponseCache(
  onRead: (result: string) => void = () => undefined,
  now: () => number = Date.now,
): ResponseCache {
  const store = createCacheStore()
  const fetches = createFetches(store, now, (key, entry) => {
    const old = store.get(key)
    const isNewVersion =
      old && getOperationId(key) === versionOperation && !old.response.body.equals(entry.response.body)
    if (isNewVersion) fetches.invalidate(getTenantPrefix(key))
  })

  return {
    read(cacheKey, caller, fetch) {
      const policy = getLifetime(cacheKey.operation)
      if (!policy) return fetch(caller.signal)
      const key = buildKey(cacheKey)
      const fetchShared = (reason: string) => fetches.fetchShared(key, policy, fetch, caller, reason)
      const entry = store.get(key)
      if (!entry) {
        onRead('miss')
        return fetchShared('fwd=miss')
      }
      const { ttl, staleWhileRevalidate } = entry.lifetime
      const age = (now() - entry.storedAt) / 1000
      onRead(age < ttl ? 'hit' : 'stale')
      if (age >= ttl + staleWhileRevalidate) return readExpired(entry, age, () => fetchShared('fwd=stale'))
      if (age >= ttl) fetches.revalidateInBackground(key, policy, fetch)
      return toCachedResponse(entry, age)
    },
    invalidate: ({ customHost, operationIds }) => {
      for (const id of operationIds) fetches.invalidate(`${customHost}\n${id}\n`)
    },
    clear: () => fetches.invalidate(''),
  }
}

/** Seconds: while the API fails, what is made of an old response is made again after this time. */
const failureShareableFor = 5

/** Fetches again; while that fails, the old response serves for as long as the policy allows. */
async function readExpired(
  entry: CacheEntry,
  age: number,
  fetchAgain: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  if (age >= entry.lifetime.ttl + entry.lifetime.staleIfError) return fetchAgain()
  const response = await fetchAgain().catch(() => undefined)
  // Too many calls of ours are no reason to refuse our visitors
  if (response && response.status < 500 && response.status !== 429) return response
  if (response) discardBody(response)
  const stale = { ...toCachedResponse(entry, age), shareableFor: failureShareableFor }
  return withCacheStatus(stale, 'fwd=stale; detail=error')
}

/** Caches nothing: while a fixture is recorded or replayed every call must reach the API or the recording. */
export const disabledCache: ResponseCache = {
  read: (_, { signal }, fetch) => fetch(signal),
  invalidate: () => undefined,
  clear: () => undefined,
}

/** Joined by line breaks, which no part can contain: targets and headers with one are refused, the rest is ours. */
function buildKey({ tenant, operation, path, body, language, mock }: CacheKey): string {
  const target = path.includes('?') ? sortQuery(path) : path
  // Two tenants may have one custom host and different credentials
  const { customHost, clientId } = tenant
  const parts = [customHost, operation.id, clientId, target, language, mock?.world, mock?.scenario]
  return (body ? [...parts, hashSha256(body)] : parts).join('\n')
}

const lifetimes = new WeakMap<Operation, Freshness>()

function getLifetime(operation: Operation): Freshness | undefined {
  const { cache } = operation
  if (!cache) return undefined
  const known = lifetimes.get(operation)
  if (known) return known
  const lifetime = {
    ttl: cache.ttl,
    staleWhileRevalidate: cache.stale_while_revalidate,
    staleIfError: cache.stale_if_error,
  }
  lifetimes.set(operation, lifetime)
  return lifetime
}

function getOperationId(key: string): string | undefined {
  return key.split('\n', 2)[1]
}

function getTenantPrefix(key: string): string {
  return key.slice(0, key.indexOf('\n') + 1)
}

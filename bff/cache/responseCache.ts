import {
  createCacheStore,
  toCachedResponse,
  withCacheStatus,
  type CacheEntry,
} from '#bff/cache/cacheStore.ts'
import { createFetches, type Fetch } from '#bff/cache/fetches.ts'
import type { Tenant } from '#bff/config/tenants.ts'
import { hashSha256 } from '#bff/http/hashSha256.ts'
import type { MaybePromise } from '#bff/http/maybePromise.ts'
import type { MockContext } from '#bff/http/mockContext.ts'
import { getPath, getQuery } from '#bff/http/requestHead.ts'
import { discardBody, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import type { Language } from '#sdk/language.ts'
import type { Operation } from '#sdk/operations.ts'

/** What distinguishes one public read from another. */
export interface CacheKey {
  readonly tenant: Tenant
  readonly operation: Operation
  /** Query included */
  readonly path: string
  readonly body: Buffer | undefined
  readonly language: Language | undefined
  readonly mock: MockContext | undefined
}

export interface ResponseCache {
  /**
   * Answers from memory, at once when the entry is fresh, or by `fetch`, which concurrent callers share. The
   * response carries `cache-status` (RFC 9211). Rejects as `fetch` does when there is no entry either.
   */
  read(key: CacheKey, fetch: Fetch): MaybePromise<ApiResponse>
  /** Drops the entries of some operations in one tenant, after a write that changed what they show. */
  invalidate(tenant: Tenant, operationIds: readonly string[]): void
  clear(): void
}

/** A new response of this operation drops every other entry of its tenant: its institute was published again. */
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
    if (isNewVersion) fetches.forget(getTenantPrefix(key))
  })

  async function readExpired(
    key: string,
    entry: CacheEntry,
    age: number,
    policy: NonNullable<Operation['cache']>,
    fetch: Fetch,
  ): Promise<ApiResponse> {
    if (age >= policy.ttl + policy.stale_if_error) return fetches.fetchShared(key, fetch, 'fwd=stale')
    const response = await fetches.fetchShared(key, fetch, 'fwd=stale').catch(() => undefined)
    if (response && response.status < 500) return response
    if (response) discardBody(response)
    return withCacheStatus(toCachedResponse(entry, age, policy.ttl), 'fwd=stale; detail=error')
  }

  return {
    read(cacheKey, fetch) {
      const policy = cacheKey.operation.cache
      if (!policy) return fetch()
      const key = buildKey(cacheKey)
      const entry = store.get(key)
      if (!entry) {
        onRead('miss')
        return fetches.fetchShared(key, fetch, 'fwd=miss')
      }
      const age = (now() - entry.storedAt) / 1000
      onRead(age < policy.ttl ? 'hit' : 'stale')
      if (age >= policy.ttl + policy.stale_while_revalidate) {
        return readExpired(key, entry, age, policy, fetch)
      }
      if (age >= policy.ttl) fetches.revalidateInBackground(key, fetch)
      return toCachedResponse(entry, age, policy.ttl)
    },
    invalidate: ({ customHost }, operationIds) => {
      for (const id of operationIds) fetches.forget(`${customHost}\n${id}\n`)
    },
    clear: () => fetches.forget(''),
  }
}

/** Caches nothing: while a fixture is recorded or replayed every call must reach the API or the recording. */
export const disabledCache: ResponseCache = {
  read: (_, fetch) => fetch(),
  invalidate: () => undefined,
  clear: () => undefined,
}

/** Joined by line breaks, which no part can contain: targets and headers with one are refused, the rest is ours. */
function buildKey({ tenant, operation, path, body, language, mock }: CacheKey): string {
  const target = path.includes('?') ? sortQuery(path) : path
  const parts = [tenant.customHost, operation.id, target, language, mock?.world, mock?.scenario]
  return (body ? [...parts, hashSha256(body)] : parts).join('\n')
}

function getOperationId(key: string): string | undefined {
  return key.split('\n', 2)[1]
}

function getTenantPrefix(key: string): string {
  return key.slice(0, key.indexOf('\n') + 1)
}

/** Sorts a query by name and keeps the order of the values of one name, which may have a meaning. */
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

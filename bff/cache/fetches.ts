import { buildCacheEntry, withCacheStatus, type CacheEntry, type CacheStore } from '#bff/cache/cacheStore.ts'
import { discardBody, type ApiResponse } from '#bff/upstream/apiResponse.ts'

/** @param etag of the cached response, so that the API may answer 304 */
export type Fetch = (etag?: string) => Promise<ApiResponse>

/**
 * Creates the fetches that fill a store, one at a time for each key.
 * @param now milliseconds since the epoch
 * @param onStore called before an entry is stored
 */
export function createFetches(
  store: CacheStore,
  now: () => number,
  onStore: (key: string, entry: CacheEntry) => void,
) {
  const inFlight = new Map<string, Promise<ApiResponse>>()

  function fetchOnce(key: string, fetch: Fetch): Promise<ApiResponse> {
    const known = inFlight.get(key)
    if (known) return known
    const cached = store.get(key)
    const request = fetch(cached?.etag).then((received) => {
      const isUnchanged = received.status === 304 && cached !== undefined
      const entry = isUnchanged
        ? { ...cached, storedAt: now(), sent: undefined }
        : buildCacheEntry(received, now())
      // A request that `forget` removed may be older than the change it was forgotten for: it is not stored
      if (inFlight.get(key) === request && entry) {
        onStore(key, entry)
        store.put(key, entry)
      }
      return entry?.response ?? received
    })
    inFlight.set(key, request)
    const settle = () => inFlight.get(key) === request && inFlight.delete(key)
    request.then(settle, settle)
    return request
  }

  return {
    /** Drops entries by a prefix of their keys, and the results of requests in flight for them. */
    forget(prefix: string): void {
      store.dropByPrefix(prefix)
      for (const key of inFlight.keys()) if (key.startsWith(prefix)) inFlight.delete(key)
    },

    /** Revalidates an entry without a caller that waits; a stream, which cannot be cached, is discarded. */
    revalidateInBackground(key: string, fetch: Fetch): void {
      if (!inFlight.has(key)) fetchOnce(key, fetch).then(discardBody, () => undefined)
    },

    /** Fetches for callers, who share a request in flight. @param reason for `cache-status` */
    async fetchShared(key: string, fetch: Fetch, reason: string): Promise<ApiResponse> {
      const isShared = inFlight.has(key)
      const response = await fetchOnce(key, fetch)
      // A stream can be read only once
      if (isShared && !Buffer.isBuffer(response.body)) return fetch()
      return withCacheStatus(response, `${reason}${isShared ? '; collapsed' : ''}`)
    },
  }
}

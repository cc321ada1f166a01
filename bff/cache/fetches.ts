import { buildCacheEntry, withCacheStatus, type CacheEntry, type CacheStore } from '#bff/cache/cacheStore.ts'
import { createSharedRequest, type Caller, type SharedRequest } from '#bff/cache/sharedRequest.ts'
import { computeShareableFor, isShareable, limitFreshness, type Freshness } from '#bff/cache/freshness.ts'
import { LightAbort, type AbortLike } from '#bff/http/abort.ts'
import { discardBody, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import type { JoinedCallers } from '#bff/upstream/joinedCallers.ts'

/**
 * @param signal aborted when the last caller has aborted
 * @param etag of the cached response, so that the API may answer 304
 * @param joinedCallers who wait for the same response
 */
export type Fetch = (signal: AbortLike, etag?: string, joinedCallers?: JoinedCallers) => Promise<ApiResponse>

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
  const inFlight = new Map<string, SharedRequest>()

  function start(key: string, policy: Freshness, fetch: Fetch): SharedRequest {
    const cached = store.get(key)
    const request = createSharedRequest(async (signal, joinedCallers) => {
      const received = await fetch(signal, cached?.etag, joinedCallers)
      const previous = received.status === 304 ? cached : undefined
      const entry = previous
        ? updateEntry(previous, received, policy, now())
        : buildEntry(received, policy, now())
      // A request that `invalidate` removed may be older than the write that caused it, so its response is not stored
      const isCurrent = inFlight.get(key) === request
      if (isCurrent && entry) {
        onStore(key, entry)
        store.put(key, entry)
      }
      // Otherwise the old response would serve as stale, for an hour, although the API has another one
      if (isCurrent && !entry && isRevision(received)) store.remove(key)
      const { storage } = received
      return (
        entry?.response ?? (previous ? { ...previous.response, storage, shareableFor: undefined } : received)
      )
    })
    inFlight.set(key, request)
    void request.ended.then(() => inFlight.get(key) === request && inFlight.delete(key))
    return request
  }

  return {
    /** Removes entries by a prefix of their keys, and the results of requests in flight for them. */
    invalidate(prefix: string): void {
      store.removeByPrefix(prefix)
      for (const key of inFlight.keys()) if (key.startsWith(prefix)) inFlight.delete(key)
    },

    /** Revalidates an entry without a caller that waits; a stream, which cannot be cached, is discarded. */
    revalidateInBackground(key: string, policy: Freshness, fetch: Fetch): void {
      if (inFlight.has(key)) return
      // This caller never aborts, so that another one that joins and aborts does not cancel the request
      start(key, policy, fetch)
        .join({ signal: new LightAbort() })
        .then(discardBody, () => undefined)
    },

    /**
     * Fetches for a caller; callers share a request in flight, but no response that belongs to one of them.
     * @param reason for `cache-status`
     */
    async fetchShared(
      key: string,
      policy: Freshness,
      fetch: Fetch,
      caller: Caller,
      reason: string,
    ): Promise<ApiResponse> {
      const { signal } = caller
      const known = inFlight.get(key)
      const response = await (known?.join(caller) ?? start(key, policy, fetch).join({ signal }))
      // A stream can be read only once
      if (known && !(Buffer.isBuffer(response.body) && isShareable(response))) return fetch(signal)
      return withCacheStatus(response, `${reason}${known ? '; collapsed' : ''}`)
    },
  }
}

/** Whether a response says what is there now, or that nothing is, rather than that the API fails or refuses this call. */
function isRevision({ status }: ApiResponse): boolean {
  return status < 400 || status === 404 || status === 410
}

function buildEntry(received: ApiResponse, policy: Freshness, storedAt: number): CacheEntry | undefined {
  const lifetime = limitFreshness(policy, received)
  return lifetime && buildCacheEntry(received, storedAt, lifetime)
}

/** Updates an entry that the API found unchanged with the caching rules of the 304. @see RFC 9111, section 4.3.4 */
function updateEntry(
  cached: CacheEntry,
  received: ApiResponse,
  policy: Freshness,
  storedAt: number,
): CacheEntry | undefined {
  if (!isShareable(received)) return undefined
  const { storage } = received
  const namesLifetime = Boolean(storage?.cacheControl) || storage?.expiresIn !== undefined
  const lifetime = namesLifetime ? limitFreshness(policy, received) : cached.lifetime
  const shareableFor = namesLifetime ? computeShareableFor(received) : cached.response.shareableFor
  const response = { ...cached.response, shareableFor }
  return (
    lifetime && {
      response,
      etag: cached.etag,
      lifetime,
      storedAt,
      initialAge: storage?.age ?? 0,
      sent: undefined,
    }
  )
}

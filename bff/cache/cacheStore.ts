import { computeShareableFor, type Freshness } from '#bff/cache/freshness.ts'
import { hashSha256 } from '#bff/http/hashSha256.ts'
import { memoizeLatin1 } from '#bff/http/writeResponse.ts'
import { isFailure, parseResponseJson, type ApiResponse } from '#bff/upstream/apiResponse.ts'

const maxEntryBytes = 262_144
const maxTotalBytes = 33_554_432
/** Estimated bytes of an entry without its key and its body. */
const entryOverheadBytes = 1024

/** One cached response. */
export interface CacheEntry {
  readonly response: ApiResponse & { body: Buffer; shareableFor: number }
  /** The API's ETag, for revalidation; browsers get ours */
  readonly etag: string | undefined
  /** Milliseconds since the epoch */
  readonly storedAt: number
  /** Seconds that it had been in caches before */
  readonly initialAge: number
  readonly lifetime: Freshness
  /** The response with `age` of the last second it was sent in */
  sent: { readonly second: number; readonly response: ApiResponse } | undefined
}

export type CacheStore = ReturnType<typeof createCacheStore>

/** Creates a store of entries by key, which removes the oldest when all together exceed 32 MB. */
export function createCacheStore() {
  const entries = new Map<string, CacheEntry>()
  let bytes = 0
  function remove(key: string) {
    const entry = entries.get(key)
    if (entry) bytes -= estimateBytes(key, entry)
    entries.delete(key)
  }
  return {
    get: (key: string) => entries.get(key),
    put(key: string, entry: CacheEntry) {
      remove(key)
      entries.set(key, entry)
      bytes += estimateBytes(key, entry)
      for (const oldest of entries.keys()) {
        if (bytes <= maxTotalBytes) break
        remove(oldest)
      }
    },
    remove: remove,
    /** Removes every entry whose key starts with a prefix. */
    removeByPrefix(prefix: string) {
      for (const key of entries.keys()) if (key.startsWith(prefix)) remove(key)
    },
  }
}

/** The key counts too: visitors choose its length and how many there are. */
function estimateBytes(key: string, { response }: CacheEntry): number {
  return key.length + response.body.length + entryOverheadBytes
}

/**
 * Builds the entry of a response; undefined when it may not be cached. Its ETag is ours and weak, because the
 * body is compressed for each client.
 * @param storedAt milliseconds since the epoch
 */
export function buildCacheEntry(
  response: ApiResponse,
  storedAt: number,
  lifetime: Freshness,
): CacheEntry | undefined {
  const { status, body } = response
  if (status !== 200 || !Buffer.isBuffer(body) || body.length > maxEntryBytes) return undefined
  if (isFailure(parseResponseJson(response))) return undefined
  const { etag, ...headers } = response.headers
  memoizeLatin1(body)
  const ownEtag = `W/"${hashSha256(body).slice(0, 22)}"`
  return {
    response: {
      status,
      body,
      headers: { ...headers, etag: ownEtag },
      compressed: new Map(),
      shareableFor: computeShareableFor(response),
    },
    etag,
    storedAt,
    initialAge: response.storage?.age ?? 0,
    lifetime,
    sent: undefined,
  }
}

/**
 * The response of an entry with `age` and `cache-status`, built once per second.
 * @param age seconds since it was stored
 * @see RFC 9111, section 4.2.3, and RFC 9211
 */
export function toCachedResponse(entry: CacheEntry, age: number): ApiResponse {
  const second = Math.floor(age)
  if (entry.sent?.second !== second) {
    const headers = {
      ...entry.response.headers,
      age: String(entry.initialAge + second),
      'cache-status': `bff; hit; ttl=${entry.lifetime.ttl - second}`,
    }
    const shareableFor = entry.response.shareableFor - second
    entry.sent = { second, response: { ...entry.response, headers, shareableFor } }
  }
  return entry.sent.response
}

/** A response with another `cache-status`. */
export function withCacheStatus(response: ApiResponse, status: string): ApiResponse {
  return { ...response, headers: { ...response.headers, 'cache-status': `bff; ${status}` } }
}

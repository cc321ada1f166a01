import { createHash } from 'node:crypto'
import { parseResponseJson, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import { memoizeLatin1 } from '#bff/http/writeResponse.ts'
import { isFailure } from '#bff/token/tokens.ts'

const maxEntryBytes = 262_144
const maxTotalBytes = 33_554_432
/** What an entry takes beside its key and its body, about. */
const entryOverheadBytes = 1024

/** One kept answer. */
export interface CacheEntry {
  readonly answer: ApiResponse & { body: Buffer }
  /** The API's own, for asking again; the browser gets ours */
  readonly etag: string | undefined
  /** Milliseconds since the epoch */
  readonly at: number
  shown: { readonly second: number; readonly answer: ApiResponse } | undefined
}

export type CacheStore = ReturnType<typeof createCacheStore>

/** Answers by key, the oldest dropped when all together are too large. */
export function createCacheStore() {
  const kept = new Map<string, CacheEntry>()
  let bytes = 0
  function remove(key: string) {
    const entry = kept.get(key)
    if (entry) bytes -= estimateBytes(key, entry)
    kept.delete(key)
  }
  return {
    get: (key: string) => kept.get(key),
    put(key: string, entry: CacheEntry) {
      remove(key)
      kept.set(key, entry)
      bytes += estimateBytes(key, entry)
      for (const oldest of kept.keys()) {
        if (bytes <= maxTotalBytes) break
        remove(oldest)
      }
    },
    /** Drops all whose key begins so. */
    drop(start: string) {
      for (const key of kept.keys()) if (key.startsWith(start)) remove(key)
    },
  }
}

/** The key counts too: strangers choose its length, and how many there are. */
function estimateBytes(key: string, { answer }: CacheEntry): number {
  return key.length + answer.body.length + entryOverheadBytes
}

/** Base64url of SHA-256. */
export function hashSha256(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url')
}

/** What is kept of an answer, if it may be; with an ETag of ours, weak because it is compressed anew. */
export function buildCacheEntry(answer: ApiResponse, at: number): CacheEntry | undefined {
  const { status, body } = answer
  if (status !== 200 || !Buffer.isBuffer(body) || body.length > maxEntryBytes) return undefined
  if (isFailure(parseResponseJson(answer))) return undefined
  const { etag, ...headers } = answer.headers
  memoizeLatin1(body)
  const own = `W/"${hashSha256(body).slice(0, 22)}"`
  return {
    answer: { status, body, headers: { ...headers, etag: own }, packed: new Map() },
    etag,
    at,
    shown: undefined,
  }
}

/** The answer as it is shown for one second: `age` and what is left of its freshness count whole ones. */
export function toCachedResponse(entry: CacheEntry, age: number, ttl: number): ApiResponse {
  const second = Math.floor(age)
  if (entry.shown?.second !== second) {
    const headers = {
      ...entry.answer.headers,
      age: String(second),
      'cache-status': `bff; hit; ttl=${ttl - second}`,
    }
    entry.shown = { second, answer: { ...entry.answer, headers } }
  }
  return entry.shown.answer
}

import { createHash } from 'node:crypto'
import { jsonOfAnswer, type Answer } from '#bff/proxy/answer.ts'
import { keepText } from '#bff/proxy/respond.ts'
import { saysFailure } from '#bff/token/tokens.ts'

const entryMost = 262_144
const totalMost = 33_554_432
/** What an entry takes beside its key and its body, about. */
const entryLeast = 1024

/** One kept answer. */
export interface Kept {
  readonly answer: Answer & { body: Buffer }
  /** The API's own, for asking again; the browser gets ours */
  readonly etag: string | undefined
  /** Milliseconds since the epoch */
  readonly at: number
  shown: { readonly second: number; readonly answer: Answer } | undefined
}

export type Shelf = ReturnType<typeof createShelf>

/** Answers by key, the oldest dropped when all together are too large. */
export function createShelf() {
  const kept = new Map<string, Kept>()
  let bytes = 0
  function remove(key: string) {
    const entry = kept.get(key)
    if (entry) bytes -= weightOf(key, entry)
    kept.delete(key)
  }
  return {
    get: (key: string) => kept.get(key),
    put(key: string, entry: Kept) {
      remove(key)
      kept.set(key, entry)
      bytes += weightOf(key, entry)
      for (const oldest of kept.keys()) {
        if (bytes <= totalMost) break
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
function weightOf(key: string, { answer }: Kept): number {
  return key.length + answer.body.length + entryLeast
}

/** Base64url of SHA-256. */
export function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url')
}

/** What is kept of an answer, if it may be; with an ETag of ours, weak because it is compressed anew. */
export function entryOf(answer: Answer, at: number): Kept | undefined {
  const { status, body } = answer
  if (status !== 200 || !Buffer.isBuffer(body) || body.length > entryMost) return undefined
  if (saysFailure(jsonOfAnswer(answer))) return undefined
  const { etag, ...headers } = answer.headers
  keepText(body)
  const own = `W/"${hashOf(body).slice(0, 22)}"`
  return {
    answer: { status, body, headers: { ...headers, etag: own }, packed: new Map() },
    etag,
    at,
    shown: undefined,
  }
}

/** The answer as it is shown for one second: `age` and what is left of its freshness count whole ones. */
export function from(entry: Kept, age: number, ttl: number): Answer {
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

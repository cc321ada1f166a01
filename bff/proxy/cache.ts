import { createHash } from 'node:crypto'
import type { Tenant } from '#bff/config/tenants.ts'
import type { MockContext } from '#bff/exchange.ts'
import { jsonOfAnswer, type Answer } from '#bff/proxy/answer.ts'
import type { Language } from '#bff/proxy/requestHeaders.ts'
import { saysFailure } from '#bff/token/tokens.ts'
import type { Operation } from '#sdk/operations.ts'

const entryMost = 262_144
const totalMost = 33_554_432

/** What tells one public read from another. */
export interface ReadKey {
  readonly tenant: Tenant
  readonly operation: Operation
  /** Query included */
  readonly path: string
  readonly body: Buffer | undefined
  readonly language: Language | undefined
  readonly mock: MockContext
}

/** @param etag of the kept answer: the API may say 304 instead of sending it again */
type Fetch = (etag?: string) => Promise<Answer>

export interface PublicReads {
  /**
   * Answers from memory or by `fetch`, which is called once however many ask. The answer carries
   * `cache-status` (RFC 9211). Rejects as `fetch` does when nothing is kept either.
   */
  read(key: ReadKey, fetch: Fetch): Promise<Answer>
  clear(): void
}

interface Kept {
  readonly answer: Answer & { body: Buffer }
  /** The API's own, for asking again; the browser gets ours */
  readonly etag: string | undefined
  /** Milliseconds since the epoch */
  readonly at: number
}

/**
 * Keeps answers of public reads as the policy of each operation says: fresh, stale while a new one is on
 * its way, stale when none can be had.
 * @param now the clock, milliseconds since the epoch
 */
export function createPublicReads(
  onRead: (result: string) => void = () => undefined,
  now: () => number = Date.now,
): PublicReads {
  const shelf = createShelf()
  const flights = new Map<string, Promise<Answer>>()

  function renew(key: string, fetch: Fetch): Promise<Answer> {
    const known = flights.get(key)
    if (known) return known
    const kept = shelf.get(key)
    const flight = fetch(kept?.etag).then((received) => {
      const isSame = received.status === 304 && kept !== undefined
      const entry = isSame ? { ...kept, at: now() } : entryOf(received, now())
      const answer = entry?.answer ?? received
      // After `clear` this flight is nobody's: what it brings may be older than what cleared it
      if (flights.get(key) === flight && entry) shelf.put(key, entry)
      return answer
    })
    flights.set(key, flight)
    const land = () => flights.get(key) === flight && flights.delete(key)
    flight.then(land, land)
    return flight
  }

  async function fetchNew(key: string, fetch: Fetch, reason: string): Promise<Answer> {
    const isShared = flights.has(key)
    const answer = await renew(key, fetch)
    // A stream can be read once only
    if (isShared && !Buffer.isBuffer(answer.body)) return fetch()
    return labelled(answer, `${reason}${isShared ? '; collapsed' : ''}`)
  }

  return {
    async read(readKey, fetch) {
      const policy = readKey.operation.cache
      if (!policy) return fetch()
      const key = keyOf(readKey)
      const entry = shelf.get(key)
      if (!entry) {
        onRead('miss')
        return fetchNew(key, fetch, 'fwd=miss')
      }
      const age = (now() - entry.at) / 1000
      if (age < policy.ttl + policy.stale_while_revalidate) {
        onRead(age < policy.ttl ? 'hit' : 'stale')
        if (age >= policy.ttl) renew(key, fetch).catch(() => undefined)
        return from(entry, age, `hit; ttl=${Math.floor(policy.ttl - age)}`)
      }
      onRead('stale')
      if (age >= policy.ttl + policy.stale_if_error) return fetchNew(key, fetch, 'fwd=stale')
      const answer = await fetchNew(key, fetch, 'fwd=stale').catch(() => undefined)
      return answer && answer.status < 500 ? answer : from(entry, age, 'fwd=stale; detail=error')
    },
    clear() {
      shelf.clear()
      flights.clear()
    },
  }
}

/** Answers by key, the oldest dropped when all together are too large. */
function createShelf() {
  const kept = new Map<string, Kept>()
  let bytes = 0
  function drop(key: string) {
    bytes -= kept.get(key)?.answer.body.length ?? 0
    kept.delete(key)
  }
  return {
    get: (key: string) => kept.get(key),
    put(key: string, entry: Kept) {
      drop(key)
      kept.set(key, entry)
      bytes += entry.answer.body.length
      for (const oldest of kept.keys()) {
        if (bytes <= totalMost) break
        drop(oldest)
      }
    },
    clear() {
      kept.clear()
      bytes = 0
    },
  }
}

function keyOf({ tenant, operation, path, body, language, mock }: ReadKey): string {
  const [route, query = ''] = path.split('?')
  const parameters = query.split('&').filter(Boolean).toSorted()
  const parts = [
    tenant.customHost,
    operation.id,
    route,
    parameters,
    language,
    hashOf(body),
    mock?.world,
    mock?.scenario,
  ]
  return JSON.stringify(parts)
}

function hashOf(body: Buffer | undefined): string {
  return body ? createHash('sha256').update(body).digest('base64url') : ''
}

/** What is kept of an answer, if it may be; with an ETag of ours, weak because it is compressed anew. */
function entryOf(answer: Answer, at: number): Kept | undefined {
  const { status, body } = answer
  if (status !== 200 || !Buffer.isBuffer(body) || body.length > entryMost) return undefined
  if (saysFailure(jsonOfAnswer(answer))) return undefined
  const { etag, ...headers } = answer.headers
  const own = `W/"${hashOf(body).slice(0, 22)}"`
  return { answer: { status, body, headers: { ...headers, etag: own }, packed: new Map() }, etag, at }
}

function from({ answer }: Kept, age: number, status: string): Answer {
  return {
    ...answer,
    headers: { ...answer.headers, age: String(Math.floor(age)), 'cache-status': `bff; ${status}` },
  }
}

function labelled(answer: Answer, status: string): Answer {
  return { ...answer, headers: { ...answer.headers, 'cache-status': `bff; ${status}` } }
}

import type { SessionCookie } from '#bff/session/cookie.ts'
import type { SessionKeys } from '#bff/session/keys.ts'
import { computeExpiry, type Lifetimes } from '#bff/session/lifetime.ts'
import { seal, deriveSealingKey, computeStoreKey, unseal } from '#bff/session/seal.ts'
import type { SessionRecord } from '#bff/session/record.ts'
import type { SessionEntry } from '#bff/session/stores/sessionStore.ts'

/** Derived keys and opened records are cached for this many cookies, the oldest dropped first. */
const maxCachedCookies = 10_000

interface CachedKeys {
  readonly storeKey: string
  /** Sealing keys by server key: deriving one costs more than the rest of a call */
  readonly sealingKeys: Map<string, Buffer>
  opened?: { readonly ciphertext: Uint8Array; readonly record: SessionRecord }
}

export interface RecordSealer {
  /** The key of a cookie's session in the store. */
  getStoreKey(cookie: SessionCookie): string
  seal(cookie: SessionCookie, record: SessionRecord, generation: number): SessionEntry
  /** Undefined when the entry was sealed with another secret or with a server key that no longer exists. */
  open(cookie: SessionCookie, entry: SessionEntry): SessionRecord | undefined
}

/**
 * Creates the sealing of records into entries. Opened records are cached and their ciphertext is compared byte
 * by byte, so that an unchanged session is decrypted only once.
 */
export function createRecordSealer(keys: SessionKeys, lifetimes: Lifetimes): RecordSealer {
  const cachedKeys = new Map<string, CachedKeys>()
  const [newest] = keys

  function getCachedKeys({ id, secret }: SessionCookie): CachedKeys {
    const name = `${id}.${secret}`
    const known = cachedKeys.get(name)
    if (known) return known
    const fresh: CachedKeys = { storeKey: computeStoreKey(id), sealingKeys: new Map() }
    cachedKeys.set(name, fresh)
    if (cachedKeys.size > maxCachedCookies) cachedKeys.delete(cachedKeys.keys().next().value ?? '')
    return fresh
  }

  function getSealingKey(
    { sealingKeys }: CachedKeys,
    { secret }: SessionCookie,
    keyId: string,
  ): Buffer | undefined {
    const derived = sealingKeys.get(keyId)
    if (derived) return derived
    const serverKey = keys.find(({ id }) => id === keyId)
    if (!serverKey) return undefined
    const fresh = deriveSealingKey(secret, serverKey)
    sealingKeys.set(keyId, fresh)
    return fresh
  }

  return {
    getStoreKey: (cookie) => getCachedKeys(cookie).storeKey,
    seal(cookie, record, generation) {
      const known = getCachedKeys(cookie)
      const { absolute, idle = absolute } = computeExpiry(record, lifetimes)
      const key = getSealingKey(known, cookie, newest.id) ?? deriveSealingKey(cookie.secret, newest)
      const ciphertext = seal(JSON.stringify(record), key, known.storeKey)
      return { generation, endsAt: Math.min(absolute, idle), keyId: newest.id, ciphertext }
    },
    open(cookie, { keyId, ciphertext }) {
      const known = getCachedKeys(cookie)
      if (known.opened && Buffer.compare(known.opened.ciphertext, ciphertext) === 0)
        return known.opened.record
      const key = getSealingKey(known, cookie, keyId)
      const text = key && unseal(ciphertext, key, known.storeKey)
      if (!text) return undefined
      const record = parseRecord(text)
      // Copied, because the store may reuse the memory of what it read
      known.opened = { ciphertext: Buffer.from(ciphertext), record }
      return record
    },
  }
}

/** Guaranteed by the authentication tag: only `seal` can have written the text. */
function parseRecord(text: string): SessionRecord {
  return JSON.parse(text) as SessionRecord
}

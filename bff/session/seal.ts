import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { SessionKey } from '#bff/config/values.ts'

const nonceLength = 12
const tagLength = 16

/** Name of a session in the store: the store never learns the id that the cookie holds. */
export function computeStoreKey(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/**
 * Seals a text with AES-256-GCM under HKDF(secret, server key): neither a copy of the store nor a stolen
 * cookie opens it alone (NIST SP 800-38D, RFC 5869).
 * @param key as `sealingKey` derives it
 * @param storeKey bound to the ciphertext, so that boxes cannot change places
 */
export function seal(text: string, key: Buffer, storeKey: string): Uint8Array {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(storeKey))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Opens a ciphertext. Undefined when it was made with other keys, for another place, or changed since. */
export function unseal(ciphertext: Uint8Array, key: Buffer, storeKey: string): string | undefined {
  try {
    const nonce = ciphertext.subarray(0, nonceLength)
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, {
      authTagLength: tagLength,
    })
    decipher.setAAD(Buffer.from(storeKey)).setAuthTag(ciphertext.subarray(-tagLength))
    const text = decipher.update(ciphertext.subarray(nonceLength, -tagLength))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** The key of one session: half from its cookie, half from the server (RFC 5869). */
export function deriveSealingKey(secret: string, { key }: SessionKey): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.from(secret, 'base64url'), 'session v1', 32))
}

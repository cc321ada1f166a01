import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { SessionKey } from '#bff/config/schemas.ts'

const nonceLength = 12
const tagLength = 16

/** Computes the key of a session in the store, a hash: the store never learns the id in the cookie. */
export function computeStoreKey(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

/**
 * Encrypts a text with AES-256-GCM under a key derived from cookie and server key, so that neither a copy of
 * the store nor a stolen cookie is enough to read it.
 * @param key from `deriveSealingKey`
 * @param storeKey authenticated too, so that ciphertexts cannot be exchanged
 * @see NIST SP 800-38D
 */
export function seal(text: string, key: Buffer, storeKey: string): Uint8Array {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(storeKey))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts a text; undefined when the key or the store key is another, or the ciphertext was changed. */
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

/** Derives the key of one session from its cookie's secret and a server key. @see RFC 5869 */
export function deriveSealingKey(secret: string, { key }: SessionKey): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.from(secret, 'base64url'), 'session v1', 32))
}

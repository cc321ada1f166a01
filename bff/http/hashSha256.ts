import { createHash } from 'node:crypto'

/** SHA-256 of some bytes in base64url. */
export function hashSha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url')
}

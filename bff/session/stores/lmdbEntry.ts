import type { SessionEntry } from '#bff/session/stores/sessionStore.ts'

const headLength = 18

/**
 * End and generation as doubles, length of the key's name, the name, the ciphertext: decoding copies only once.
 */
export function encodeEntry({ endsAt, generation, keyId, ciphertext }: SessionEntry): Buffer {
  const name = Buffer.from(keyId)
  const head = Buffer.alloc(headLength)
  head.writeDoubleLE(endsAt, 0)
  head.writeDoubleLE(generation, 8)
  head.writeUInt16LE(name.length, 16)
  return Buffer.concat([head, name, ciphertext])
}

/** Decodes what `encodeEntry` wrote, and copies from the bytes what it returns; undefined for anything else. */
export function decodeEntry(bytes: Buffer | undefined): SessionEntry | undefined {
  if (!bytes || bytes.length < headLength) return undefined
  const boxAt = headLength + bytes.readUInt16LE(16)
  return {
    endsAt: bytes.readDoubleLE(0),
    generation: bytes.readDoubleLE(8),
    keyId: bytes.toString('utf8', headLength, boxAt),
    ciphertext: copy(bytes, boxAt),
  }
}

function copy(bytes: Buffer, start: number): Buffer {
  const copied = Buffer.allocUnsafe(Math.max(0, bytes.length - start))
  bytes.copy(copied, 0, start, bytes.length)
  return copied
}

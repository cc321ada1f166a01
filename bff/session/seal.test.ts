import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { computeStoreKey, deriveSealingKey, seal, unseal } from '#bff/session/seal.ts'

const serverKey = { id: 'k', key: Buffer.alloc(32, 'server') }
const key = deriveSealingKey('c2VjcmV0', serverKey)

test('the store knows a session by the hash of its id', () => {
  expect(computeStoreKey('id')).toBe(createHash('sha256').update('id').digest('base64url'))
})

test('a sealed text is opened with its key and its place in the store alone', () => {
  const sealed = seal('نص', key, 'place')
  expect(unseal(sealed, key, 'place')).toBe('نص')
  expect(unseal(sealed, key, 'other place')).toBeUndefined()
  expect(unseal(sealed, deriveSealingKey('b3RoZXI', serverKey), 'place')).toBeUndefined()
  const otherServer = { id: 'k', key: Buffer.alloc(32, 'other') }
  expect(unseal(sealed, deriveSealingKey('c2VjcmV0', otherServer), 'place')).toBeUndefined()
})

test('the same text is never sealed the same way twice, and its length is that of the text and 28 bytes', () => {
  const [first, second] = [seal('text', key, 'place'), seal('text', key, 'place')]
  expect(Buffer.compare(first, second)).not.toBe(0)
  expect(first).toHaveLength(4 + 12 + 16)
})

test('a sealed text with a changed byte, or a part of it, is not opened', () => {
  const sealed = seal('text', key, 'place')
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Uint8Array.from(sealed, (byte, at) => (at === index ? byte ^ 1 : byte))
    expect(unseal(changed, key, 'place')).toBeUndefined()
    expect(unseal(sealed.subarray(0, index), key, 'place')).toBeUndefined()
  }
})

import { expect, test } from 'vitest'
import { decodeEntry, encodeEntry } from '#bff/session/stores/lmdbEntry.ts'

test.each([
  { endsAt: 1_800_000_000_000, generation: 7, keyId: 'مفتاح', ciphertext: Buffer.from([0, 255, 13, 10]) },
  { endsAt: Infinity, generation: 0, keyId: '', ciphertext: Buffer.alloc(0) },
])('an entry is decoded as it was encoded: %o', (entry) => {
  const { ciphertext, ...rest } = decodeEntry(encodeEntry(entry)) ?? {}
  expect(rest).toEqual({ endsAt: entry.endsAt, generation: entry.generation, keyId: entry.keyId })
  expect([...(ciphertext ?? [])]).toEqual([...entry.ciphertext])
})

test('the head has 18 bytes: two doubles and the length of the name', () => {
  const bytes = encodeEntry({ endsAt: 1, generation: 2, keyId: 'ab', ciphertext: Buffer.from('c') })
  expect(bytes).toHaveLength(18 + 2 + 1)
  expect([bytes.readDoubleLE(0), bytes.readDoubleLE(8), bytes.readUInt16LE(16)]).toEqual([1, 2, 2])
})

test('bytes shorter than the head are not an entry', () => {
  expect(decodeEntry(undefined)).toBeUndefined()
  expect(decodeEntry(Buffer.alloc(17))).toBeUndefined()
  expect(decodeEntry(Buffer.alloc(18))).toMatchObject({ endsAt: 0, generation: 0, keyId: '' })
})

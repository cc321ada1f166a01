import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { decodeBase64, encodeBase64Url } from '#mocks/world/codes/base64.ts'
import { computeHmac, computeSha256 } from '#mocks/world/codes/sha256.ts'

const lengths = [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]

test.each(lengths)('the digest of %i bytes is the one of Node', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 7) % 256)
  expect(encodeBase64Url(computeSha256(bytes))).toBe(createHash('sha256').update(bytes).digest('base64url'))
})

test.each([
  '',
  'short',
  'a key of more than one block of sixty-four bytes, which is hashed before it is used',
])('the signature with the key "%s" is the one of Node', (key) => {
  const text = 'نص with two scripts'
  expect(encodeBase64Url(computeHmac(key, text))).toBe(
    createHmac('sha256', key).update(text).digest('base64url'),
  )
})

test('base64url keeps a text of two scripts', () => {
  const text = '{"name":"سارة?>"}'
  expect(new TextDecoder().decode(decodeBase64(encodeBase64Url(text)))).toBe(text)
})

import { expect, test } from 'vitest'
import { hashSha256 } from '#bff/http/hashSha256.ts'

test('the hash is SHA-256 in base64url', () => {
  expect(hashSha256(Buffer.from('abc'))).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

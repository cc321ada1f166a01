import { expect, test } from 'vitest'
import { decodeBase64, encodeBase64Url } from '#mocks/world/codes/base64.ts'

test.each([
  ['', ''],
  ['f', 'Zg'],
  ['foob', 'Zm9vYg'],
  ['نص', '2YbYtQ'],
])('the text %j is %j in base64url (RFC 4648, section 10)', (text, encoded) => {
  expect(encodeBase64Url(text)).toBe(encoded)
  expect(Buffer.from(decodeBase64(encoded)).toString()).toBe(text)
})

test('bytes are written with the letters of URLs, and read with either alphabet', () => {
  const bytes = Uint8Array.from([0xfb, 0xff, 0xfe, 0xfb, 0xff])
  expect(encodeBase64Url(bytes)).toBe('-__--_8')
  expect([...decodeBase64('-__--_8')]).toEqual([...bytes])
  expect([...decodeBase64('+//++/8=')]).toEqual([...bytes])
})

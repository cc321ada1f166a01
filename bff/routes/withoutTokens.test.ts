import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { withoutTokens } from '#bff/routes/withoutTokens.ts'
import { ResponseTruncated } from '#bff/upstream/errors.ts'

const json = { 'content-type': 'application/json' }
const clean = (body: string) =>
  String(withoutTokens({ status: 200, headers: json, body: Buffer.from(body) }, false).body)

test.each([
  '{"access_token":"CANARY","name":"Sara"}',
  '{"Access_Token":"CANARY","name":"Sara"}',
  '{"accessToken":"CANARY","name":"Sara"}',
  '{"refresh-token":"CANARY","name":"Sara"}',
  '{"access_\\u0074oken":"CANARY","name":"Sara"}',
  '{"raw":"{\\"access_token\\":\\"CANARY\\"}","name":"Sara"}',
  '{"link":"https://a.example/?access_token=CANARY","name":"Sara"}',
  '{"in":[{"id_token":"CANARY"}],"name":"Sara"}',
])('every token is removed from %s', (body) => {
  expect(clean(body)).toContain('Sara')
  expect(clean(body)).not.toContain('CANARY')
})

test.each(['{"text":"a broken token, and TOKENS of thanks"}', '{"token_count":3}'])(
  '%s, which names no token, stays as it is',
  (body) => {
    expect(clean(body)).toBe(body)
  },
)

test.each([['<a access_token=CANARY>'], ['<a access_', 'token=CANARY>'], ['{"accessTok', 'en":"CANARY"}']])(
  'a stream ends where it names a token: %s %s',
  async (...chunks) => {
    const body = Readable.from(chunks.map((chunk) => Buffer.from(chunk)))
    const { body: cleaned } = withoutTokens({ status: 200, headers: {}, body }, false)
    await expect(text(cleaned as Readable)).rejects.toBeInstanceOf(ResponseTruncated)
  },
)

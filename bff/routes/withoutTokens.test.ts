import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { CacheKey, ResponseCache } from '#bff/cache/responseCache.ts'
import type { Caller } from '#bff/cache/sharedRequest.ts'
import { LightAbort } from '#bff/http/abort.ts'
import { createCleanCache, withoutTokens } from '#bff/routes/withoutTokens.ts'
import { DeadlineExceeded, ResponseTruncated } from '#bff/upstream/errors.ts'

const json = { 'content-type': 'application/json' }
const clean = async (body: string) =>
  String((await withoutTokens({ status: 200, headers: json, body: Buffer.from(body) }, false)).body)

test.each([
  '{"access_token":"CANARY","name":"Sara"}',
  '{"Access_Token":"CANARY","name":"Sara"}',
  '{"accessToken":"CANARY","name":"Sara"}',
  '{"refresh-token":"CANARY","name":"Sara"}',
  '{"access_\\u0074oken":"CANARY","name":"Sara"}',
  '{"raw":"{\\"access_token\\":\\"CANARY\\"}","name":"Sara"}',
  '{"link":"https://a.example/?access_token=CANARY","name":"Sara"}',
  '{"in":[{"id_token":"CANARY"}],"name":"Sara"}',
])('every token is removed from %s', async (body) => {
  const cleaned = await clean(body)
  expect(cleaned).toContain('Sara')
  expect(cleaned).not.toContain('CANARY')
})

test.each(['{"text":"a broken token, and TOKENS of thanks"}', '{"token_count":3}'])(
  '%s, which names no token, stays as it is',
  async (body) => {
    expect(await clean(body)).toBe(body)
  },
)

test('JSON in another encoding than UTF-8, which cannot be searched, is refused', async () => {
  const body = Buffer.from('{"access_token":"CANARY"}', 'utf16le')
  const cleanIt = async () => withoutTokens({ status: 200, headers: json, body }, false)
  await expect(cleanIt()).rejects.toMatchObject({ code: 'upstream_unreachable' })
})

const cleanStream = async (chunks: readonly string[]) => {
  // Each chunk arrives in a turn of its own
  const createChunks = async function* () {
    for (const chunk of chunks) {
      yield Buffer.from(chunk)
      await setImmediate()
    }
  }
  const body = Readable.from(createChunks())
  return (await withoutTokens({ status: 200, headers: {}, body }, false)).body as Readable
}

test.each([[['<a access_', 'token=CANARY>']], [['{"accessTok', 'en":"CANARY"}']]])(
  'a stream of which something is sent ends where it names a token: %s',
  async (chunks) => {
    await expect(text(await cleanStream(chunks))).rejects.toBeInstanceOf(ResponseTruncated)
  },
)

test('a stream that begins with the name of a token is refused', async () => {
  await expect(cleanStream(['<a access_token=CANARY>'])).rejects.toMatchObject({
    code: 'upstream_unreachable',
  })
})

test('a body in a coding that is not known cannot be searched, and is discarded', async () => {
  const body = Readable.from(['<a access_token=CANARY>'])
  const cleanIt = async () =>
    withoutTokens({ status: 200, headers: { 'content-encoding': 'zz' }, body }, false)
  await expect(cleanIt()).rejects.toMatchObject({ code: 'upstream_unreachable' })
  expect(body.destroyed).toBe(true)
})

test('a stream whose first bytes come too late is refused as such, with its cause', async () => {
  const body = new Readable({ read: () => undefined })
  const cleanIt = async () => withoutTokens({ status: 200, headers: {}, body }, false)
  const cleaned = cleanIt()
  const cause = new DeadlineExceeded()
  body.destroy(cause)
  await expect(cleaned).rejects.toMatchObject({ code: 'upstream_timeout', cause })
})

test.each([[[]], [['']], [['a', 'b']]])('a stream without tokens, %j, passes to its end', async (chunks) => {
  expect(await text(await cleanStream(chunks))).toBe(chunks.join(''))
})

test('large bodies, which are searched one after the other, are cleaned as small ones', async () => {
  const name = 'Sara'.repeat(50_000)
  const body = JSON.stringify({ name, access_token: 'CANARY' })
  const cleaned = await Promise.all([clean(body), clean(body)])
  expect(cleaned.map((one) => JSON.parse(one))).toEqual([{ name }, { name }])
})

test('one large body is searched in a turn of the event loop, and small ones do not wait', async () => {
  await setImmediate()
  const large = { status: 200, headers: json, body: Buffer.alloc(200_000, ' ') }
  const searched: number[] = []
  for (const index of [0, 1, 2])
    void Promise.resolve(withoutTokens(large, false)).then(() => searched.push(index))
  expect(withoutTokens({ ...large, body: Buffer.from('{}') }, false)).not.toBeInstanceOf(Promise)
  const counts: number[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    await setImmediate()
    counts.push(searched.length)
  }
  expect(searched).toEqual([0, 1, 2])
  expect(counts[0]).toBeLessThan(3)
})

/** A cache that keeps nothing. */
const passing: Pick<ResponseCache, 'read'> = { read: (...[, , fetch]) => fetch(new LightAbort()) }

const readCached = async (body: string) => {
  const response = { status: 200, headers: json, body: Buffer.from(body) }
  const { read } = createCleanCache(passing as ResponseCache)
  return String((await read({} as CacheKey, {} as Caller, async () => response)).body)
}

test('a cached read without the name of a token is passed on byte for byte, another one is cleaned', async () => {
  expect(await readCached('{ "number": 1.0 }')).toBe('{ "number": 1.0 }')
  expect(await readCached('{ "access_token": "CANARY" }')).toBe('{}')
})

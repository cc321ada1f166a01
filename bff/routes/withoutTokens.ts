import { once } from 'node:events'
import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream'
import type { ResponseCache } from '#bff/cache/responseCache.ts'
import type { MaybePromise } from '#bff/http/maybePromise.ts'
import { createTurnLimit } from '#bff/http/turnLimit.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { cleanResponse } from '#bff/routes/signIn.ts'
import { decodeResponse, discardBody, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import { DeadlineExceeded, ResponseTruncated } from '#bff/upstream/errors.ts'

/** Names of members that hold a token, in JSON, where any character may be escaped, and in other texts. */
const tokenName = /(?:access|refresh|id)[_-]?token|token_data|_token"|\\u00(?:5f|6[0-9a-f]|7[0-9a-f])/i
/** Longer than any match, so that one across two chunks is found. */
const overlap = 16

/**
 * A response as the browser may see it, although only `/auth/` is documented to have tokens. A buffered one is
 * cleaned; a stream ends with an error where a token begins, once its first bytes are sent.
 * @param isAuth its tokens are looked for even where no name shows
 * @throws HttpProblem upstream_unreachable when it cannot be cleaned
 */
export function withoutTokens(received: ApiResponse, isAuth: boolean): MaybePromise<ApiResponse> {
  const response = decodeResponse(received)
  if (!response) {
    discardBody(received)
    throw new HttpProblem('upstream_unreachable')
  }
  const { body } = response
  if (!Buffer.isBuffer(body)) return guardStream(body).then((guarded) => ({ ...response, body: guarded }))
  const turn = body.length > largeBytes ? largeBodies.wait() : undefined
  return turn ? turn.then(() => cleanBuffer(response, body, isAuth)) : cleanBuffer(response, body, isAuth)
}

/** Searching a body of this size takes a millisecond or more: one is searched in a turn of the event loop. */
const largeBytes = 131_072
const largeBodies = createTurnLimit(1)

function cleanBuffer(response: ApiResponse, body: Buffer, isAuth: boolean): ApiResponse {
  // JSON is UTF-8 (RFC 8259, section 8.1), which has no zero bytes: in UTF-16 no name of a token would be found
  if (body.includes(0)) throw new HttpProblem('upstream_unreachable')
  return isAuth || hasTokenName(body.toString('latin1')) ? cleanResponse(response).response : response
}

/** A cache of public reads whose responses hold no tokens: neither calls nor rendered pages pass them on. */
export function createCleanCache(cache: ResponseCache): ResponseCache {
  return {
    ...cache,
    read: (key, caller, fetch) =>
      cache.read(key, caller, async (...given) => withoutTokens(await fetch(...given), false)),
  }
}

/** Waits for the first bytes: a stream that ends with an error before them gets a status. */
async function guardStream(body: Readable): Promise<Readable> {
  // Its error reaches the reader; one before there is a reader must not end the process
  const guard = pipeline(body, new TokenGuard(), () => undefined).on('error', () => undefined)
  try {
    await once(guard, 'readable')
  } catch (error) {
    const code = error instanceof DeadlineExceeded ? 'upstream_timeout' : 'upstream_unreachable'
    throw new HttpProblem(code, {}, { cause: error })
  }
  return guard
}

/** Whether a text names a token. Searching a string for words is faster than the expression and than searching a buffer. */
function hasTokenName(text: string): boolean {
  return (text.includes('oken') || text.includes('OKEN') || text.includes('\\u00')) && tokenName.test(text)
}

/** Passes a stream through until the name of a token appears. */
class TokenGuard extends Transform {
  private tail = ''

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    const text = this.tail + chunk.toString('latin1')
    if (hasTokenName(text)) return done(new ResponseTruncated())
    this.tail = text.slice(-overlap)
    return done(null, chunk)
  }
}

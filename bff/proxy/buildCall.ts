import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { keepDeclaredQuery } from '#bff/cache/declaredQuery.ts'
import { isNestedDeeper } from '#bff/http/isNestedDeeper.ts'
import { parseLanguage, parseTimeZone } from '#bff/http/locale.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { limitBody, readBody } from '#bff/http/requestBody.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { getHeader, getMediaType, getPath, getQuery, type RequestHead } from '#bff/http/requestHead.ts'
import type { MatchedOperation } from '#bff/middleware/allowList.ts'
import type { UpstreamCall } from '#bff/proxy/attempt.ts'
import { isRecord } from '#sdk/isRecord.ts'
import { parseJson } from '#sdk/parseJson.ts'
import type { Operation } from '#sdk/operations.ts'

/** A request's body: buffered, streamed, or none. */
export interface CallBody {
  readonly buffer?: Buffer
  readonly stream?: ReturnType<typeof limitBody>
}

/** Levels of arrays and objects in a JSON body; no operation has more than five. */
const maxDepth = 50

/** The body of a request without one. */
export const noBody: CallBody = {}

/**
 * Reads a request's body: JSON is buffered, so that it can be sent again after a token refresh; anything else is streamed.
 * @throws HttpProblem for a body that is too large, arrives too late or is not JSON
 */
export async function readCallBody(
  incoming: IncomingMessage,
  head: RequestHead,
  { body_limit: maxBytes, limit }: Operation,
): Promise<CallBody> {
  if (getMediaType(head) !== 'application/json') return { stream: limitBody(incoming, maxBytes) }
  const buffer = await readBody(incoming, maxBytes)
  return { buffer: limit ? normalizeJson(buffer) : buffer }
}

/**
 * Serializes JSON again, so that the rate limit counts what the API reads: of two members with one name another
 * parser may take the first.
 * @throws HttpProblem bad_request when it is not JSON, or nested too deeply
 */
function normalizeJson(body: Buffer): Buffer {
  if (!body.length) return body
  return Buffer.from(JSON.stringify(parseBody(body)))
}

/** Builds the call that a request makes, complete but for its session. */
export function buildCall(
  context: TenantContext,
  { operation, path }: MatchedOperation,
  { buffer, stream }: CallBody,
): UpstreamCall {
  const { head, tenant } = context
  const length = buffer?.length ?? (stream && head.headers['content-length'])
  return {
    operation,
    path: path + getQuery(head.target),
    tenant,
    requestId: context.id,
    trace: context.trace,
    address: context.address,
    language: parseLanguage(head),
    timeZone: parseTimeZone(getHeader(head, 'x-timezone')) ?? 'UTC',
    body: buffer ?? stream,
    // Without a charset: JSON has none, so that one can only mislead (RFC 8259, section 8.1)
    contentType: buffer ? 'application/json' : stream && getHeader(head, 'content-type'),
    contentLength: length === undefined ? undefined : Number(length),
    idempotencyKey: readIdempotencyKey(head),
    range: operation.media ? getHeader(head, 'range') : undefined,
    ifRange: getHeader(head, 'if-range'),
    signal: context.signal,
    mock: context.mock,
  }
}

/** The same call when several requests share it: nothing in it belongs to one of them. */
export function toSharedCall(call: UpstreamCall): UpstreamCall {
  return {
    ...call,
    path: getPath(call.path) + keepDeclaredQuery(getQuery(call.path), call.operation),
    timeZone: 'UTC',
    idempotencyKey: undefined,
  }
}

/**
 * The members of a JSON body; none when it is not an object.
 * @throws HttpProblem bad_request when it is not JSON or nested too deeply, so that the API never sees it
 */
export function parseMembers(body: Buffer | undefined): Readonly<Record<string, unknown>> {
  if (!body?.length) return {}
  const value = parseBody(body)
  return isRecord(value) ? value : {}
}

function parseBody(body: Buffer): unknown {
  const value = isUtf8(body) ? parseJson(body.toString('utf8')) : undefined
  if (value === undefined || isNestedDeeper(body, maxDepth)) throw new HttpProblem('bad_request')
  return value
}

function readIdempotencyKey({ headers }: RequestHead): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && /^[\w-]{1,128}$/.test(key) ? key : undefined
}

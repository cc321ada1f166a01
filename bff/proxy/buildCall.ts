import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { Tenant } from '#bff/config/tenants.ts'
import { parseJson } from '#sdk/parseJson.ts'
import type { RequestContext } from '#bff/http/requestContext.ts'
import type { MatchedOperation } from '#bff/middleware/allowList.ts'
import { getMediaType } from '#bff/middleware/content.ts'
import { getHeader, getQuery } from '#bff/http/requestHead.ts'
import { Refused } from '#bff/http/problem.ts'
import { limitBody, readBody } from '#bff/http/requestBody.ts'
import type { UpstreamCall } from '#bff/proxy/attempt.ts'
import { parseTimeZone, parseLanguage } from '#bff/proxy/requestHeaders.ts'

/** A request's body: held, on its way, or none. */
export interface CallBody {
  readonly whole?: Buffer
  readonly stream?: ReturnType<typeof limitBody>
}

/** Of a request without a body. */
export const noBody: CallBody = {}

/** JSON is held, so that it can be sent again after a refresh; anything else streams. */
export async function readCallBody(
  request: IncomingMessage,
  exchange: RequestContext,
  { operation }: MatchedOperation,
): Promise<CallBody> {
  if (getMediaType(exchange.head) === 'application/json') {
    const whole = await readBody(request, operation.body_limit)
    return { whole: operation.limit ? normalizeJson(whole) : whole }
  }
  return { stream: limitBody(request, operation.body_limit) }
}

/**
 * What is counted must be what the API reads: of two members of one name another parser may take the first.
 * @throws Refused bad_request when it is not JSON, or nested beyond all measure
 */
function normalizeJson(body: Buffer): Buffer {
  if (!body.length) return body
  try {
    return Buffer.from(JSON.stringify(parseBody(body)))
  } catch {
    throw new Refused({ code: 'bad_request' })
  }
}

/** The call as it goes to the API, all but its session. */
export function buildCall(
  exchange: RequestContext & { tenant: Tenant },
  admitted: MatchedOperation,
  { whole, stream }: CallBody,
): UpstreamCall {
  const { head, tenant } = exchange
  const length = whole?.length ?? (stream && head.headers['content-length'])
  return {
    operation: admitted.operation,
    path: admitted.path + getQuery(head.target),
    tenant,
    requestId: exchange.id,
    trace: exchange.trace,
    address: exchange.address,
    language: parseLanguage(head),
    timeZone: parseTimeZone(getHeader(head, 'x-timezone')) ?? 'UTC',
    body: whole ?? stream,
    // JSON has no charset (RFC 8259, section 8.1): one that is named could only mean other characters
    contentType: whole ? 'application/json' : stream && getHeader(head, 'content-type'),
    contentLength: length === undefined ? undefined : Number(length),
    idempotencyKey: readIdempotencyKey(head),
    range: admitted.operation.media ? getHeader(head, 'range') : undefined,
    ifRange: getHeader(head, 'if-range'),
    signal: exchange.signal,
    mock: exchange.mock,
  }
}

function readIdempotencyKey({ headers }: RequestContext['head']): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && /^[\w-]{1,128}$/.test(key) ? key : undefined
}

/**
 * The members of a JSON body; one that is no object has none.
 * @throws Refused bad_request when it is not JSON: the API need not see it
 */
export function parseMembers(body: Buffer | undefined): Readonly<Record<string, unknown>> {
  if (!body?.length) return {}
  const value = parseBody(body)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function parseBody(body: Buffer): unknown {
  const value = isUtf8(body) ? parseJson(body.toString('utf8')) : undefined
  if (value === undefined) throw new Refused({ code: 'bad_request' })
  return value
}

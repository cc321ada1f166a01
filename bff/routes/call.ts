import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { Tenant } from '#bff/config/tenants.ts'
import { jsonOf } from '#bff/config/values.ts'
import type { Exchange } from '#bff/exchange.ts'
import type { Admitted } from '#bff/guard/allowList.ts'
import { mediaTypeOf } from '#bff/guard/content.ts'
import { headerOf, queryOf } from '#bff/head.ts'
import { Refused } from '#bff/problem.ts'
import { countedBody, readBody } from '#bff/proxy/body.ts'
import type { Call } from '#bff/proxy/once.ts'
import { knownTimeZone, languageOf } from '#bff/proxy/requestHeaders.ts'

/** A request's body: held, on its way, or none. */
export interface Body {
  readonly whole?: Buffer
  readonly stream?: ReturnType<typeof countedBody>
}

/** Of a request without a body. */
export const noBody: Body = {}

/** JSON is held, so that it can be sent again after a refresh; anything else streams. */
export async function bodyOf(
  request: IncomingMessage,
  exchange: Exchange,
  { operation }: Admitted,
): Promise<Body> {
  if (mediaTypeOf(exchange.head) === 'application/json') {
    const whole = await readBody(request, operation.body_limit)
    return { whole: operation.limit ? rewritten(whole) : whole }
  }
  return { stream: countedBody(request, operation.body_limit) }
}

/**
 * What is counted must be what the API reads: of two members of one name another parser may take the first.
 * @throws Refused bad_request when it is not JSON, or nested beyond all measure
 */
function rewritten(body: Buffer): Buffer {
  if (!body.length) return body
  try {
    return Buffer.from(JSON.stringify(parsed(body)))
  } catch {
    throw new Refused({ code: 'bad_request' })
  }
}

/** The call as it goes to the API, all but its session. */
export function callOf(
  exchange: Exchange & { tenant: Tenant },
  admitted: Admitted,
  { whole, stream }: Body,
): Call {
  const { head, tenant } = exchange
  const length = whole?.length ?? (stream && head.headers['content-length'])
  return {
    operation: admitted.operation,
    path: admitted.path + queryOf(head.target),
    tenant,
    requestId: exchange.id,
    trace: exchange.trace,
    address: exchange.address,
    language: languageOf(head),
    timeZone: knownTimeZone(headerOf(head, 'x-timezone')) ?? 'UTC',
    body: whole ?? stream,
    // JSON has no charset (RFC 8259, section 8.1): one that is named could only mean other characters
    contentType: whole ? 'application/json' : stream && headerOf(head, 'content-type'),
    contentLength: length === undefined ? undefined : Number(length),
    idempotencyKey: idempotencyKeyOf(head),
    range: admitted.operation.media ? headerOf(head, 'range') : undefined,
    ifRange: headerOf(head, 'if-range'),
    signal: exchange.signal,
    mock: exchange.mock,
  }
}

function idempotencyKeyOf({ headers }: Exchange['head']): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && /^[\w-]{1,128}$/.test(key) ? key : undefined
}

/**
 * The members of a JSON body; one that is no object has none.
 * @throws Refused bad_request when it is not JSON: the API need not see it
 */
export function objectOf(body: Buffer | undefined): Readonly<Record<string, unknown>> {
  if (!body?.length) return {}
  const value = parsed(body)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function parsed(body: Buffer): unknown {
  const value = isUtf8(body) ? jsonOf(body.toString('utf8')) : undefined
  if (value === undefined) throw new Refused({ code: 'bad_request' })
  return value
}

import { parseRetryAfter } from './parseRetryAfter.ts'
import { isObject, isRecord } from './isRecord.ts'
import { parseJson } from './parseJson.ts'

/** Code of a failure without a readable body. @see specification section 8 */
export const CONNECTION_ERROR = 'ConnectionError'

/** The call and its response; parts that are unknown are absent. */
export interface CallContext {
  method?: string | undefined
  /** Path of the request, without the query */
  path?: string | undefined
  /** HTTP status, if a response has begun */
  status?: number | undefined
  requestId?: string | undefined
  /** Seconds of Retry-After */
  retryAfter?: number | undefined
}

interface Failure extends CallContext {
  status: number
  code: string
  messages?: readonly string[]
  fields?: Readonly<Record<string, readonly string[]>>
  cause?: unknown
}

/** A failed call. Its subclasses tell what failed: `instanceof`, or `name` where classes are not shared. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  /** HTTP status; 0 if no response began */
  declare readonly status: number
  /** `ConnectionError`, a code of the BFF such as `upload_retry`, or `refused` */
  declare readonly code: string
  declare readonly method: string | undefined
  /** Path of the request, without the query */
  declare readonly path: string | undefined
  /** Texts for people, in the order received */
  declare readonly messages: readonly string[]
  /** Texts by field, from an `errors` object */
  declare readonly fields: Readonly<Record<string, readonly string[]>>
  declare readonly requestId: string | undefined
  /** Seconds until another attempt makes sense, if the response has Retry-After */
  declare readonly retryAfter: number | undefined

  constructor({ messages = [], fields = {}, cause, ...known }: Failure, message = messages[0] ?? known.code) {
    super(message, { cause })
    Object.assign(this, known, { messages, fields })
  }
}

/**
 * No response arrived: no network, a refused connection, CORS; or a response broke off, whose status is then known. `cause`
 * has the reason.
 */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError'

  constructor(context: CallContext, cause?: unknown) {
    const reason = cause instanceof Error ? `: ${cause.message}` : ''
    super(
      { ...context, status: context.status ?? 0, code: CONNECTION_ERROR, cause },
      `${format(context)}: ${context.status ? `the response with status ${context.status} broke off` : 'no response'}${reason}`,
    )
  }
}

/** The client's own time limit passed. The caller's signals reject with their own reasons. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError'
  constructor(context: CallContext, timeout: number) {
    super(
      { ...context, status: context.status ?? 0, code: CONNECTION_ERROR },
      `${format(context)}: no ${context.status ? `end of the response with status ${context.status}` : 'response'} within ${timeout} ms`,
    )
  }
}

/** The body of a response is not the JSON or the file that was expected, such as the HTML page of a proxy. */
export class DecodeError extends ApiError {
  override readonly name = 'DecodeError'
  /** The first 200 characters of the body */
  readonly firstBytes: string

  constructor(context: CallContext & { status: number }, text: string) {
    const firstBytes = text.slice(0, 200)
    super(
      { ...context, code: CONNECTION_ERROR },
      `${format(context)}: status ${context.status}, not the expected JSON: ${firstBytes}`,
    )
    this.firstBytes = firstBytes
  }
}

/** The API, or the BFF, refused the call: `success: false`, a problem document, or a status from 400 on. */
export class RefusedError extends ApiError {
  override readonly name = 'RefusedError'
}

function format({ method = 'Call', path = '' }: CallContext): string {
  return `${method} ${path}`.trim()
}

/**
 * Builds the error of any failed response: `Messages[0].Message`, `errors` as a list or an object, of texts or
 * messages,
 * `application/problem+json`, and no body at all.
 * @param body the parsed body, or undefined if it was absent or not JSON
 * @param call method and path of the request
 */
export function toApiError(
  status: number,
  body: unknown,
  headers: Headers = new Headers(),
  call: CallContext = {},
): ApiError {
  const about = { ...call, ...describeResponse({ status, headers }) }
  const message = `${format(call)}: status ${status}`
  if (!isRecord(body))
    return new RefusedError({ ...about, code: CONNECTION_ERROR }, `${message} without a readable body`)
  if (typeof body.code === 'string' && typeof body.title === 'string')
    return new RefusedError(
      { ...about, code: body.code, requestId: about.requestId ?? readText(body.request_id) },
      `${message}, ${body.code}: ${body.title}`,
    )
  const fields = parseFieldErrors(body.errors)
  const told = isRecord(body.errors) ? Object.values(fields).flat() : collectTexts(body.errors)
  const messages = [...collectTexts(body.Messages), ...told]
  return new RefusedError(
    { ...about, code: 'refused', messages, fields },
    messages[0] ?? `${message}, refused`,
  )
}

/** Status and headers of a response, known before its body is read. */
export function describeResponse({ status, headers }: Pick<Response, 'status' | 'headers'>) {
  return {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: parseRetryAfter(headers.get('retry-after')),
  }
}

/**
 * Builds the error of a failed response from its text.
 * @returns a DecodeError if the text is not JSON, or a success without the object that every operation answers with
 */
export function parseApiError(response: Response, text: string, call: CallContext = {}): ApiError {
  const { status, headers } = response
  const body = parseJson(text)
  const error = toApiError(status, body, headers, call)
  const isReadable = response.ok ? isRecord(body) : body !== undefined || text === ''
  if (isReadable) return error
  const { requestId, retryAfter } = error
  return new DecodeError({ ...call, status, requestId, retryAfter }, text)
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Collects texts: plain, as `{ Message }`, or by field of a nested record, such as a kid of a registration. */
function collectTexts(value: unknown, depth = 4): string[] {
  if (typeof value === 'string') return [value]
  if (depth === 0 || !isObject(value)) return []
  const text = isRecord(value) ? (value.Message ?? value.message) : undefined
  return typeof text === 'string'
    ? [text]
    : Object.values(value).flatMap((part) => collectTexts(part, depth - 1))
}

function parseFieldErrors(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {}
  return Object.fromEntries(Object.entries(errors).map(([name, value]) => [name, collectTexts(value)]))
}

import { isRecord } from './isRecord.ts'
/** Code of a failure without a readable body. @see specification section 8 */
export const CONNECTION_ERROR = 'ConnectionError'

/** A failed call: an error of the API, a problem of the BFF, or a network error. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 without a response */
  readonly status: number
  /** `ConnectionError`, a code of the BFF such as `upload_retry`, or `refused` */
  readonly code: string
  /** Texts for people, in the order received */
  readonly messages: readonly string[]
  /** Texts by field, from an `errors` object */
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly requestId: string | undefined
  /** Seconds of Retry-After, if the response has it */
  readonly retryAfter: number | undefined

  constructor(failure: Failure) {
    super(failure.messages?.[0] ?? failure.code)
    this.status = failure.status
    this.code = failure.code
    this.messages = failure.messages ?? []
    this.fields = failure.fields ?? {}
    this.requestId = failure.requestId
    this.retryAfter = failure.retryAfter
  }
}

interface Failure {
  status: number
  code: string
  messages?: readonly string[]
  fields?: Readonly<Record<string, readonly string[]>>
  requestId?: string | undefined
  retryAfter?: number | undefined
}

/**
 * Builds the error of any failed response: `Messages[0].Message`, `errors` as a list or an object, of texts or
 * messages,
 * `application/problem+json`, and no body at all.
 * @param body the parsed body, or undefined if it was absent or not JSON
 */
export function toApiError(status: number, body: unknown, headers: Headers = new Headers()): ApiError {
  const about = {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: parseRetryAfter(headers.get('retry-after')),
  }
  if (!isRecord(body)) return new ApiError({ ...about, code: CONNECTION_ERROR })
  if (typeof body.code === 'string' && typeof body.title === 'string')
    return new ApiError({ ...about, code: body.code })
  const fields = parseFieldErrors(body.errors)
  const told = isRecord(body.errors) ? Object.values(fields).flat() : collectTexts(body.errors)
  const messages = [...collectTexts(body.Messages), ...told]
  return new ApiError({ ...about, code: 'refused', messages, fields })
}

/** Collects texts: plain, as `{ Message }`, or by field of a nested record, such as a kid of a registration. */
function collectTexts(value: unknown, depth = 4): string[] {
  if (typeof value === 'string') return [value]
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  const text = isRecord(value) ? (value.Message ?? value.message) : undefined
  return typeof text === 'string'
    ? [text]
    : Object.values(value).flatMap((part) => collectTexts(part, depth - 1))
}

function parseFieldErrors(errors: unknown): Record<string, string[]> {
  if (!isRecord(errors)) return {}
  return Object.fromEntries(Object.entries(errors).map(([name, value]) => [name, collectTexts(value)]))
}

function parseRetryAfter(value: string | null): number | undefined {
  const seconds = Number(value)
  return value !== null && Number.isFinite(seconds) ? seconds : undefined
}

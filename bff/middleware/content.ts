import { hasBody, getHeader, type RequestHead } from '#bff/http/requestHead.ts'
import type { Refusal } from '#bff/http/problem.ts'
import type { Operation } from '#sdk/operations.ts'

/** Refuses a body of another media type, or one that is announced as too large, before a byte of it is read. */
export function refuseContent(head: RequestHead, operation: Operation): Refusal | undefined {
  if (!hasBody(head)) return undefined
  if (!acceptedTypes(operation).includes(getMediaType(head))) return { code: 'unsupported_media_type' }
  if (getHeader(head, 'content-encoding') !== undefined) return { code: 'unsupported_media_type' }
  const length = Number(head.headers['content-length'] ?? 0)
  return length > operation.body_limit ? { code: 'body_too_large' } : undefined
}

/** The media type without its parameters, in lower case. */
export function getMediaType(head: Pick<RequestHead, 'headers'>): string {
  return (getHeader(head, 'content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** A POST whose document names no type takes JSON: every request of this API does (specification section 7). */
function acceptedTypes({ content, method }: Operation): readonly string[] {
  return content.length === 0 && method === 'POST' ? ['application/json'] : content
}

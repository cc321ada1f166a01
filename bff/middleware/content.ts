import { HttpProblem } from '#bff/http/problem.ts'
import { getHeader, getMediaType, hasBody, type RequestHead } from '#bff/http/requestHead.ts'
import type { Operation } from '#sdk/operations.ts'

/**
 * Refuses a body of another media type, or one announced as too large, before a byte of it is read.
 * @throws HttpProblem unsupported_media_type or body_too_large
 */
export function assertContent(head: RequestHead, operation: Operation): void {
  if (!hasBody(head)) return
  const isAccepted =
    getAcceptedTypes(operation).includes(getMediaType(head)) &&
    getHeader(head, 'content-encoding') === undefined
  if (!isAccepted) throw new HttpProblem('unsupported_media_type')
  const length = Number(head.headers['content-length'] ?? 0)
  if (length > operation.body_limit) throw new HttpProblem('body_too_large')
}

/** A POST whose document names no media type takes JSON, as every request of this API does. */
function getAcceptedTypes({ content, method }: Operation): readonly string[] {
  return content.length === 0 && method === 'POST' ? ['application/json'] : content
}

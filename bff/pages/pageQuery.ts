import { setTimeout as delay } from 'node:timers/promises'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { getPath, getQuery } from '#bff/http/requestHead.ts'
import type { PageRequest, PublicResponse, PublicRead } from '#bff/pages/renderer.ts'
import { computeShareableFor } from '#bff/cache/freshness.ts'
import type { ResponseCache } from '#bff/cache/responseCache.ts'
import type { MatchedOperation } from '#bff/middleware/allowList.ts'
import type { Send } from '#bff/proxy/send.ts'
import { discardBody, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import { toSharedCall } from '#bff/proxy/buildCall.ts'

/** Dependencies of the reads of a page. */
export interface PageQueryServices {
  /** How long a page waits for a read before it shows a skeleton, milliseconds */
  readonly pageReadTimeout: number
  readonly responseCache: ResponseCache
  readonly send: Send
  readonly matchOperation: (method: string, path: string) => MatchedOperation
}

/** The request on whose behalf a page reads. */
export type PageQueryContext = Pick<TenantContext, 'id' | 'address' | 'tenant' | 'mock' | 'signal' | 'trace'>

/**
 * Creates the public reads of a page, which use the cache of `/api` without an HTTP request.
 * A read that fails, is late, or is not public resolves with undefined.
 */
export function createPageQuery(services: PageQueryServices, context: PageQueryContext): PageRequest['read'] {
  return async function read(call) {
    const timer = new AbortController()
    try {
      const late = delay(services.pageReadTimeout, undefined, { signal: timer.signal })
      return await Promise.race([readPublic(services, context, call), late])
    } catch {
      return undefined
    } finally {
      timer.abort()
    }
  }
}

/** The reads of something that is kept, and what they say about keeping it. */
export interface WatchedReads {
  readonly read: PageRequest['read']
  /** Whether each of them so far was answered */
  isComplete(): boolean
  /** Seconds that others may be shown what was read, as the API says; Infinity when it sets no limit */
  getShareableFor(): number
}

/** Wraps the reads of something that is kept by browsers and caches. */
export function watchReads(read: PageRequest['read']): WatchedReads {
  let isComplete = true
  let shareableFor = Infinity
  return {
    async read(call) {
      const response = await read(call)
      isComplete &&= response !== undefined
      shareableFor = Math.min(shareableFor, response?.shareableFor ?? Infinity)
      return response
    },
    isComplete: () => isComplete,
    getShareableFor: () => shareableFor,
  }
}

/** Discards a response the page cannot use, also when the page no longer waits for it. */
async function readPublic(...given: Parameters<typeof fetchPublic>): Promise<PublicResponse | undefined> {
  const response = await fetchPublic(...given)
  const shown = response && toPublicResponse(response)
  if (response && !shown) discardBody(response)
  return shown
}

async function fetchPublic(
  { matchOperation, responseCache, send }: PageQueryServices,
  { id, address, tenant, mock, signal, trace }: PageQueryContext,
  { method, path, body, language }: PublicRead,
): Promise<ApiResponse | undefined> {
  const found = matchOperation(method, getPath(path))
  if (found.operation.who !== 'public' || !found.operation.read) return undefined
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  const call = toSharedCall({
    operation: found.operation,
    path: found.path + getQuery(path),
    tenant,
    requestId: id,
    trace,
    address,
    language,
    timeZone: 'UTC',
    body: bytes,
    contentType: bytes && 'application/json',
    contentLength: bytes?.length,
    signal,
    mock,
  })
  return responseCache.read({ ...call, body: bytes }, { signal, address }, (shared, etag, joinedCallers) =>
    send({ ...call, signal: shared, ifNoneMatch: etag, joinedCallers }),
  )
}

function toPublicResponse(response: ApiResponse): PublicResponse | undefined {
  const { status, headers, body, shareableFor = computeShareableFor(response) } = response
  const isRead = (status === 200 || status === 404) && Buffer.isBuffer(body)
  return isRead ? { status, headers: { ...headers }, body: body.toString(), shareableFor } : undefined
}

import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '#bff/config/config.ts'
import type { Tenant } from '#bff/config/tenants.ts'
import type { RequestContext } from '#bff/http/requestContext.ts'
import { getPath, getQuery } from '#bff/http/requestHead.ts'
import type { PageRequest, PublicAnswer, PublicRead } from '#bff/pages/renderer.ts'
import type { Services } from '#bff/services.ts'
import { discardBody, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import { asShared } from '#bff/routes/api.ts'

/**
 * A page waits so long for a read, then shows its skeleton (rulings 32). Recording and replaying wait longer, so that
 * both make the same calls however busy their machines are. Milliseconds.
 */
function getQueryTimeout({ UPSTREAM }: Config): number {
  return UPSTREAM === 'record' || UPSTREAM === 'replay' ? 10_000 : 400
}

/**
 * The public reads of a page, through the same cache as `/api` and without HTTP to ourselves.
 * What fails, is late, or is no public read is undefined.
 */
export function createPageQuery(
  parts: Services,
  exchange: RequestContext & { tenant: Tenant },
): PageRequest['read'] {
  return async function read(call) {
    const timer = new AbortController()
    try {
      const late = delay(getQueryTimeout(parts.config), undefined, { signal: timer.signal })
      return await Promise.race([readPublic(parts, exchange, call), late])
    } catch {
      return undefined
    } finally {
      timer.abort()
    }
  }
}

/** What cannot be shown is let go of, also where the page has not waited for it. */
async function readPublic(...given: Parameters<typeof fetchPublic>): Promise<PublicAnswer | undefined> {
  const answer = await fetchPublic(...given)
  const shown = answer && publicAnswer(answer)
  if (answer && !shown) discardBody(answer)
  return shown
}

async function fetchPublic(
  { matchOperation, responseCache, send }: Services,
  { id, address, tenant, mock, signal, trace }: RequestContext & { tenant: Tenant },
  { method, path, body, language }: PublicRead,
): Promise<ApiResponse | undefined> {
  const found = matchOperation(method, getPath(path))
  if ('code' in found || found.operation.who !== 'public' || !found.operation.read) return undefined
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  const call = asShared({
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
  return responseCache.read({ ...call, body: bytes }, (etag) => send({ ...call, ifNoneMatch: etag }))
}

function publicAnswer(answer: ApiResponse): PublicAnswer | undefined {
  const isRead = answer.status === 200 && Buffer.isBuffer(answer.body)
  return isRead ? { headers: { ...answer.headers }, body: answer.body.toString() } : undefined
}

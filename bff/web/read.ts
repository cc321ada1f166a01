import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '#bff/config.ts'
import type { Tenant } from '#bff/config/tenants.ts'
import type { Exchange } from '#bff/exchange.ts'
import { pathOf, queryOf } from '#bff/head.ts'
import type { PageRequest, PublicAnswer, PublicRead } from '#bff/pages.ts'
import type { Parts } from '#bff/parts.ts'
import { discard, type Answer } from '#bff/proxy/answer.ts'
import { asShared } from '#bff/routes/api.ts'

/**
 * A page waits so long for a read, then shows its skeleton (rulings 32). Recording and replaying wait longer, so that
 * both make the same calls however busy their machines are. Milliseconds.
 */
function patienceOf({ UPSTREAM }: Config): number {
  return UPSTREAM === 'record' || UPSTREAM === 'replay' ? 10_000 : 400
}

/**
 * The public reads of a page, through the same cache as `/api` and without HTTP to ourselves.
 * What fails, is late, or is no public read is undefined.
 */
export function createPageRead(parts: Parts, exchange: Exchange & { tenant: Tenant }): PageRequest['read'] {
  return async function read(call) {
    const timer = new AbortController()
    try {
      const late = delay(patienceOf(parts.config), undefined, { signal: timer.signal })
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
  if (answer && !shown) discard(answer)
  return shown
}

async function fetchPublic(
  { admit, reads, send }: Parts,
  { id, address, tenant, mock, signal, trace }: Exchange & { tenant: Tenant },
  { method, path, body, language }: PublicRead,
): Promise<Answer | undefined> {
  const found = admit(method, pathOf(path))
  if ('code' in found || found.operation.who !== 'public' || !found.operation.read) return undefined
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  const call = asShared({
    operation: found.operation,
    path: found.path + queryOf(path),
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
  return reads.read({ ...call, body: bytes }, (etag) => send({ ...call, ifNoneMatch: etag }))
}

function publicAnswer(answer: Answer): PublicAnswer | undefined {
  const isRead = answer.status === 200 && Buffer.isBuffer(answer.body)
  return isRead ? { headers: { ...answer.headers }, body: answer.body.toString() } : undefined
}

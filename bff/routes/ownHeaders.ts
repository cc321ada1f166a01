import type { Tenant } from '#bff/config/tenants.ts'
import type { Exchange } from '#bff/exchange.ts'
import { dataHeaders } from '#bff/guard/securityHeaders.ts'
import type { Answer } from '#bff/proxy/answer.ts'
import type { HeaderList } from '#bff/proxy/respond.ts'
import type { Operation } from '#sdk/operations.ts'

/** Headers of ours by tenant and operation: made once, they are the same for every answer. */
function headersOf(tenant: Tenant, operation: Operation): HeaderList {
  const ofTenant = made.get(tenant) ?? new Map<Operation, HeaderList>()
  made.set(tenant, ofTenant)
  const known = ofTenant.get(operation)
  if (known) return known
  const headers = Object.entries({ ...dataHeaders(tenant), ...cachingOf(operation) }).flat()
  ofTenant.set(operation, headers)
  return headers
}

const made = new WeakMap<Tenant, Map<Operation, HeaderList>>()

/** Ours beside those of an answer. */
export function ownHeaders(
  { tenant, id }: Exchange & { tenant: Tenant },
  operation: Operation,
  { status }: Answer,
): HeaderList {
  const headers = [...headersOf(tenant, operation), 'x-request-id', id]
  // A failure must not be shown again for minutes: nobody would ask whether it is over
  return operation.media && status >= 400
    ? headers.map((text) => (text === kept ? 'no-store' : text))
    : headers
}

/** Media are not asked for again while a page is read. */
const kept = 'private, max-age=300'

function cachingOf({ media, cache, method }: Operation): Record<string, string> {
  if (media) return { 'cache-control': kept, vary: 'Cookie' }
  // A read that everybody shares may be kept by the browser, which asks whether it still holds
  const isKept = cache && method === 'GET'
  const names = ['Cookie', 'Accept-Encoding', 'Accept-Language', 'Origin', 'Sec-Fetch-Site']
  return {
    'cache-control': isKept ? 'private, no-cache' : 'no-store',
    vary: names.filter((name) => !isKept || name !== 'Cookie').join(', '),
  }
}

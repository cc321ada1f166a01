import type { Tenant } from '#bff/config/tenants.ts'
import type { RequestContext } from '#bff/http/requestContext.ts'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import type { HeaderList } from '#bff/http/writeResponse.ts'
import type { Operation } from '#sdk/operations.ts'

/** Headers of ours by tenant and operation: made once, they are the same for every answer. */
function getFixedHeaders(tenant: Tenant, operation: Operation): HeaderList {
  const ofTenant = headersByTenant.get(tenant) ?? new Map<Operation, HeaderList>()
  headersByTenant.set(tenant, ofTenant)
  const known = ofTenant.get(operation)
  if (known) return known
  const headers = Object.entries({ ...getDataHeaders(tenant), ...buildCachingHeaders(operation) }).flat()
  ofTenant.set(operation, headers)
  return headers
}

const headersByTenant = new WeakMap<Tenant, Map<Operation, HeaderList>>()

/** Ours beside those of an answer. */
export function buildApiHeaders(
  { tenant, id }: RequestContext & { tenant: Tenant },
  operation: Operation,
  { status }: ApiResponse,
): HeaderList {
  const headers = [...getFixedHeaders(tenant, operation), 'x-request-id', id]
  // A failure must not be shown again for minutes: nobody would ask whether it is over
  return operation.media && status >= 400
    ? headers.map((text) => (text === mediaCacheControl ? 'no-store' : text))
    : headers
}

/** Media are not asked for again while a page is read. */
const mediaCacheControl = 'private, max-age=300'

function buildCachingHeaders({ media, cache, method }: Operation): Record<string, string> {
  if (media) return { 'cache-control': mediaCacheControl, vary: 'Cookie' }
  // A read that everybody shares may be kept by the browser, which asks whether it still holds
  const isKept = cache && method === 'GET'
  const names = ['Cookie', 'Accept-Encoding', 'Accept-Language', 'Origin', 'Sec-Fetch-Site']
  return {
    'cache-control': isKept ? 'private, no-cache' : 'no-store',
    vary: names.filter((name) => !isKept || name !== 'Cookie').join(', '),
  }
}

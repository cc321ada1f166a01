import type { Tenant } from '#bff/config/tenants.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import type { HeaderList } from '#bff/http/writeResponse.ts'
import type { Operation } from '#sdk/operations.ts'

/** The headers that every response of an operation carries in a tenant, built once. */
function getFixedHeaders(tenant: Tenant, operation: Operation): HeaderList {
  const byOperation = headersByTenant.get(tenant) ?? new Map<Operation, HeaderList>()
  headersByTenant.set(tenant, byOperation)
  const known = byOperation.get(operation)
  if (known) return known
  const headers = Object.entries({ ...getDataHeaders(tenant), ...buildCachingHeaders(operation) }).flat()
  byOperation.set(operation, headers)
  return headers
}

const headersByTenant = new WeakMap<Tenant, Map<Operation, HeaderList>>()

/** Builds the BFF's own headers of a response, beside those of the API. */
export function buildApiHeaders(
  { tenant, id }: TenantContext,
  operation: Operation,
  { status }: Pick<ApiResponse, 'status'>,
): HeaderList {
  const headers = [...getFixedHeaders(tenant, operation), 'x-request-id', id]
  // A browser that caches a failure would show it for minutes after the cause is gone
  return operation.media && status >= 400
    ? headers.map((text) => (text === mediaCacheControl ? 'no-store' : text))
    : headers
}

/** Browsers reuse media for five minutes without revalidation. */
const mediaCacheControl = 'private, max-age=300'

function buildCachingHeaders({ media, cache, method }: Operation): Record<string, string> {
  if (media) return { 'cache-control': mediaCacheControl, vary: 'Cookie' }
  // Browsers may cache shared reads but must revalidate them
  const isCacheable = cache && method === 'GET'
  const names = ['Cookie', 'Accept-Encoding', 'Accept-Language', 'Origin', 'Sec-Fetch-Site']
  return {
    'cache-control': isCacheable ? 'private, no-cache' : 'no-store',
    vary: names.filter((name) => !isCacheable || name !== 'Cookie').join(', '),
  }
}

import { isShareable } from '#bff/cache/freshness.ts'
import type { Tenant } from '#bff/config/tenants.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { parseSessionCookie } from '#bff/session/cookie.ts'
import type { HeaderList } from '#bff/http/writeResponse.ts'
import type { Operation } from '#sdk/operations.ts'

/** The headers that every response of an operation carries in a tenant, built once. */
function getFixedHeaders(tenant: Tenant, operation: Operation): HeaderList {
  const byOperation = headersByTenant.get(tenant) ?? new Map<Operation, HeaderList>()
  headersByTenant.set(tenant, byOperation)
  const known = byOperation.get(operation)
  if (known) return known
  const headers = Object.entries({
    ...getDataHeaders(tenant),
    ...(operation.media ? { 'content-security-policy': mediaPolicy } : {}),
    ...buildCachingHeaders(operation),
  }).flat()
  byOperation.set(operation, headers)
  return headers
}

/**
 * Lets browsers show a file that is opened: their player loads it once more, their picture page has style attributes.
 * Scripts, frames, forms and sources of a document that another person uploaded stay forbidden; our own pages frame it.
 */
const mediaPolicy =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const headersByTenant = new WeakMap<Tenant, Map<Operation, HeaderList>>()

/** Builds the BFF's own headers of a response, beside those of the API. */
export function buildApiHeaders(
  { tenant, id, head }: TenantContext,
  operation: Operation,
  { status, storage }: Pick<ApiResponse, 'status' | 'storage'>,
): HeaderList {
  const headers = [...getFixedHeaders(tenant, operation), 'x-request-id', id]
  // A browser that caches a failure would show it for minutes after the cause is gone
  const isFailedMedia = operation.media && status >= 400
  const isForThem = () => !operation.guest_copy || parseSessionCookie(head, tenant) === undefined
  const mayBeKept = !isFailedMedia && isShareable({ storage }) && isForThem()
  return mayBeKept ? headers : headers.map((text) => (cacheControls.has(text) ? 'no-store' : text))
}

/** Browsers reuse media for five minutes without revalidation. */
const mediaCacheControl = 'private, max-age=300'
/** Browsers may keep shared reads and those of guests but must revalidate them. */
const sharedCacheControl = 'private, no-cache'
const cacheControls = new Set([mediaCacheControl, sharedCacheControl])

function buildCachingHeaders({
  media,
  cache,
  method,
  guest_copy: guestCopy,
}: Operation): Record<string, string> {
  if (media) return { 'cache-control': mediaCacheControl, vary: 'Cookie' }
  const isShared = cache && method === 'GET'
  const names = ['Cookie', 'Accept-Encoding', 'Accept-Language', 'Origin', 'Sec-Fetch-Site']
  return {
    'cache-control': isShared || guestCopy ? sharedCacheControl : 'no-store',
    vary: names.filter((name) => !isShared || name !== 'Cookie').join(', '),
  }
}

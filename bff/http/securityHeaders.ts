import type { Tenant } from '#bff/config/tenants.ts'

/** Headers that every answer of a tenant carries. */
export function buildCommonHeaders(tenant: Tenant | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(tenant?.origin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  }
}

/** Headers of an answer that is data, not a document. */
export function getDataHeaders(tenant: Tenant | undefined): Readonly<Record<string, string>> {
  const known = tenant ? dataHeadersByTenant.get(tenant) : undefined
  if (known) return known
  const headers = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...buildCommonHeaders(tenant),
  }
  if (tenant) dataHeadersByTenant.set(tenant, headers)
  return headers
}

const dataHeadersByTenant = new WeakMap<Tenant, Readonly<Record<string, string>>>()

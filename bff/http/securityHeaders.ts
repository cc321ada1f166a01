import type { Tenant } from '#bff/config/tenants.ts'

/** Builds the headers that every response of a tenant carries. */
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

/** The headers of a response that is data, not a document; built once per tenant. */
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

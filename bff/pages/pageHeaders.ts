import type { Tenant } from '#bff/config/tenants.ts'
import { buildCommonHeaders } from '#bff/http/securityHeaders.ts'

/** Sources that the sign-in buttons of a provider load, by directive. */
const providers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  google: {
    'script-src': 'https://accounts.google.com/gsi/client',
    'connect-src': 'https://accounts.google.com/gsi/',
    'frame-src': 'https://accounts.google.com/gsi/',
    'style-src': 'https://accounts.google.com/gsi/style',
  },
  facebook: {
    'script-src': 'https://connect.facebook.net',
    'connect-src': 'https://www.facebook.com https://graph.facebook.com',
    'frame-src': 'https://www.facebook.com',
  },
}

/**
 * Builds the headers of a page: content security policy with the nonce of this response, and its companions.
 * @param nonce base64, new for every response
 */
export function buildPageHeaders(tenant: Tenant, nonce: string): Record<string, string> {
  const isSecure = tenant.origin.startsWith('https:')
  return {
    'content-security-policy': buildContentSecurityPolicy(tenant, nonce, isSecure),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(self)',
    'x-frame-options': 'SAMEORIGIN',
    ...buildCommonHeaders(tenant),
  }
}

/**
 * Whether an institute has scripts of its own. A tag manager loads further scripts, which the policy can trust only
 * through the one that it trusts.
 * @see https://www.w3.org/TR/CSP3/#strict-dynamic-usage
 */
function hasOwnScripts({ production, scripts }: Tenant): boolean {
  return production && scripts.length > 0
}

function buildContentSecurityPolicy(tenant: Tenant, nonce: string, isSecure: boolean): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...(hasOwnScripts(tenant) ? ["'strict-dynamic'"] : [])],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...tenant.csp.style],
    // Fluent UI positions its surfaces with style attributes
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tenant.csp.img],
    'media-src': ["'self'", 'blob:', ...tenant.csp.media],
    'font-src': ["'self'", ...tenant.csp.font],
    'connect-src': ["'self'", ...tenant.csp.connect],
    'frame-src': ["'self'", ...tenant.csp.frame],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    // Alone: Chromium ignores it beside `report-to`, whose reports do not arrive over http; all browsers send these
    'report-uri': ['/bff/reports'],
  }
  const extra = Object.entries(tenant.social).flatMap(([name, { clientId }]) =>
    clientId ? [providers[name] ?? {}] : [],
  )
  const lines = Object.entries(directives).map(([name, sources]) =>
    [name, ...sources, ...extra.flatMap((provider) => provider[name] ?? [])].join(' '),
  )
  return [...lines, ...(isSecure ? ['upgrade-insecure-requests'] : [])].join('; ')
}

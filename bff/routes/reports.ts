import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { getIpNetwork } from '#bff/http/ipNetwork.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { readBody } from '#bff/http/requestBody.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { getHeader, getMediaType, hasBody } from '#bff/http/requestHead.ts'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'
import { formatPlace } from '#bff/pages/sourceMaps.ts'
import type { Services } from '#bff/services.ts'
import { parseJson } from '#sdk/parseJson.ts'

const maxBytes = 8192
const maxReports = 20
/** Of one network: a page that fails sends a handful. */
const limit = { count: 60, window: 60_000 }

const mediaTypes = new Set(['application/json', 'application/csp-report', 'application/reports+json'])

/** A place in our own scripts; anything else is dropped. */
const place = v.object({
  file: v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]{1,100}\.js$/)),
  line: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  column: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
})

const errorReport = v.object({
  type: v.literal('error'),
  /** The class of the error, never its message, which may quote what somebody typed */
  name: v.pipe(v.string(), v.regex(/^[A-Z]\w{0,40}$/)),
  at: v.fallback(v.optional(place), undefined),
})

const vitalReport = v.object({
  type: v.literal('vital'),
  name: v.picklist(['LCP', 'CLS', 'INP', 'FCP', 'TTFB']),
  /** Milliseconds; a score for CLS */
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
})

const directive = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))

/** As browsers send violations: the old form in an object, the new one in a list. */
const oldViolation = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(directive),
    'violated-directive': v.optional(v.string()),
  }),
})
const newViolation = v.object({
  type: v.literal('csp-violation'),
  body: v.object({ effectiveDirective: directive }),
})

const report = v.union([errorReport, vitalReport, oldViolation, newViolation])
type Report = v.InferOutput<typeof report>

/**
 * Takes reports of browsers: errors, web vitals and policy violations, of which only listed fields are read. A
 * violation report cannot carry `X-CSRF`, so that a foreign origin is what is refused.
 * @throws HttpProblem csrf, unsupported_media_type, body_too_large, bad_request or rate_limited
 */
export async function serveReports(
  services: Services,
  context: TenantContext,
  incoming: IncomingMessage,
): Promise<Response> {
  const { head, tenant, address } = context
  assertOwnSite(context)
  if (!mediaTypes.has(getMediaType(head))) throw new HttpProblem('unsupported_media_type')
  if (Number(head.headers['content-length'] ?? 0) > maxBytes) throw new HttpProblem('body_too_large')
  const wait = await services.limiter.take(`reports ${getIpNetwork(address)}`, limit)
  if (wait) throw new HttpProblem('rate_limited', { 'retry-after': String(wait) })
  const body = hasBody(head) ? parseJson((await readBody(incoming, maxBytes)).toString('utf8')) : undefined
  if (body === undefined) throw new HttpProblem('bad_request')
  for (const item of [body].flat().slice(0, maxReports)) {
    const { success, output } = v.safeParse(report, item)
    if (success) await record(services, tenant.customHost, output)
  }
  return new Response(null, { status: 204, headers: getDataHeaders(tenant) })
}

function assertOwnSite({ head, origin }: TenantContext): void {
  const site = getHeader(head, 'sec-fetch-site')
  const from = getHeader(head, 'origin')
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none'
  if (isForeign || (from !== undefined && from.toLowerCase() !== origin)) throw new HttpProblem('csrf')
}

async function record({ log, metrics, files }: Services, tenant: string, one: Report): Promise<void> {
  if (!('type' in one)) {
    const old = one['csp-report']
    const name = old['effective-directive'] ?? old['violated-directive']?.split(' ', 1)[0] ?? 'unknown'
    return recordViolation({ log, metrics }, tenant, name)
  }
  if (one.type === 'csp-violation')
    return recordViolation({ log, metrics }, tenant, one.body.effectiveDirective)
  if (one.type === 'vital') return metrics.vital(one.name, one.value)
  metrics.browserErrors.inc()
  const at = one.at && (files ? await files.findSource(one.at) : formatPlace(one.at))
  log('warn', { event: 'browser_error', tenant, error: one.name, at })
}

function recordViolation(
  { log, metrics }: Pick<Services, 'log' | 'metrics'>,
  tenant: string,
  name: string,
): void {
  const known = directives.has(name) ? name : 'other'
  metrics.violations.inc({ directive: known })
  log('warn', { event: 'policy_violation', tenant, about: known })
}

const directives = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'base-uri',
  'object-src',
  'worker-src',
  'manifest-src',
])

import { isObject } from '#sdk/isRecord.ts'
import type { IncomingMessage } from 'node:http'
import * as v from 'valibot'
import { getIpNetwork } from '#bff/http/ipNetwork.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { listAddressKeys } from '#bff/middleware/rateLimit.ts'
import { readBody } from '#bff/http/requestBody.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { getMediaType, hasBody } from '#bff/http/requestHead.ts'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'
import { assertOwnOrigin } from '#bff/middleware/csrf.ts'
import { limitDirective } from '#bff/operations/metrics.ts'
import { formatPosition } from '#bff/pages/sourceMaps.ts'
import type { Services } from '#bff/services.ts'
import { parseJson } from '#sdk/parseJson.ts'

const maxBytes = 8192
const maxReports = 20
/** Of one network: a page that fails sends a handful. */
const limit = { count: 60, window: 60_000 }
/** Reports of one network that are counted and logged, by their kind. */
const recordLimits = {
  error: { count: 20, window: 60_000 },
  'csp-violation': { count: 20, window: 60_000 },
  vital: { count: 100, window: 60_000 },
}
/** A network counts once in this time as a visitor who suffers an error, or a violation of one directive. */
const visitorLimit = { count: 1, window: 600_000 }

const mediaTypes = new Set(['application/json', 'application/csp-report', 'application/reports+json'])

/** A position in our own scripts; anything else is dropped. */
const position = v.object({
  file: v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]{1,100}\.js$/)),
  line: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  column: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
})

const errorReport = v.object({
  type: v.literal('error'),
  /** The class of the error, never its message, which may quote what someone typed */
  name: v.pipe(v.string(), v.regex(/^[A-Z]\w{0,40}$/)),
  at: v.fallback(v.optional(position), undefined),
  frames: v.fallback(v.optional(v.pipe(v.array(position), v.maxLength(10))), undefined),
})

/** Highest plausible value: milliseconds; a score for CLS. */
const vitalMax = { LCP: 60_000, CLS: 10, INP: 30_000, FCP: 60_000, TTFB: 60_000 }

const vitalReport = v.pipe(
  v.object({
    type: v.literal('vital'),
    name: v.picklist(['LCP', 'CLS', 'INP', 'FCP', 'TTFB']),
    value: v.pipe(v.number(), v.minValue(0)),
  }),
  v.check(({ name, value }) => value <= vitalMax[name]),
)

const directiveName = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))

/** As browsers send violations: the old form in an object, the new one in a list. */
const oldViolation = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(directiveName),
    'violated-directive': v.optional(v.string()),
  }),
})
const newViolation = v.object({
  type: v.literal('csp-violation'),
  body: v.object({ effectiveDirective: directiveName }),
})

const report = v.union([errorReport, vitalReport, oldViolation, newViolation])
type Report = v.InferOutput<typeof report>

/**
 * Takes reports of browsers: errors, web vitals and policy violations, of which only listed fields are read. A
 * violation report cannot carry `X-CSRF`, so that only the origin is checked.
 * @throws HttpProblem csrf, unsupported_media_type, body_too_large, bad_request or rate_limited
 */
export async function serveReports(
  services: Services,
  context: TenantContext,
  incoming: IncomingMessage,
): Promise<Response> {
  const { head, origin, tenant, address } = context
  assertOwnOrigin(head, origin)
  if (!mediaTypes.has(getMediaType(head))) throw new HttpProblem('unsupported_media_type')
  if (Number(head.headers['content-length'] ?? 0) > maxBytes) throw new HttpProblem('body_too_large')
  const visitor = getIpNetwork(address)
  for (const [key, counted] of listAddressKeys('reports', limit, address)) {
    const wait = await services.limiter.take(key, counted)
    if (wait) throw new HttpProblem('rate_limited', { 'retry-after': String(wait) })
  }
  const body = hasBody(head) ? parseJson((await readBody(incoming, maxBytes)).toString('utf8')) : undefined
  if (!isObject(body)) throw new HttpProblem('bad_request')
  for (const item of [body].flat().slice(0, maxReports)) {
    const { success, output } = v.safeParse(report, item)
    if (success) await record(services, tenant.customHost, visitor, output)
  }
  return new Response(null, { status: 204, headers: getDataHeaders(tenant) })
}

/** @param visitor the network of the address */
async function record(services: Services, tenant: string, visitor: string, one: Report): Promise<void> {
  const kind = 'type' in one ? one.type : 'csp-violation'
  if (await services.limiter.take(`report ${kind} ${visitor}`, recordLimits[kind])) return undefined
  if (!('type' in one) || one.type === 'csp-violation')
    return recordViolation(services, tenant, visitor, findDirective(one))
  if (one.type === 'vital') return services.metrics.vital(one.name, one.value)
  return recordError(services, tenant, visitor, one)
}

async function recordError(
  { log, metrics, files, limiter }: Services,
  tenant: string,
  visitor: string,
  { name, at: found, frames = [] }: v.InferOutput<typeof errorReport>,
): Promise<void> {
  metrics.browserErrors.inc()
  if (!(await limiter.take(`report from ${visitor}`, visitorLimit))) metrics.browserErrorVisitors.inc()
  const findSource = files?.findSource ?? (async (one) => formatPosition(one))
  const at = found && (await findSource(found))
  const callers = await Promise.all(frames.map(findSource))
  const source = [at, ...callers].find((one) => one && !one.includes('node_modules/'))
  log('warn', { event: 'browser_error', tenant, error: name, at, ...(source !== at && { source }) })
}

async function recordViolation(
  { log, metrics, limiter }: Services,
  tenant: string,
  visitor: string,
  directive: string,
): Promise<void> {
  metrics.violations.inc({ directive })
  if (!(await limiter.take(`report of ${directive} ${visitor}`, visitorLimit)))
    metrics.violationVisitors.inc({ directive })
  log('warn', { event: 'policy_violation', tenant, about: directive })
}

function findDirective(one: v.InferOutput<typeof oldViolation> | v.InferOutput<typeof newViolation>): string {
  if ('type' in one) return limitDirective(one.body.effectiveDirective)
  const old = one['csp-report']
  return limitDirective(
    old['effective-directive'] ?? old['violated-directive']?.split(' ', 1)[0] ?? 'unknown',
  )
}

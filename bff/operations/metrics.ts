import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { createFastCounter, createFastHistogram } from '#bff/operations/fastMetrics.ts'

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Values read when the metrics are scraped. */
export interface UpstreamGauges {
  /** Calls in flight to the API, and those that wait for a connection */
  open(): number
  waiting(): number
  /** 0 closed, 1 half open, 2 open */
  breaker(): number
}

/**
 * The metrics of one process. Labels are bounded: an operation's template or the kind of page, never a path; a
 * tenant of the configuration; our own codes.
 */
export type Metrics = ReturnType<typeof createMetrics>

/** Creates the metrics with a registry of their own, so that several may exist in one process. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const refresh = new Histogram({
    name: 'bff_refresh_seconds',
    help: 'Time of a refresh of tokens, by how it ended',
    labelNames: ['result'],
    buckets: seconds,
    registers: [registry],
  })
  const createHistogram = (name: string, help: string, ...labels: string[]) =>
    createFastHistogram(registry, `bff_${name}_seconds`, help, labels, seconds)
  const served = createHistogram('request', 'Time to serve a request', 'route', 'method', 'status')
  const called = createHistogram('upstream', 'Time of a call to the API', 'route', 'status')
  const requests = createFastCounter(registry, 'bff_requests_total', 'Requests by tenant', [
    'tenant',
    'status',
  ])
  const tenants = new Set<string>()
  const reads = createFastCounter(registry, 'bff_reads_total', 'Public reads by how they were answered', [
    'result',
  ])

  for (const result of refreshResults) refresh.zero({ result })
  return {
    registry,
    ...createCounters(registry),
    vital: createVitals(registry),
    reads,
    /** @param status 499 when the client disconnected before its response was complete */
    served(route: string, method: string, status: number, tenant: string | undefined, ms: number) {
      const kind = toStatusClass(status)
      served(ms / 1000, route, methods.has(method) ? method : 'other', kind)
      requests(limitLabel(tenants, tenant ?? 'none'), kind)
    },
    /** @param status of the response, or our code when none came */
    called(route: string, status: number | string, ms: number) {
      called(ms / 1000, route, typeof status === 'number' ? toStatusClass(status) : status)
    },
    refreshed(result: string, ms: number) {
      refresh.observe({ result }, ms / 1000)
    },
    /** @param waiting pages that wait to be rendered */
    watchRenders: (waiting: () => number) =>
      watchValue(registry, 'bff_renders_waiting', 'Pages that wait to be rendered', waiting),
    watch(watched: UpstreamGauges) {
      for (const name of ['open', 'waiting'] as const)
        watchValue(registry, `bff_upstream_${name}`, `The API's calls that are ${name}`, watched[name])
      // Across processes the worst state counts: adding two that are half open would look like open
      const breaker = "The API's circuit breaker: 0 closed, 1 half open, 2 open"
      watchValue(registry, 'bff_upstream_breaker', breaker, watched.breaker, 'max')
    },
  }
}

/** @returns a function that records a web vital: milliseconds, a score for CLS */
function createVitals(registry: Registry) {
  const times = new Histogram({
    name: 'bff_web_vital_seconds',
    help: 'Web vitals of browsers, in seconds',
    labelNames: ['name'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8, 15],
    registers: [registry],
  })
  const shifts = new Histogram({
    name: 'bff_layout_shift_score',
    help: 'Cumulative layout shift of browsers',
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5],
    registers: [registry],
  })
  for (const name of ['LCP', 'INP', 'FCP', 'TTFB']) times.zero({ name })
  return (name: string, value: number) => {
    if (name === 'CLS') shifts.observe(value)
    else times.observe({ name }, value / 1000)
  }
}

/** Registers a gauge whose value is read at each scrape. */
function watchValue(
  registry: Registry,
  name: string,
  help: string,
  read: () => number,
  aggregator: 'sum' | 'max' = 'sum',
): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    aggregator,
    collect() {
      this.set(read())
    },
  })
  registry.registerMetric(gauge)
}

/** How a refresh of tokens may end. */
const refreshResults = ['refreshed', 'refused', 'gone', 'outage', 'overloaded', 'late']

/** Directives of the policy that are counted by name. */
const directives = [
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
]

/** Returns the label of a directive that a browser names. */
export function limitDirective(name: string): string {
  return directives.includes(name) ? name : 'other'
}

/** Creates counters. Those that alerts ask for begin at zero: a series that first appears with an event has no increase. */
function createCounters(registry: Registry) {
  const createCounter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: `bff_${name}_total`, help, labelNames, registers: [registry] })
  const counters = {
    refused: createCounter('refused', 'Requests refused by us', 'code'),
    clientAborted: createCounter(
      'client_aborted',
      'Clients that disconnected before their response was complete',
    ),
    retried: createCounter('retried', 'Calls to the API sent once more after a failure'),
    shared: createCounter('refresh_shared', 'Callers that shared a refresh under way'),
    leaseLost: createCounter('lease_lost', 'Refreshes that could not keep their lease'),
    sessions: createCounter('sessions', 'Sessions that began or ended', 'event'),
    browserErrors: createCounter('browser_errors', 'Errors that browsers reported'),
    browserErrorVisitors: createCounter('browser_error_visitors', 'Visitors whose browsers reported errors'),
    violations: createCounter('policy_violations', 'Violations of the content security policy', 'directive'),
    violationVisitors: createCounter(
      'policy_violation_visitors',
      'Visitors whose browsers reported violations',
      'directive',
    ),
    storeErrors: createCounter('store_errors', 'Failures of the session store'),
    blocked: createCounter('event_loop_blocked', 'Times the event loop stood still for over a second'),
  }
  for (const code of ['overloaded', 'breaker_open']) counters.refused.inc({ code }, 0)
  for (const directive of [...directives, 'other'])
    for (const series of [counters.violations, counters.violationVisitors]) series.inc({ directive }, 0)
  return counters
}

/** Without a tenants' file every loopback name is a tenant, so that requests can invent any number of them. */
function limitLabel(known: Set<string>, name: string): string {
  if (known.size < maxTenantLabels) known.add(name)
  return known.has(name) ? name : 'other'
}

const maxTenantLabels = 1000

function toStatusClass(status: number): string {
  return status === 499 ? '499' : (classes[Math.floor(status / 100)] ?? 'other')
}

const classes = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx']

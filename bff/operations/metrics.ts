import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What is read at the moment somebody asks for the metrics. */
export interface Watched {
  /** Calls on their way to the API, and those that wait for a connection */
  open(): number
  waiting(): number
  /** 0 closed, 1 half open, 2 open */
  breaker(): number
}

/**
 * Metrics of one process. Labels are bounded: an operation's template or the kind of page, never a path;
 * a tenant of the configuration; our own codes.
 */
export type Metrics = ReturnType<typeof createMetrics>

/** Makes a registry of its own, so that several may live in one process. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const made = counters(registry)
  const histogram = (name: string, help: string, ...labelNames: string[]) =>
    new Histogram({ name: `bff_${name}_seconds`, help, labelNames, buckets: seconds, registers: [registry] })
  const requestTimes = histogram('request', 'Time to serve a request', 'route', 'method', 'status')
  const upstreamTimes = histogram('upstream', 'Time of a call to the API', 'route', 'status')
  const refresh = histogram('refresh', 'Time of a renewal of tokens, by how it ended', 'result')
  // Looking a label set up in the registry costs more than all else here
  const served = kept(requestTimes)
  const called = kept(upstreamTimes)
  const counted = kept(made.requests)

  return {
    registry,
    ...made,
    /** @param status 499 when the client left before its answer was complete */
    served(route: string, method: string, status: number, tenant: string | undefined, ms: number) {
      served(route, methods.has(method) ? method : 'other', classOf(status)).observe(ms / 1000)
      counted(tenant ?? 'none', classOf(status)).inc()
    },
    /** @param status the answer's, or our code where none came */
    called(route: string, status: number | string, ms: number) {
      called(route, typeof status === 'number' ? classOf(status) : status).observe(ms / 1000)
    },
    refreshed(result: string, ms: number) {
      refresh.observe({ result }, ms / 1000)
    },
    watch(watched: Watched) {
      for (const name of ['open', 'waiting', 'breaker'] as const) {
        const gauge = new Gauge({
          name: `bff_upstream_${name}`,
          help: `The API's ${name === 'breaker' ? 'circuit breaker: 0 closed, 1 half open, 2 open' : `calls that are ${name}`}`,
          registers: [],
          collect() {
            this.set(watched[name]())
          },
        })
        registry.registerMetric(gauge)
      }
    },
  }
}

function counters(registry: Registry) {
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name: `bff_${name}_total`, help, labelNames, registers: [registry] })
  return {
    requests: counter('requests', 'Requests by tenant', 'tenant', 'status'),
    refused: counter('refused', 'Requests refused by us', 'code'),
    left: counter('left', 'Clients that left before their answer was complete'),
    retried: counter('retried', 'Calls to the API sent once more after a failure'),
    shared: counter('refresh_shared', 'Callers that shared a renewal under way'),
    leaseLost: counter('lease_lost', 'Renewals that could not keep their lease'),
    sessions: counter('sessions', 'Sessions that began or ended', 'event'),
    reads: counter('reads', 'Public reads by how they were answered', 'result'),
    storeErrors: counter('store_errors', 'Failures of the session store'),
    blocked: counter('event_loop_blocked', 'Times the event loop stood still for over a second'),
  }
}

function kept<Child>(metric: { labels(...values: string[]): Child }): (...values: string[]) => Child {
  const children = new Map<string, Child>()
  return (...values) => {
    const key = values.join(' ')
    const known = children.get(key)
    if (known) return known
    const child = metric.labels(...values)
    children.set(key, child)
    return child
  }
}

function classOf(status: number): string {
  return status === 499 ? '499' : `${Math.floor(status / 100)}xx`
}

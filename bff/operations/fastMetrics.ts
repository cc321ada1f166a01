import { Counter, type Metric, type Registry } from '@prometheus-io/client'

/** Counts an event by its label values, in the order of the labels' names. */
export type Count = (...values: string[]) => void

/** Measures an event by its label values. @param seconds it took */
export type Measure = (seconds: number, ...values: string[]) => void

/**
 * Registers a counter whose label sets are found by one string: prom-client's own lookup costs more than the
 * rest of a request's metrics. Counts are added to prom-client's counter when the metrics are read.
 */
export function createFastCounter(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
): Count {
  const pending = new Map<string, { values: readonly string[]; count: number }>()
  registry.registerMetric(
    new Counter({
      name,
      help,
      labelNames: [...labelNames],
      registers: [],
      collect() {
        for (const entry of pending.values()) {
          this.inc(toLabels(labelNames, entry.values), entry.count)
          entry.count = 0
        }
      },
    }),
  )
  return (...values) => {
    const key = values.join(' ')
    const entry = pending.get(key) ?? { values, count: 0 }
    if (entry.count === 0) pending.set(key, entry)
    entry.count += 1
  }
}

interface HistogramChild {
  readonly labels: Record<string, string>
  /** One for each bound and one for values above the last */
  readonly counts: Float64Array
  sum: number
}

/**
 * Registers a histogram of the same kind.
 * @param bounds upper ends of the buckets in seconds, ascending
 */
export function createFastHistogram(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
  bounds: readonly number[],
): Measure {
  const children = new Map<string, HistogramChild>()
  const metric = {
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      values: [...children.values()].flatMap((times) => toMetricValues(name, times, bounds)),
    }),
    reset: () => children.clear(),
  }
  registry.registerMetric(toMetric(metric))
  return (seconds, ...values) => {
    const key = values.join(' ')
    const times = children.get(key) ?? {
      labels: toLabels(labelNames, values),
      counts: new Float64Array(bounds.length + 1),
      sum: 0,
    }
    if (times.sum === 0) children.set(key, times)
    let bucket = 0
    while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1
    times.counts[bucket] = (times.counts[bucket] ?? 0) + 1
    times.sum += seconds
  }
}

/** Cumulative buckets, sum and count, as prom-client's histogram reports them. */
function toMetricValues(name: string, { labels, counts, sum }: HistogramChild, bounds: readonly number[]) {
  let count = 0
  const buckets = [...counts].map((inBucket, index) => {
    count += inBucket
    return { metricName: `${name}_bucket`, labels: { ...labels, le: bounds[index] ?? '+Inf' }, value: count }
  })
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ]
}

function toLabels(names: readonly string[], values: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}

/** Guaranteed by `Registry`, which uses only `name`, `get` and `reset`. */
function toMetric(metric: object): Metric {
  return metric as Metric
}

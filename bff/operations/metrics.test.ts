import { AggregatorRegistry } from '@prometheus-io/client'
import { expect, test } from 'vitest'
import { limitDirective, createMetrics } from '#bff/operations/metrics.ts'

test('invented tenant names do not grow the metrics without limit', async () => {
  const metrics = createMetrics()
  for (let index = 0; index < 3000; index += 1) metrics.served('bff', 'GET', 200, `h${index}.localhost`, 1)
  const { values } = (await metrics.registry.getMetricsAsJSON()).find(
    ({ name }) => name === 'bff_requests_total',
  ) ?? { values: [] }
  expect(values).toHaveLength(1001)
  expect(values).toContainEqual(
    expect.objectContaining({ value: 2000, labels: { tenant: 'other', status: '2xx' } }),
  )
})

test('the aggregated breaker state is the worst of all processes', async () => {
  const processes = [0, 1, 1].map((state) => {
    const metrics = createMetrics()
    metrics.watch({ open: () => 1, waiting: () => 0, breaker: () => state })
    return metrics.registry.getMetricsAsJSON()
  })
  const text = await AggregatorRegistry.aggregate(await Promise.all(processes)).metrics()
  expect(text).toContain('bff_upstream_breaker 1\n')
  expect(text).toContain('bff_upstream_open 3\n')
})

/** Lines of the own metrics, without those of the process. */
async function readOwn({ registry }: ReturnType<typeof createMetrics>): Promise<string[]> {
  return (await registry.metrics()).split('\n').filter((line) => /^(?:# HELP )?bff_/.test(line))
}

test('metrics that alerts ask for begin at zero', async () => {
  const lines = await readOwn(createMetrics())
  expect(
    lines
      .filter((line) => line.endsWith(' 0') && !/_bucket|_sum/.test(line))
      .map((line) => line.replace(/ 0$/, '')),
  ).toEqual([
    ...['refreshed', 'refused', 'gone', 'outage', 'overloaded', 'late'].map(
      (result) => `bff_refresh_seconds_count{result="${result}"}`,
    ),
    'bff_refused_total{code="overloaded"}',
    'bff_refused_total{code="breaker_open"}',
    'bff_client_aborted_total',
    'bff_retried_total',
    'bff_refresh_shared_total',
    'bff_lease_lost_total',
    'bff_browser_errors_total',
    'bff_browser_error_visitors_total',
    ...['policy_violations', 'policy_violation_visitors'].flatMap((name) =>
      violated.map((directive) => `bff_${name}_total{directive="${directive}"}`),
    ),
    'bff_store_errors_total',
    'bff_event_loop_blocked_total',
    ...['LCP', 'INP', 'FCP', 'TTFB'].map((name) => `bff_web_vital_seconds_count{name="${name}"}`),
    'bff_layout_shift_score_count',
  ])
})

const violated = [
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
  'other',
]

test('directives that browsers invent are counted as others', () => {
  expect([limitDirective('img-src'), limitDirective('evil')]).toEqual(['img-src', 'other'])
  expect(violated.slice(0, -1).map(limitDirective)).toEqual(violated.slice(0, -1))
})

test('requests and calls are counted by route, known method and class of status', async () => {
  const metrics = createMetrics()
  metrics.served('/a/', 'GET', 200, 'a.example', 30)
  metrics.served('/a/', 'BREW', 404, undefined, 30)
  metrics.served('/a/', 'POST', 499, 'a.example', 30)
  metrics.served('/a/', 'POST', 999, 'a.example', 30)
  metrics.called('/b/', 503, 1500)
  metrics.called('/b/', 'upstream_timeout', 1500)
  metrics.refreshed('refused', 250)
  metrics.reads('hit')
  metrics.vital('LCP', 1700)
  metrics.vital('CLS', 0.2)
  expect(await readOwn(metrics)).toEqual(
    expect.arrayContaining([
      'bff_request_seconds_sum{route="/a/",method="GET",status="2xx"} 0.03',
      'bff_request_seconds_count{route="/a/",method="other",status="4xx"} 1',
      'bff_request_seconds_count{route="/a/",method="POST",status="499"} 1',
      'bff_request_seconds_count{route="/a/",method="POST",status="other"} 1',
      'bff_requests_total{tenant="a.example",status="2xx"} 1',
      'bff_requests_total{tenant="none",status="4xx"} 1',
      'bff_upstream_seconds_sum{route="/b/",status="5xx"} 1.5',
      'bff_upstream_seconds_count{route="/b/",status="upstream_timeout"} 1',
      'bff_refresh_seconds_sum{result="refused"} 0.25',
      'bff_reads_total{result="hit"} 1',
      'bff_web_vital_seconds_bucket{le="1.8",name="LCP"} 1',
      'bff_web_vital_seconds_bucket{le="0.8",name="LCP"} 0',
      'bff_web_vital_seconds_sum{name="LCP"} 1.7',
      'bff_layout_shift_score_bucket{le="0.1"} 0',
      'bff_layout_shift_score_bucket{le="0.25"} 1',
    ]),
  )
})

test('the lengths of queues are read at each scrape', async () => {
  const metrics = createMetrics()
  let waiting = 1
  metrics.watchRenders(() => waiting)
  expect(await readOwn(metrics)).toContain('bff_renders_waiting 1')
  waiting = 3
  expect(await readOwn(metrics)).toContain('bff_renders_waiting 3')
})

test('every metric says in words what it is', async () => {
  const metrics = createMetrics()
  metrics.watch({ open: () => 1, waiting: () => 0, breaker: () => 2 })
  const texts = (await readOwn(metrics)).flatMap(
    (line) => /^# HELP (\S+) (.+)$/.exec(line)?.slice(1, 2) ?? [],
  )
  expect(texts.toSorted()).toEqual([
    'bff_browser_error_visitors_total',
    'bff_browser_errors_total',
    'bff_client_aborted_total',
    'bff_event_loop_blocked_total',
    'bff_layout_shift_score',
    'bff_lease_lost_total',
    'bff_policy_violation_visitors_total',
    'bff_policy_violations_total',
    'bff_reads_total',
    'bff_refresh_seconds',
    'bff_refresh_shared_total',
    'bff_refused_total',
    'bff_request_seconds',
    'bff_requests_total',
    'bff_retried_total',
    'bff_sessions_total',
    'bff_store_errors_total',
    'bff_upstream_breaker',
    'bff_upstream_open',
    'bff_upstream_seconds',
    'bff_upstream_waiting',
    'bff_web_vital_seconds',
  ])
})

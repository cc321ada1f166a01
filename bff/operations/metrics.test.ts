import { AggregatorRegistry } from '@prometheus-io/client'
import { expect, test } from 'vitest'
import { createMetrics } from '#bff/operations/metrics.ts'

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

import { expect, test } from 'vitest'
import { createMetrics } from '#bff/operations/metrics.ts'

test('names that strangers make up do not fill the metrics', async () => {
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

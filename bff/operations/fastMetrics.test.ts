import { Registry } from '@prometheus-io/client'
import { expect, test } from 'vitest'
import { createFastCounter, createFastHistogram } from '#bff/operations/fastMetrics.ts'

const read = async (registry: Registry) => (await registry.metrics()).trim().split('\n')

test('a counter counts by its labels, and reading it twice counts nothing twice', async () => {
  const registry = new Registry()
  const count = createFastCounter(registry, 'calls_total', 'Calls', ['route', 'status'])
  count('a', '2xx')
  count('a', '2xx')
  count('b', '5xx')
  const lines = [
    '# HELP calls_total Calls',
    '# TYPE calls_total counter',
    'calls_total{route="a",status="2xx"} 2',
    'calls_total{route="b",status="5xx"} 1',
  ]
  expect(await read(registry)).toEqual(lines)
  expect(await read(registry)).toEqual(lines)
  count('a', '2xx')
  expect(await read(registry)).toContain('calls_total{route="a",status="2xx"} 3')
})

test('a histogram counts into the bucket whose end is not passed, and sums up', async () => {
  const registry = new Registry()
  const measure = createFastHistogram(registry, 'time_seconds', 'Time', ['route'], [0.1, 1])
  for (const seconds of [0.05, 0.1, 0.5, 1, 3]) measure(seconds, 'a')
  measure(0.5, 'b')
  expect(await read(registry)).toEqual([
    '# HELP time_seconds Time',
    '# TYPE time_seconds histogram',
    'time_seconds_bucket{route="a",le="0.1"} 2',
    'time_seconds_bucket{route="a",le="1"} 4',
    'time_seconds_bucket{route="a",le="+Inf"} 5',
    'time_seconds_sum{route="a"} 4.65',
    'time_seconds_count{route="a"} 5',
    'time_seconds_bucket{route="b",le="0.1"} 0',
    'time_seconds_bucket{route="b",le="1"} 1',
    'time_seconds_bucket{route="b",le="+Inf"} 1',
    'time_seconds_sum{route="b"} 0.5',
    'time_seconds_count{route="b"} 1',
  ])
  registry.resetMetrics()
  expect(await read(registry)).toEqual(['# HELP time_seconds Time', '# TYPE time_seconds histogram'])
})

import { expect, test } from 'vitest'
import { formatTraceparent, toTraceId, untracedTracing } from '#bff/operations/traces.ts'

const id = '00112233-4455-6677-8899-aabbccddeeff'

test('the trace of a request has its id without dashes', () => {
  expect(toTraceId(id)).toBe('00112233445566778899aabbccddeeff')
  expect(formatTraceparent('trace', 'span')).toBe('00-trace-span-01')
})

test('without a collector each call has a span of its own in the trace of its request', async () => {
  const trace = untracedTracing.start(id, 'GET')
  const headers = Array.from({ length: 1100 }, () => trace.call('x').traceparent)
  for (const header of headers) expect(header).toMatch(/^00-00112233445566778899aabbccddeeff-[\da-f]{16}-01$/)
  expect(new Set(headers).size).toBe(1100)
  expect(trace.call('x').end(200)).toBeUndefined()
  expect(trace.end('x', 200)).toBeUndefined()
  await untracedTracing.close()
})

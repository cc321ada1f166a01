import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createTracing } from '#bff/operations/createTracing.ts'
import { toTraceId } from '#bff/operations/traces.ts'

const id = '00112233-4455-6677-8899-aabbccddeeff'

interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly kind: number
  readonly status: { readonly code?: number }
  readonly attributes: readonly Attribute[]
}

interface Attribute {
  readonly key: string
  readonly value: unknown
}

const received: { path: string | undefined; spans: Span[]; service: unknown[] }[] = []
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    // The form of OTLP in JSON
    const { resourceSpans } = body as {
      resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
    }
    const service = resourceSpans.flatMap(({ resource }) => resource.attributes)
    const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
    received.push({ path: request.url, spans, service })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
afterEach(() => new Promise((resolve) => collector.close(resolve)))

test('the spans of a request and its calls reach the collector in one trace, without a path', async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo // Guaranteed by listening on a port
  const tracing = createTracing(new URL(`http://127.0.0.1:${port}/base/`))
  const trace = tracing.start(id, 'GET')
  const [good, lost, failed] = ['good', 'lost', 'failed'].map((name) => trace.call(name))
  good?.end(404)
  lost?.end(0)
  failed?.end(500)
  trace.end('/tutor/list/', 500)
  tracing.start('11112233-4455-6677-8899-aabbccddeeff', 'POST').end('other', 200)
  await tracing.close()

  expect(received.map(({ path }) => path)).toEqual(['/base/v1/traces'])
  const spans = new Map(received.flatMap(({ spans: all }) => all.map((span) => [span.name, span])))
  const root = spans.get('GET /tutor/list/')
  expect([root?.traceId, root?.parentSpanId, root?.status.code]).toEqual([toTraceId(id), undefined, 2])
  const calls = ['good', 'lost', 'failed'].map((name) => spans.get(name))
  expect(calls.map((span) => [span?.traceId, span?.parentSpanId])).toEqual(
    calls.map(() => [toTraceId(id), root?.spanId]),
  )
  expect(calls.map((span) => span?.status.code)).toEqual([0, 2, 2])
  expect(good?.traceparent).toBe(`00-${toTraceId(id)}-${spans.get('good')?.spanId}-01`)
  for (const call of [good, lost]) expect(call?.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
  expect(good?.traceparent).not.toBe(lost?.traceparent)
  const other = spans.get('POST other')
  expect([other?.traceId, other?.status.code]).toEqual(['11112233445566778899aabbccddeeff', 0])
  expect(root?.attributes.map(({ key }) => key).toSorted()).toEqual([
    'http.request.method',
    'http.response.status_code',
  ])
  expect(received[0]?.service).toContainEqual({ key: 'service.name', value: { stringValue: 'bff' } })
  expect(spans.get('good')?.attributes.map(({ key }) => key)).toEqual(['http.response.status_code'])
  expect([root?.kind, spans.get('good')?.kind]).toEqual([2, 3])
})

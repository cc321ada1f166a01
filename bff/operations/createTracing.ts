import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace'
import { toTraceId, formatTraceparent, type Tracing } from '#bff/operations/traces.ts'

/**
 * Creates traces for a collector (OTLP over HTTP). Attributes hold only our own names and statuses: no path,
 * query or header.
 * @param endpoint base URL from OTEL_EXPORTER_OTLP_ENDPOINT
 */
export function createTracing(endpoint: URL): Tracing {
  const url = new URL('v1/traces', endpoint.href.endsWith('/') ? endpoint : `${endpoint.href}/`)
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ url: url.href }),
    scheduledDelayMillis: 1000,
  })
  const ids = new RandomIdGenerator()
  let nextTraceId = ids.generateTraceId()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'bff' }),
    spanProcessors: [processor],
    idGenerator: { generateTraceId: () => nextTraceId, generateSpanId: () => ids.generateSpanId() },
  })
  const tracer = provider.getTracer('bff')

  return {
    start(id, method) {
      nextTraceId = toTraceId(id)
      const root = tracer.startSpan(method, { kind: SpanKind.SERVER, root: true })
      const inside = trace.setSpan(context.active(), root)
      return {
        call(name) {
          const span = tracer.startSpan(name, { kind: SpanKind.CLIENT }, inside)
          return {
            traceparent: formatTraceparent(toTraceId(id), span.spanContext().spanId),
            end(status) {
              span.setAttribute('http.response.status_code', status)
              if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
              span.end()
            },
          }
        },
        end(name, status) {
          root.updateName(`${method} ${name}`)
          root.setAttributes({ 'http.request.method': method, 'http.response.status_code': status })
          if (status >= 500) root.setStatus({ code: SpanStatusCode.ERROR })
          root.end()
        },
      }
    },
    close: () => provider.shutdown(),
  }
}

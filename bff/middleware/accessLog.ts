import type { ServerResponse } from 'node:http'
import type { RequestContext } from '#bff/http/requestContext.ts'
import type { Log } from '#bff/operations/log.ts'
import type { Metrics } from '#bff/operations/metrics.ts'

/** Writes one log line, one measurement and one span once the response is sent or the client has disconnected. */
export function recordRequest(
  { log, metrics }: { log: Log; metrics: Metrics },
  context: RequestContext,
  response: ServerResponse,
): void {
  const start = performance.now()
  response.once('close', () => {
    const { id, head, route, problem: code, trace } = context
    const tenant = context.tenant?.customHost
    // 499, as nginx logs it: the client disconnected before the response was complete
    const status = response.writableFinished ? response.statusCode : 499
    const ms = performance.now() - start
    metrics.served(route, head.method, status, tenant, ms)
    if (code) metrics.refused.inc({ code })
    if (status === 499) metrics.clientAborted.inc()
    trace.end(route, status)
    const { method } = head
    log('info', { event: 'request', request_id: id, tenant, method, route, status, code, ms: Math.round(ms) })
  })
}

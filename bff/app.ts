import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Tenant } from '#bff/config/tenants.ts'
import { createRequestContext, type RequestContext } from '#bff/http/requestContext.ts'
import { createTenantResolver } from '#bff/middleware/tenant.ts'
import { getDataHeaders } from '#bff/http/securityHeaders.ts'
import { refuseTarget } from '#bff/http/requestTarget.ts'
import { hasBody, getPath } from '#bff/http/requestHead.ts'
import { describeError } from '#bff/operations/log.ts'
import type { Services } from '#bff/services.ts'
import { closeWithConnection } from '#bff/http/pipelining.ts'
import { problemOf, Refused, type Refusal } from '#bff/http/problem.ts'
import { serveApi } from '#bff/routes/api.ts'
import type { MaybePromise } from '#bff/http/maybePromise.ts'
import { createWeb } from '#bff/routes/web.ts'

/**
 * The BFF as a listener for `http.createServer`. Targets and hosts are checked here for everything that follows.
 * @param fallback serves what is neither `/api`, `/bff` nor `/__mock` where no pages are given (development)
 */
export function createApp(parts: Services, fallback?: RequestListener): RequestListener {
  const { config, log, tracing } = parts
  const options = { visitOf: createTenantResolver(config), upstream: config.UPSTREAM, tracing }
  const exchanges = new WeakMap<IncomingMessage, RequestContext & { tenant: Tenant }>()
  const serveWeb = createWeb(parts, exchanges)

  function serve(
    exchange: RequestContext,
    request: IncomingMessage,
    response: ServerResponse,
  ): MaybePromise<void> {
    const path = getPath(exchange.head.target)
    if (path === '/healthz') return health(exchange, response)
    refuse(refuseTarget(exchange.head))
    if (!hasTenant(exchange)) throw new Refused({ code: 'unknown_host' })
    if (isBelow(path, '/api')) return serveApi(parts, exchange, request, response)
    const isOwn = parts.pages || isBelow(path, '/bff') || isBelow(path, '/__mock')
    if (!isOwn && fallback) return fallback(request, response)
    response.setHeader('x-request-id', exchange.id)
    exchanges.set(request, exchange)
    return serveWeb(request, response)
  }

  function fail(
    exchange: RequestContext,
    request: IncomingMessage,
    response: ServerResponse,
    error: unknown,
  ) {
    if (!(error instanceof Refused))
      log('error', { event: 'failed', request_id: exchange.id, ...describeError(error) })
    const refusal: Refusal = error instanceof Refused ? error.refusal : { code: 'internal_error' }
    exchange.refusal = refusal.code
    // What of a refused body is still on its way is not worth reading
    const isComing = hasBody(exchange.head) && !request.complete
    if (isComing && !response.headersSent) response.setHeader('connection', 'close')
    writeProblem(response, refusal, exchange)
  }

  return function listener(request, response) {
    closeWithConnection(request, response)
    const exchange = createRequestContext(request, response, options)
    watch(parts, exchange, response)
    try {
      const served = serve(exchange, request, response)
      served?.catch((error: unknown) => fail(exchange, request, response, error))
    } catch (error) {
      fail(exchange, request, response, error)
    }
  }
}

function writeProblem(response: ServerResponse, refusal: Refusal, { id, tenant }: RequestContext): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, headers, body } = problemOf(refusal, id)
  response.writeHead(status, {
    ...getDataHeaders(tenant),
    ...headers,
    'x-request-id': id,
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

function health(exchange: RequestContext, response: ServerResponse): void {
  exchange.route = 'health'
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
  response.end('ok\n')
}

/** One line, one measurement and one span when the answer is out, or the client gone. */
function watch({ log, metrics }: Services, exchange: RequestContext, response: ServerResponse): void {
  const start = performance.now()
  response.on('close', () => {
    const { id, head, route, refusal: code, trace } = exchange
    const tenant = exchange.tenant?.customHost
    // 499: the client left before the answer was complete
    const status = response.writableFinished ? response.statusCode : 499
    const ms = performance.now() - start
    metrics.served(route, head.method, status, tenant, ms)
    if (code) metrics.refused.inc({ code })
    if (status === 499) metrics.left.inc()
    trace.end(route, status)
    const { method } = head
    log('info', { event: 'request', request_id: id, tenant, method, route, status, code, ms: Math.round(ms) })
  })
}

function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`)
}

function hasTenant(exchange: RequestContext): exchange is RequestContext & { tenant: Tenant } {
  return exchange.tenant !== undefined
}

function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw new Refused(refusal)
}

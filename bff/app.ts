import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Tenant } from '#bff/config/tenants.ts'
import { createExchange, type Exchange } from '#bff/exchange.ts'
import { createVisits } from '#bff/guard/tenants.ts'
import { refuseTarget } from '#bff/guard/target.ts'
import { pathOf } from '#bff/head.ts'
import { placeOf, type Log } from '#bff/log.ts'
import type { Parts } from '#bff/parts.ts'
import { problemOf, Refused, type Refusal } from '#bff/problem.ts'
import { serveApi } from '#bff/routes/api.ts'
import { createWeb } from '#bff/routes/web.ts'

/**
 * The BFF as a listener for `http.createServer`. Targets and hosts are checked here for everything that follows.
 * @param fallback serves what is neither `/api`, `/bff` nor `/__mock` where no pages are given (development)
 */
export function createApp(parts: Parts, fallback?: RequestListener): RequestListener {
  const { config, log } = parts
  const options = { visitOf: createVisits(config), upstream: config.UPSTREAM }
  const exchanges = new WeakMap<IncomingMessage, Exchange & { tenant: Tenant }>()
  const serveWeb = createWeb(parts, exchanges)

  async function serve(exchange: Exchange, request: IncomingMessage, response: ServerResponse) {
    if (pathOf(exchange.head.target) === '/healthz') return health(exchange, response)
    refuse(refuseTarget(exchange.head))
    if (!hasTenant(exchange)) throw new Refused({ code: 'unknown_host' })
    if (isBelow(exchange, '/api')) return serveApi(parts, exchange, request, response)
    const isOwn = parts.pages || ['/bff', '/__mock'].some((root) => isBelow(exchange, root))
    if (!isOwn && fallback) return fallback(request, response)
    exchanges.set(request, exchange)
    return serveWeb(request, response)
  }

  return function listener(request, response) {
    const exchange = createExchange(request, response, options)
    response.setHeader('x-request-id', exchange.id)
    writeLog(log, exchange, response)
    serve(exchange, request, response).catch((error: unknown) => {
      if (!(error instanceof Refused))
        log('error', { event: 'failed', request_id: exchange.id, ...placeOf(error) })
      const refusal: Refusal = error instanceof Refused ? error.refusal : { code: 'upstream_unreachable' }
      writeProblem(response, refusal, exchange.id)
    })
  }
}

function writeProblem(response: ServerResponse, refusal: Refusal, requestId: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, headers, body } = problemOf(refusal, requestId)
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

function health(exchange: Exchange, response: ServerResponse): void {
  exchange.route = 'health'
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
  response.end('ok\n')
}

function writeLog(log: Log, exchange: Exchange, response: ServerResponse): void {
  const start = performance.now()
  response.once('close', () => {
    log('info', {
      event: 'request',
      request_id: exchange.id,
      tenant: exchange.tenant?.customHost,
      method: exchange.head.method,
      route: exchange.route,
      // 499: the client left before the answer was complete
      status: response.writableFinished ? response.statusCode : 499,
      ms: Math.round(performance.now() - start),
    })
  })
}

function isBelow({ head }: Exchange, root: string): boolean {
  const path = pathOf(head.target)
  return path === root || path.startsWith(`${root}/`)
}

function hasTenant(exchange: Exchange): exchange is Exchange & { tenant: Tenant } {
  return exchange.tenant !== undefined
}

function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw new Refused(refusal)
}

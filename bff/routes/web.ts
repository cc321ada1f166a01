import type { IncomingMessage } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import type { Tenant } from '#bff/config/tenants.ts'
import type { RequestContext } from '#bff/http/requestContext.ts'
import { refuseForgery } from '#bff/middleware/csrf.ts'
import { buildCommonHeaders, getDataHeaders } from '#bff/http/securityHeaders.ts'
import { getHeader, getPath } from '#bff/http/requestHead.ts'
import { describeError } from '#bff/operations/log.ts'
import type { Services } from '#bff/services.ts'
import { problemOf, Refused, type Refusal } from '#bff/http/problem.ts'
import { serveMock } from '#bff/routes/mock.ts'
import { serveSession } from '#bff/routes/session.ts'
import { buildRobotsTxt, buildSitemap } from '#bff/pages/crawlers.ts'
import { isPage, servePage } from '#bff/pages/page.ts'

type Known = RequestContext & { tenant: Tenant }
type Env = { Bindings: HttpBindings; Variables: { exchange: Known } }

/**
 * All that is not `/api`: the session, the web app, its files, and in mock modes the mock's own pages.
 * @param exchanges what is known of each request that comes here
 */
export function createWeb(parts: Services, exchanges: WeakMap<IncomingMessage, Known>) {
  const { mock, pages } = parts
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    const exchange = exchanges.get(c.env.incoming)
    if (!exchange) return refuse({ code: 'bad_request' })
    c.set('exchange', exchange)
    return next()
  })
  app.use('/bff/*', async ({ var: { exchange } }, next) => {
    exchange.route = 'bff'
    const refusal = refuseForgery(exchange.head, exchange.tenant.origin)
    return refusal ? refuse(refusal) : next()
  })
  app.get('/bff/session', (c) => serveSession(parts.sessions, c.var.exchange))
  app.all('/bff/session', () => refuse({ code: 'method_not_allowed', headers: { allow: 'GET, HEAD' } }))
  app.all('/bff/*', () => refuse({ code: 'not_found' }))
  app.all('/__mock/*', ({ var: { exchange }, env }) => {
    exchange.route = 'mock'
    return mock ? serveMock(parts, mock, exchange, env.incoming) : refuse({ code: 'not_found' })
  })
  app.get('/robots.txt', (c) => text(c, 'text/plain; charset=utf-8', buildRobotsTxt(c.var.exchange.tenant)))
  app.get('/sitemap.xml', (c) =>
    text(c, 'application/xml; charset=utf-8', buildSitemap(c.var.exchange.tenant, pages?.publicPaths ?? [])),
  )
  app.get('*', (c) => serveApp(parts, c.var.exchange))
  app.all('*', () => refuse({ code: 'method_not_allowed', headers: { allow: 'GET, HEAD' } }))
  app.onError((error, c) => refusalPage(parts, c.var.exchange, error))

  return getRequestListener(app.fetch, { overrideGlobalObjects: false })
}

async function serveApp(parts: Services, exchange: Known): Promise<Response> {
  const { head, tenant } = exchange
  exchange.route = 'file'
  const file = await parts.files?.read(getPath(head.target), getHeader(head, 'accept-encoding'))
  if (file) {
    return new Response(new Uint8Array(file.body), {
      headers: { ...buildCommonHeaders(tenant), ...file.headers },
    })
  }
  if (!parts.pages || !isPage(exchange)) return refuse({ code: 'not_found' })
  exchange.route = 'page'
  return servePage({ ...parts, pages: parts.pages }, exchange)
}

function refusalPage({ log }: Services, exchange: Known, error: unknown): Response {
  const isRefused = error instanceof Refused
  if (!isRefused) log('error', { event: 'failed', request_id: exchange.id, ...describeError(error) })
  const refusal: Refusal = isRefused ? error.refusal : { code: 'internal_error' }
  exchange.refusal = refusal.code
  const { status, headers, body } = problemOf(refusal, exchange.id)
  return new Response(body, { status, headers: { ...getDataHeaders(exchange.tenant), ...headers } })
}

function refuse(refusal: Refusal): never {
  throw new Refused(refusal)
}

function text({ var: { exchange } }: Context<Env>, type: string, content: string): Response {
  exchange.route = 'crawlers'
  return new Response(content, {
    headers: {
      ...buildCommonHeaders(exchange.tenant),
      'content-type': type,
      'cache-control': 'public, max-age=3600',
    },
  })
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { expectClose } from '#bff/http/clientErrors.ts'
import { chain } from '#bff/http/maybePromise.ts'
import { limitPipelining } from '#bff/http/pipelining.ts'
import { getProblemStatus, HttpProblem } from '#bff/http/problem.ts'
import {
  createRequestContext,
  hasTenant,
  type RequestContext,
  type TenantContext,
} from '#bff/http/requestContext.ts'
import { hasBody, readHead } from '#bff/http/requestHead.ts'
import { assertApiPath, assertTarget } from '#bff/http/requestTarget.ts'
import { writeProblem } from '#bff/http/writeProblem.ts'
import { isFilePage, writeFileFailure } from '#bff/pages/writeFileFailure.ts'
import { recordRequest } from '#bff/middleware/accessLog.ts'
import type { MatchedOperation } from '#bff/middleware/allowList.ts'
import { assertContent } from '#bff/middleware/content.ts'
import { assertSameSite } from '#bff/middleware/csrf.ts'
import { createTenantResolver } from '#bff/middleware/tenant.ts'
import { describeError } from '#bff/operations/log.ts'
import { serveApi } from '#bff/routes/api.ts'
import { serveRobotsTxt, serveSitemap } from '#bff/routes/crawlers.ts'
import { writeHealth } from '#bff/routes/health.ts'
import { serveCard, serveFavicon, serveManifest } from '#bff/routes/icons.ts'
import { serveFixtureTools } from '#bff/routes/fixture.ts'
import { serveMock } from '#bff/routes/mock.ts'
import { serveReports } from '#bff/routes/reports.ts'
import { endOtherSessions, serveSession } from '#bff/routes/session.ts'
import { serveWebApp } from '#bff/routes/webApp.ts'
import type { Operation } from '#sdk/operations.ts'
import type { Services } from '#bff/services.ts'
import { isMocked } from '#bff/upstream/selectUpstream.ts'
import { CallerAborted, CircuitOpen } from '#bff/upstream/errors.ts'

interface AppEnv {
  Bindings: HttpBindings & { context: TenantContext }
  /** Results of the checks of an API call */
  Variables: { matched: MatchedOperation }
}

/** Checks a request; throws an HttpProblem to refuse it. */
type Check = (c: Context<AppEnv>) => void

/**
 * Creates the Hono app and the listener for `http.createServer` in front of it. The listener checks the raw
 * target and the host, because node-server routes by a normalized path and responds to invalid hosts itself.
 * See docs/decisions.md#order-of-refusals.
 */
export function createApp(services: Services): RequestListener {
  const { config, tracing } = services
  const app = createRoutes(services)
  const resolveTenant = createTenantResolver(config)
  const contextOptions = { isMocked: isMocked(config), tracing }

  return function listener(incoming, outgoing) {
    const verdict = limitPipelining(incoming, outgoing)
    if (verdict === 'ignore') return
    const head = readHead(incoming)
    const owner = resolveTenant(head, incoming.socket.remoteAddress ?? '')
    const context = createRequestContext(head, owner, outgoing, contextOptions)
    recordRequest(services, context, outgoing)
    const handleError = (error: unknown) => writeError(services, context, incoming, outgoing, error)
    try {
      if (verdict === 'refuse')
        throw new HttpProblem('rate_limited', { 'retry-after': '1', connection: 'close' })
      assertTarget(head, incoming.httpVersion)
      if (context.path === '/healthz') return writeHealth(context, outgoing)
      if (!hasTenant(context)) throw new HttpProblem('unknown_host')
      const env = { incoming, outgoing, context }
      if (isApiPath(context.path)) {
        const served = app.fetch(toRequest(incoming), env)
        if (served instanceof Promise) served.catch(handleError)
        return
      }
      const options = { overrideGlobalObjects: false, autoCleanupIncoming: false, errorHandler: handleError }
      void getRequestListener((request) => app.fetch(request, env), options)(incoming, outgoing)
    } catch (error) {
      handleError(error)
    }
  }
}

function isApiPath(path: string): boolean {
  return path.startsWith('/api') && (path.length === 4 || path[4] === '/')
}

/**
 * The Request of an API call, which consists of its method only: its handler works on Node's own request and
 * response. node-server takes 2 µs to create a whole Request and to read the headers of the Response.
 */
function toRequest({ method = 'GET' }: IncomingMessage): Request {
  return { method } as Request
}

/** The routes in the order in which they match. See docs/decisions.md#raw-path-routing. */
function createRoutes(services: Services): Hono<AppEnv> {
  // Routes by the raw path: nothing is decoded or normalized on the way to a handler
  const app = new Hono<AppEnv>({
    // One expression for all paths. The router for any pattern, as of icons, needs five times as long for a call
    router: new RegExpRouter(),
    getPath: (_, options) => options?.env?.context.path ?? '/',
  })

  // The checks of an API call run before a byte of its body is read
  app.all(
    '/api/*',
    runInOrder([matchOperation(services), assertApiSameSite, assertApiContent], (c) => {
      const { context, incoming, outgoing } = c.env
      const served = serveApi(services, { context, incoming, outgoing, matched: c.get('matched') })
      return chain(served, () => RESPONSE_ALREADY_SENT)
    }),
  )

  // Before the check of `X-CSRF`, which the browser's own reports cannot carry
  app.post('/bff/reports', labelRoute('reports'), ({ env }) =>
    serveReports(services, env.context, env.incoming),
  )
  app.use('/bff/*', labelRoute('bff'), ({ env: { context } }, next) => {
    assertSameSite(context.head, context.origin)
    return next()
  })
  app.get('/bff/session', ({ env }) => serveSession(services.sessions, env.context))
  app.all('/bff/session', () => refuseMethod('GET, HEAD'))
  app.post('/bff/sessions/end-others', ({ env }) => endOtherSessions(services, env.context))
  app.all('/bff/sessions/end-others', () => refuseMethod('POST'))
  app.all('/bff/reports', () => refuseMethod('POST'))
  app.all('/bff/*', () => {
    throw new HttpProblem('not_found')
  })

  app.all('/__mock/*', labelRoute('mock'), ({ env }) => serveMock(services, env.context, env.incoming))
  const { fixtureTools } = services
  if (fixtureTools)
    app.get('/__fixture/*', labelRoute('fixture'), ({ env }) => serveFixtureTools(fixtureTools, env.context))

  app.get('/robots.txt', ({ env }) => serveRobotsTxt(env.context))
  app.get('/sitemap.xml', ({ env }) => serveSitemap(services, env.context))
  app.get('/favicon.ico', ({ env }) => serveFavicon(services, env.context))
  app.get('/card.png', ({ env }) => serveCard(services, env.context))
  app.get('/site.webmanifest', ({ env }) => serveManifest(services, env.context))
  // Icons by size, static files and pages. Not a route for `*`, which would match `/api/*` too and make Hono compose both
  app.notFound(({ env: { context, incoming, outgoing } }) =>
    serveWebApp(services, context, incoming, outgoing),
  )

  app.onError((error, { env: { context, incoming, outgoing }, var: { matched } }) =>
    writeError(services, context, incoming, outgoing, error, matched?.operation),
  )
  return app
}

/**
 * One handler of checks and what follows them. Hono would run each check as middleware, with a promise of its own:
 * four cost a cached read 9 % of its time. See docs/decisions.md#before-hono.
 */
function runInOrder<Result>(checks: readonly Check[], handle: (c: Context<AppEnv>) => Result) {
  return (c: Context<AppEnv>): Result => {
    for (const check of checks) check(c)
    return handle(c)
  }
}

function matchOperation(services: Services): Check {
  return (c) => {
    const { context } = c.env
    assertApiPath(context.path)
    const matched = services.matchOperation(context.head.method, context.path.slice('/api'.length))
    context.route = matched.operation.template
    c.set('matched', matched)
  }
}

function assertApiSameSite(c: Context<AppEnv>): void {
  const { head, origin } = c.env.context
  assertSameSite(head, origin, c.get('matched').operation.media)
}

function assertApiContent(c: Context<AppEnv>): void {
  assertContent(c.env.context.head, c.get('matched').operation)
}

/** Names the route for logs and metrics, and shows the request's id to its caller. */
function labelRoute(route: string): MiddlewareHandler<AppEnv> {
  return ({ env: { context, outgoing } }, next) => {
    context.route = route
    outgoing.setHeader('x-request-id', context.id)
    return next()
  }
}

function refuseMethod(allow: string): never {
  throw new HttpProblem('method_not_allowed', { allow })
}

/** Writes any error as a problem document; an error that is not an HttpProblem is a bug and is logged. */
function writeError(
  { log }: Services,
  context: RequestContext,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  error: unknown,
  operation?: Operation,
): Response {
  if (error instanceof CallerAborted) {
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
  const problem = toHttpProblem(error)
  if (problem.code === 'internal_error')
    log('error', { event: 'failed', request_id: context.id, ...describeError(error) })
  // Logged apart from overload of this process, although visitors get the same problem
  context.problem = problem.cause instanceof CircuitOpen ? 'breaker_open' : problem.code
  // The rest of a refused body is not read, so the connection cannot be used again
  const isBodyPending = hasBody(context.head) && !incoming.complete
  if (isBodyPending && !outgoing.headersSent) outgoing.setHeader('connection', 'close')
  if (problem.headers.connection === 'close') expectClose(incoming.socket)
  if (operation && isFilePage(context.head, operation) && !outgoing.headersSent)
    writeFileFailure(outgoing, getProblemStatus(problem), context)
  else writeProblem(outgoing, problem, context)
  return RESPONSE_ALREADY_SENT
}

function toHttpProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error
  return new HttpProblem(error instanceof RequestError ? 'bad_request' : 'internal_error')
}

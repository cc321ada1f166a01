import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context, type MiddlewareHandler, type Next } from 'hono'
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
import { createRequestTurns } from '#bff/http/requestTurns.ts'
import { assertApiPath, assertTarget } from '#bff/http/requestTarget.ts'
import { writeProblem } from '#bff/http/writeProblem.ts'
import { findFailurePage, writeFailurePage } from '#bff/pages/failurePage.ts'
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
  Variables: {
    context: TenantContext
    /** Of an API call, once its path and method are found in the documents */
    matched: MatchedOperation
  }
}

/**
 * Creates the Hono app and the listener for `http.createServer` in front of it. The listener checks the raw
 * target and the host, because node-server routes by a normalized path and responds to invalid hosts itself.
 * See docs/decisions.md#order-of-refusals.
 */
export function createApp(services: Services): RequestListener {
  const { config, tracing } = services
  const app = createRoutes(services)
  const resolveTenant = createTenantResolver(config)
  const turns = createRequestTurns()
  const contextOptions = { isMocked: isMocked(config), tracing }

  return function listener(incoming, outgoing) {
    const verdict = limitPipelining(incoming, outgoing)
    if (verdict === 'ignore') return
    const head = readHead(incoming)
    const owner = resolveTenant(head, incoming.socket.remoteAddress ?? '')
    const context = createRequestContext(head, owner, outgoing, contextOptions)
    recordRequest(services, context, outgoing)
    const serve = () => serveRequest(services, app, { incoming, outgoing, context })
    if (verdict === 'serve') return turns.begin(context.address, outgoing, serve)
    const refusal = new HttpProblem('rate_limited', { 'retry-after': '1', connection: 'close' })
    return void writeError(services, context, incoming, outgoing, refusal)
  }
}

/** Checks the target and the host and hands the request to the app. */
function serveRequest(
  services: Services,
  app: Hono<AppEnv>,
  { incoming, outgoing, context }: HttpBindings & { context: RequestContext },
): void {
  const handleError = (error: unknown) => writeError(services, context, incoming, outgoing, error)
  try {
    assertTarget(context.head, incoming.httpVersion)
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

  app.use(setContext)

  // The checks of an API call run before a byte of its body is read
  app.use('/api/*', matchOperation(services), checkSameSite, checkContent)
  app.all('/api/*', (c) => {
    const { incoming, outgoing } = c.env
    const request = { context: c.get('context'), incoming, outgoing, matched: c.get('matched') }
    return chain(serveApi(services, request), () => RESPONSE_ALREADY_SENT)
  })

  // Before the check of `X-CSRF`, which the browser's own reports cannot carry
  app.post('/bff/reports', labelRoute('reports'), (c) =>
    serveReports(services, c.get('context'), c.env.incoming),
  )
  app.use('/bff/*', labelRoute('bff'), (c, next) => {
    const { head, origin } = c.get('context')
    assertSameSite(head, origin)
    return next()
  })
  app.get('/bff/session', (c) => serveSession(services.sessions, c.get('context')))
  app.all('/bff/session', () => refuseMethod('GET, HEAD'))
  app.post('/bff/sessions/end-others', (c) => endOtherSessions(services, c.get('context')))
  app.all('/bff/sessions/end-others', () => refuseMethod('POST'))
  app.all('/bff/reports', () => refuseMethod('POST'))
  app.all('/bff/*', () => {
    throw new HttpProblem('not_found')
  })

  app.all('/__mock/*', labelRoute('mock'), (c) => serveMock(services, c.get('context'), c.env.incoming))
  const { fixtureTools } = services
  if (fixtureTools)
    app.get('/__fixture/*', labelRoute('fixture'), (c) => serveFixtureTools(fixtureTools, c.get('context')))

  app.get('/robots.txt', (c) => serveRobotsTxt(c.get('context')))
  app.get('/sitemap.xml', (c) => serveSitemap(services, c.get('context')))
  app.get('/favicon.ico', (c) => serveFavicon(services, c.get('context')))
  app.get('/card.png', (c) => serveCard(services, c.get('context')))
  app.get('/site.webmanifest', (c) => serveManifest(services, c.get('context')))
  // Icons by size, static files and pages
  app.all('*', (c) => serveWebApp(services, c.get('context'), c.env.incoming, c.env.outgoing))

  app.onError((error, c) => {
    const { context, incoming, outgoing } = c.env
    return writeError(services, context, incoming, outgoing, error, c.get('matched')?.operation)
  })
  return app
}

/** Passes on what the listener found out about the request. See docs/decisions.md#before-hono. */
function setContext(c: Context<AppEnv>, next: Next): Promise<void> {
  c.set('context', c.env.context)
  return next()
}

function matchOperation(services: Services): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const context = c.get('context')
    assertApiPath(context.path)
    const matched = services.matchOperation(context.head.method, context.path.slice('/api'.length))
    context.route = matched.operation.template
    c.set('matched', matched)
    return next()
  }
}

function checkSameSite(c: Context<AppEnv>, next: Next): Promise<void> {
  const { head, origin } = c.get('context')
  assertSameSite(head, origin, c.get('matched').operation.media)
  return next()
}

function checkContent(c: Context<AppEnv>, next: Next): Promise<void> {
  assertContent(c.get('context').head, c.get('matched').operation)
  return next()
}

/** Names the route for logs and metrics, and shows the request's id to its caller. */
function labelRoute(route: string): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const context = c.get('context')
    context.route = route
    c.env.outgoing.setHeader('x-request-id', context.id)
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
  // The rest of a refused body is discarded, for a while only, so that the connection cannot be used again
  const isBodyPending = hasBody(context.head) && !incoming.complete
  if (isBodyPending && !outgoing.headersSent) outgoing.setHeader('connection', 'close')
  if (isBodyPending || problem.headers.connection === 'close') expectClose(incoming.socket)
  const page = outgoing.headersSent ? undefined : findFailurePage(problem, context, operation)
  if (page) writeFailurePage(outgoing, getProblemStatus(problem), page, context, isBodyPending)
  else writeProblem(outgoing, problem, context, isBodyPending)
  return RESPONSE_ALREADY_SENT
}

function toHttpProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error
  return new HttpProblem(error instanceof RequestError ? 'bad_request' : 'internal_error')
}

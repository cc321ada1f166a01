import type { RequestListener } from 'node:http'
import { createApp } from '#bff/app.ts'
import type { Config } from '#bff/config/config.ts'
import { createAllowList } from '#bff/middleware/allowList.ts'
import { createLimiter, createSharedLimiter, type Limiter } from '#bff/middleware/limiter.ts'
import { createLog, type Log } from '#bff/operations/log.ts'
import { createHealth, type Health } from '#bff/operations/health.ts'
import { createMetrics, type Metrics } from '#bff/operations/metrics.ts'
import { untracedTracing, type Tracing } from '#bff/operations/traces.ts'
import type { PageRenderer } from '#bff/pages/renderer.ts'
import { readApiResponse } from '#bff/upstream/apiResponse.ts'
import { createResponseCache, disabledCache } from '#bff/cache/responseCache.ts'
import { createDeadline } from '#bff/upstream/deadline.ts'
import { toAbortSignal } from '#bff/http/abort.ts'
import { buildRequestHeaders } from '#bff/proxy/requestHeaders.ts'
import { pickCallerContext, type UpstreamCall } from '#bff/proxy/attempt.ts'
import { createSend } from '#bff/proxy/send.ts'
import { loadOwnKeys } from '#bff/session/keys.ts'
import { readLifetimes } from '#bff/session/lifetime.ts'
import { revokeTokens } from '#bff/routes/signOut.ts'
import { createSessions, type Session } from '#bff/session/sessions.ts'
import { withTimeout } from '#bff/http/maybePromise.ts'
import { createLmdbStore } from '#bff/session/stores/lmdb.ts'
import { connectRedis, createRedisStore } from '#bff/session/stores/redis.ts'
import { createRefresher } from '#bff/token/refresher.ts'
import type { RefreshTimes, RefreshObserver } from '#bff/token/refreshUnderLease.ts'
import { isMocked, selectUpstream, type UpstreamSources } from '#bff/upstream/selectUpstream.ts'
import type { Upstream } from '#bff/upstream/upstream.ts'
import { createStaticFiles } from '#bff/pages/staticFiles.ts'
import type { Operation } from '#sdk/operations.ts'

/** What the caller of `startBff` brings along. */
export interface Dependencies extends UpstreamSources {
  /** Absent in development, where `fallback` serves the web app */
  readonly pages?: PageRenderer | undefined
  /** Folder of the browser build, `dist/web` */
  readonly webFolder?: string | undefined
  readonly fallback?: RequestListener | undefined
  readonly log?: Log | undefined
  /** Counts for all processes of this machine; where it is absent, this one counts for itself */
  readonly limiter?: Limiter | undefined
  readonly tracing?: Tracing | undefined
  /** For tests */
  readonly refreshTimes?: RefreshTimes | undefined
  readonly operations?: readonly Operation[] | undefined
}

export interface Bff {
  readonly listener: RequestListener
  readonly log: Log
  readonly metrics: Metrics
  readonly health: Health
  /** Lets go of connections and files; the server must have stopped before. */
  close(): Promise<void>
}

/**
 * Builds the whole BFF from its configuration, without listening.
 * @throws when UPSTREAM asks for something that is not given, or DATA_DIR cannot be used
 */
export function createBff(config: Config, surroundings: Dependencies = {}): Bff {
  const { mock, pages, webFolder, fallback } = surroundings
  const log = surroundings.log ?? createLog(config.LOG_LEVEL)
  const tracing = surroundings.tracing ?? untracedTracing
  const metrics = createMetrics()
  const api = selectUpstream(config, surroundings, metrics)
  const shared = createSharedState(config, surroundings.limiter)
  const sessions = createSessions({
    store: shared.store,
    keys: config.SESSION_KEYS ?? loadOwnKeys(config.DATA_DIR),
    lifetimes: readLifetimes(config),
    onEvent: (event) => metrics.sessions.inc({ event }),
    onFailure: () => metrics.storeErrors.inc(),
  })
  const refresher = createRefresher<UpstreamCall>({
    sessions,
    outage: config.REFRESH_OUTAGE,
    attempt: (session, call) => refreshOnce(config, api.upstream, session, call),
    revoke: revokeTokensFor,
    observer: createRefreshObserver(metrics),
    ...(surroundings.refreshTimes ? { times: surroundings.refreshTimes } : {}),
  })
  const send = createSend({ config, upstream: api.upstream, refresher, metrics })
  function revokeTokensFor(session: Session, call: UpstreamCall) {
    return revokeTokens(send, session, {
      ...pickCallerContext(call),
      operation: revocation,
      path: revocation.template,
    })
  }
  const health = createHealth({
    ping: sessions.ping,
    breaker: api.breaker,
    onBlocked: () => metrics.blocked.inc(),
  })
  const parts = {
    config,
    log,
    metrics,
    tracing,
    sessions,
    send,
    revokeTokens: revokeTokensFor,
    // A recorded set holds every call (rulings 72)
    responseCache:
      config.FIXTURE && surroundings.fixture ? disabledCache : createResponseCache(metrics.reads),
    limiter: shared.limiter,
    matchOperation: createAllowList(config.isProduction, surroundings.operations),
    mock: isMocked(config) ? mock : undefined,
    pages,
    files: webFolder ? createStaticFiles(webFolder) : undefined,
  }
  return {
    listener: createApp(parts, fallback),
    log,
    metrics,
    health,
    async close() {
      health.close()
      await withTimeout(CLOSING, refresher.waitForRefreshes())
      await api.upstream.close()
      await withTimeout(CLOSING, Promise.all([shared.close(), tracing.close()]))
    },
  }
}

/** For renewals that nobody waits for, then for the store and a collector of traces to let go, milliseconds. */
const CLOSING = 5000

/** Where the call goes that gives tokens back. */
const revocation: Operation = {
  id: 'revokeToken',
  method: 'POST',
  template: '/auth/revoke_token/',
  provenance: 'documented',
  content: ['application/json'],
  who: 'public',
  body_limit: 1024,
  timeout_ms: 2000,
}

function createRefreshObserver(metrics: Metrics): RefreshObserver {
  return {
    refreshed: (result, milliseconds) => metrics.refreshed(result, milliseconds),
    shared: () => metrics.shared.inc(),
    leaseLost: () => metrics.leaseLost.inc(),
  }
}

/** What processes share: sessions and counts of attempts. */
function createSharedState({ SESSION_STORE, REDIS_URL, DATA_DIR }: Config, local: Limiter = createLimiter()) {
  if (SESSION_STORE !== 'redis' || !REDIS_URL) {
    const store = createLmdbStore(DATA_DIR)
    return { store, limiter: local, close: store.close }
  }
  const redis = connectRedis(REDIS_URL)
  return {
    store: createRedisStore(redis),
    limiter: createSharedLimiter(redis, local),
    close: async () => redis.disconnect(),
  }
}

/** One refresh call, with a deadline of its own (rulings 8). */
async function refreshOnce(config: Config, upstream: Upstream, session: Session, call: UpstreamCall) {
  const body = Buffer.from(JSON.stringify({ refresh_token: session.record.refreshToken }))
  const span = call.trace.call('/auth/refresh_token/')
  const json = { ...pickCallerContext(call), contentType: 'application/json', contentLength: body.length }
  const headers = buildRequestHeaders(config, json, undefined, span.traceparent)
  const deadline = createDeadline(config.UPSTREAM_TIMEOUT_MS)
  try {
    const response = await upstream.send({
      method: 'POST',
      path: '/auth/refresh_token/',
      headers,
      body,
      signal: toAbortSignal(deadline.signal),
      ...(call.mock ? { mock: call.mock } : {}),
    })
    span.end(response.status)
    return await readApiResponse(response)
  } catch (error) {
    span.end(0)
    throw error
  } finally {
    deadline.clear()
  }
}

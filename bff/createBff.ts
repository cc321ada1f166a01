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
import { createResponseCache, disabledCache } from '#bff/cache/responseCache.ts'
import { createAttempt, type UpstreamCall } from '#bff/proxy/attempt.ts'
import { createSend, type Send } from '#bff/proxy/send.ts'
import { loadOwnKeys } from '#bff/session/keys.ts'
import { readLifetimes } from '#bff/session/lifetime.ts'
import { buildRefreshCall, buildRevokeCall, revokeTokens } from '#bff/proxy/tokenCalls.ts'
import { createSessions, type Session } from '#bff/session/sessions.ts'
import { withTimeout } from '#bff/http/maybePromise.ts'
import { createLmdbStore } from '#bff/session/stores/lmdb.ts'
import { connectRedis, createRedisStore } from '#bff/session/stores/redis.ts'
import { createRefresher } from '#bff/token/refresher.ts'
import type { RefreshTimes, RefreshObserver } from '#bff/token/refreshUnderLease.ts'
import { isMocked, selectUpstream, type UpstreamSources } from '#bff/upstream/selectUpstream.ts'
import { createStaticFiles } from '#bff/pages/staticFiles.ts'
import type { Operation } from '#sdk/operations.ts'

/** What `createBff` is given beside its configuration. */
export interface Dependencies extends UpstreamSources {
  /** Absent in development, where `fallback` serves the web app */
  readonly pages?: PageRenderer | undefined
  /** Folder of the browser build, `dist/web` */
  readonly webFolder?: string | undefined
  readonly fallback?: RequestListener | undefined
  readonly log?: Log | undefined
  /** Counts for all processes of this machine; without it this process counts by itself */
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
  /** Closes connections and files; the server must have stopped before. */
  close(): Promise<void>
}

/**
 * Builds the whole BFF from its configuration, without listening.
 * @throws when a dependency that UPSTREAM needs is missing, or DATA_DIR cannot be used
 */
export function createBff(config: Config, dependencies: Dependencies = {}): Bff {
  const { pages, webFolder } = dependencies
  const log = dependencies.log ?? createLog(config.LOG_LEVEL)
  const tracing = dependencies.tracing ?? untracedTracing
  const metrics = createMetrics()
  const api = selectUpstream(config, dependencies, metrics)
  const shared = createSharedState(config, dependencies.limiter)
  const sessions = createSessions({
    store: shared.store,
    keys: config.SESSION_KEYS ?? loadOwnKeys(config.DATA_DIR),
    lifetimes: readLifetimes(config),
    onEvent: (event) => metrics.sessions.inc({ event }),
    onFailure: () => metrics.storeErrors.inc(),
  })
  const attempt = createAttempt({ config, upstream: api.upstream, metrics })
  const refresher = createRefresher<UpstreamCall>({
    sessions,
    outage: config.REFRESH_OUTAGE,
    attempt: async (session, caller) =>
      (await attempt(buildRefreshCall(session, caller), undefined, config.UPSTREAM_TIMEOUT_MS)).response,
    revoke: (session, caller) => revokeUnusedTokens(session, caller),
    observer: createRefreshObserver(metrics),
    ...(dependencies.refreshTimes ? { times: dependencies.refreshTimes } : {}),
  })
  const send = createSend({ config, attempt, refresher, metrics })
  const revokeUnusedTokens = createRevoker(send)
  const health = createHealth({
    ping: sessions.ping,
    breaker: api.breaker,
    onBlocked: () => metrics.blocked.inc(),
  })
  const services = {
    config,
    log,
    metrics,
    tracing,
    sessions,
    send,
    revokeTokens: revokeUnusedTokens,
    // A recording must contain every call, so that nothing may be answered from the cache
    responseCache:
      config.FIXTURE && dependencies.fixture ? disabledCache : createResponseCache(metrics.reads),
    limiter: shared.limiter,
    matchOperation: createAllowList(config.isProduction, dependencies.operations),
    mock: isMocked(config) ? dependencies.mock : undefined,
    pages,
    files: webFolder ? createStaticFiles(webFolder) : undefined,
  }
  return {
    listener: createApp(services, dependencies.fallback),
    log,
    metrics,
    health,
    async close() {
      health.close()
      await withTimeout(closeTimeout, refresher.waitForRefreshes())
      await api.upstream.close()
      await withTimeout(closeTimeout, Promise.all([shared.close(), tracing.close()]))
    },
  }
}

/** How long closing waits for refreshes in flight, and then for the store and the trace exporter, milliseconds. */
const closeTimeout = 5000

/** Revokes tokens on behalf of a call's caller. */
function createRevoker(send: Send) {
  return (session: Session, caller: UpstreamCall) => revokeTokens(send, session, buildRevokeCall(caller))
}

function createRefreshObserver(metrics: Metrics): RefreshObserver {
  return {
    refreshed: (result, milliseconds) => metrics.refreshed(result, milliseconds),
    shared: () => metrics.shared.inc(),
    leaseLost: () => metrics.leaseLost.inc(),
  }
}

/** What processes share: the session store and the rate limits. */
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

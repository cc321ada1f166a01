import type { RequestListener } from 'node:http'
import { createApp } from '#bff/app.ts'
import type { Config } from '#bff/config/config.ts'
import { createAllowList } from '#bff/middleware/allowList.ts'
import { createRedisChannel, type InvalidationChannel } from '#bff/cache/invalidations.ts'
import { createCaches } from '#bff/createCaches.ts'
import { buildLoopbackTenant } from '#bff/middleware/tenant.ts'
import { createVisitorLimits } from '#bff/middleware/visitorLimits.ts'
import { createLimiter, createSharedLimiter, type Limiter } from '#bff/middleware/limiter.ts'
import { createLog, type Log } from '#bff/operations/log.ts'
import { createHealth, type Health } from '#bff/operations/health.ts'
import { createMetrics, type Metrics } from '#bff/operations/metrics.ts'
import { untracedTracing, type Tracing } from '#bff/operations/traces.ts'
import { warmUpPages, type PageServices } from '#bff/pages/page.ts'
import type { PageRenderer } from '#bff/pages/renderer.ts'
import { createAttempt, type UpstreamCall } from '#bff/proxy/attempt.ts'
import { createSend, type Send } from '#bff/proxy/send.ts'
import { loadOwnKeys, type SessionKeys } from '#bff/session/keys.ts'
import { createFormTokens } from '#bff/session/formToken.ts'
import { readLifetimes } from '#bff/session/lifetime.ts'
import { buildRefreshCall, buildRevokeCall, revokeTokens, type CallerContext } from '#bff/proxy/tokenCalls.ts'
import { createSessions, type Session, type Sessions } from '#bff/session/sessions.ts'
import { withTimeout } from '#bff/http/maybePromise.ts'
import type { SessionStore } from '#bff/session/stores/sessionStore.ts'
import { setDamagedStoreAside } from '#bff/session/stores/setDamagedStoreAside.ts'
import { createLmdbStore } from '#bff/session/stores/lmdb.ts'
import { getLmdbFolder } from '#bff/session/stores/lmdbDatabases.ts'
import { connectRedis } from '#bff/session/stores/connectRedis.ts'
import { createRedisStore } from '#bff/session/stores/redis.ts'
import { createRefresher } from '#bff/token/refresher.ts'
import type { RefreshTimes, RefreshObserver } from '#bff/token/refreshUnderLease.ts'
import { isMocked, selectUpstream, type UpstreamSources } from '#bff/upstream/selectUpstream.ts'
import type { FixtureTools } from '#bff/services.ts'
import { createStaticFiles } from '#bff/pages/staticFiles.ts'
import type { Operation } from '#sdk/operations.ts'

/** Dependencies of `createBff` besides its configuration. */
export interface Dependencies extends UpstreamSources {
  /** Without them only API calls are served */
  readonly pages?: PageRenderer | undefined
  /** Folder of the browser build, `dist/web` */
  readonly webFolder?: string | undefined
  /** Sources change while the BFF runs: nothing is kept, so that every response shows the newest */
  readonly isDevelopment?: boolean | undefined
  /** Shows testers a call without a response, in replays and development */
  readonly fixtureTools?: FixtureTools | undefined
  readonly log?: Log | undefined
  /** Counts for all processes of this machine; without it this process counts by itself */
  readonly limiter?: Limiter | undefined
  /** To the other processes of this machine; with Redis all processes share its channel */
  readonly invalidations?: InvalidationChannel | undefined
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
  /** Renders a first page, so that the first visitor does not wait for it. Never rejects; two seconds at most. */
  warmUp(): Promise<void>
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
  const shared = createSharedState(config, dependencies, log)
  const keys = config.SESSION_KEYS ?? loadOwnKeys(config.DATA_DIR)
  const sessions = createOwnSessions(config, keys, shared.store, metrics)
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
  const isUncached = Boolean(dependencies.isDevelopment || (config.FIXTURE && dependencies.fixture))
  const services = {
    config,
    log,
    metrics,
    tracing,
    sessions,
    send,
    revokeTokens: revokeUnusedTokens,
    ...createCaches(isUncached, metrics, shared.invalidations),
    ...createVisitorLimits(shared.limiter),
    formTokens: createFormTokens(keys),
    matchOperation: createAllowList(config.isProduction, dependencies.operations),
    mock: isMocked(config) ? dependencies.mock : undefined,
    fixtureTools: dependencies.fixtureTools,
    pages,
    pageReadTimeout: isUncached ? patientReadTimeout : readTimeout,
    files: webFolder ? createStaticFiles(webFolder) : undefined,
  }
  return {
    listener: createApp(services),
    log,
    metrics,
    health,
    async warmUp() {
      if (pages && !isUncached) await withTimeout(warmUpTimeout, renderFirstPage({ ...services, pages }))
    },
    async close() {
      health.close()
      await withTimeout(closeTimeout, refresher.waitForRefreshes())
      await closeAll(api.upstream, shared, tracing)
    },
  }
}

const warmUpTimeout = 2000

/** How long a page waits for a read, milliseconds. See docs/decisions.md#server-rendered-reads. */
const readTimeout = 400
/** Development loads changed modules first, and recordings and replays must make the same calls on a busy machine. */
const patientReadTimeout = 10_000

/** How long closing waits for refreshes in flight, and then for the store and the trace exporter, milliseconds. */
const closeTimeout = 5000

interface Closeable {
  close(): Promise<unknown>
}

/** Closes the others too when the first, which writes recordings, fails. */
async function closeAll(first: Closeable, ...others: Closeable[]): Promise<void> {
  try {
    await first.close()
  } finally {
    await withTimeout(closeTimeout, Promise.all(others.map((other) => other.close())))
  }
}

/** Revokes tokens on behalf of a call's caller. */
function createRevoker(send: Send) {
  return (session: Session, caller: CallerContext) => revokeTokens(send, session, buildRevokeCall(caller))
}

function createRefreshObserver(metrics: Metrics): RefreshObserver {
  return {
    refreshed: (result, milliseconds) => metrics.refreshed(result, milliseconds),
    shared: () => metrics.shared.inc(),
    leaseLost: () => metrics.leaseLost.inc(),
  }
}

function createOwnSessions(
  config: Config,
  keys: SessionKeys,
  store: SessionStore,
  metrics: Metrics,
): Sessions {
  return createSessions({
    store,
    keys,
    lifetimes: readLifetimes(config),
    onEvent: (event) => metrics.sessions.inc({ event }),
    onFailure: () => metrics.storeErrors.inc(),
  })
}

async function renderFirstPage(services: PageServices & { config: Config }): Promise<void> {
  const { TENANTS, PORT, UPSTREAM } = services.config
  const tenant = TENANTS?.[0] ?? buildLoopbackTenant(`localhost:${PORT}`, false, UPSTREAM)
  if (tenant) await warmUpPages(services, tenant)
}

/** Builds what all processes share: the session store, the rate limits and the invalidation of cached reads. */
function createSharedState(
  { SESSION_STORE, REDIS_URL, REDIS_MODE, REDIS_SENTINEL_NAME, DATA_DIR }: Config,
  { limiter = createLimiter(), invalidations }: Dependencies,
  log: Log,
) {
  if (SESSION_STORE !== 'redis' || !REDIS_URL) {
    const aside = setDamagedStoreAside(getLmdbFolder(DATA_DIR))
    if (aside) log('error', { event: 'store_damaged', about: aside })
    const store = createLmdbStore(DATA_DIR)
    return { store, limiter, invalidations, close: store.close }
  }
  const address = { urls: REDIS_URL, mode: REDIS_MODE, sentinelName: REDIS_SENTINEL_NAME }
  const redis = connectRedis(address)
  const subscriber = connectRedis(address)
  return {
    store: createRedisStore(redis),
    limiter: createSharedLimiter(redis, limiter),
    invalidations: createRedisChannel(redis, subscriber),
    close: async () => {
      redis.disconnect()
      subscriber.disconnect()
    },
  }
}

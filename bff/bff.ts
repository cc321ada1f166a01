import type { RequestListener } from 'node:http'
import { createApp } from '#bff/app.ts'
import type { Config } from '#bff/config.ts'
import { createAllowList } from '#bff/guard/allowList.ts'
import { createLimiter, createSharedLimiter, type Limiter } from '#bff/guard/limits.ts'
import { createLog, type Log } from '#bff/log.ts'
import { createHealth, type Health } from '#bff/operations/health.ts'
import { createMetrics, type Metrics } from '#bff/operations/metrics.ts'
import { plainTracing, type Tracing } from '#bff/operations/traces.ts'
import type { Pages } from '#bff/pages.ts'
import { readAnswer } from '#bff/proxy/answer.ts'
import { createPublicReads, withoutReads } from '#bff/proxy/cache.ts'
import { createDeadline } from '#bff/proxy/deadline.ts'
import { signalOf } from '#bff/proxy/leaving.ts'
import { requestHeaders } from '#bff/proxy/requestHeaders.ts'
import { speakerOf, type Call } from '#bff/proxy/once.ts'
import { createSend } from '#bff/proxy/send.ts'
import { ownKeys } from '#bff/session/keys.ts'
import { lifetimesOf } from '#bff/session/lifetime.ts'
import { revoke } from '#bff/routes/signOut.ts'
import { createSessions, type Session } from '#bff/session/sessions.ts'
import { within } from '#bff/soon.ts'
import { createEmbeddedStore } from '#bff/session/stores/embedded.ts'
import { connectRedis, createRedisStore } from '#bff/session/stores/redis.ts'
import { createRefresher } from '#bff/token/refresh.ts'
import type { RefreshTimes, RefreshWatch } from '#bff/token/renewal.ts'
import { isMocked, reachApi, type Ways } from '#bff/upstream/reach.ts'
import type { Upstream } from '#bff/upstream/upstream.ts'
import { createStaticFiles } from '#bff/web/staticFiles.ts'
import type { Operation } from '#sdk/operations.ts'

/** What the caller of `startBff` brings along. */
export interface Surroundings extends Ways {
  /** Absent in development, where `fallback` serves the web app */
  readonly pages?: Pages | undefined
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
export function startBff(config: Config, surroundings: Surroundings = {}): Bff {
  const { mock, pages, webFolder, fallback } = surroundings
  const log = surroundings.log ?? createLog(config.LOG_LEVEL)
  const tracing = surroundings.tracing ?? plainTracing
  const metrics = createMetrics()
  const api = reachApi(config, surroundings, metrics)
  const shared = sharedOf(config, surroundings.limiter)
  const sessions = createSessions({
    store: shared.store,
    keys: config.SESSION_KEYS ?? ownKeys(config.DATA_DIR),
    lifetimes: lifetimesOf(config),
    onEvent: (event) => metrics.sessions.inc({ event }),
    onFailure: () => metrics.storeErrors.inc(),
  })
  const refresher = createRefresher<Call>({
    sessions,
    outage: config.REFRESH_OUTAGE,
    attempt: (session, call) => refreshOnce(config, api.upstream, session, call),
    revoke: giveBack,
    watch: watchOf(metrics),
    ...(surroundings.refreshTimes ? { times: surroundings.refreshTimes } : {}),
  })
  const send = createSend({ config, upstream: api.upstream, refresher, metrics })
  function giveBack(session: Session, call: Call) {
    return revoke(send, session, { ...speakerOf(call), operation: revocation, path: revocation.template })
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
    giveBack,
    // A recorded set holds every call (rulings 72)
    reads: config.FIXTURE && surroundings.fixture ? withoutReads : createPublicReads(metrics.reads),
    limiter: shared.limiter,
    admit: createAllowList(config.isProduction, surroundings.operations),
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
      await within(CLOSING, refresher.settled())
      await api.upstream.close()
      await within(CLOSING, Promise.all([shared.close(), tracing.close()]))
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

function watchOf(metrics: Metrics): RefreshWatch {
  return {
    renewed: (result, milliseconds) => metrics.refreshed(result, milliseconds),
    shared: () => metrics.shared.inc(),
    leaseLost: () => metrics.leaseLost.inc(),
  }
}

/** What processes share: sessions and counts of attempts. */
function sharedOf({ SESSION_STORE, REDIS_URL, DATA_DIR }: Config, local: Limiter = createLimiter()) {
  if (SESSION_STORE !== 'redis' || !REDIS_URL) {
    const store = createEmbeddedStore(DATA_DIR)
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
async function refreshOnce(config: Config, upstream: Upstream, session: Session, call: Call) {
  const body = Buffer.from(JSON.stringify({ refresh_token: session.record.refreshToken }))
  const span = call.trace.call('/auth/refresh_token/')
  const json = { ...speakerOf(call), contentType: 'application/json', contentLength: body.length }
  const headers = requestHeaders(config, json, undefined, span.traceparent)
  const deadline = createDeadline(config.UPSTREAM_TIMEOUT_MS)
  try {
    const response = await upstream.send({
      method: 'POST',
      path: '/auth/refresh_token/',
      headers,
      body,
      signal: signalOf(deadline.signal),
      ...(call.mock ? { mock: call.mock } : {}),
    })
    span.end(response.status)
    return await readAnswer(response)
  } catch (error) {
    span.end(0)
    throw error
  } finally {
    deadline.clear()
  }
}

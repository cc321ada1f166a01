import type { RequestListener } from 'node:http'
import { createApp } from '#bff/app.ts'
import type { Config } from '#bff/config.ts'
import { createAllowList } from '#bff/guard/allowList.ts'
import { createLimiter } from '#bff/guard/limits.ts'
import { createLog, type Log } from '#bff/log.ts'
import type { Pages } from '#bff/pages.ts'
import { readAnswer } from '#bff/proxy/answer.ts'
import { createPublicReads } from '#bff/proxy/cache.ts'
import { createDeadline } from '#bff/proxy/deadline.ts'
import { requestHeaders } from '#bff/proxy/requestHeaders.ts'
import { createSend, type Call } from '#bff/proxy/send.ts'
import { ownKeys } from '#bff/session/keys.ts'
import { lifetimesOf } from '#bff/session/lifetime.ts'
import { createSessions, type Session } from '#bff/session/sessions.ts'
import { createEmbeddedStore } from '#bff/session/stores/embedded.ts'
import { createRefresher, type RefreshTimes } from '#bff/token/refresh.ts'
import { createLiveUpstream } from '#bff/upstream/live.ts'
import type { MockUpstream, Upstream } from '#bff/upstream/upstream.ts'
import { createStaticFiles } from '#bff/web/staticFiles.ts'

/** What the caller of `startBff` brings along. */
export interface Surroundings {
  /** Required when UPSTREAM is mock */
  readonly mock?: MockUpstream | undefined
  /** Absent in development, where `fallback` serves the web app */
  readonly pages?: Pages | undefined
  /** Folder of the browser build, `dist/web` */
  readonly webFolder?: string | undefined
  readonly fallback?: RequestListener | undefined
  readonly log?: Log | undefined
  /** For tests */
  readonly refreshTimes?: RefreshTimes | undefined
}

export interface Bff {
  readonly listener: RequestListener
  readonly log: Log
  /** Lets go of connections and files; the server must have stopped before. */
  close(): Promise<void>
}

/**
 * Builds the whole BFF from its configuration, without listening.
 * @throws when UPSTREAM is mock and no mock is given, or DATA_DIR cannot be used
 */
export function startBff(config: Config, surroundings: Surroundings = {}): Bff {
  const { mock, pages, webFolder, fallback } = surroundings
  const log = surroundings.log ?? createLog(config.LOG_LEVEL)
  const upstream = upstreamOf(config, mock)
  const store = createEmbeddedStore(config.DATA_DIR)
  const keys = config.SESSION_KEYS ?? ownKeys(config.DATA_DIR)
  const sessions = createSessions({ store, keys, lifetimes: lifetimesOf(config) })
  const refresher = createRefresher<Call>({
    sessions,
    outage: config.REFRESH_OUTAGE,
    attempt: (session, call) => refreshOnce(config, upstream, session, call),
    ...(surroundings.refreshTimes ? { times: surroundings.refreshTimes } : {}),
  })
  const parts = {
    config,
    log,
    sessions,
    send: createSend({ config, upstream, refresher }),
    reads: createPublicReads(),
    limiter: createLimiter(),
    admit: createAllowList(config.isProduction),
    mock: config.UPSTREAM === 'mock' ? mock : undefined,
    pages,
    files: webFolder ? createStaticFiles(webFolder) : undefined,
  }
  return {
    listener: createApp(parts, fallback),
    log,
    async close() {
      await upstream.close()
      await store.close()
    },
  }
}

function upstreamOf(config: Config, mock: MockUpstream | undefined): Upstream {
  if (config.UPSTREAM === 'live' && config.API_BASE_URL) {
    return createLiveUpstream({ ...config, base: config.API_BASE_URL })
  }
  if (!mock) throw new Error('UPSTREAM is mock, but there is no mock API in this installation')
  return mock
}

/** One refresh call, with a deadline of its own (rulings 8). */
async function refreshOnce(config: Config, upstream: Upstream, session: Session, call: Call) {
  const body = Buffer.from(JSON.stringify({ refresh_token: session.record.refreshToken }))
  const headers = requestHeaders(config, {
    ...call,
    contentType: 'application/json',
    contentLength: body.length,
  })
  const deadline = createDeadline(config.UPSTREAM_TIMEOUT_MS)
  try {
    const response = await upstream.send({
      method: 'POST',
      path: '/auth/refresh_token/',
      headers,
      body,
      signal: deadline.signal,
      ...(call.mock ? { mock: call.mock } : {}),
    })
    return await readAnswer(response)
  } finally {
    deadline.clear()
  }
}

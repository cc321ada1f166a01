import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { HttpProblem } from '#bff/http/problem.ts'
import type { SessionRecord } from '#bff/session/record.ts'
import type { Session } from '#bff/session/sessions.ts'
import type { MaybePromise } from '#bff/http/maybePromise.ts'
import {
  refreshUnderLease,
  type RefreshOutcome,
  type RefresherOptions,
  type RefreshTimes,
} from '#bff/token/refreshUnderLease.ts'
import { parseTokenExpiry } from '#bff/token/tokens.ts'

/** Milliseconds. See docs/decisions.md#token-refresh-retries. */
export const defaultTimes: RefreshTimes = {
  retryFor: 8000,
  pause: 100,
  lease: 3000,
  leaseRenewal: 1000,
  waitTimeout: 20_000,
  outageMemory: 2000,
}

export interface Refresher<Context> {
  /** The session itself, or its next generation when its access token is about to expire. */
  ensureFresh(session: Session, context: Context): MaybePromise<Session>
  /**
   * The next generation after the API refused this one's access token; concurrent callers share one refresh.
   * @throws SessionExpired, or HttpProblem session_expired or refresh_unavailable
   */
  refresh(session: Session, context: Context): Promise<Session>
  /** Resolves when no refresh is in flight: its new tokens are stored nowhere else yet. */
  waitForRefreshes(): Promise<unknown>
}

/** The session ended here, so that the browser's cookie must be cleared too. */
export class SessionExpired extends HttpProblem {
  constructor() {
    super('session_expired')
  }
}

/**
 * Creates the refreshing of tokens: one refresh in flight per session in this process, one lease among all
 * processes. A refresh belongs to no caller, so that a caller that aborts does not end it.
 */
export function createRefresher<Context>(options: RefresherOptions<Context>): Refresher<Context> {
  const { sessions, times = defaultTimes, now = Date.now } = options
  const inFlight = new Map<string, Promise<RefreshOutcome>>()
  const outages = new Map<string, number>()

  async function awaitOutcome(session: Session, context: Context): Promise<RefreshOutcome> {
    if ((outages.get(session.key) ?? 0) > now()) return { kind: 'outage' }
    const known = inFlight.get(session.key)
    if (known) options.observer?.shared()
    const refresh = known ?? startRefresh(session, context)
    const outcome = await resolveWithin(refresh, times.waitTimeout)
    const isOlder = outcome.kind === 'refreshed' && outcome.session.generation <= session.generation
    return isOlder ? awaitOutcome(session, context) : outcome
  }

  function startRefresh(session: Session, context: Context): Promise<RefreshOutcome> {
    const refresh = refreshWithLease(options, times, session, context).finally(() =>
      inFlight.delete(session.key),
    )
    inFlight.set(session.key, refresh)
    refresh.then(
      ({ kind }) => kind === 'outage' && recordOutage(session.key),
      () => undefined,
    )
    return refresh
  }

  function recordOutage(key: string) {
    outages.set(key, now() + times.outageMemory)
    setTimeout(() => outages.delete(key), times.outageMemory).unref()
  }

  async function refreshAhead(session: Session, context: Context): Promise<Session> {
    const outcome = await awaitOutcome(session, context)
    if (outcome.kind === 'refreshed') return outcome.session
    if (outcome.kind === 'refused' || outcome.kind === 'gone') throw toExpiredProblem(outcome.kind)
    return session
  }

  return {
    ensureFresh: (session, context) =>
      isExpiring(session, now()) ? refreshAhead(session, context) : session,
    async refresh(session, context) {
      const outcome = await awaitOutcome(session, context)
      if (outcome.kind === 'refreshed') return outcome.session
      if (outcome.kind === 'refused' || outcome.kind === 'gone') throw toExpiredProblem(outcome.kind)
      if (outcome.kind === 'outage' && options.outage === 'sign-out') {
        await sessions.endRefused(session)
        throw toExpiredProblem('refused')
      }
      throw new HttpProblem('refresh_unavailable', { 'retry-after': '2' })
    },
    waitForRefreshes: () => Promise.allSettled(inFlight.values()),
  }
}

async function refreshWithLease<Context>(
  options: RefresherOptions<Context>,
  times: RefreshTimes,
  session: Session,
  context: Context,
): Promise<RefreshOutcome> {
  const { sessions } = options
  const owner = randomUUID()
  const stopAt = performance.now() + times.waitTimeout
  while (performance.now() < stopAt) {
    const isMine = await sessions.lease(session.key, owner, times.lease)
    const current = await sessions.reopen(session)
    const isDone = !current || current.generation > session.generation
    if (isMine && !isDone) return refreshUnderLease(options, times, owner, current, context)
    if (isMine) await sessions.release(session.key, owner)
    if (!current) return { kind: (await sessions.wasRefused(session)) ? 'refused' : 'gone' }
    if (isDone) return { kind: 'refreshed', session: current }
    await delay(25 + Math.random() * 50)
  }
  return { kind: 'late' }
}

/**
 * Whether a token is in its last 30 seconds, or the last tenth of a short life. A token that had expired on
 * arrival shows that the clocks differ: then only a 401 counts.
 */
function isExpiring({ record }: Session, now: number): boolean {
  const end = getTokenExpiry(record)
  if (end === undefined || end <= record.tokensAt) return false
  return end - now < Math.min(30_000, (end - record.tokensAt) / 10)
}

/** Cached by record, because parsing a token takes longer than everything else in this decision. */
function getTokenExpiry(record: SessionRecord): number | undefined {
  if (!expiryByRecord.has(record)) expiryByRecord.set(record, parseTokenExpiry(record.accessToken))
  return expiryByRecord.get(record)
}

const expiryByRecord = new WeakMap<SessionRecord, number | undefined>()

/** The cookie of a session that another request ended was cleared, or replaced, by that request's response. */
function toExpiredProblem(kind: 'refused' | 'gone'): HttpProblem {
  return kind === 'refused' ? new SessionExpired() : new HttpProblem('session_expired')
}

async function resolveWithin(
  refresh: Promise<RefreshOutcome>,
  milliseconds: number,
): Promise<RefreshOutcome> {
  const timer = new AbortController()
  const late = delay(milliseconds, { kind: 'late' } as const, { signal: timer.signal, ref: false }).catch(
    () => ({ kind: 'late' }) as const,
  )
  try {
    return await Promise.race([refresh, late])
  } finally {
    timer.abort()
  }
}

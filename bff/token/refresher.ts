import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Refused } from '#bff/http/problem.ts'
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

/** Times of rulings 8, milliseconds. */
export const defaultTimes: RefreshTimes = {
  retryFor: 8000,
  pause: 100,
  lease: 3000,
  leaseRenewal: 1000,
  waitTimeout: 20_000,
  outageMemory: 2000,
}

export interface Refresher<Context> {
  /** The session itself, or its next generation when its access token is about to end. */
  ensureFresh(session: Session, context: Context): MaybePromise<Session>
  /**
   * The next generation after the API refused this one's access token; one refresh however many ask.
   * Throws `Refused`: session_expired (with `isOver` the cookie must go) or refresh_unavailable.
   */
  refresh(session: Session, context: Context): Promise<Session>
  /** Resolves when no renewal is under way: what it brings is stored nowhere else. */
  waitForRefreshes(): Promise<unknown>
}

/** The session ended here: the browser's cookie must go with it. */
export class SessionExpired extends Refused {
  constructor() {
    super({ code: 'session_expired' })
  }
}

/**
 * Renews tokens: one flight per session in this process, one lease among all processes. A flight belongs
 * to no caller, so a caller that leaves does not end it.
 */
export function createRefresher<Context>(options: RefresherOptions<Context>): Refresher<Context> {
  const { sessions, times = defaultTimes, now = Date.now } = options
  const flights = new Map<string, Promise<RefreshOutcome>>()
  const outages = new Map<string, number>()

  async function awaitOutcome(session: Session, context: Context): Promise<RefreshOutcome> {
    if ((outages.get(session.key) ?? 0) > now()) return { kind: 'outage' }
    const known = flights.get(session.key)
    if (known) options.observer?.shared()
    const flight = known ?? startRefresh(session, context)
    const outcome = await resolveWithin(flight, times.waitTimeout)
    const isOlder = outcome.kind === 'renewed' && outcome.session.generation <= session.generation
    return isOlder ? awaitOutcome(session, context) : outcome
  }

  function startRefresh(session: Session, context: Context): Promise<RefreshOutcome> {
    const flight = refreshWithLease(options, times, session, context).finally(() =>
      flights.delete(session.key),
    )
    flights.set(session.key, flight)
    flight.then(
      ({ kind }) => kind === 'outage' && rememberOutage(session.key),
      () => undefined,
    )
    return flight
  }

  function rememberOutage(key: string) {
    outages.set(key, now() + times.outageMemory)
    setTimeout(() => outages.delete(key), times.outageMemory).unref()
  }

  async function refreshAhead(session: Session, context: Context): Promise<Session> {
    const outcome = await awaitOutcome(session, context)
    if (outcome.kind === 'renewed') return outcome.session
    if (outcome.kind === 'outage' || outcome.kind === 'late') return session
    throw toExpiredProblem(outcome.kind)
  }

  return {
    ensureFresh: (session, context) =>
      isExpiring(session, now()) ? refreshAhead(session, context) : session,
    async refresh(session, context) {
      const outcome = await awaitOutcome(session, context)
      if (outcome.kind === 'renewed') return outcome.session
      if (outcome.kind === 'refused' || outcome.kind === 'gone') throw toExpiredProblem(outcome.kind)
      if (outcome.kind === 'outage' && options.outage === 'sign-out') {
        await sessions.endRefused(session)
        throw toExpiredProblem('refused')
      }
      throw new Refused({ code: 'refresh_unavailable', headers: { 'retry-after': '2' } })
    },
    waitForRefreshes: () => Promise.allSettled(flights.values()),
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
    if (isDone) return { kind: 'renewed', session: current }
    await delay(25 + Math.random() * 50)
  }
  return { kind: 'late' }
}

/**
 * Renews ahead in the last 30 seconds, or the last tenth of a short-lived token. A token that was over on
 * arrival tells that the clocks differ: then only a 401 counts.
 */
function isExpiring({ record }: Session, now: number): boolean {
  const end = getTokenExpiry(record)
  if (end === undefined || end <= record.tokensAt) return false
  return end - now < Math.min(30_000, (end - record.tokensAt) / 10)
}

/** Reading a token takes longer than all else that decides; a record lasts as long as its session is in use. */
function getTokenExpiry(record: SessionRecord): number | undefined {
  if (!expiryByRecord.has(record)) expiryByRecord.set(record, parseTokenExpiry(record.accessToken))
  return expiryByRecord.get(record)
}

const expiryByRecord = new WeakMap<SessionRecord, number | undefined>()

/** A session that somebody else ended has had its cookie removed, or replaced, by that answer. */
function toExpiredProblem(kind: 'refused' | 'gone'): Refused {
  return kind === 'refused' ? new SessionExpired() : new Refused({ code: 'session_expired' })
}

async function resolveWithin(flight: Promise<RefreshOutcome>, milliseconds: number): Promise<RefreshOutcome> {
  const timer = new AbortController()
  const late = delay(milliseconds, { kind: 'late' } as const, { signal: timer.signal, ref: false }).catch(
    () => ({ kind: 'late' }) as const,
  )
  try {
    return await Promise.race([flight, late])
  } finally {
    timer.abort()
  }
}

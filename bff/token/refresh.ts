import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Refused } from '#bff/problem.ts'
import type { SessionRecord } from '#bff/session/record.ts'
import type { Session } from '#bff/session/sessions.ts'
import type { Soon } from '#bff/soon.ts'
import {
  renewUnderLease,
  type Outcome,
  type RefresherOptions,
  type RefreshTimes,
} from '#bff/token/renewal.ts'
import { endOfToken } from '#bff/token/tokens.ts'

/** Times of rulings 8, milliseconds. */
export const usualTimes: RefreshTimes = {
  retryFor: 8000,
  pause: 100,
  lease: 3000,
  renewLease: 1000,
  waitMost: 20_000,
  outageKnown: 2000,
}

export interface Refresher<Context> {
  /** The session itself, or its next generation when its access token is about to end. */
  fresh(session: Session, context: Context): Soon<Session>
  /**
   * The next generation after the API refused this one's access token; one refresh however many ask.
   * Throws `Refused`: session_expired (with `isOver` the cookie must go) or refresh_unavailable.
   */
  renew(session: Session, context: Context): Promise<Session>
  /** Resolves when no renewal is under way: what it brings is stored nowhere else. */
  settled(): Promise<unknown>
}

/** The session ended here: the browser's cookie must go with it. */
export class SessionOver extends Refused {
  constructor() {
    super({ code: 'session_expired' })
  }
}

/**
 * Renews tokens: one flight per session in this process, one lease among all processes. A flight belongs
 * to no caller, so a caller that leaves does not end it.
 */
export function createRefresher<Context>(options: RefresherOptions<Context>): Refresher<Context> {
  const { sessions, times = usualTimes, now = Date.now } = options
  const flights = new Map<string, Promise<Outcome>>()
  const outages = new Map<string, number>()

  async function outcomeOf(session: Session, context: Context): Promise<Outcome> {
    if ((outages.get(session.key) ?? 0) > now()) return { kind: 'outage' }
    const known = flights.get(session.key)
    if (known) options.watch?.shared()
    const flight = known ?? startFlight(session, context)
    const outcome = await within(flight, times.waitMost)
    const isOlder = outcome.kind === 'renewed' && outcome.session.generation <= session.generation
    return isOlder ? outcomeOf(session, context) : outcome
  }

  function startFlight(session: Session, context: Context): Promise<Outcome> {
    const flight = fly(options, times, session, context).finally(() => flights.delete(session.key))
    flights.set(session.key, flight)
    flight.then(
      ({ kind }) => kind === 'outage' && rememberOutage(session.key),
      () => undefined,
    )
    return flight
  }

  function rememberOutage(key: string) {
    outages.set(key, now() + times.outageKnown)
    setTimeout(() => outages.delete(key), times.outageKnown).unref()
  }

  async function renewAhead(session: Session, context: Context): Promise<Session> {
    const outcome = await outcomeOf(session, context)
    if (outcome.kind === 'renewed') return outcome.session
    if (outcome.kind === 'outage' || outcome.kind === 'late') return session
    throw over(outcome.kind)
  }

  return {
    fresh: (session, context) => (isEnding(session, now()) ? renewAhead(session, context) : session),
    async renew(session, context) {
      const outcome = await outcomeOf(session, context)
      if (outcome.kind === 'renewed') return outcome.session
      if (outcome.kind === 'refused' || outcome.kind === 'gone') throw over(outcome.kind)
      if (outcome.kind === 'outage' && options.outage === 'sign-out') {
        await sessions.endRefused(session)
        throw over('refused')
      }
      throw new Refused({ code: 'refresh_unavailable', headers: { 'retry-after': '2' } })
    },
    settled: () => Promise.allSettled(flights.values()),
  }
}

async function fly<Context>(
  options: RefresherOptions<Context>,
  times: RefreshTimes,
  session: Session,
  context: Context,
): Promise<Outcome> {
  const { sessions } = options
  const owner = randomUUID()
  const stopAt = performance.now() + times.waitMost
  while (performance.now() < stopAt) {
    const isMine = await sessions.lease(session.key, owner, times.lease)
    const current = await sessions.reopen(session)
    const isDone = !current || current.generation > session.generation
    if (isMine && !isDone) return renewUnderLease(options, times, owner, current, context)
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
function isEnding({ record }: Session, now: number): boolean {
  const end = endOf(record)
  if (end === undefined || end <= record.tokensAt) return false
  return end - now < Math.min(30_000, (end - record.tokensAt) / 10)
}

/** Reading a token takes longer than all else that decides; a record lasts as long as its session is in use. */
function endOf(record: SessionRecord): number | undefined {
  if (!ends.has(record)) ends.set(record, endOfToken(record.accessToken))
  return ends.get(record)
}

const ends = new WeakMap<SessionRecord, number | undefined>()

/** A session that somebody else ended has had its cookie removed, or replaced, by that answer. */
function over(kind: 'refused' | 'gone'): Refused {
  return kind === 'refused' ? new SessionOver() : new Refused({ code: 'session_expired' })
}

async function within(flight: Promise<Outcome>, milliseconds: number): Promise<Outcome> {
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

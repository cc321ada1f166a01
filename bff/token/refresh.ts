import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '#bff/config.ts'
import { Refused } from '#bff/problem.ts'
import type { Answer } from '#bff/proxy/answer.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { userOf } from '#bff/session/user.ts'
import { exchangeTokens, type Patience } from '#bff/token/exchangeTokens.ts'
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

export interface RefreshTimes extends Patience {
  readonly lease: number
  readonly renewLease: number
  readonly waitMost: number
  /** So long after an outage callers are told at once */
  readonly outageKnown: number
}

export interface Refresher<Context> {
  /** The session itself, or its next generation when its access token is about to end. */
  fresh(session: Session, context: Context): Promise<Session>
  /**
   * The next generation after the API refused this one's access token; one refresh however many ask.
   * Throws `Refused`: session_expired (with `isOver` the cookie must go) or refresh_unavailable.
   */
  renew(session: Session, context: Context): Promise<Session>
}

/** The session ended here: the browser's cookie must go with it. */
export class SessionOver extends Refused {
  constructor() {
    super({ code: 'session_expired' })
  }
}

export interface RefresherOptions<Context> {
  readonly sessions: Sessions
  readonly outage: Config['REFRESH_OUTAGE']
  /** Sends the refresh call once, with a deadline of its own */
  readonly attempt: (session: Session, context: Context) => Promise<Answer>
  /** Gives back tokens that came too late: their session ended meanwhile. Must not throw. */
  readonly revoke?: (session: Session, context: Context) => unknown
  readonly times?: RefreshTimes
  readonly watch?: RefreshWatch
  readonly now?: () => number
}

/** Told what happens, for the metrics. */
export interface RefreshWatch {
  renewed(result: string, milliseconds: number): void
  shared(): void
  leaseLost(): void
}

type Outcome =
  | { readonly kind: 'renewed'; readonly session: Session }
  | { readonly kind: 'refused' | 'gone' | 'outage' | 'late' }

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

  return {
    async fresh(session, context) {
      if (!isEnding(session, now())) return session
      const outcome = await outcomeOf(session, context)
      if (outcome.kind === 'renewed') return outcome.session
      if (outcome.kind === 'outage' || outcome.kind === 'late') return session
      throw over(outcome.kind)
    },
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
    if (isMine && !isDone) return underLease(options, times, owner, current, context)
    if (isMine) await sessions.release(session.key, owner)
    if (!current) return { kind: (await sessions.wasRefused(session)) ? 'refused' : 'gone' }
    if (isDone) return { kind: 'renewed', session: current }
    await delay(25 + Math.random() * 50)
  }
  return { kind: 'late' }
}

async function underLease<Context>(
  options: RefresherOptions<Context>,
  times: RefreshTimes,
  owner: string,
  session: Session,
  context: Context,
): Promise<Outcome> {
  const { sessions, watch } = options
  const start = performance.now()
  const renewal = setInterval(() => {
    sessions.lease(session.key, owner, times.lease).then(
      (isMine) => isMine || watch?.leaseLost(),
      () => watch?.leaseLost(),
    )
  }, times.renewLease)
  try {
    const outcome = await exchange(options, times, session, context)
    watch?.renewed(outcome.kind, performance.now() - start)
    return outcome
  } finally {
    clearInterval(renewal)
    await sessions.release(session.key, owner).catch(() => undefined)
  }
}

async function exchange<Context>(
  { sessions, attempt, revoke }: RefresherOptions<Context>,
  times: RefreshTimes,
  session: Session,
  context: Context,
): Promise<Outcome> {
  const exchanged = await exchangeTokens(() => attempt(session, context), times)
  if (exchanged.kind === 'outage') return { kind: 'outage' }
  if (exchanged.kind === 'refused') {
    await sessions.endRefused(session)
    return { kind: 'refused' }
  }
  const { accessToken, refreshToken = session.record.refreshToken } = exchanged.tokens
  const next = { user: userOf(exchanged.user) ?? session.record.user, accessToken, refreshToken }
  const renewed = await persistently(times, () => sessions.renew(session, next))
  if (renewed) return { kind: 'renewed', session: renewed }
  const standing = await sessions.reopen(session)
  if (!standing) revoke?.({ ...session, record: { ...session.record, ...next } }, context)
  return standing ? { kind: 'renewed', session: standing } : { kind: 'gone' }
}

/** New tokens exist only here until they are stored: a store that is away for a moment must not lose them. */
async function persistently<Value>(
  { retryFor, pause }: Patience,
  store: () => Promise<Value>,
): Promise<Value> {
  const stopAt = performance.now() + retryFor
  for (;;) {
    try {
      return await store()
    } catch (error) {
      if (performance.now() > stopAt) throw error
      await delay(pause)
    }
  }
}

/**
 * Renews ahead in the last 30 seconds, or the last tenth of a short-lived token. A token that was over on
 * arrival tells that the clocks differ: then only a 401 counts.
 */
function isEnding({ record }: Session, now: number): boolean {
  const end = endOfToken(record.accessToken)
  if (end === undefined || end <= record.tokensAt) return false
  return end - now < Math.min(30_000, (end - record.tokensAt) / 10)
}

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

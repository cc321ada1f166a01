import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '#bff/config.ts'
import type { Answer } from '#bff/proxy/answer.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { userOf } from '#bff/session/user.ts'
import { exchangeTokens, Overtaken, type Patience } from '#bff/token/exchangeTokens.ts'

export interface RefreshTimes extends Patience {
  readonly lease: number
  readonly renewLease: number
  readonly waitMost: number
  /** So long after an outage callers are told at once */
  readonly outageKnown: number
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

/** How a renewal ended. */
export type Outcome =
  | { readonly kind: 'renewed'; readonly session: Session }
  | { readonly kind: 'refused' | 'gone' | 'outage' | 'late' }

/**
 * Renews one session while its lease is held, and keeps the lease meanwhile.
 * @param owner of the lease, which is released at the end
 */
export async function renewUnderLease<Context>(
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
  let attempts = 0
  const exchanged = await exchangeTokens(async () => {
    attempts += 1
    // Between two attempts this process may have slept through its lease
    if (attempts > 1 && (await isOvertaken(sessions, session))) throw new Overtaken()
    return attempt(session, context)
  }, times)
  if (exchanged.kind === 'outage') return { kind: 'outage' }
  if (exchanged.kind === 'refused') {
    if (await sessions.endRefused(session)) return { kind: 'refused' }
  }
  if (exchanged.kind !== 'tokens') return standingOf(sessions, session)
  const { accessToken, refreshToken = session.record.refreshToken } = exchanged.tokens
  const next = { user: userOf(exchanged.user) ?? session.record.user, accessToken, refreshToken }
  const renewed = await persistently(times, () => sessions.renew(session, next))
  if (renewed) return { kind: 'renewed', session: renewed }
  const standing = await standingOf(sessions, session)
  if (standing.kind === 'gone') revoke?.({ ...session, record: { ...session.record, ...next } }, context)
  return standing
}

async function isOvertaken(sessions: Sessions, session: Session): Promise<boolean> {
  return (await sessions.reopen(session))?.generation !== session.generation
}

/** What became of a session that somebody else renewed or ended meanwhile. */
async function standingOf(sessions: Sessions, session: Session): Promise<Outcome> {
  const standing = await sessions.reopen(session)
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

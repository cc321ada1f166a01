import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '#bff/config/config.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { parseUser } from '#bff/session/user.ts'
import { exchangeTokens, RefreshedElsewhere, type RetryTimes } from '#bff/token/exchangeTokens.ts'

export interface RefreshTimes extends RetryTimes {
  readonly lease: number
  readonly leaseRenewal: number
  readonly waitTimeout: number
  /** For this long after an outage callers fail at once, milliseconds */
  readonly outageMemory: number
}

export interface RefresherOptions<Context> {
  readonly sessions: Sessions
  readonly outage: Config['REFRESH_OUTAGE']
  /** Sends the refresh call once; rejects when no response came */
  readonly attempt: (session: Session, context: Context) => Promise<ApiResponse>
  /** Revokes tokens that arrived after their session had ended. Must not throw. */
  readonly revoke?: (session: Session, context: Context) => unknown
  readonly times?: RefreshTimes
  readonly observer?: RefreshObserver
  readonly now?: () => number
}

/** Receives the events of a refresh, for the metrics. */
export interface RefreshObserver {
  refreshed(result: string, milliseconds: number): void
  shared(): void
  leaseLost(): void
}

/** How a refresh ended. See docs/decisions.md#refusals. */
export type RefreshOutcome =
  | { readonly kind: 'refreshed'; readonly session: Session }
  | { readonly kind: 'refused' | 'gone' | 'outage' | 'overloaded' | 'late' }

/**
 * Refreshes one session while holding its lease, which is renewed meanwhile.
 * @param owner of the lease, which is released at the end
 */
export async function refreshUnderLease<Context>(
  options: RefresherOptions<Context>,
  times: RefreshTimes,
  owner: string,
  session: Session,
  context: Context,
): Promise<RefreshOutcome> {
  const { sessions, observer: watch } = options
  const start = performance.now()
  const renewal = setInterval(() => {
    sessions.lease(session.key, owner, times.lease).then(
      (isMine) => isMine || watch?.leaseLost(),
      () => watch?.leaseLost(),
    )
  }, times.leaseRenewal)
  try {
    const outcome = await exchange(options, times, session, context)
    watch?.refreshed(outcome.kind, performance.now() - start)
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
): Promise<RefreshOutcome> {
  let attempts = 0
  const exchanged = await exchangeTokens(async () => {
    attempts += 1
    // The process may have been suspended between two attempts and lost its lease
    if (attempts > 1 && (await isRefreshedElsewhere(sessions, session))) throw new RefreshedElsewhere()
    return attempt(session, context)
  }, times)
  if (exchanged.kind === 'outage' || exchanged.kind === 'overloaded') return { kind: exchanged.kind }
  if (exchanged.kind === 'refused') {
    if (await sessions.endRefused(session)) return { kind: 'refused' }
  }
  if (exchanged.kind !== 'tokens') return readCurrentOutcome(sessions, session)
  const { accessToken, refreshToken = session.record.refreshToken } = exchanged.tokens
  const next = { user: parseUser(exchanged.user), accessToken, refreshToken }
  const refreshed = await retryStore(times, () => sessions.replaceTokens(session, next))
  if (refreshed) return { kind: 'refreshed', session: refreshed }
  const standing = await readCurrentOutcome(sessions, session)
  const ended = { ...session, record: { ...session.record, accessToken, refreshToken } }
  if (standing.kind === 'gone') revoke?.(ended, context)
  return standing
}

async function isRefreshedElsewhere(sessions: Sessions, session: Session): Promise<boolean> {
  return (await sessions.reopen(session))?.generation !== session.generation
}

/** The state of a session that another process refreshed or ended meanwhile. */
async function readCurrentOutcome(sessions: Sessions, session: Session): Promise<RefreshOutcome> {
  const standing = await sessions.reopen(session)
  return standing ? { kind: 'refreshed', session: standing } : { kind: 'gone' }
}

/** New tokens exist only in memory until they are stored, so a short failure of the store must not lose them. */
async function retryStore<Value>(
  { retryFor, pause }: RetryTimes,
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

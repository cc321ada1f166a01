import type { Tenant } from '#bff/config/tenants.ts'
import { createSessionCookie, type SessionCookie } from '#bff/session/cookie.ts'
import type { SessionKeys } from '#bff/session/keys.ts'
import { computeExpiry, computeRemaining, isExpired, type Lifetimes } from '#bff/session/lifetime.ts'
import type { SessionRecord } from '#bff/session/record.ts'
import type { User } from '#sdk'
import type { Session } from '#bff/session/session.ts'
import { createRefusedMarks, type RefusedMarks } from '#bff/session/refusedMarks.ts'
import { guardStore } from '#bff/session/stores/guardStore.ts'
import type { SessionStore } from '#bff/session/stores/sessionStore.ts'
import { createPersonSessions } from '#bff/session/personSessions.ts'
import { createRecordSealer } from '#bff/session/recordSealer.ts'
import { createRecordChanges, type RecordChanges } from '#bff/session/recordChanges.ts'
import { chain, type MaybePromise } from '#bff/http/maybePromise.ts'

export type { Session } from '#bff/session/session.ts'

export interface Sessions extends RefusedMarks, RecordChanges {
  /** Opens the session of a cookie; undefined when it does not exist or belongs to another tenant. */
  open(cookie: SessionCookie, tenant: Tenant): MaybePromise<Session | undefined>
  /** Reads the session again; undefined when it has ended. */
  reopen(session: Session): MaybePromise<Session | undefined>
  /** Prepares a session with a new cookie, not stored yet. */
  prepare(
    record: Pick<SessionRecord, 'user' | 'accessToken' | 'refreshToken' | 'tenant' | 'remember'>,
  ): Session
  /** Stores a new session. */
  start(session: Session): Promise<void>
  /**
   * Stores new tokens, and the user where the API sent one; else the user stays as it is stored now.
   * @returns undefined when the session ended or was refreshed meanwhile
   */
  replaceTokens(session: Session, next: NewTokens): Promise<Session | undefined>
  /** Ends a session. @returns it as it was at its end, with tokens that may still be valid at the API */
  end(session: Session): Promise<Session>
  /**
   * Ends the other sessions of the same person at the same tenant.
   * @param onFailure called before it throws, with the sessions that ended and those that the store failed to end
   * @returns the ended sessions, with tokens that may still be valid at the API
   */
  endOthers(session: Session, onFailure?: (others: readonly Session[]) => void): Promise<readonly Session[]>
  /** Seconds until the absolute end and until the idle end; equal for a remembered session. */
  remaining(session: Session): { expiresIn: number; idleExpiresIn: number }
  /** Resolves when the store answers. */
  ping(): Promise<void>
  lease(key: string, owner: string, milliseconds: number): Promise<boolean>
  release(key: string, owner: string): Promise<void>
}

/** The content of a session that a refresh replaces. */
export type NewTokens = Pick<SessionRecord, 'accessToken' | 'refreshToken'> & {
  readonly user?: User | undefined
}

export interface SessionsOptions {
  readonly store: SessionStore
  readonly keys: SessionKeys
  readonly lifetimes: Lifetimes
  /** For the metrics */
  readonly onEvent?: (event: 'started' | 'ended' | 'refused') => void
  readonly onFailure?: () => void
  /** Milliseconds since the epoch */
  readonly now?: () => number
}

/** A refresh seldom comes between the reading of a session and its end; two in a row do not. */
const maxTries = 3

/**
 * Creates the sessions over a store: sealing, lifetimes, tenants.
 * Every method throws HttpProblem session_store_unavailable when the store fails.
 */
export function createSessions(options: SessionsOptions): Sessions {
  const { keys, lifetimes, onEvent, now = Date.now } = options
  const store = guardStore(options.store, options.onFailure)
  const sealer = createRecordSealer(keys, lifetimes)
  const people = createPersonSessions(store, keys, () => onEvent?.('ended'))

  async function swap({ key, cookie, generation: old }: Session, record: SessionRecord, generation: number) {
    const isDone = await store.swap(key, old, sealer.seal(cookie, record, generation))
    return isDone ? { key, cookie, generation, record } : undefined
  }

  function open(cookie: SessionCookie, tenant: string): MaybePromise<Session | undefined> {
    const key = sealer.getStoreKey(cookie)
    return chain(store.read(key), (entry) => {
      const record = entry && sealer.open(cookie, entry)
      if (!record || record.tenant !== tenant || isExpired(record, lifetimes, now())) return undefined
      return { key, cookie, generation: entry.generation, record }
    })
  }

  function removeFromIndex(session: Session, event: 'ended' | 'refused') {
    onEvent?.(event)
    return people.forget(session)
  }
  const reopen: Sessions['reopen'] = ({ cookie, record }) => open(cookie, record.tenant)

  return {
    open: (cookie, tenant) => open(cookie, tenant.customHost),
    reopen,
    prepare(given) {
      const cookie = createSessionCookie()
      const record = { ...given, createdAt: now(), seenAt: now(), tokensAt: now() }
      return { key: sealer.getStoreKey(cookie), cookie, generation: 1, record }
    },
    async start({ key, cookie, generation, record }) {
      await store.create(key, sealer.seal(cookie, record, generation))
      await people.index({ key, cookie, generation, record }, computeExpiry(record, lifetimes).absolute)
      onEvent?.('started')
    },
    ...createRecordChanges(lifetimes, now, async ({ cookie, record }, edit) => {
      const current = await open(cookie, record.tenant)
      const edited = current && edit(current.record)
      return !edited || Boolean(await swap(current, edited, current.generation))
    }),
    async replaceTokens(session, { user, accessToken, refreshToken }) {
      const current = await open(session.cookie, session.record.tenant)
      if (current?.generation !== session.generation) return undefined
      const tokens = { accessToken, refreshToken, tokensAt: now() }
      const record = { ...current.record, ...(user && { user }), ...tokens }
      const replaced = await swap(current, record, session.generation + 1)
      if (replaced) await people.index(replaced, computeExpiry(record, lifetimes).absolute)
      return replaced
    },
    endOthers: people.endOthers,
    end: (session) => endEntry(store, session, reopen, (last) => removeFromIndex(last, 'ended')),
    remaining: ({ record }) => computeRemaining(record, lifetimes, now()),
    ...createRefusedMarks(store, (session) => removeFromIndex(session, 'refused')),
    ping: store.ping,
    lease: store.lease,
    release: store.release,
  }
}

/**
 * Ends a session whose tokens a refresh may have replaced since the caller opened it.
 * @param onEnded called when it was this call that ended it
 * @returns the session as it was last read
 */
async function endEntry(
  store: SessionStore,
  session: Session,
  reopen: Sessions['reopen'],
  onEnded: (last: Session) => Promise<void>,
): Promise<Session> {
  let last = session
  let isEnded = await store.end(last.key, last.generation)
  for (let tries = 1; !isEnded && tries < maxTries; tries += 1) {
    const current = await reopen(last)
    if (!current) break
    last = current
    isEnded = await store.end(last.key, last.generation)
  }
  isEnded ||= await store.end(session.key)
  if (isEnded) await onEnded(last)
  return last
}

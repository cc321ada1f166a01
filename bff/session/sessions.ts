import type { Tenant } from '#bff/config/tenants.ts'
import { Refused } from '#bff/problem.ts'
import { createTicket, type Ticket } from '#bff/session/cookie.ts'
import type { SessionKeys } from '#bff/session/keys.ts'
import { endsOf, isTouchDue, type Lifetimes } from '#bff/session/lifetime.ts'
import { seal, storeKeyOf, unseal } from '#bff/session/seal.ts'
import type { Entry, SessionStore } from '#bff/session/stores/store.ts'
import type { User } from '#sdk'

/** What a session holds. Times in milliseconds since the epoch. */
export interface SessionRecord {
  readonly user: User
  readonly accessToken: string
  readonly refreshToken: string
  /** Custom host of the tenant where it began; it counts nowhere else */
  readonly tenant: string
  readonly remember: boolean
  readonly createdAt: number
  readonly seenAt: number
  /** When the access token was received */
  readonly tokensAt: number
}

/** An opened session, as one request sees it. */
export interface Session {
  readonly key: string
  readonly ticket: Ticket
  readonly generation: number
  readonly record: SessionRecord
}

export interface Sessions {
  /** Opens the session of a ticket; undefined when there is none any more, or none for this tenant. */
  open(ticket: Ticket, tenant: Tenant): Promise<Session | undefined>
  /** The session as it stands now; undefined when it ended meanwhile. */
  reopen(session: Session): Promise<Session | undefined>
  start(
    record: Pick<SessionRecord, 'user' | 'accessToken' | 'refreshToken' | 'tenant' | 'remember'>,
  ): Promise<Session>
  /** Notes use, so that the idle time begins anew. */
  touch(session: Session): Promise<void>
  /** Stores the next tokens; undefined when the session ended or was renewed meanwhile. */
  renew(
    session: Session,
    next: Pick<SessionRecord, 'user' | 'accessToken' | 'refreshToken'>,
  ): Promise<Session | undefined>
  /** Ends a session; `ifUnchanged` spares one that was renewed meanwhile. */
  end(session: Pick<Session, 'key' | 'generation'>, ifUnchanged?: boolean): Promise<void>
  /** Seconds until the session ends, and until it ends unused. */
  remaining(session: Session): { expiresIn: number; idleExpiresIn: number | null }
  lease(key: string, owner: string, milliseconds: number): Promise<boolean>
  release(key: string, owner: string): Promise<void>
}

export interface SessionsOptions {
  readonly store: SessionStore
  readonly keys: SessionKeys
  readonly lifetimes: Lifetimes
  /** Milliseconds since the epoch */
  readonly now?: () => number
}

/**
 * Sessions over a store: sealing, lifetimes, tenants.
 * Every method throws `Refused` with `session_store_unavailable` when the store fails.
 */
export function createSessions({ store: plain, keys, lifetimes, now = Date.now }: SessionsOptions): Sessions {
  const store = guarded(plain)
  const [newest] = keys

  function entryOf(key: string, { secret }: Ticket, record: SessionRecord, generation: number): Entry {
    const { absolute, idle = absolute } = endsOf(record, lifetimes)
    const box = seal(JSON.stringify(record), secret, newest, key)
    return { generation, endsAt: Math.min(absolute, idle), keyId: newest.id, box }
  }

  async function swap({ key, ticket, generation: old }: Session, record: SessionRecord, generation: number) {
    const isDone = await store.swap(key, old, entryOf(key, ticket, record, generation))
    return isDone ? { key, ticket, generation, record } : undefined
  }

  async function open(ticket: Ticket, tenant: string): Promise<Session | undefined> {
    const key = storeKeyOf(ticket.id)
    const entry = await store.read(key)
    const serverKey = keys.find(({ id }) => id === entry?.keyId)
    const text = entry && serverKey && unseal(entry.box, ticket.secret, serverKey, key)
    if (!text) return undefined
    const record = recordOf(text)
    const { absolute, idle = absolute } = endsOf(record, lifetimes)
    if (record.tenant !== tenant || Math.min(absolute, idle) <= now()) return undefined
    return { key, ticket, generation: entry.generation, record }
  }

  return {
    open: (ticket, tenant) => open(ticket, tenant.customHost),
    reopen: ({ ticket, record }) => open(ticket, record.tenant),
    async start(given) {
      const ticket = createTicket()
      const key = storeKeyOf(ticket.id)
      const record = { ...given, createdAt: now(), seenAt: now(), tokensAt: now() }
      await store.create(key, entryOf(key, ticket, record, 1))
      return { key, ticket, generation: 1, record }
    },
    async touch(session) {
      if (!isTouchDue(session.record, lifetimes, now())) return
      await swap(session, { ...session.record, seenAt: now() }, session.generation)
    },
    renew: (session, next) =>
      swap(session, { ...session.record, ...next, tokensAt: now() }, session.generation + 1),
    async end({ key, generation }, ifUnchanged = false) {
      await store.end(key, ifUnchanged ? generation : undefined)
    },
    remaining({ record }) {
      const { absolute, idle } = endsOf(record, lifetimes)
      return {
        expiresIn: secondsUntil(absolute, now()),
        idleExpiresIn: idle === undefined ? null : secondsUntil(Math.min(idle, absolute), now()),
      }
    },
    lease: store.lease,
    release: store.release,
  }
}

function secondsUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000))
}

/** Guaranteed by the seal: only `entryOf` can have written the text. */
function recordOf(text: string): SessionRecord {
  return JSON.parse(text) as SessionRecord
}

function guarded(store: SessionStore): SessionStore {
  return {
    read: guard(store.read),
    create: guard(store.create),
    swap: guard(store.swap),
    end: guard(store.end),
    lease: guard(store.lease),
    release: guard(store.release),
    close: store.close,
  }
}

function guard<Args extends unknown[], Result>(method: (...args: Args) => Promise<Result>) {
  return async (...args: Args): Promise<Result> => {
    try {
      return await method(...args)
    } catch {
      throw new Refused({ code: 'session_store_unavailable', headers: { 'retry-after': '1' } })
    }
  }
}

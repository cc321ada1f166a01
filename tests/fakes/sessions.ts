import { createSessions, type Session, type Sessions, type SessionsOptions } from '#bff/session/sessions.ts'
import { parseUser } from '#bff/session/user.ts'
import type { User } from '#sdk'
import { user } from './hostileApi.ts'
import { createMemoryStore, type MemoryStore } from './memoryStore.ts'

const hour = 3_600_000

/** The user of a response as a session keeps it. @param more other members */
export function buildUser(more: Record<string, unknown> = {}): User {
  const parsed = parseUser({ ...user, ...more })
  if (!parsed) throw new Error('not a user')
  return parsed
}

export interface TestSessions {
  readonly sessions: Sessions
  readonly store: MemoryStore
  /** Events that the metrics received */
  readonly events: string[]
  /** Starts a session. @param more members of its record */
  start(more?: Partial<Parameters<Sessions['prepare']>[0]>): Promise<Session>
}

/** Creates sessions in memory: an hour without use ends one, a day in any case. */
export function createTestSessions(now: () => number, options: Partial<SessionsOptions> = {}): TestSessions {
  const store = createMemoryStore(now)
  const events: string[] = []
  const lifetime = { idle: hour, absolute: 24 * hour }
  const sessions = createSessions({
    store,
    keys: [{ id: 'k', key: Buffer.alloc(32, 'key') }],
    lifetimes: { everyone: lifetime, staff: { idle: hour / 4, absolute: 8 * hour } },
    onEvent: (event) => events.push(event),
    now,
    ...options,
  })
  return {
    sessions,
    store,
    events,
    async start(more) {
      const session = sessions.prepare({
        user: buildUser(),
        accessToken: 'access-1',
        refreshToken: 'refresh-1',
        tenant: 'a.example',
        remember: false,
        ...more,
      })
      await sessions.start(session)
      return session
    },
  }
}

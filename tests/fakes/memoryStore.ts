import type { PersonSession, SessionEntry, SessionStore } from '#bff/session/stores/sessionStore.ts'

export interface MemoryStore extends SessionStore {
  readonly entries: Map<string, SessionEntry>
  readonly leases: Map<string, { readonly owner: string; readonly until: number }>
  /** Sessions by person and key */
  readonly persons: Map<string, Map<string, PersonSession & { readonly endsAt: number }>>
}

/**
 * Creates a store that keeps everything in this process, for tests that turn the clock.
 * @param now milliseconds since the epoch
 * @param readLeaseClock the clock of leases, where it is another one
 */
export function createMemoryStore(now: () => number = Date.now, readLeaseClock = now): MemoryStore {
  const entries: MemoryStore['entries'] = new Map()
  const leases: MemoryStore['leases'] = new Map()
  const persons: MemoryStore['persons'] = new Map()
  return {
    entries,
    leases,
    persons,
    async read(key) {
      const entry = entries.get(key)
      return entry && entry.endsAt > now() ? entry : undefined
    },
    async create(key, entry) {
      entries.set(key, entry)
    },
    async swap(key, generation, entry) {
      if (entries.get(key)?.generation !== generation) return false
      entries.set(key, entry)
      return true
    },
    async end(key, generation) {
      const entry = entries.get(key)
      if (!entry || (generation !== undefined && entry.generation !== generation)) return false
      return entries.delete(key)
    },
    async lease(key, owner, milliseconds) {
      const known = leases.get(key)
      if (known && known.owner !== owner && known.until > readLeaseClock()) return false
      leases.set(key, { owner, until: readLeaseClock() + milliseconds })
      return true
    },
    async release(key, owner) {
      if (leases.get(key)?.owner === owner) leases.delete(key)
    },
    people: {
      async add(person, session, endsAt) {
        const own = persons.get(person) ?? new Map()
        persons.set(person, own.set(session.key, { ...session, endsAt }))
      },
      list: async (person) => [...(persons.get(person)?.values() ?? [])],
      async remove(person, key) {
        persons.get(person)?.delete(key)
      },
    },
    async ping() {},
    async close() {},
  }
}

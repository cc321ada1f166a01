import type { Worlds } from '#mocks/world/worlds.ts'

/** One call of the mock API, answered by its handlers or by an override. */
export interface JournalEntry {
  /** Milliseconds since the epoch, by the clock of the world */
  readonly at: number
  readonly world: string
  readonly operation: string
  readonly method: string
  /** Path with the query */
  readonly path: string
  /** 0 without a response: the connection broke, or the caller had gone */
  readonly status: number
}

export interface Journal {
  add(entry: JournalEntry): void
  /** Lists the calls of a world, the oldest first. @param operation only those of one operation */
  list(world: string, operation?: string): readonly JournalEntry[]
  /** Counts the calls of an operation in a world, also those that are no longer listed. */
  count(world: string, operation: string): number
  /** Forgets the calls of a world. */
  clear(world: string): void
}

const MAX_ENTRIES = 1000

/** Creates the journal of the calls; it keeps the last 1000 of all worlds. */
export function createJournal(): Journal {
  let entries: JournalEntry[] = []
  const counts = new Map<string, Map<string, number>>()
  return {
    add(entry) {
      const ofWorld = counts.get(entry.world) ?? new Map<string, number>()
      counts.set(entry.world, ofWorld.set(entry.operation, (ofWorld.get(entry.operation) ?? 0) + 1))
      entries.push(entry)
      if (entries.length > MAX_ENTRIES) entries.shift()
    },
    list: (world, operation) =>
      entries.filter(
        (entry) => entry.world === world && (operation === undefined || entry.operation === operation),
      ),
    count: (world, operation) => counts.get(world)?.get(operation) ?? 0,
    clear(world) {
      counts.delete(world)
      entries = entries.filter((entry) => entry.world !== world)
    },
  }
}

/** Adds a call to the journal of its world. @param world name; by default of the shared one */
export function addToJournal(
  { worlds, journal }: { readonly worlds: Worlds; readonly journal: Journal },
  { world, ...call }: Omit<JournalEntry, 'at' | 'world'> & { readonly world: string | undefined },
): void {
  const { name, clock } = worlds.get(world)
  journal.add({ at: clock(), world: name, ...call })
}

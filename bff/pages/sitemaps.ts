import type { PublicPages } from '#bff/pages/renderer.ts'

/** The pages that a tenant's sitemaps list, and the sitemaps built from them, by name. */
export interface KeptPages {
  readonly found: PublicPages
  readonly texts: Map<string, string>
}

interface Entry {
  readonly kept: Promise<KeptPages | undefined>
  /** Infinite while the lists are being read */
  freshUntil: number
}

/** Milliseconds, as guests' pages. */
const freshFor = 5000
/** Tenants, and in mock modes worlds, which visitors choose. */
const maxEntries = 200

export type Sitemaps = ReturnType<typeof createSitemaps>

/**
 * Creates the cache of sitemaps: reading and sorting all lists of an institute takes tens of milliseconds, which
 * anyone could request repeatedly.
 * @param now milliseconds since the epoch
 */
export function createSitemaps(now: () => number = Date.now) {
  const entries = new Map<string, Entry>()

  async function load(
    key: string,
    read: () => Promise<PublicPages | undefined>,
    entry: { freshUntil: number },
  ) {
    const found = await read().catch(() => undefined)
    entry.freshUntil = now() + freshFor
    // A list that cannot be read is asked for again
    if (!found) entries.delete(key)
    return found && { found, texts: new Map<string, string>() }
  }

  return {
    /** Answers from memory, or reads; callers share a reading. @returns undefined while a list cannot be read */
    read(key: string, read: () => Promise<PublicPages | undefined>): Promise<KeptPages | undefined> {
      const known = entries.get(key)
      if (known && known.freshUntil > now()) return known.kept
      const times = { freshUntil: Infinity }
      const entry = Object.assign(times, { kept: load(key, read, times) })
      entries.delete(key)
      entries.set(key, entry)
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? '')
      return entry.kept
    },
    /** Removes the sitemaps whose key begins with a prefix. */
    invalidate(prefix: string): void {
      for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key)
    },
  }
}

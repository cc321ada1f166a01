import { type Location, createPath, parsePath } from 'react-router-dom'

/** The history of a tab: one entry is shown, others are before and after it. */
export interface HistoryEntries {
  /** Reads the entry that is shown now. */
  read(): HistoryEntry
  /** Adds an entry after the shown one, or replaces that. */
  write(entry: Required<HistoryEntry>, isReplacing: boolean): void
  go(delta: number): void
  /** Calls back after another entry is shown. @returns a function that stops it */
  listen(onPop: () => void): () => void
}

export interface HistoryEntry {
  readonly location: Location
  /** Counted from the first entry of the app; undefined for one that the page itself added, such as a link to a part */
  readonly index: number | undefined
}

interface EntryState {
  usr?: unknown
  key?: string
  idx?: number
}

/** The history of the browser. Its entries are laid out as React Router does. */
export function createBrowserEntries(): HistoryEntries {
  return {
    read() {
      const { pathname, search, hash } = location
      const { usr = null, key = 'default', idx } = (history.state ?? {}) as EntryState // Only `write` sets it
      return { location: { pathname, search, hash, state: usr, key }, index: idx }
    },
    write({ location: to, index }, isReplacing) {
      const state: EntryState = { usr: to.state, key: to.key, ...(index !== undefined && { idx: index }) }
      if (isReplacing) history.replaceState(state, '', createPath(to))
      else history.pushState(state, '', createPath(to))
    },
    go: (delta) => history.go(delta),
    listen(onPop) {
      addEventListener('popstate', onPop)
      return () => removeEventListener('popstate', onPop)
    },
  }
}

/** A history in memory, for stories and tests. @param start path of its first entry */
export function createMemoryEntries(start = '/'): HistoryEntries {
  const entries: HistoryEntry[] = [{ location: createLocation(start), index: 0 }]
  const listeners = new Set<() => void>()
  let at = 0
  return {
    read: () => entries[at] ?? { location: createLocation(start), index: 0 },
    write(entry, isReplacing) {
      if (!isReplacing) at += 1
      entries.splice(at, isReplacing ? 1 : entries.length, entry)
    },
    go(delta) {
      at = Math.min(Math.max(at + delta, 0), entries.length - 1)
      for (const listener of listeners) listener()
    },
    listen(onPop) {
      listeners.add(onPop)
      return () => listeners.delete(onPop)
    },
  }
}

/** Creates a location with a key of its own. */
export function createLocation(to: string | Partial<Location>, state: unknown = null): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) }
}

import type { Clock } from '#mocks/world/hours/clock.ts'

/** Rows over an immutable base; changes are stored beside it. */
export interface Collection<Row extends { readonly id: number }> {
  list(): readonly Row[]
  get(id: number): Row | undefined
  /** @param make builds the row with its new id */
  insert(make: (id: number) => Row): Row
  update(row: Row): void
  remove(id: number): boolean
  /** When a row was inserted or updated last, milliseconds since the epoch; undefined for one as it began */
  changedAt(id: number): number | undefined
}

/**
 * Creates a collection.
 * @param base returns the initial rows; called each time, as a new day has a new base
 */
export function createCollection<Row extends { readonly id: number }>(
  base: () => readonly Row[],
  clock: Clock,
): Collection<Row> {
  const changes = new Map<number, number>()
  const changed = new Map<number, Row>()
  const removed = new Set<number>()
  let cache: { base: readonly Row[]; rows: readonly Row[] } | undefined
  let index: { rows: readonly Row[]; byId: ReadonlyMap<number, Row> } | undefined

  function list() {
    const rows = base()
    if (!changed.size && !removed.size) return rows
    if (cache?.base === rows) return cache.rows
    const known = new Set(rows.map(({ id }) => id))
    const added = [...changed.values()].filter(({ id }) => !known.has(id))
    const merged = [...rows.map((row) => changed.get(row.id) ?? row), ...added]
    cache = { base: rows, rows: merged.filter(({ id }) => !removed.has(id)) }
    return cache.rows
  }
  function update(row: Row) {
    changed.set(row.id, row)
    changes.set(row.id, clock())
    cache = undefined
  }
  return {
    list,
    update,
    changedAt: (id) => changes.get(id),
    get(id) {
      const rows = list()
      if (index?.rows !== rows) index = { rows, byId: buildIndex(rows) }
      return index.byId.get(id)
    },
    insert(make) {
      let highest = 0
      for (const { id } of [...base(), ...changed.values()]) if (id > highest) highest = id
      for (const id of removed) if (id > highest) highest = id
      const row = make(highest + 1)
      update(row)
      return row
    },
    remove(id) {
      if (!list().some((row) => row.id === id)) return false
      removed.add(id)
      cache = undefined
      return true
    },
  }
}

const indexes = new WeakMap<object, ReadonlyMap<number, { readonly id: number }>>()

/** The cast is safe: an index is built from the rows that are its key. */
function buildIndex<Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  const known = indexes.get(rows) ?? new Map(rows.map((row) => [row.id, row]))
  indexes.set(rows, known)
  return known as ReadonlyMap<number, Row>
}

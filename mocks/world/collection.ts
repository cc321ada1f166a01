/** Rows over a base that is never changed: what a world changes, it keeps beside it. */
export interface Collection<Row extends { readonly id: number }> {
  list(): readonly Row[]
  get(id: number): Row | undefined
  /** @param make makes the row from its new number */
  insert(make: (id: number) => Row): Row
  update(row: Row): void
  remove(id: number): boolean
}

/** @param base the rows at the beginning; asked each time, since a new day has a new base */
export function createCollection<Row extends { readonly id: number }>(
  base: () => readonly Row[],
): Collection<Row> {
  const changed = new Map<number, Row>()
  const removed = new Set<number>()
  let cache: { base: readonly Row[]; rows: readonly Row[] } | undefined

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
    cache = undefined
  }
  return {
    list,
    update,
    get: (id) => list().find((row) => row.id === id),
    insert(make) {
      const ids = [...base(), ...changed.values()].map(({ id }) => id)
      const row = make(Math.max(0, ...ids, ...removed) + 1)
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

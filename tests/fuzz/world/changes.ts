import { isRecord } from '#sdk/isRecord.ts'
import type { Collection } from '#mocks/world/collection.ts'
import type { InstituteState } from '#mocks/world/world.ts'

interface Row {
  readonly id: number
}

/** The rows of each table; rows are never changed in place. */
export type Snapshot = ReadonlyMap<string, ReadonlyMap<number, Row>>

/** Reads all tables. */
export function createSnapshot(state: InstituteState): Snapshot {
  const tables = Object.entries(state).flatMap(([name, table]): [string, ReadonlyMap<number, Row>][] =>
    isTable(table) ? [[name, new Map(table.list().map((row) => [row.id, row]))]] : [],
  )
  return new Map(tables)
}

/** Lists the rows that were inserted, changed or removed since, such as `payments/3`. */
export function listChanges(before: Snapshot, state: InstituteState): string[] {
  const changes: string[] = []
  for (const [name, rows] of createSnapshot(state)) {
    const known = before.get(name)
    for (const [id, row] of rows) {
      const old = known?.get(id)
      if (old !== row && JSON.stringify(old) !== JSON.stringify(row)) changes.push(`${name}/${id}`)
    }
    for (const id of known?.keys() ?? []) if (!rows.has(id)) changes.push(`${name}/${id}`)
  }
  return changes
}

function isTable(value: unknown): value is Collection<Row> {
  return isRecord(value) && typeof value.changedAt === 'function'
}

import { isRecord } from '#sdk/isRecord.ts'
import type { Collection } from '#mocks/world/collection.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Kinds that come and go without a person's wish: what is held for a while, files of a form that was sent again. */
const passing = new Set(['holds', 'files'])

/**
 * Counts the records of an institute by kind and state, such as `{ payments: 2, 'payments/paid': 1 }`, so that a test
 * sees what was made twice and what was lost.
 */
export function countRecords(state: InstituteState): Record<string, number> {
  const counts: Record<string, number> = {}
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const collections = [...Object.entries(state).filter(isCollection), ...state.collections]
  for (const [kind, { list }] of collections) {
    if (passing.has(kind)) continue
    for (const row of list()) {
      const about: unknown = row
      count(kind)
      if (!isRecord(about)) continue
      for (const value of [about.status, about.state])
        if (typeof value === 'string') count(`${kind}/${value}`)
    }
  }
  return Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function isCollection(entry: [string, unknown]): entry is [string, Collection<{ readonly id: number }>] {
  return isRecord(entry[1]) && typeof entry[1].changedAt === 'function'
}

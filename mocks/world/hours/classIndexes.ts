import type { ClassRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

type Classes = Pick<InstituteState, 'classes'>

/** Lists the classes of a tutor. */
export const listTutorClasses = createIndex(({ tutor }) => [tutor])

/** Lists the classes of a learner. */
export const listLearnerClasses = createIndex(({ students }) => students)

/**
 * Creates the lookup of classes by an id. Lists of hours ask for each hour: rows that did not change are searched once.
 * @param listIds the ids by which a class is found
 */
function createIndex(
  listIds: (row: ClassRecord) => readonly number[],
): (state: Classes, id: number) => readonly ClassRecord[] {
  const indexes = new WeakMap<readonly ClassRecord[], ReadonlyMap<number, readonly ClassRecord[]>>()
  return ({ classes }, id) => {
    const rows = classes.list()
    const index = indexes.get(rows) ?? groupRows(rows, listIds)
    indexes.set(rows, index)
    return index.get(id) ?? []
  }
}

function groupRows(
  rows: readonly ClassRecord[],
  listIds: (row: ClassRecord) => readonly number[],
): ReadonlyMap<number, readonly ClassRecord[]> {
  const index = new Map<number, ClassRecord[]>()
  for (const row of rows)
    for (const id of listIds(row)) {
      const known = index.get(id)
      if (known) known.push(row)
      else index.set(id, [row])
    }
  return index
}

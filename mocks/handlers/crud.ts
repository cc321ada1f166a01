import type { Call } from '#mocks/handlers/call.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { parseId } from '#mocks/handlers/callValues.ts'
import { respondMessage, respondSaved, throwNotFound } from '#mocks/handlers/responses.ts'
import { createCollection, type Collection } from '#mocks/world/collection.ts'

interface Identified {
  readonly id: number
}

/** A record as the client sends it: `Id` is 0 for a new one. */
type ModelOf<Row extends Identified> = Omit<Row, 'id'> & { Id: number }

/**
 * Creates the handlers of a list whose records are stored as they are sent. Use it until a list needs rules of its
 * own; then copy its code.
 * @param name of the collection, one for each list
 * @param seed the first records of an institute; the empty world has none
 */
export function createCrud<Row extends Identified>(name: string, seed: readonly Row[]) {
  const read = (call: Call) => openCollection(call, name, seed)
  const require = (call: Call) => read(call).get(parseId(call)) ?? throwNotFound(call)
  return {
    list: (call: Call) => respondPage(call, read(call).list(), (row) => row),
    insert: (call: Call, model: ModelOf<Row>) =>
      respondSaved(call, read(call).insert((id) => toRow<Row>(model, id)).id),
    update(call: Call, model: ModelOf<Row>) {
      const { id } = require(call)
      read(call).update(toRow<Row>(model, id))
      return respondSaved(call, id)
    },
    remove(call: Call) {
      read(call).remove(require(call).id)
      return respondMessage(call, 'deleted')
    },
  }
}

/** The cast is safe: a model is its record but for the id. */
function toRow<Row extends Identified>(model: ModelOf<Row>, id: number): Row {
  const fields = Object.entries(model).filter(([name]) => name !== 'Id')
  return { id, ...Object.fromEntries(fields) } as unknown as Row
}

/** The cast is safe: a name belongs to one list. */
function openCollection<Row extends Identified>(
  { state, world }: Call,
  name: string,
  seed: readonly Row[],
): Collection<Row> {
  const known =
    state.collections.get(name) ?? createCollection(() => (world.isEmpty ? [] : seed), world.clock)
  state.collections.set(name, known)
  return known as unknown as Collection<Row>
}

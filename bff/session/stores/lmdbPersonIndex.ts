import { toBucket, type Databases, type Transaction } from '#bff/session/stores/lmdbDatabases.ts'
import type { PersonIndex } from '#bff/session/stores/sessionStore.ts'

/** Bytes of the end at the beginning of each entry. */
const endLength = 8

/** When an entry of the index ends, milliseconds since the epoch; undefined without an entry. */
export function decodeEnd(entry: Buffer | undefined): number | undefined {
  return entry?.readDoubleLE(0)
}

/** Creates the index of persons in LMDB. */
export function createPersonIndex(
  { people, peopleEnds }: Pick<Databases, 'people' | 'peopleEnds'>,
  transaction: Transaction,
): PersonIndex {
  function remove(person: string, key: string): void {
    const endsAt = decodeEnd(people.get([person, key]))
    if (endsAt === undefined) return
    void people.remove([person, key])
    void peopleEnds.remove([toBucket(endsAt), person, key])
  }

  return {
    async add(person, { key, sealed }, endsAt) {
      const end = Buffer.alloc(endLength)
      end.writeDoubleLE(endsAt)
      await transaction(() => {
        remove(person, key)
        void people.put([person, key], Buffer.concat([end, sealed]))
        void peopleEnds.put([toBucket(endsAt), person, key], true)
      })
    },
    async list(person) {
      people.resetReadTxn()
      const range = people.getRange({ start: [person, ''], end: [person, '\uffff'] })
      return [...range].map(({ key: [, key], value }) => ({
        key,
        sealed: Buffer.from(value.subarray(endLength)),
      }))
    },
    remove: (person, key) => transaction(() => remove(person, key)),
  }
}

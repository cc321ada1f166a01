import type { Databases, Transaction } from '#bff/session/stores/lmdbDatabases.ts'
import type { PersonIndex } from '#bff/session/stores/sessionStore.ts'

/** Creates the index of persons in LMDB. Each entry begins with its end, which the sweep reads. */
export function createPersonIndex(people: Databases['people'], transaction: Transaction): PersonIndex {
  return {
    async add(person, { key, sealed }, endsAt) {
      const end = Buffer.alloc(8)
      end.writeDoubleLE(endsAt)
      await transaction(() => void people.put([person, key], Buffer.concat([end, sealed])))
    },
    async list(person) {
      people.resetReadTxn()
      const range = people.getRange({ start: [person, ''], end: [person, '\uffff'] })
      return [...range].map(({ key: [, key], value }) => ({ key, sealed: Buffer.from(value.subarray(8)) }))
    },
    async remove(person, key) {
      await transaction(() => void people.remove([person, key]))
    },
  }
}

import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabases, toBucket, type Databases } from '#bff/session/stores/lmdbDatabases.ts'
import { createPersonIndex, decodeEnd } from '#bff/session/stores/lmdbPersonIndex.ts'
import type { PersonIndex } from '#bff/session/stores/sessionStore.ts'
import { createTemporaryFolder } from '../../../tests/fakes/temporaryFolder.ts'

const minute = 60_000
const hours = 6_000_000

let databases: Databases
let index: PersonIndex
beforeEach(() => {
  databases = openDatabases(createTemporaryFolder())
  index = createPersonIndex(databases, (work) => databases.root.transaction(work))
})
afterEach(() => databases.root.close())

const add = (person: string, key: string, text: string, endsAt: number) =>
  index.add(person, { key, sealed: Buffer.from(text) }, endsAt)
const list = async (person: string) =>
  (await index.list(person)).map(({ key, sealed }) => `${key} ${Buffer.from(sealed)}`)
function listEnds() {
  databases.peopleEnds.resetReadTxn()
  return [...databases.peopleEnds.getKeys()]
}

test('the sessions of a person are replaced, removed, and those of another are not listed', async () => {
  await add('a', '1', 'old', minute)
  await add('a', '1', 'new', hours)
  await add('a', '2', 'two', minute)
  await add('aa', '3', 'other', minute)
  await add('Z', '4', 'other', minute)
  expect(await list('a')).toEqual(['1 new', '2 two'])
  await index.remove('a', '1')
  await index.remove('a', 'unknown')
  expect([await list('a'), await list('aa'), await list('b')]).toEqual([['2 two'], ['3 other'], []])
})

test('each entry stands once in the index of ends, which follows its end', async () => {
  await add('a', '1', 'old', minute)
  await add('a', '1', 'new', hours)
  expect(listEnds()).toEqual([[toBucket(hours), 'a', '1']])
  await index.remove('a', '1')
  expect(listEnds()).toEqual([])
})

test('an entry begins with its end; a missing one has none', async () => {
  await add('a', '1', 'text', hours)
  expect(decodeEnd(databases.people.get(['a', '1']))).toBe(hours)
  expect(decodeEnd(undefined)).toBeUndefined()
})

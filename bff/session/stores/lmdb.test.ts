import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createLmdbStore } from '#bff/session/stores/lmdb.ts'
import { getLmdbFolder, openDatabases, toBucket } from '#bff/session/stores/lmdbDatabases.ts'
import { createTemporaryFolder } from '../../../tests/fakes/temporaryFolder.ts'

const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const item of open.splice(0)) await item.close()
})

function createStore(folder = createTemporaryFolder(), assertFreeBytes?: (bytes: number) => void) {
  const store = createLmdbStore(folder, assertFreeBytes)
  open.push(store)
  return { store, folder }
}

/** The databases of a folder, as another process has them. */
function openAll(folder: string) {
  const databases = openDatabases(folder)
  open.push({ close: () => databases.root.close() })
  return databases
}

const createEntry = (endsAt: number, generation = 1) => ({
  generation,
  endsAt,
  keyId: 'k',
  ciphertext: Buffer.from('x'),
})
const addMinute = () => Date.now() + 60_000
const addHours = () => Date.now() + 6_000_000

test('sessions, persons and leases survive a restart', async () => {
  const folder = createTemporaryFolder()
  const first = createLmdbStore(folder)
  await first.create('one', createEntry(addHours()))
  await first.people.add('person', { key: 'one', sealed: Buffer.from('sealed') }, addHours())
  await first.lease('one', 'owner', 60_000)
  await first.close()
  const { store } = createStore(folder)
  expect(await store.read('one')).toMatchObject({ generation: 1 })
  expect((await store.people.list('person')).map(({ key, sealed }) => [key, String(sealed)])).toEqual([
    ['one', 'sealed'],
  ])
  expect(await store.lease('one', 'other', 1)).toBe(false)
  expect(getLmdbFolder(folder)).toBe(`${folder}/sessions`)
})

test('each session has one entry in the index of ends, which moves with its end', async () => {
  const { store, folder } = createStore()
  await store.create('one', createEntry(addMinute()))
  await store.create('two', createEntry(addMinute()))
  await store.swap('one', 1, createEntry(addHours(), 2))
  const end = addHours()
  await store.swap('one', 2, createEntry(end, 3))
  const { ends } = openAll(folder)
  const keys = [...ends.getKeys()]
  expect(keys.map(([, key]) => key)).toEqual(['two', 'one'])
  expect(keys.map(([bucket]) => bucket)).toEqual([toBucket(addMinute()), toBucket(end)])
  await store.end('one')
  ends.resetReadTxn()
  expect([...ends.getKeys()].map(([, key]) => key)).toEqual(['two'])
})

test('what another process writes is seen at once', async () => {
  const folder = createTemporaryFolder()
  const [one, two] = [createStore(folder).store, createStore(folder).store]
  for (let round = 1; round < 20; round += 1) {
    await one.create('key', createEntry(addHours(), round))
    expect(await two.read('key')).toMatchObject({ generation: round })
    await one.people.add('person', { key: `key ${round}`, sealed: Buffer.from('x') }, addHours())
    expect(await two.people.list('person')).toHaveLength(round)
  }
})

test('a full disk is reported by the ping and refuses new sessions', async () => {
  let isFull = false
  const { store } = createStore(undefined, (bytes) => {
    if (isFull) throw new Error(`the disk is full: ${bytes}`)
  })
  await store.ping()
  await store.release('unknown', 'owner')
  isFull = true
  await expect(store.ping()).rejects.toThrow('the disk is full: 8000000')
  await expect(store.lease('one', 'owner', 1)).rejects.toThrow('the disk is full: 1000000')
  await expect(store.create('one', createEntry(addHours()))).rejects.toThrow('the disk is full: 8000000')
})

test('a ping fails when the file was deleted while it is open', async () => {
  const { store, folder } = createStore()
  await store.ping()
  rmSync(join(getLmdbFolder(folder), 'data.mdb'))
  await expect(store.ping()).rejects.toThrow('ENOENT')
})

test('a ping writes', async () => {
  const { store, folder } = createStore()
  await store.ping()
  expect(openAll(folder).leases.get('ping')).toEqual({ owner: '', until: 0 })
})

test('every minute what has ended is removed; not after the store was closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const folder = createTemporaryFolder()
  const store = createLmdbStore(folder)
  await store.create('ended', createEntry(Date.now() - 1))
  await store.create('alive', createEntry(addHours()))
  const databases = openAll(folder)
  const list = () => {
    databases.entries.resetReadTxn()
    return [...databases.entries.getKeys()]
  }
  vi.advanceTimersByTime(59_999)
  await store.ping()
  expect(list()).toEqual(['alive', 'ended'])
  vi.advanceTimersByTime(1)
  await expect.poll(list).toEqual(['alive'])
  await store.close()
  expect(vi.getTimerCount()).toBe(0)
})

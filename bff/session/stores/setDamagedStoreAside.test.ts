import type * as childProcess from 'node:child_process'
import type * as fs from 'node:fs'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { createLmdbStore } from '#bff/session/stores/lmdb.ts'
import { openDatabases } from '#bff/session/stores/lmdbDatabases.ts'
import { setDamagedStoreAside } from '#bff/session/stores/setDamagedStoreAside.ts'
import { createTemporaryFolder } from '../../../tests/fakes/temporaryFolder.ts'

vi.mock('node:child_process', async (load) => {
  const real = await load<typeof childProcess>()
  return { ...real, spawnSync: vi.fn<typeof real.spawnSync>(real.spawnSync) }
})
vi.mock('node:fs', async (load) => {
  const real = await load<typeof fs>()
  return { ...real, renameSync: vi.fn<typeof real.renameSync>(real.renameSync) }
})
beforeEach(() => void vi.clearAllMocks())

const outcome = { pid: 1, output: [], stdout: '', stderr: '', signal: null, status: null }
const mockResult = (more: object) =>
  void vi.mocked(spawnSync).mockReturnValueOnce({ ...outcome, ...more } as never)

function createStore(): string {
  const folder = join(createTemporaryFolder(), 'sessions')
  mkdirSync(folder)
  writeFileSync(join(folder, 'data.mdb'), 'content')
  return folder
}

test('a sound store with entries stays where it is', async () => {
  const data = createTemporaryFolder()
  const { root, entries } = openDatabases(data)
  await entries.put('key', Buffer.from('x'))
  await root.close()
  expect(setDamagedStoreAside(join(data, 'sessions'))).toBeUndefined()
  expect(existsSync(join(data, 'sessions', 'data.mdb'))).toBe(true)
  expect(vi.mocked(spawnSync).mock.results[0]).toMatchObject({ value: { status: 0 } })
})

test('a store whose file is damaged is read by another process, and set aside under the time', async () => {
  const data = createTemporaryFolder()
  const { root, entries } = openDatabases(data)
  for (let index = 0; index < 200; index += 1) await entries.put(`key ${index}`, Buffer.alloc(100))
  await root.close()
  const file = join(data, 'sessions', 'data.mdb')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xff, 4096))
  writeFileSync(file, bytes.fill(0x5a, 0, 4096))
  const aside = setDamagedStoreAside(join(data, 'sessions')) ?? ''
  expect(aside).toMatch(/sessions\.damaged-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/)
  expect(dirname(aside)).toBe(data)
  expect([existsSync(join(aside, 'data.mdb')), existsSync(join(data, 'sessions'))]).toEqual([true, false])
})

/** Uses the store in another process, which damage may end with a signal. */
const use = `
const { createLmdbStore } = await import('./bff/session/stores/lmdb.ts')
const store = createLmdbStore(process.argv[1])
for (let count = 0; count < 5; count += 1) await store.ping()
await store.close()
`

test.each([2048, 4096, 8192, 20_480])(
  'a store whose last %i bytes are missing ends no process',
  async (missing) => {
    const data = createTemporaryFolder()
    const store = createLmdbStore(data)
    for (const key of ['a', 'b', 'c', 'd', 'e'])
      await store.create(key, {
        generation: 1,
        endsAt: Date.now() + 60_000,
        keyId: 'k',
        ciphertext: Buffer.alloc(1000),
      })
    await store.close()
    const file = join(data, 'sessions', 'data.mdb')
    truncateSync(file, statSync(file).size - missing)
    setDamagedStoreAside(join(data, 'sessions'))
    const { status, signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', use, data])
    expect([status, signal]).toEqual([0, null])
  },
)

test('a store whose file the system does not open is not damaged', async () => {
  const folder = join(createTemporaryFolder(), 'sessions')
  mkdirSync(folder)
  // A refusal that root gets too
  const socket = createServer().listen(join(folder, 'data.mdb'))
  await once(socket, 'listening')
  expect(setDamagedStoreAside(folder)).toBeUndefined()
  expect(vi.mocked(spawnSync).mock.results[0]).toMatchObject({ value: { status: 0 } })
  socket.close()
})

test('a store with a folder in place of its file is set aside', () => {
  const folder = join(createTemporaryFolder(), 'sessions')
  mkdirSync(join(folder, 'data.mdb'), { recursive: true })
  expect(setDamagedStoreAside(folder)).toContain('damaged')
})

test('without a store there is nothing to read', () => {
  expect(setDamagedStoreAside(createTemporaryFolder())).toBeUndefined()
  expect(spawnSync).not.toHaveBeenCalled()
})

test('the other process gets no variables but the path, no output, and fifteen seconds', () => {
  mockResult({ status: 0 })
  const folder = createStore()
  setDamagedStoreAside(folder)
  expect(spawnSync).toHaveBeenCalledWith(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      expect.stringContaining('openDB'),
      expect.stringContaining('lmdb'),
      folder,
    ],
    { timeout: 15_000, stdio: 'ignore', env: { PATH: process.env.PATH } },
  )
})

test.each([
  ['takes too long', { error: new Error('ETIMEDOUT'), signal: 'SIGTERM' }, false],
  ['cannot be read', { status: 1 }, true],
  ['ends the process', { signal: 'SIGSEGV' }, true],
  ['ends the process when it is read beyond its end', { signal: 'SIGBUS' }, true],
  ['cannot be probed', { error: new Error('ENOENT') }, false],
  ['was being read when the start was interrupted', { signal: 'SIGINT' }, false],
  ['was being read when memory ran out', { signal: 'SIGKILL' }, false],
])('a store that %s is set aside: %s', (_, result, isDamaged) => {
  mockResult(result)
  const folder = createStore()
  expect(setDamagedStoreAside(folder) !== undefined).toBe(isDamaged)
  expect(existsSync(folder)).toBe(!isDamaged)
})

test('a store that another process has set aside meanwhile is not reported a second time', () => {
  const folder = createStore()
  mockResult({ status: 1 })
  vi.mocked(renameSync).mockImplementationOnce((from, to) => {
    renameSync(from, to)
    throw new Error('ENOENT')
  })
  expect(setDamagedStoreAside(folder)).toBeUndefined()
})

test('a store that cannot be moved stops the start', () => {
  const folder = createStore()
  mockResult({ status: 1 })
  vi.mocked(renameSync).mockImplementationOnce(() => {
    throw new Error('not permitted')
  })
  expect(() => setDamagedStoreAside(folder)).toThrow('not permitted')
})

test('a new store that another process made meanwhile stays where it is', () => {
  const folder = createStore()
  vi.mocked(spawnSync).mockImplementationOnce(() => {
    renameSync(folder, `${folder}.damaged-by-another`)
    mkdirSync(folder)
    writeFileSync(join(folder, 'data.mdb'), 'new')
    return { ...outcome, status: 1 } as never
  })
  expect(setDamagedStoreAside(folder)).toBeUndefined()
  expect(readFileSync(join(folder, 'data.mdb'), 'utf8')).toBe('new')
})

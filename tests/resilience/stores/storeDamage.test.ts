import { cpSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLmdbStore } from '#bff/session/stores/lmdb.ts'
import { startBffProcess, stopBffProcesses } from '../../fakes/bffProcess.ts'
import { createHttpClient } from '../../fakes/httpClient.ts'
import { startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

let api: HostileApi
const sound = createTemporaryFolder()

beforeAll(async () => {
  api = await startHostileApi()
  const store = createLmdbStore(sound)
  for (let index = 0; index < 500; index += 1) {
    const ciphertext = Buffer.alloc(1000, index)
    await store.create(`key-${index}`, { generation: 1, endsAt: Date.now() + 60_000, keyId: 'k', ciphertext })
  }
  await store.close()
})
afterAll(() => api.close())

type Damage = (file: string) => void
const overwrite = (file: string, from: number, length: number, byte: number) => {
  const bytes = readFileSync(file)
  bytes.fill(byte, from, from + length)
  writeFileSync(file, bytes)
}

test.each<[string, Damage]>([
  ['empty', (file) => truncateSync(file, 0)],
  ['cut off', (file) => truncateSync(file, 20_000)],
  ['of zeros', (file) => overwrite(file, 0, 8192, 0)],
  ['of other bytes at its head', (file) => overwrite(file, 0, 8192, 0xa5)],
  ['of other bytes inside', (file) => overwrite(file, 8192, 400_000, 0xff)],
  ['a text', (file) => writeFileSync(file, 'not a database')],
])('a store that is %s is set aside and named, and the server starts', async (_, damage) => {
  const DATA_DIR = join(createTemporaryFolder(), 'data')
  mkdirSync(DATA_DIR)
  cpSync(join(sound, 'sessions'), join(DATA_DIR, 'sessions'), { recursive: true })
  damage(join(DATA_DIR, 'sessions', 'data.mdb'))
  const bff = await startBffProcess({ API_BASE_URL: api.base, DATA_DIR })
  expect(await createHttpClient(bff.port).signIn()).toContain('session=')
  const aside = readdirSync(DATA_DIR).filter((name) => name.includes('damaged'))
  // Its log is complete once it has ended
  await stopBffProcesses(bff)
  // LMDB takes an empty file for a new one
  expect(bff.output().includes('"event":"store_damaged"')).toBe(aside.length === 1)
})

test('a sound store is kept', async () => {
  const DATA_DIR = createTemporaryFolder()
  const first = await startBffProcess({ API_BASE_URL: api.base, DATA_DIR })
  const cookie = await createHttpClient(first.port).signIn()
  await stopBffProcesses(first)
  const second = await startBffProcess({ API_BASE_URL: api.base, DATA_DIR })
  const response = await createHttpClient(second.port).request('/api/classes/booked/list/', { cookie })
  expect(response.status).toBe(200)
  expect(second.output()).not.toContain('store_damaged')
  await stopBffProcesses(second)
})

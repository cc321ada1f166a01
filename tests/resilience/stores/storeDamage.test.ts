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

/** Starts a server on a copy of the store whose file is damaged. */
async function startWithDamage(damage: Damage) {
  const DATA_DIR = join(createTemporaryFolder(), 'data')
  mkdirSync(DATA_DIR)
  cpSync(join(sound, 'sessions'), join(DATA_DIR, 'sessions'), { recursive: true })
  damage(join(DATA_DIR, 'sessions', 'data.mdb'))
  return { DATA_DIR, bff: await startBffProcess({ API_BASE_URL: api.base, DATA_DIR }) }
}

test.each<[string, Damage]>([
  ['cut off', (file) => truncateSync(file, 20_000)],
  ['of zeros', (file) => overwrite(file, 0, 8192, 0)],
  ['of other bytes at its head', (file) => overwrite(file, 0, 8192, 0xa5)],
  ['of other bytes inside', (file) => overwrite(file, 8192, 400_000, 0xff)],
  ['a text', (file) => writeFileSync(file, 'not a database')],
])('a store that is %s is set aside and named, and the server starts', async (_, damage) => {
  const { DATA_DIR, bff } = await startWithDamage(damage)
  expect(await createHttpClient(bff.port).signIn()).toContain('session=')
  expect(readdirSync(DATA_DIR).filter((name) => name.includes('damaged'))).toHaveLength(1)
  // Its log is complete once it has ended
  await stopBffProcesses(bff)
  expect(bff.output()).toContain('"event":"store_damaged"')
})

test('a store whose file is empty is taken for a new one', async () => {
  const { DATA_DIR, bff } = await startWithDamage((file) => truncateSync(file, 0))
  expect(await createHttpClient(bff.port).signIn()).toContain('session=')
  expect(readdirSync(DATA_DIR).filter((name) => name.includes('damaged'))).toEqual([])
  await stopBffProcesses(bff)
  expect(bff.output()).not.toContain('store_damaged')
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

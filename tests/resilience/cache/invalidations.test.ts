import { Redis } from 'ioredis'
import { Agent } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startBffProcess, stopBffProcesses, type BffProcess } from '../../fakes/bffProcess.ts'
import { createHttpClient, type HttpClient } from '../../fakes/httpClient.ts'
import { sendJson, startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { startRedis } from '../../fakes/redisServer.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'
import { startTwoWorkers } from '../../fakes/twoWorkers.ts'

let api: HostileApi
let version: number

beforeEach(async () => {
  version = 1
  api = await startHostileApi()
  api.on('/courses/list/', (_, response) =>
    sendJson(response, 200, { success: true, data: [version], total: 1 }),
  )
})
afterEach(() => api.close())

/** Returns the responses of several processes to a public read, over one kept connection for each. */
async function readAll(clients: readonly HttpClient[]): Promise<unknown[]> {
  const responses = await Promise.all(clients.map((client) => client.request('/api/courses/list/')))
  return responses.map(({ text }) => JSON.parse(text).data[0])
}

test('a write through one worker invalidates the cached reads of all workers of the machine', async () => {
  const child: BffProcess = await startTwoWorkers(api)
  // Connections are given to the workers in turn, so that each is reached
  const clients = Array.from({ length: 6 }, () =>
    createHttpClient(child.port, new Agent({ keepAlive: true, maxSockets: 1 })),
  )
  const [first] = clients
  if (!first) throw new Error('no client')
  const cookie = await first.signIn()
  expect(new Set(await readAll(clients))).toEqual(new Set([1]))
  version = 2
  expect(new Set(await readAll(clients))).toEqual(new Set([1]))
  await first.request('/api/courses/delete/1', { method: 'DELETE', cookie })
  await expect.poll(async () => new Set(await readAll(clients))).toEqual(new Set([2]))
  await stopBffProcesses(child)
})

test('a write through one replica invalidates the cached reads of the others, also after Redis was gone', async () => {
  const redis = await startRedis()
  const env = {
    API_BASE_URL: api.base,
    REDIS_URL: redis.url,
    DATA_DIR: createTemporaryFolder(),
    SESSION_KEYS: `k:${Buffer.alloc(32, 3).toString('base64')}`,
  }
  const replicas = [await startBffProcess(env), await startBffProcess(env)]
  const clients = replicas.map(({ port }) => createHttpClient(port))
  const [first] = clients
  if (!first) throw new Error('no client')
  const writeUntilSeen = async () => {
    const cookie = await first.signIn()
    await expect.poll(() => readAll(clients)).toEqual([version, version])
    version += 1
    const write = () => first.request('/api/courses/delete/1', { method: 'DELETE', cookie })
    await expect.poll(() => write().then(() => readAll(clients))).toEqual([version, version])
  }
  await writeUntilSeen()
  await redis.kill()
  await redis.start()
  await expect.poll(async () => (await first.signIn()).length).toBeGreaterThan(0)
  await writeUntilSeen()
  // A message that a replica has missed while it connects again is not sent twice
  const cookie = await first.signIn()
  const commands = new Redis(redis.url)
  for (let round = 0; round < 3; round++) {
    // None, while they still connect again
    await expect.poll(() => commands.call('CLIENT', 'KILL', 'TYPE', 'pubsub')).toBeGreaterThan(0)
    version += 1
    await first.request('/api/courses/delete/1', { method: 'DELETE', cookie })
    await expect.poll(() => readAll(clients)).toEqual([version, version])
  }
  commands.disconnect()
  await stopBffProcesses(...replicas)
  await redis.kill()
})

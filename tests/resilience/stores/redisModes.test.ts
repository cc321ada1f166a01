import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBffProcess, stopBffProcesses } from '../../fakes/bffProcess.ts'
import { createHttpClient, type HttpClient } from '../../fakes/httpClient.ts'
import { startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { sendRedis, startRedisCluster, startRedisSentinel } from '../../fakes/redisCluster.ts'
import { requireValue } from '../../fakes/requireValue.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

let api: HostileApi

beforeAll(async () => {
  api = await startHostileApi()
})
afterAll(() => api.close())

const own = '/api/classes/booked/list/'

async function startReplica(env: Record<string, string>) {
  const bff = await startBffProcess({
    API_BASE_URL: api.base,
    DATA_DIR: createTemporaryFolder(),
    SESSION_KEYS: `k:${Buffer.alloc(32, 3).toString('base64')}`,
    LIMIT_SUBSCRIBE: '2/1m',
    ...env,
  })
  return { ...bff, ...createHttpClient(bff.port) }
}

const subscribe = ({ request }: HttpClient, name: string) =>
  request('/api/institutes/subscription/add/', { body: { email: `${name}@example.test` } })

test('sessions, refreshes, limits and the index by person live in a cluster of three primaries', async () => {
  const nodes = await startRedisCluster()
  const REDIS_URL = nodes.map(({ port }) => `redis://127.0.0.1:${port}`).join(',')
  const replicas = [
    await startReplica({ REDIS_MODE: 'cluster', REDIS_URL }),
    await startReplica({ REDIS_MODE: 'cluster', REDIS_URL }),
  ]
  const [first, second] = replicas
  if (!first || !second) throw new Error('no replica')
  await expect.poll(async () => (await first.signIn()).length).toBeGreaterThan(0)
  const cookies: string[] = []
  for (let step = 0; step < 12; step += 1) cookies.push(await first.signIn())
  const sizes = nodes.map(({ port }) => Number(sendRedis(port, 'dbsize')))
  expect(Math.min(...sizes)).toBeGreaterThan(0)
  api.expireTokens()
  for (const cookie of cookies) expect((await second.request(own, { cookie })).status).toBe(200)
  expect((await subscribe(first, 'a')).status).not.toBe(429)
  expect((await subscribe(second, 'b')).status).not.toBe(429)
  expect((await subscribe(first, 'c')).status).toBe(429)
  const ended = await second.request('/bff/sessions/end-others', { method: 'POST', cookie: cookies[0] ?? '' })
  expect(JSON.parse(ended.text).ended).toBeGreaterThan(10)
  expect((await first.request(own, { cookie: cookies[1] ?? '' })).status).toBe(401)
  expect((await first.admin('/readyz')).status).toBe(200)
  await requireValue(nodes[0], 'a node').kill()
  await expect.poll(async () => (await first.admin('/readyz')).status).toBe(503)
  await stopBffProcesses(...replicas)
  for (const node of nodes) await node.kill()
}, 60_000)

test('after a failover by sentinels sessions go on', async () => {
  const { primary, replica, sentinel } = await startRedisSentinel()
  const bff = await startReplica({
    REDIS_MODE: 'sentinel',
    REDIS_SENTINEL_NAME: 'sessions',
    REDIS_URL: `redis://127.0.0.1:${sentinel.port}`,
  })
  await expect.poll(async () => (await bff.signIn()).length).toBeGreaterThan(0)
  const cookie = await bff.signIn()
  await expect.poll(() => sendRedis(replica.port, 'dbsize')).toBe(sendRedis(primary.port, 'dbsize'))
  await primary.kill()
  await expect.poll(async () => (await bff.request(own, { cookie })).status).toBe(200)
  await expect.poll(async () => (await bff.signIn()).length).toBeGreaterThan(0)
  expect((await bff.admin('/readyz')).status).toBe(200)
  await stopBffProcesses(bff)
  for (const node of [replica, sentinel]) await node.kill()
}, 60_000)

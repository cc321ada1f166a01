import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { startRedis, type RedisServer } from '../../fakes/redisServer.ts'
import { startRunningBff, type RunningBff } from '../../fakes/runningBff.ts'

let api: HostileApi
let redis: RedisServer
let bff: RunningBff
/** Delay of each reply of the store, milliseconds */
let latency = 0

const sockets = new Set<Socket>()
const line = createServer((client) => {
  const server = connect(Number(new URL(redis.url).port), '127.0.0.1')
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    sockets.add(from)
    from.on('error', () => to.destroy()).once('close', () => to.destroy())
    from.on('data', (chunk) => {
      if (from === client || latency === 0) to.write(chunk)
      else setTimeout(() => to.writable && to.write(chunk), latency)
    })
  }
})

beforeAll(async () => {
  api = await startHostileApi()
  redis = await startRedis()
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const { port } = line.address() as AddressInfo // Guaranteed by listening on a port
  bff = await startRunningBff(api, { REDIS_URL: `redis://127.0.0.1:${port}` })
  while (!(await bff.bff.health.state()).store) await new Promise((resolve) => setTimeout(resolve, 20))
})
afterAll(async () => {
  await bff.stop()
  for (const socket of sockets) socket.destroy()
  line.close()
  await redis.kill()
  await api.close()
})

const list = '/api/classes/booked/list/'
const terms = '/api/institutes/terms/'

async function measureTime<Value>(work: Promise<Value>): Promise<[Value, milliseconds: number]> {
  const start = performance.now()
  return [await work, performance.now() - start]
}

test('a slow store gives 503 instead of a wait, ends no session and delays no public read', async () => {
  const cookie = await bff.signIn()
  expect((await bff.request(list, { cookie })).status).toBe(200)
  latency = 3000
  const before = api.findCalls('/classes/').length
  const [refused, waited] = await measureTime(bff.request(list, { cookie }))
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([503, 'session_store_unavailable'])
  expect(refused.headers['set-cookie']).toBeUndefined()
  expect(refused.headers['retry-after']).toBe('1')
  expect(waited).toBeLessThan(latency)
  expect(api.findCalls('/classes/')).toHaveLength(before)
  const [open, quick] = await measureTime(bff.request(terms, { cookie }))
  expect(open.status).toBe(200)
  expect(quick).toBeLessThan(latency)
  latency = 0
  await expect.poll(async () => (await bff.request(list, { cookie })).status).toBe(200)
})

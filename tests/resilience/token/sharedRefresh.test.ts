import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { computeStoreKey } from '#bff/session/seal.ts'
import { connectRedis } from '#bff/session/stores/connectRedis.ts'
import { createRedisStore } from '#bff/session/stores/redis.ts'
import { startFleet, countValues, type Fleet } from '../../fakes/fleet.ts'
import { sendJson, startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { startRedis, type RedisServer } from '../../fakes/redisServer.ts'
import { testSharedRefresh } from './testSharedRefresh.ts'

let redis: RedisServer
let api: HostileApi
let fleet: Fleet

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.kill())
beforeEach(async () => {
  api = await startHostileApi()
})
afterEach(async () => {
  await fleet.stop()
  await api.close()
})

const listRefreshes = () => api.findCalls('/auth/refresh_token/')

test('four processes on one data folder refresh once for 100 callers', async () => {
  fleet = await startFleet(api, 4)
  const cookie = (await fleet.members[0]?.signIn()) ?? ''
  api.expireTokens()
  expect(countValues(await fleet.callMany(cookie, 25))).toEqual({ 200: 100 })
  expect(listRefreshes()).toHaveLength(1)
})

async function signInExpired(): Promise<string> {
  fleet = await startFleet(api, 4, { REDIS_URL: redis.url })
  const [first] = fleet.members
  const cookie = (await first?.signIn()) ?? ''
  api.expireTokens()
  return cookie
}

describe('four processes on one Redis', () => {
  testSharedRefresh(async () => ({ cookie: await signInExpired(), api, fleet }), [100, 3000])

  test('share a refused refresh: each caller gets 401 and a cleared cookie', async () => {
    const cookie = await signInExpired()
    api.on('/auth/refresh_token/', (_, response) =>
      setTimeout(() => sendJson(response, 400, { success: false }), 300),
    )
    const responses = await Promise.all(
      fleet.members.map(({ request }) => request('/api/classes/booked/list/', { cookie })),
    )
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    for (const { headers } of responses) expect(headers['set-cookie']?.[0]).toMatch(/Max-Age=0/)
    expect(listRefreshes()).toHaveLength(1)
  })
})

test('a lease holder that dies before its call delays the others by its lease only', async () => {
  fleet = await startFleet(api, 2, { REDIS_URL: redis.url })
  const cookie = (await fleet.members[0]?.signIn()) ?? ''
  api.expireTokens()
  const connection = connectRedis({ urls: [redis.url], mode: 'single' })
  await new Promise((resolve) => connection.once('ready', resolve))
  await createRedisStore(connection).lease(computeStoreKey(cookie.split('.')[1] ?? ''), 'dead', 3000)
  connection.disconnect()
  expect(countValues(await fleet.callMany(cookie, 25))).toEqual({ 200: 50 })
  expect(listRefreshes()).toHaveLength(1)
})

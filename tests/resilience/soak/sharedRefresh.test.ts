import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFleet, countValues, type Fleet } from '../../fakes/fleet.ts'
import { sendJson, startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { startRedis, type RedisServer } from '../../fakes/redisServer.ts'
import { testSharedRefresh } from '../token/testSharedRefresh.ts'

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

describe.each(['embedded', 'redis'])('four processes on one %s store', (store) => {
  const buildEnv = () => (store === 'redis' ? { REDIS_URL: redis.url } : {})

  async function signInExpired(more: Record<string, string> = {}): Promise<string> {
    fleet = await startFleet(api, 4, { ...buildEnv(), ...more })
    const [first] = fleet.members
    const cookie = (await first?.signIn()) ?? ''
    api.expireTokens()
    return cookie
  }

  testSharedRefresh(async () => ({ cookie: await signInExpired(), api, fleet }), [3000, 12_000])
})

test.each([
  ['sign-out', 401],
  ['keep', 503],
])(
  'an outage under REFRESH_OUTAGE=%s answers %i in every process',
  async (outage, status) => {
    fleet = await startFleet(api, 2, { REDIS_URL: redis.url, REFRESH_OUTAGE: outage })
    const cookie = (await fleet.members[0]?.signIn()) ?? ''
    api.expireTokens()
    api.on('/auth/refresh_token/', (_, response) => sendJson(response, 503, {}))
    expect(countValues(await fleet.callMany(cookie, 5))).toEqual({ [status]: 10 })
    const session = await fleet.members[1]?.request('/bff/session', { cookie })
    expect(JSON.parse(session?.text ?? '').authenticated).toBe(outage === 'keep')
  },
  30_000,
)

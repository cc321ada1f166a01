import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFleet, tally, type Fleet } from '../../fakes/fleet.ts'
import { json, startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { startRedis, type RedisServer } from '../../fakes/redisServer.ts'

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

const refreshes = () => api.callsOf('/auth/refresh_token/')
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe.each(['embedded', 'redis'])('four processes on one %s store', (store) => {
  const env = () => (store === 'redis' ? { REDIS_URL: redis.url } : {})

  async function signedIn(more: Record<string, string> = {}): Promise<string> {
    fleet = await startFleet(api, 4, { ...env(), ...more })
    const [first] = fleet.members
    const cookie = (await first?.signIn()) ?? ''
    api.expireTokens()
    return cookie
  }

  test.each([3000, 12_000])('a refresh of %i ms happens once for a hundred callers', async (milliseconds) => {
    const cookie = await signedIn()
    api.slow('/auth/refresh_token/', milliseconds)
    expect(tally(await fleet.many(cookie, 25))).toEqual({ 200: 100 })
    expect(refreshes()).toHaveLength(1)
  })

  test('the others take over when the holder is killed while the API works on its call', async () => {
    const cookie = await signedIn()
    api.on('/auth/refresh_token/', () => undefined)
    const answers = fleet.many(cookie, 25)
    while (refreshes().length === 0) await sleep(10)
    const [call] = refreshes()
    if (call) fleet.senderOf(call).process.kill('SIGKILL')
    const start = Date.now()
    api.off('/auth/refresh_token/')
    expect(tally(await answers)).toEqual({ 0: 25, 200: 75 })
    // Lease of three seconds, and one more
    expect(Date.now() - start).toBeLessThan(4500)
    expect(refreshes()).toHaveLength(2)
  })

  test('a holder killed after the API used the token up ends in clean 401s, without a loop', async () => {
    const cookie = await signedIn()
    api.on('/auth/refresh_token/', (_request, _response, body) => {
      api.useUp(JSON.parse(body).refresh_token)
      api.off('/auth/refresh_token/')
    })
    const answers = fleet.many(cookie, 25)
    while (refreshes().length === 0) await sleep(10)
    const [call] = refreshes()
    if (call) fleet.senderOf(call).process.kill('SIGKILL')
    const start = Date.now()
    expect(tally(await answers)).toEqual({ 0: 25, 401: 75 })
    expect(Date.now() - start).toBeLessThan(10_000)
    expect(refreshes()).toHaveLength(2)
  })
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
    api.on('/auth/refresh_token/', (_, response) => json(response, 503, {}))
    expect(tally(await fleet.many(cookie, 5))).toEqual({ [status]: 10 })
    const session = await fleet.members[1]?.ask('/bff/session', { cookie })
    expect(JSON.parse(session?.text ?? '').authenticated).toBe(outage === 'keep')
  },
  30_000,
)

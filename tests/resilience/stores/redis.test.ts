import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { computeStoreKey } from '#bff/session/seal.ts'
import { connectRedis } from '#bff/session/stores/connectRedis.ts'
import { startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { startRedis, type RedisServer } from '../../fakes/redisServer.ts'
import { startRunningBff, type RunningBff } from '../../fakes/runningBff.ts'

let redis: RedisServer
let api: HostileApi
let bff: RunningBff

beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.kill())
beforeEach(async () => {
  api = await startHostileApi()
  bff = await startRunningBff(api, { REDIS_URL: redis.url })
  await waitForStore(bff)
})
afterEach(async () => {
  await bff.stop()
  await api.close()
})

async function waitForStore({ bff: { health } }: RunningBff): Promise<void> {
  while (!(await health.state()).store) await new Promise((resolve) => setTimeout(resolve, 25))
}

const list = '/api/classes/booked/list/'
const terms = '/api/institutes/terms/'

const isServed = (cookie: string) => async () => (await bff.request(list, { cookie })).status === 200

/** While sessions are not available public calls work, signed-in ones fail fast, and no cookie is cleared. */
async function expectAway(cookie: string) {
  const start = Date.now()
  const response = await bff.request(list, { cookie })
  // A caller who waited would get the API's deadline of 15 s
  expect(Date.now() - start).toBeLessThan(10_000)
  expect([response.status, JSON.parse(response.text).code]).toEqual([503, 'session_store_unavailable'])
  expect(response.headers['set-cookie']).toBeUndefined()
  expect((await bff.request(terms)).status).toBe(200)
  expect((await bff.request(terms, { cookie })).status).toBe(200)
  expect((await bff.request('/bff/session')).text).toBe('{"authenticated":false}')
  expect(await bff.bff.health.state()).toMatchObject({ ready: false, store: false })
}

async function runAsAdmin<Result>(work: (connection: ReturnType<typeof connectRedis>) => Promise<Result>) {
  const connection = connectRedis({ urls: [redis.url], mode: 'single' })
  await new Promise((resolve) => connection.once('ready', resolve))
  try {
    return await work(connection)
  } finally {
    connection.disconnect()
  }
}

test('while Redis is down only signed-in calls fail, and they recover with it', async () => {
  const first = await bff.signIn()
  expect((await bff.request(list, { cookie: first })).status).toBe(200)
  await redis.kill()
  await expectAway(first)
  await redis.start()
  // It stored nothing: the old session is gone, a new one works
  await expect.poll(() => bff.signIn()).not.toBe('')
  expect((await bff.request('/bff/session', { cookie: first })).text).toBe('{"authenticated":false}')
})

test('a sign-out while Redis is down clears the cookie, and says that the session may still exist', async () => {
  const cookie = await bff.signIn()
  await redis.kill()
  const out = await bff.request('/api/auth/revoke_token/', { method: 'POST', cookie })
  expect([out.status, JSON.parse(out.text).code]).toEqual([503, 'session_store_unavailable'])
  expect(out.headers['set-cookie']?.[0]).toMatch(/^session=; .*Max-Age=0/)
  await redis.start()
})

test('a Redis that hangs delays no caller by more than a second, and sessions survive', async () => {
  const cookie = await bff.signIn()
  redis.hang()
  await expectAway(cookie)
  redis.resume()
  await expect.poll(isServed(cookie)).toBe(true)
})

test('after a failover the BFF connects to the new primary', async () => {
  const cookie = await bff.signIn()
  const createOwn = () =>
    runAsAdmin(async (connection) => String(await connection.client('LIST')).match(/ addr=\S+/g) ?? [])
  const [before] = await createOwn()
  await runAsAdmin((connection) => connection.replicaof('127.0.0.1', 1))
  expect(JSON.parse((await bff.request('/api/auth/token/', { body: {} })).text).code).toBe(
    'session_store_unavailable',
  )
  await runAsAdmin((connection) => connection.replicaof('NO', 'ONE'))
  await expect.poll(() => bff.signIn()).not.toBe('')
  expect((await bff.request(list, { cookie })).status).toBe(200)
  // On a new connection, because the name may mean another machine now
  expect(await createOwn()).not.toContain(before)
})

test('a full Redis refuses new sessions and keeps existing ones', async () => {
  const cookie = await bff.signIn()
  await runAsAdmin(async (connection) => {
    await connection.config('SET', 'maxmemory', '1')
    const refused = await bff.request('/api/auth/token/', { body: {} })
    expect([refused.status, refused.text.includes('session_store_unavailable')]).toEqual([503, true])
    expect(refused.text).not.toContain('CANARY')
    // Tokens that cannot be stored are revoked
    await expect
      .poll(() => api.findCalls('/auth/revoke_token/').map(({ headers }) => headers.authorization))
      .toEqual(['Bearer CANARY-access-2'])
    expect((await bff.request(list, { cookie })).status).toBe(200)
    await connection.config('SET', 'maxmemory', '0')
  })
})

test('a flushed Redis signs everyone out, and a wrong type at a key gives 503', async () => {
  const [flushed, strange] = [await bff.signIn(), await bff.signIn()]
  const key = `bff:session:${computeStoreKey(strange.split('.')[1] ?? '')}`
  await runAsAdmin(async (connection) => {
    await connection.flushall()
    await connection.lpush(key, 'strange')
  })
  const gone = await bff.request(list, { cookie: flushed })
  expect([gone.status, JSON.parse(gone.text).code]).toEqual([401, 'session_expired'])
  const odd = await bff.request(list, { cookie: strange })
  expect([odd.status, odd.headers['set-cookie']]).toEqual([503, undefined])
})

test('Redis contains no token, no session id and no secret', async () => {
  const cookie = await bff.signIn()
  const [, id = '', secret = ''] = cookie.split('.')
  const dump = await runAsAdmin(async (connection) => {
    const keys = await connection.keys('*')
    const values = await Promise.all(keys.map((key) => connection.dumpBuffer(key)))
    return keys.join() + values.map((value) => value?.toString('latin1')).join()
  })
  expect(dump).toContain('bff:session:')
  for (const canary of ['CANARY', 'sara@', id, secret]) expect(dump).not.toContain(canary)
})

const signInWrong = async ({ request }: RunningBff) =>
  (await request('/api/auth/token/', { body: { user_type: 'student', username: 'x', password: 'wrong' } }))
    .status

test('attempts are counted for all machines, and in memory while Redis is not available', async () => {
  const strict = { REDIS_URL: redis.url, LIMIT_SIGN_IN: '3/1m' }
  const [one, two] = [await startRunningBff(api, strict), await startRunningBff(api, strict)]
  await Promise.all([waitForStore(one), waitForStore(two)])
  const both = [
    await signInWrong(one),
    await signInWrong(two),
    await signInWrong(one),
    await signInWrong(two),
    await signInWrong(one),
  ]
  expect(both).toEqual([200, 200, 200, 429, 429])
  await redis.kill()
  const alone = [
    await signInWrong(one),
    await signInWrong(one),
    await signInWrong(one),
    await signInWrong(one),
  ]
  expect(alone).toEqual([200, 200, 200, 429])
  await redis.start()
  await one.stop()
  await two.stop()
})

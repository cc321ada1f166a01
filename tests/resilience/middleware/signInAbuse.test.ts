import { expect, test } from 'vitest'
import { api, run, startApiPerTest } from '../../fakes/bffsPerTest.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

startApiPerTest()

const behind = { TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8' }
const createOptions = (address: string) => ({ headers: { 'x-forwarded-for': address } })

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['203.0.113.7, nonsense', '127.0.0.1'],
  ['', '127.0.0.1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
])('behind trusted proxies the chain %j means client %s', async (chain, address) => {
  const bff = await run(behind)
  await bff.request('/api/tutor/profile/1/', createOptions(chain))
  expect(api.calls[0]?.headers['x-forwarded-for']).toBe(address)
})

test('forwarded address, host and scheme of an untrusted peer are ignored', async () => {
  const bff = await run({ TRUSTED_PROXIES: '10.0.0.0/8' })
  const response = await bff.request('/api/auth/token/', {
    body: { user_type: 'student', username: 'a', password: 'b' },
    headers: {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    },
  })
  expect(api.calls[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'custom-host': 'localhost',
  })
  expect(response.headers['set-cookie']?.[0]).toMatch(/^session=/)
})

const kid = { user_type: 'kids', username: '000000', password: 'wrong', remember: false }
const createCredentials = (username: string) => ({ user_type: 'student', username, password: 'wrong' })

test('spellings of one account are counted together, as the API reads them', async () => {
  const bff = await run({ ...behind, LIMIT_SIGN_IN: '1/1m' })
  const tries = ['1234567', ' 1234567', '１２３４５６７', 1234567, ['1234567'], [1234567]]
  const statuses: number[] = []
  for (const [index, username] of tries.entries()) {
    const body = { ...createCredentials(''), username }
    statuses.push(
      (await bff.request('/api/auth/token/', { body, ...createOptions(`203.0.113.${index}`) })).status,
    )
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const body = '{"user_type":"kids","user_type":"student","username":"b","password":"wrong"}'
  const headers = {
    'x-forwarded-for': '203.0.113.99',
    'content-type': 'application/json; charset=utf-7',
  }
  expect((await bff.request('/api/auth/token/', { body, headers })).status).toBe(200)
  expect(api.calls.at(-1)?.body).toBe('{"user_type":"student","username":"b","password":"wrong"}')
  expect(api.calls.at(-1)?.headers['content-type']).toBe('application/json')
  const deep = await bff.request('/api/auth/token/', {
    body: '['.repeat(20_000) + ']'.repeat(20_000),
    ...createOptions('203.0.113.98'),
  })
  expect([deep.status, api.calls.length]).toEqual([400, 6])
})

test.each([['kids'], ['Kids '], [['kids']]])("user type %j is counted as a kid's sign-in", async (type) => {
  const bff = await run({ ...behind, LIMIT_PASSCODE: '1/1m', LIMIT_SIGN_IN: '99/1m' })
  const body = { ...kid, user_type: type }
  const statuses = []
  for (let step = 0; step < 2; step += 1)
    statuses.push((await bff.request('/api/auth/token/', { body, ...createOptions('203.0.113.1') })).status)
  expect(statuses).toEqual([200, 429])
})

test('one IP address cannot try many accounts and locks out no one else', async () => {
  const bff = await run({ ...behind, LIMIT_SIGN_IN: '5/1m' })
  const statuses: number[] = []
  const waits: number[] = []
  for (let step = 0; step < 12; step += 1) {
    const response = await bff.request('/api/auth/token/', {
      body: createCredentials(`user-${step}`),
      ...createOptions('203.0.113.1'),
    })
    statuses.push(response.status)
    waits.push(Number(response.headers['retry-after'] ?? 0))
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429, 429, 429])
  expect(waits.map((wait) => wait > 0)).toEqual(statuses.map((status) => status === 429))
  const other = await bff.request('/api/auth/token/', {
    body: createCredentials('user-1'),
    ...createOptions('203.0.113.2'),
  })
  expect(other.status).toBe(200)
  expect(api.findCalls('/auth/token/')).toHaveLength(6)
})

test('attempts at one account from many IP addresses are limited', async () => {
  const bff = await run({ ...behind, LIMIT_SIGN_IN: '2/1m' })
  const statuses: number[] = []
  for (let step = 0; step < 14; step += 1) {
    const body = createCredentials(step % 2 ? ' Victim@example.test ' : 'victim@example.test')
    statuses.push(
      (await bff.request('/api/auth/token/', { body, ...createOptions(`203.0.113.${step}`) })).status,
    )
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

test('passcode guessing is slowed down for the tenant and refused only per IP address', async () => {
  const bff = await run({ ...behind, LIMIT_PASSCODE: '1/1m' })
  const attemptSignIn = async (address: string, host?: string) => {
    const options = { body: kid, ...(host && { host }), ...createOptions(address) }
    return (await bff.request('/api/auth/token/', options)).status
  }
  expect(await attemptSignIn('203.0.113.200')).toBe(200)
  expect(await attemptSignIn('203.0.113.200')).toBe(429)
  for (let step = 0; step < 9; step += 1) expect(await attemptSignIn(`203.0.113.${step}`)).toBe(200)
  const began = Date.now()
  const slowed = attemptSignIn('203.0.113.100').then((status) => [status, Date.now() - began >= 1000])
  // Another tenant is not slowed down: its visitor comes later and is served first
  const other = attemptSignIn('203.0.113.9', `noor.localhost:${bff.port}`)
  expect(await Promise.race([slowed, other])).toBe(200)
  expect(await slowed).toEqual([200, true])
})

test('all addresses of an IPv6 /64 network count as one client', async () => {
  const bff = await run({ ...behind, LIMIT_SIGN_IN: '2/1m' })
  const statuses: number[] = []
  for (const end of ['1', '2', '3']) {
    const response = await bff.request('/api/auth/token/', {
      body: createCredentials(end),
      ...createOptions(`2001:db8:1:2::${end}`),
    })
    statuses.push(response.status)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('a new key can be rolled out replica by replica without ending sessions', async () => {
  const [old, next] = [3, 4].map((byte) => `k${byte}:${Buffer.alloc(32, byte).toString('base64')}`)
  const DATA_DIR = createTemporaryFolder()
  // Every replica learns the new key before the first one seals with it
  const behindOne = await run({ DATA_DIR, SESSION_KEYS: `${old},${next}` })
  const ahead = await run({ DATA_DIR, SESSION_KEYS: `${next},${old}` })
  const cookies = [await behindOne.signIn({ remember: false }), await ahead.signIn({ remember: false })]
  api.expireTokens()
  for (const cookie of cookies) {
    for (const bff of [behindOne, ahead, behindOne]) {
      expect((await bff.request('/api/classes/booked/list/', { cookie })).status).toBe(200)
    }
  }
})

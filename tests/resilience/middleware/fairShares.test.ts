import { once } from 'node:events'
import { expect, test } from 'vitest'
import { api, open, run, startApiPerTest } from '../../fakes/bffsPerTest.ts'
import { failOnUnhandledRejections } from '../../fakes/bffPerTest.ts'
import { sendJson } from '../../fakes/hostileApi.ts'

startApiPerTest()
failOnUnhandledRejections()

const own = '/api/classes/booked/list/'
const createOptions = (address: string) => ({ body: kid, headers: { 'x-forwarded-for': address } })
const student = { user_type: 'student', username: 'a', password: 'b', remember: false }
const kid = { user_type: 'kids', username: '000000', password: 'wrong', remember: false }

test('an Accept-Encoding of 15,000 spaces does not hold up the next visitor', async () => {
  const bff = await run()
  const header = `a${' '.repeat(15_000)}b`
  await bff.request('/api/institutes/terms/')
  const before = process.threadCpuUsage()
  const [, innocent] = await Promise.all([
    bff.request('/api/institutes/terms/', { headers: { 'accept-encoding': header } }),
    bff.request('/api/institutes/terms/'),
  ])
  expect(innocent.status).toBe(200)
  expect(process.threadCpuUsage(before).user).toBeLessThan(300_000)
})

test('a flood of pipelined reads with invented names makes few calls, which end with its connection', async () => {
  const bff = await run({ UPSTREAM_CONNECTIONS: '8', UPSTREAM_QUEUE: '50' })
  const cookie = await bff.signIn()
  let underWay = 0
  api.on('/courses/list/', ({ socket }) => {
    underWay += 1
    socket.once('close', () => (underWay -= 1))
  })
  const formatHead = (index: number, name: string) =>
    `GET /api/courses/list/?${name}=${index} HTTP/1.1\r\nHost: localhost:${bff.port}\r\nX-CSRF: 1\r\n\r\n`
  const invented = Array.from({ length: 1128 }, (_, index) => formatHead(index, 'f')).join('')
  const flood = open(bff.port, invented)
  await expect.poll(() => underWay).toBe(1)
  const declared = Array.from({ length: 1128 }, (_, index) => formatHead(index, 'page')).join('')
  const floods = Array.from({ length: 3 }, () => open(bff.port, declared))
  // They share the call of the first page
  await expect.poll(() => underWay).toBe(2)
  for (const socket of [flood, ...floods]) socket.destroy()
  await expect.poll(async () => (await bff.request(own, { cookie })).status).toBe(200)
  await expect.poll(() => underWay).toBe(0)
})

test('a visitor does not wait behind hundreds of cheap requests of another network', async () => {
  const bff = await run({ TRUSTED_PROXIES: '127.0.0.1' })
  const addresses = [...Array.from({ length: 400 }, () => '192.0.2.1'), '198.51.100.1']
  const sockets = addresses.map(() => open(bff.port, ''))
  const finished: string[] = []
  const load = async () =>
    Promise.all(
      sockets.map(async (socket, index) => {
        const address = addresses[index] ?? ''
        const headers = `Host: localhost:${bff.port}\r\nX-Forwarded-For: ${address}`
        socket.write(`GET /robots.txt HTTP/1.1\r\n${headers}\r\n\r\n`)
        await once(socket, 'data')
        finished.push(address)
      }),
    )
  // The server accepts one connection in each turn of the event loop; those of the second round are all open
  await load()
  finished.length = 0
  await load()
  expect(finished.indexOf('198.51.100.1')).toBeLessThan(200)
})

test('a full queue of our own ends no session', async () => {
  const bff = await run({ UPSTREAM_CONNECTIONS: '2', UPSTREAM_QUEUE: '2' })
  const cookies: string[] = []
  for (let step = 0; step < 9; step += 1) cookies.push(await bff.signIn())
  api.expireTokens()
  api.on('/tutor/', () => undefined)
  const left = new AbortController()
  const flood = Array.from({ length: 40 }, (_, index) =>
    bff.request(`/api/tutor/list/?page=${index}`, { signal: left.signal }).catch(() => undefined),
  )
  await expect.poll(() => api.findCalls('/tutor/').length).toBe(2)
  const during = await Promise.all(cookies.map((cookie) => bff.request(own, { cookie })))
  expect(during.map(({ status }) => status)).not.toContain(401)
  left.abort()
  await Promise.all(flood)
  api.restore('/tutor/')
  await expect.poll(async () => (await bff.request(own, { cookie: cookies[0] ?? '' })).status).toBe(200)
  for (const cookie of cookies) expect((await bff.request(own, { cookie })).status).toBe(200)
}, 40_000)

test("an open circuit of the API's auth calls keeps sessions, and sign-in recovers with it", async () => {
  const bff = await run({ TRUSTED_PROXIES: '127.0.0.1' }, { breakerTimes: { window: 2000, pause: 300 } })
  const cookie = await bff.signIn()
  api.expireTokens()
  api.on('/auth/token/', (_, response) => sendJson(response, 500, {}))
  // Of many networks, because the failures of one visitor pause that visitor alone
  for (let step = 0; step < 30; step += 1)
    await bff.request('/api/auth/token/', { ...createOptions(`198.51.${step}.1`), body: student })
  expect((await bff.bff.health.state()).breaker).toBe('open')
  api.restore('/auth/token/')
  expect((await bff.request(own, { cookie })).status).toBe(200)
})

test("one person's calls that the API answers 500 pause for that person, and another's go on", async () => {
  const bff = await run()
  const [attacker, innocent] = [await bff.signIn(), await bff.signIn({ username: 'other' })]
  const failing = '/api/classes/booked/list/?page=9'
  api.on('/classes/booked/list/', (request, response) =>
    sendJson(response, request.url?.includes('page=9') ? 500 : 200, { data: [] }),
  )
  for (let step = 0; step < 30; step += 1) await bff.request(failing, { cookie: attacker })
  const refused = await bff.request('/api/classes/booked/list/', { cookie: attacker })
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1'])
  expect((await bff.request('/api/classes/booked/list/', { cookie: innocent })).status).toBe(200)
})

test('public reads that fail stop neither sign-in nor other calls', async () => {
  const bff = await run()
  const cookie = await bff.signIn()
  api.on('/tutor/list/', (_, response) => sendJson(response, 500, {}))
  for (let page = 0; page < 30; page += 1) await bff.request(`/api/tutor/list/?page=${page}`)
  expect(await bff.signIn()).toContain('session=')
  expect((await bff.request(own, { cookie })).status).toBe(200)
})

test('sign-in works while slow calls hold every other connection', async () => {
  const bff = await run({ UPSTREAM_CONNECTIONS: '8', UPSTREAM_QUEUE: '0', TRUSTED_PROXIES: '127.0.0.1' })
  api.on('/tutor/', () => undefined)
  const left = new AbortController()
  const flood = Array.from({ length: 20 }, (_, index) => {
    const headers = { 'x-forwarded-for': `192.0.2.${index}` }
    return bff
      .request(`/api/tutor/list/?page=${index}`, { headers, signal: left.signal })
      .catch(() => undefined)
  })
  await expect.poll(() => api.findCalls('/tutor/').length).toBe(7)
  expect(await bff.signIn()).toContain('session=')
  left.abort()
  await Promise.all(flood)
})

test('passcode guesses from 1,000 IPv6 networks wait in line, and a kid elsewhere still signs in', async () => {
  const bff = await run({ TRUSTED_PROXIES: '127.0.0.1', LIMIT_PASSCODE: '2/1m' })
  const start = Date.now()
  const left = new AbortController()
  const statuses: number[] = []
  const flood = Array.from({ length: 1000 }, (_, index) =>
    bff
      .request('/api/auth/token/', {
        ...createOptions(`2001:db8:${(index >> 8).toString(16)}:${(index % 256).toString(16)}::1`),
        signal: left.signal,
      })
      .then(({ status }) => statuses.push(status))
      .catch(() => undefined),
  )
  await expect.poll(() => statuses.filter((status) => status === 429).length).toBeGreaterThan(900)
  // 2 * 10 attempts of the tenant pass at once, after them one a second
  const seconds = Math.ceil((Date.now() - start) / 1000)
  expect(api.findCalls('/auth/token/').length).toBeLessThan(22 + seconds)
  expect((await bff.request('/api/auth/token/', createOptions('203.0.113.77'))).status).toBe(200)
  left.abort()
  await Promise.all(flood)
}, 60_000)

test('slow sign-ups and failing social sign-ins of many addresses leave the sign-in with a password alone', async () => {
  const bff = await run({ UPSTREAM_CONNECTIONS: '64', TRUSTED_PROXIES: '127.0.0.1' })
  api.on('/auth/signup/user/', () => undefined)
  api.on('/auth/social-sign-in/', (_, response) => sendJson(response, 500, {}))
  const controller = new AbortController()
  const post = (path: string, address: number) =>
    bff
      .request(path, { ...createOptions(`192.0.2.${address}`), body: {}, signal: controller.signal })
      .catch(() => undefined)
  const flood = Array.from({ length: 30 }, (_, address) => post('/api/auth/signup/user/', address))
  await expect.poll(() => api.findCalls('/auth/signup/').length).toBe(30)
  for (let address = 0; address < 30; address += 1) await post('/api/auth/social-sign-in/', address)
  expect((await post('/api/auth/social-sign-in/', 99))?.status).toBe(503)
  expect(await bff.signIn()).toContain('session=')
  controller.abort()
  await Promise.all(flood)
})

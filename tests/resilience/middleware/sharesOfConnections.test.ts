import { expect, test } from 'vitest'
import { api, open, run, startApiPerTest } from '../../fakes/bffsPerTest.ts'
import { failOnUnhandledRejections } from '../../fakes/bffPerTest.ts'

startApiPerTest()
failOnUnhandledRejections()

const own = '/api/classes/booked/list/'
const createOptions = (address: string) => ({ headers: { 'x-forwarded-for': address } })

const countCalls = () => api.findCalls('/tutor/').length + api.findCalls('/classes/').length
const listCalls = () => api.findCalls('/tutor/list/').map(({ target }) => target)

test('one visitor with unread media leaves connections to others', async () => {
  const bff = await run({ UPSTREAM_CONNECTIONS: '20' })
  const [greedy, other] = [await bff.signIn(), await bff.signIn({ username: 'other' })]
  api.on('/files/', (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': 50_000_000 })
    response.end(Buffer.alloc(50_000_000))
  })
  const head = `GET /api/files/detail/1/ HTTP/1.1\r\nHost: localhost:${bff.port}\r\nX-CSRF: 1\r\nCookie: ${greedy}\r\n\r\n`
  for (let step = 0; step < 64; step += 1) open(bff.port, head)
  await expect.poll(() => api.findCalls('/files/').length).toBe(2)
  api.on('/files/', (_, response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('small'))
  const heard = await bff.request('/api/files/detail/2/', { cookie: other })
  expect([heard.status, heard.text]).toEqual([200, 'small'])
})

test('a session has a share of the calls under way; beyond it that session alone gets 429', async () => {
  const bff = await run({ UPSTREAM_CONNECTIONS: '300' })
  const [greedy, other] = [await bff.signIn(), await bff.signIn({ username: 'other' })]
  api.on('/classes/', () => undefined)
  const controller = new AbortController()
  const request = () => bff.request(own, { cookie: greedy, signal: controller.signal }).catch(() => undefined)
  const flood = Array.from({ length: 128 }, request)
  await expect.poll(() => api.findCalls('/classes/').length).toBe(128)
  const beyond = await bff.request(own, { cookie: greedy })
  expect([beyond.status, beyond.headers['retry-after']]).toEqual([429, '1'])
  api.restore('/classes/')
  expect((await bff.request(own, { cookie: other })).status).toBe(200)
  controller.abort()
  await Promise.all(flood)
})

test('one address with slow calls, as a guest and with many sessions, leaves connections to others', async () => {
  const bff = await run({ UPSTREAM_CONNECTIONS: '20', TRUSTED_PROXIES: '127.0.0.1' })
  const greedy = await Promise.all(Array.from({ length: 5 }, () => bff.signIn()))
  const other = await bff.signIn({ username: 'other' })
  for (const path of ['/tutor/', '/classes/']) api.on(path, () => undefined)
  const controller = new AbortController()
  const request = (path: string, cookie?: string) =>
    bff
      .request(path, {
        ...createOptions('192.0.2.1'),
        signal: controller.signal,
        ...(cookie ? { cookie } : {}),
      })
      .catch(() => undefined)
  const flood = [
    ...Array.from({ length: 100 }, (_, index) => request(`/api/tutor/list/?page=${index}`)),
    ...greedy.flatMap((cookie) => Array.from({ length: 20 }, () => request(own, cookie))),
  ]
  // Six tenths of 17; what is left is for those within their share
  await expect.poll(countCalls).toBe(11)
  api.restore('/classes/')
  const innocent = await bff.request(own, { ...createOptions('192.0.2.2'), cookie: other })
  expect(innocent.status).toBe(200)
  expect(countCalls()).toBe(12)
  controller.abort()
  await Promise.all(flood)
})

test('a visitor who asks for the same public read as a flooder does not wait for the turn of the flooder', async () => {
  const bff = await run({ UPSTREAM_CONNECTIONS: '20', TRUSTED_PROXIES: '127.0.0.1' })
  api.on('/tutor/', () => undefined)
  const controller = new AbortController()
  const request = (page: number) =>
    bff
      .request(`/api/tutor/list/?page=${page}`, { ...createOptions('192.0.2.1'), signal: controller.signal })
      .catch(() => undefined)
  const flood = Array.from({ length: 60 }, (_, page) => request(page))
  await expect.poll(() => listCalls().length).toBe(11)
  await expect.poll(() => bff.bff.metrics.registry.metrics()).toContain('bff_upstream_waiting 49')
  api.restore('/tutor/')
  const innocent = await bff.request('/api/tutor/list/?page=40', createOptions('192.0.2.2'))
  expect(innocent.status).toBe(200)
  expect(listCalls().filter((target) => target.includes('page=40'))).toHaveLength(1)
  controller.abort()
  await Promise.all(flood)
})

test('one address with unread media in many sessions leaves media to others', async () => {
  const bff = await run({ UPSTREAM_CONNECTIONS: '20', TRUSTED_PROXIES: '127.0.0.1' })
  const greedy = await Promise.all(
    Array.from({ length: 8 }, (_, index) => bff.signIn({ username: `p${index}` })),
  )
  const other = await bff.signIn({ username: 'other' })
  api.on('/files/', (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': 50_000_000 })
    response.end(Buffer.alloc(50_000_000))
  })
  for (const cookie of greedy)
    for (let step = 0; step < 4; step += 1)
      open(
        bff.port,
        `GET /api/files/detail/1/ HTTP/1.1\r\nHost: localhost:${bff.port}\r\nX-CSRF: 1\r\nX-Forwarded-For: 192.0.2.1\r\nCookie: ${cookie}\r\n\r\n`,
      )
  // Half of the nine that media may have
  await expect.poll(() => api.findCalls('/files/').length).toBe(5)
  api.on('/files/', (_, response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('small'))
  const heard = await bff.request('/api/files/detail/2/', {
    cookie: other,
    ...createOptions('192.0.2.2'),
  })
  expect([heard.status, heard.text]).toEqual([200, 'small'])
})

test('one person with sessions of many addresses leaves media to others', async () => {
  const bff = await run({ UPSTREAM_CONNECTIONS: '64', TRUSTED_PROXIES: '127.0.0.1' })
  const greedy = await Promise.all(Array.from({ length: 8 }, () => bff.signIn()))
  const other = await bff.signIn({ username: 'other' })
  api.on('/files/', (_, response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('a'))
  const controller = new AbortController()
  const flood = greedy.flatMap((cookie, address) =>
    Array.from({ length: 4 }, () =>
      bff
        .request('/api/files/detail/1/', {
          ...createOptions(`192.0.2.${address}`),
          cookie,
          signal: controller.signal,
        })
        .catch(() => undefined),
    ),
  )
  // Three tenths of the 28 that media may have
  await expect.poll(() => api.findCalls('/files/').length).toBe(9)
  api.on('/files/', (_, response) => response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('small'))
  const heard = await bff.request('/api/files/detail/2/', { cookie: other, ...createOptions('192.0.2.1') })
  expect([heard.status, heard.text]).toEqual([200, 'small'])
  expect(api.findCalls('/files/')).toHaveLength(10)
  controller.abort()
  await Promise.all(flood)
})

test('guests of many addresses leave connections, and places in the queue, to signed-in people', async () => {
  const env = { UPSTREAM_CONNECTIONS: '20', UPSTREAM_QUEUE: '16', TRUSTED_PROXIES: '127.0.0.1' }
  const bff = await run(env)
  const cookie = await bff.signIn()
  api.on('/tutor/', () => undefined)
  const controller = new AbortController()
  const request = (address: number, page: number) =>
    bff.request(`/api/tutor/list/?page=${address * 2 + page}`, {
      ...createOptions(`192.0.2.${address}`),
      signal: controller.signal,
    })
  const refused: number[] = []
  const flood = Array.from({ length: 40 }, (_, address) =>
    [0, 1].map((page) =>
      request(address, page).then(
        ({ status }) => refused.push(status),
        () => undefined,
      ),
    ),
  ).flat()
  // Of 17 connections and 16 places in the queue, 15 and 14 are for guests
  await expect.poll(() => refused.length).toBe(80 - 29)
  expect(new Set(refused)).toEqual(new Set([503]))
  expect(api.findCalls('/tutor/')).toHaveLength(15)
  expect((await bff.request(own, { cookie, ...createOptions('192.0.2.3') })).status).toBe(200)
  controller.abort()
  await Promise.all(flood)
})

test('sign-ins of many addresses leave a connection to the refresh of a session', async () => {
  const bff = await run({ UPSTREAM_CONNECTIONS: '64', UPSTREAM_QUEUE: '16', TRUSTED_PROXIES: '127.0.0.1' })
  const cookie = await bff.signIn()
  api.expireTokens()
  api.on('/auth/token/', () => undefined)
  const controller = new AbortController()
  const refused: number[] = []
  const flood = Array.from({ length: 40 }, (_, address) =>
    bff
      .request('/api/auth/token/', {
        body: { username: 'sara', password: 'wrong' },
        ...createOptions(`192.0.2.${address}`),
        signal: controller.signal,
      })
      .then(
        ({ status }) => refused.push(status),
        () => undefined,
      ),
  )
  // Of eight connections and 16 places in the queue, seven and 14 are for guests
  await expect.poll(() => refused.length).toBe(40 - 21)
  expect((await bff.request(own, { cookie, ...createOptions('192.0.2.3') })).status).toBe(200)
  controller.abort()
  await Promise.all(flood)
})

import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failOnUnhandledRejections } from '../../fakes/bffPerTest.ts'
import { sendJson, startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { startRunningBff, type RunningBff } from '../../fakes/runningBff.ts'

let api: HostileApi
let bff: RunningBff

beforeEach(async () => {
  api = await startHostileApi()
  bff = await startRunningBff(
    api,
    { UPSTREAM_TIMEOUT_MS: '600', UPSTREAM_CONNECTIONS: '8' },
    { breakerTimes: { window: 2000, pause: 300 } },
  )
})
afterEach(async () => {
  await bff.stop()
  await api.close()
})
failOnUnhandledRejections()

const list = '/api/classes/booked/list/'
const booked = '/classes/booked/list/'
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const parseCode = (received: { text: string }) => JSON.parse(received.text).code

test('a read is retried after a temporary failure, a write never', async () => {
  const cookie = await bff.signIn()
  for (const behave of [
    (request: IncomingMessage) => request.socket.destroy(),
    (_: IncomingMessage, response: ServerResponse) => sendJson(response, 503, {}),
  ]) {
    const before = api.findCalls(booked).length
    api.on(booked, (request, response) => {
      api.restore(booked)
      return behave(request, response)
    })
    expect((await bff.request(list, { cookie })).status).toBe(200)
    expect(api.findCalls(booked)).toHaveLength(before + 2)
  }
  api.on('/institutes/subscription/', ({ socket }) => socket.destroy())
  const written = await bff.request('/api/institutes/subscription/add/', {
    body: { email: 'a@example.test' },
  })
  expect([written.status, api.findCalls('/institutes/subscription/').length]).toEqual([502, 1])
})

test('a retry waits as long as Retry-After asks, and a wait of minutes is left to the caller', async () => {
  const patient = await startRunningBff(api)
  const cookie = await patient.signIn()
  const failOnce = (seconds: string) =>
    api.on(booked, (_, response) => {
      api.restore(booked)
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': seconds }).end('{}')
    })
  failOnce('1')
  const start = Date.now()
  expect((await patient.request(list, { cookie })).status).toBe(200)
  expect(Date.now() - start).toBeGreaterThanOrEqual(1000)
  failOnce('120')
  const before = api.findCalls(booked).length
  const received = await patient.request(list, { cookie })
  expect([received.status, received.headers['retry-after']]).toEqual([503, '120'])
  expect(api.findCalls(booked)).toHaveLength(before + 1)
  await patient.stop()
})

test('a failing API opens the circuit, is tried with one call, and stale responses are served meanwhile', async () => {
  const cookie = await bff.signIn()
  api.on(booked, (_, response) => sendJson(response, 500, {}))
  for (let step = 0; step < 30; step += 1) await bff.request(list, { cookie })
  const before = api.findCalls(booked).length
  const refused = await bff.request(list, { cookie })
  expect([refused.status, parseCode(refused), refused.headers['retry-after']]).toEqual([
    503,
    'overloaded',
    '1',
  ])
  expect(api.findCalls(booked)).toHaveLength(before)
  // Told apart from too much work here, which has an alert of its own
  const metrics = await bff.bff.metrics.registry.metrics()
  expect(metrics).toMatch(/bff_refused_total\{code="breaker_open"\} [1-9]/)
  expect(metrics).toContain('bff_refused_total{code="overloaded"} 0')
  // A call that was never sent is not measured as the API's speed
  expect(metrics).toContain(`bff_upstream_seconds_count{route="${booked}",status="5xx"} ${before}`)
  expect(metrics).not.toMatch(/bff_upstream_seconds_count\{.*status="overloaded"/)
  // The failures of one visitor alone do not say that the API is down
  expect((await bff.bff.health.state()).breaker).toBe('closed')
  api.restore(booked)
  await sleep(350)
  expect((await bff.request(list, { cookie })).status).toBe(200)
})

test('aborted calls do not open the circuit', async () => {
  const cookie = await bff.signIn()
  api.on(booked, () => undefined)
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      await bff.request(list, { cookie, signal: AbortSignal.timeout(60) }).catch(() => undefined)
    }),
  )
  api.restore(booked)
  expect((await bff.bff.health.state()).breaker).toBe('closed')
  expect((await bff.request(list, { cookie })).status).toBe(200)
})

test('calls succeed again after the API restarts', async () => {
  const cookie = await bff.signIn()
  await api.close()
  expect(parseCode(await bff.request(list, { cookie }))).toBe('upstream_unreachable')
  await api.reopen()
  expect((await bff.request(list, { cookie })).status).toBe(200)
})

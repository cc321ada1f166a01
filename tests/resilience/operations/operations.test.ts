import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHttpClient } from '../../fakes/httpClient.ts'
import { startBffProcess, stopBffProcesses, type BffProcess } from '../../fakes/bffProcess.ts'
import { countValues } from '../../fakes/fleet.ts'
import { startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

let api: HostileApi
const started: BffProcess[] = []

beforeEach(async () => {
  api = await startHostileApi()
})
afterEach(async () => {
  await stopBffProcesses(...started.splice(0))
  await api.close()
})

async function start(env: Record<string, string> = {}): Promise<BffProcess> {
  const child = await startBffProcess({ API_BASE_URL: api.base, DATA_DIR: createTemporaryFolder(), ...env })
  started.push(child)
  return child
}

const terms = '/api/institutes/terms/'
const list = '/api/classes/booked/list/'

test('health and metrics are served by the admin listener only', async () => {
  const child = await start()
  const { request, signIn } = createHttpClient(child.port)
  const cookie = await signIn()
  await request(`${list}?secret=CANARY-query`, { cookie, headers: { 'x-request-id': 'CANARY\r\nid' } }).catch(
    () => undefined,
  )
  await request(`${list}?secret=CANARY-query`, { cookie })
  await request('/api/CANARY-path/')
  expect(await child.admin('/livez')).toEqual({ status: 200, text: 'ok\n' })
  const ready = await child.admin('/readyz')
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    200,
    { ready: true, starting: false, store: true, draining: false, event_loop: true, breaker: 'closed' },
  ])
  const metrics = await child.admin('/metrics')
  expect(metrics.text).toContain(
    'bff_request_seconds_count{route="/classes/booked/list/",method="GET",status="2xx"}',
  )
  expect(metrics.text).toMatch(/bff_sessions_total\{event="started"\} 1/)
  expect(metrics.text).toMatch(/bff_refused_total\{code="not_found"\} 1/)
  expect(metrics.text).toMatch(/bff_upstream_open 0/)
  await sleep(200)
  const lines = child
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const route = lines
    .map((line) => JSON.parse(line))
    .find(({ route: own }) => own === '/classes/booked/list/')
  expect(Object.keys(route)).toEqual([
    'level',
    'time',
    'event',
    'request_id',
    'tenant',
    'method',
    'route',
    'status',
    'ms',
  ])
  for (const secret of ['CANARY', cookie.split('.')[2] ?? '-', 'sara@']) {
    expect(child.output() + metrics.text).not.toContain(secret)
  }
  for (const path of ['/livez', '/readyz', '/metrics']) {
    expect((await request(path, { headers: { accept: 'application/json' } })).status).toBe(404)
  }
})

test('a stop under load fails no call: not ready first, then connections close, then exit 0', async () => {
  const child = await start({ DRAIN_DELAY_MS: '3000' })
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const { request, signIn } = createHttpClient(child.port, agent)
  const cookie = await signIn()
  api.delay('/classes/', 30)
  const silent = connect(child.port, '127.0.0.1')
  silent.on('error', () => undefined)
  const responses: Promise<number>[] = []
  const balancer = new AbortController()
  const seen = balancer.signal
  const watch = (async () => {
    while ((await child.admin('/readyz').catch(() => ({ status: 0 }))).status === 200) await sleep(20)
    balancer.abort()
  })()
  // Like a load balancer: requests are sent while it reports ready
  const load = (async () => {
    while (!seen.aborted) {
      responses.push(
        request(list, { cookie }).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      await sleep(2)
    }
  })()
  // The stop comes while calls are in flight, however slow the machine is
  await expect.poll(() => responses.length).toBeGreaterThan(60)
  child.process.kill('SIGTERM')
  await Promise.all([watch, load])
  // Still within the delay, which a busy machine must not outlast
  const last = await request(list, { cookie })
  expect([last.status, last.headers.connection]).toEqual([200, 'close'])
  expect(await child.ended).toBe(0)
  expect(countValues(await Promise.all(responses))).toEqual({ 200: responses.length })
  agent.destroy()
})

test('a second signal exits at once with status 1', async () => {
  const child = await start({ DRAIN_DELAY_MS: '5000' })
  child.process.kill('SIGTERM')
  // Two signals that wait to be handled would be one
  await expect.poll(async () => (await child.admin('/readyz')).status).toBe(503)
  child.process.kill('SIGTERM')
  expect(await child.ended).toBe(1)
})

test('several processes serve one port, share their rate limits and add up their metrics', async () => {
  const child = await start({ PROCESSES: '2', LIMIT_SIGN_IN: '4/1m' })
  const { request } = createHttpClient(child.port)
  while ((await child.admin('/readyz')).status !== 200) await sleep(50)
  const wrong = { user_type: 'student', username: 'x', password: 'wrong' }
  const statuses: number[] = []
  for (let step = 0; step < 8; step += 1)
    statuses.push((await request('/api/auth/token/', { body: wrong })).status)
  expect(countValues(statuses)).toEqual({ 200: 4, 429: 4 })
  const { text: metrics } = await child.admin('/metrics')
  expect(metrics).toMatch(/bff_refused_total\{code="rate_limited"\} 4/)
  const state = JSON.parse((await child.admin('/readyz')).text)
  expect(state.processes).toHaveLength(2)
  child.process.kill('SIGTERM')
  expect(await child.ended).toBe(0)
})

test('traces reach a collector, contain no path and continue into the API', async () => {
  const bodies: string[] = []
  const collector = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => bodies.push(`${request.url} ${body}`))
    response.end()
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const address = collector.address()
  const port = typeof address === 'object' ? address?.port : 0
  const child = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
  const received = await createHttpClient(child.port).request(`${terms}?q=CANARY`, {
    headers: { traceparent: 'evil' },
  })
  const { traceparent } = api.findCalls('/institutes/terms/')[0]?.headers ?? {}
  const id = String(received.headers['x-request-id']).replaceAll('-', '')
  expect(traceparent).toMatch(new RegExp(`^00-${id}-[0-9a-f]{16}-01$`))
  child.process.kill('SIGTERM')
  await child.ended
  const all = bodies.join('\n')
  expect(all).toMatch(/^\/v1\/traces /)
  expect(all).toContain(id)
  expect(all).toContain('GET /institutes/terms/')
  expect(all).not.toMatch(/CANARY/)
  collector.close()
})

test('a blocked event loop makes the process not ready and is counted', async () => {
  const child = await start()
  expect((await child.admin('/readyz')).status).toBe(200)
  child.process.kill('SIGSTOP')
  await sleep(2000)
  child.process.kill('SIGCONT')
  await sleep(100)
  const state = await child.admin('/readyz')
  expect([state.status, JSON.parse(state.text).event_loop]).toEqual([503, false])
  expect((await child.admin('/livez')).status).toBe(200)
  expect((await child.admin('/metrics')).text).toMatch(/bff_event_loop_blocked_total 1/)
})

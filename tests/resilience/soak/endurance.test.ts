import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHttpClient, findCookie } from '../../fakes/httpClient.ts'
import { startBffProcess, stopBffProcesses, type BffProcess } from '../../fakes/bffProcess.ts'
import { startFleet, countValues } from '../../fakes/fleet.ts'
import { sendJson, startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { readResidentBytes } from '../../fakes/processUsage.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

let api: HostileApi
let child: BffProcess

beforeEach(async () => {
  api = await startHostileApi()
  child = await startBffProcess({ API_BASE_URL: api.base, DATA_DIR: createTemporaryFolder() })
})
afterEach(async () => {
  await stopBffProcesses(child)
  await api.close()
})

const list = '/api/classes/booked/list/'

test('a slow reader of 400 MB does not use memory', async () => {
  const { signIn } = createHttpClient(child.port)
  const cookie = await signIn()
  api.on('/classes/', (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': 400_000_000 })
    const chunk = Buffer.alloc(1_000_000)
    let left = 400
    const addMore = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1
        if (!response.write(chunk)) return void response.once('drain', addMore)
      }
      response.end()
    }
    addMore()
  })
  const before = readResidentBytes(child)
  const socket = connect(child.port, '127.0.0.1')
  socket.write(
    `GET ${list} HTTP/1.1\r\nHost: localhost:${child.port}\r\nX-CSRF: 1\r\nCookie: ${cookie}\r\n\r\n`,
  )
  let received = 0
  let most = 0
  socket.on('data', (chunk) => {
    received += chunk.length
    most = Math.max(most, readResidentBytes(child) - before)
    socket.pause()
    setTimeout(() => socket.resume(), 1)
  })
  const stopAt = Date.now() + 12_000
  const isOver = () => received >= 400_000_000 || Date.now() > stopAt
  while (!isOver()) await sleep(100)
  expect(received).toBeGreaterThan(1_000_000)
  expect(most).toBeLessThan(50_000_000)
  socket.destroy()
})

test('a minute of aborting clients leaves no open files, calls or memory', async () => {
  const { request, signIn } = createHttpClient(child.port)
  const cookie = await signIn()
  api.on('/classes/', (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' })
    const timer = setInterval(() => response.write('x'.repeat(2000)), 3)
    setTimeout(() => {
      clearInterval(timer)
      response.end()
    }, 60)
    response.once('close', () => clearInterval(timer))
  })
  const head = `GET ${list} HTTP/1.1\r\nHost: localhost:${child.port}\r\nX-CSRF: 1\r\nCookie: ${cookie}\r\n\r\n`
  const sendAndAbort = () =>
    new Promise<void>((resolve) => {
      const socket = connect(child.port, '127.0.0.1', () =>
        socket.write(head.slice(0, Math.floor(Math.random() * head.length * 2))),
      )
      socket.on('error', () => undefined).on('data', () => undefined)
      socket.once('close', () => resolve())
      setTimeout(() => socket.resetAndDestroy(), Math.random() * 80)
    })
  const before = readResidentBytes(child)
  const stopAt = Date.now() + 60_000
  let visitors = 0
  while (Date.now() < stopAt) {
    await Promise.all(Array.from({ length: 100 }, sendAndAbort))
    visitors += 100
  }
  await sleep(500)
  api.restore('/classes/')
  expect(visitors).toBeGreaterThan(1000)
  expect((await child.admin('/metrics')).text).toContain('bff_upstream_open 0')
  expect(readResidentBytes(child) - before).toBeLessThan(150_000_000)
  expect((await request(list, { cookie })).status).toBe(200)
})

test('no secret appears in logs, metrics, traces or responses of a mixed run', async () => {
  const seen: string[] = []
  const collector = createServer((request, response) => {
    void text(request).then((body) => seen.push(body))
    response.end()
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo // Guaranteed by listening on a port
  await stopBffProcesses(child)
  child = await startBffProcess({
    API_BASE_URL: api.base,
    DATA_DIR: createTemporaryFolder(),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  })
  const { request, signIn } = createHttpClient(child.port)
  // One minute makes about ten thousand calls of every kind
  const stopAt = Date.now() + 60_000
  for (let step = 0; Date.now() < stopAt; step += 1) {
    const cookie = await signIn({ username: 'CANARY-name@example.test', password: 'CANARY-password' })
    if (step % 3 === 0) api.expireTokens()
    if (step % 5 === 0) {
      api.on('/classes/', (_, response) => {
        api.restore('/classes/')
        sendJson(response, 500, { detail: 'odd' })
      })
    }
    const responses = await Promise.all([
      request(`${list}?q=CANARY-query`, { cookie }),
      request('/bff/session', { cookie }),
      request('/api/CANARY-path/', { cookie }),
      request('/api/auth/token/', { cookie, body: '{"CANARY-broken' }),
    ])
    const out = await request('/api/auth/revoke_token/', { method: 'POST', cookie })
    seen.push(...[...responses, out].map((response) => response.text + JSON.stringify(response.headers)))
    expect(findCookie(out)).toBe('session=')
  }
  const metrics = (await child.admin('/metrics')).text
  child.process.kill('SIGTERM')
  await child.ended
  collector.close()
  expect(seen.some((body) => body.includes('resourceSpans'))).toBe(true)
  const all = `${seen.join('\n')}${child.output()}${metrics}`
  // Only the fake API's own response may contain the path
  expect(all.replaceAll('"path":"/classes/booked/list/"', '')).not.toContain('CANARY')
})

test('a lease holder that is suspended for longer than its lease does not end the session', async () => {
  const fleet = await startFleet(api, 3)
  const cookie = (await fleet.members[0]?.signIn()) ?? ''
  api.expireTokens()
  api.on('/auth/refresh_token/', () => undefined)
  const responses = fleet.callMany(cookie, 10)
  while (api.findCalls('/auth/refresh_token/').length === 0) await sleep(10)
  const [call] = api.findCalls('/auth/refresh_token/')
  const holder = call && fleet.findSender(call)
  holder?.process.kill('SIGSTOP')
  api.restore('/auth/refresh_token/')
  await sleep(5000)
  holder?.process.kill('SIGCONT')
  expect(countValues(await responses)).toEqual({ 200: 30 })
  const session = await fleet.members[1]?.request('/bff/session', { cookie })
  expect(JSON.parse(session?.text ?? '').authenticated).toBe(true)
  await fleet.stop()
})

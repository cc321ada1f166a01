import { Agent, request as openRequest } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createHttpClient } from '../../fakes/httpClient.ts'
import { startBffProcess, type BffProcess } from '../../fakes/bffProcess.ts'
import { startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

let api: HostileApi
let child: BffProcess

beforeEach(async () => {
  api = await startHostileApi()
  child = await startBffProcess({
    API_BASE_URL: api.base,
    DATA_DIR: createTemporaryFolder(),
    DRAIN_DELAY_MS: '200',
    DRAIN_TIMEOUT_MS: '1500',
  })
})
afterEach(() => api.close())

/** A client that reads events as long as they are sent. */
function listenTo(cookie: string) {
  const socket = connect(child.port, '127.0.0.1')
  const state = { text: '', isClosed: false }
  socket.on('data', (chunk) => (state.text += chunk)).on('error', () => undefined)
  socket.once('close', () => (state.isClosed = true))
  socket.write(
    `GET /api/classes/booked/list/ HTTP/1.1\r\nHost: localhost:${child.port}\r\nX-CSRF: 1\r\nCookie: ${cookie}\r\n\r\n`,
  )
  return state
}

function upload(cookie: string) {
  const headers = {
    host: `localhost:${child.port}`,
    'x-csrf': '1',
    cookie,
    'content-type': 'multipart/form-data; boundary=x',
  }
  const path = '/api/files/upload/'
  const outgoing = openRequest({ port: child.port, host: '127.0.0.1', path, method: 'POST', headers })
  const status = new Promise((resolve, reject) => {
    outgoing.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject)
  })
  return { outgoing, status }
}

test('a stop lets an upload finish, cuts off an endless stream at the time limit, and exits with 0', async () => {
  const { signIn } = createHttpClient(child.port)
  const cookie = await signIn()
  api.on('/classes/', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const timer = setInterval(() => response.write('data: x\n\n'), 50)
    response.once('close', () => clearInterval(timer))
  })
  const events = listenTo(cookie)
  const silent = connect(child.port, '127.0.0.1').on('error', () => undefined)
  const { outgoing, status } = upload(cookie)
  outgoing.write('x'.repeat(50_000))
  while (!events.text.includes('data: x')) await sleep(20)
  const stopped = Date.now()
  child.process.kill('SIGTERM')
  for (let step = 0; step < 6; step += 1) {
    await sleep(100)
    outgoing.write('x'.repeat(50_000))
  }
  outgoing.end()
  expect(await status).toBe(200)
  const [received] = api.findCalls('/files/upload/')
  expect(received?.body).toHaveLength(350_000)
  expect(events.isClosed).toBe(false)
  const before = events.text.length
  expect(await child.ended).toBe(0)
  expect(Date.now() - stopped).toBeGreaterThan(1400)
  // The part received before the cut is intact and never looks complete
  expect(events.text.length).toBeGreaterThan(before)
  expect(events.text).not.toMatch(/\r\n0\r\n\r\n$/)
  silent.destroy()
})

test('a response in flight during a stop announces `connection: close`', async () => {
  const { request, signIn } = createHttpClient(child.port, new Agent({ keepAlive: true }))
  const cookie = await signIn()
  api.delay('/classes/', 600)
  const response = request('/api/classes/booked/list/', { cookie })
  await expect.poll(() => api.findCalls('/classes/').length).toBe(1)
  child.process.kill('SIGTERM')
  expect((await response).headers.connection).toBe('close')
  expect(await child.ended).toBe(0)
})

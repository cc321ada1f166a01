import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { api, bff, failOnUnhandledRejections, startBffPerTest } from '../../fakes/bffPerTest.ts'

startBffPerTest({ UPSTREAM_CONNECTIONS: '4', UPSTREAM_TIMEOUT_MS: '1500' })
failOnUnhandledRejections()

const media = '/api/files/detail/1/'
const large = 50_000_000
const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

const get = (target: string, cookie: string) =>
  `GET ${target} HTTP/1.1\r\nHost: localhost:${bff.port}\r\nX-CSRF: 1\r\nCookie: ${cookie}\r\n\r\n`

/** Creates a client that sends requests and reads only after resume(). */
function send(bytes: string): Socket {
  const socket = connect(bff.port, '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  socket.write(bytes)
  return socket
}

const open = async () => /bff_upstream_open (\d+)/.exec(await bff.bff.metrics.registry.metrics())?.[1]

/** Sends more than all buffers together hold */
function sendLarge(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': large })
  response.end(Buffer.alloc(large))
}

test('a pipelined file is fetched once it is its turn, and never when the client has disconnected', async () => {
  const cookie = await bff.signIn()
  let files = 0
  api.on('/classes/booked/list/', () => undefined)
  api.on('/files/', (_, response) => {
    files += 1
    sendLarge(response)
  })
  const waiting = send(get('/api/classes/booked/list/', cookie) + get(media, cookie))
  await expect.poll(open).toBe('1')
  send(get('/api/tutor/filters/', cookie) + get(media, cookie))
  await expect.poll(() => files).toBe(1)
  waiting.destroy()
  await expect.poll(open).toBe('1')
  await expect.poll(() => bff.log.filter((line) => line.includes('"status":499'))).toHaveLength(2)
  expect(files).toBe(1)
})

test.each([
  { place: 'alone', first: '' },
  { place: 'behind another response', first: '/api/tutor/filters/' },
])('a client that reads nothing of a file ($place) for a minute is disconnected', async ({ first }) => {
  const cookie = await bff.signIn()
  // The file arrives before its turn to be sent
  api.delay('/tutor/filters/', 300)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  api.on('/files/', (_, response) => sendLarge(response))
  send((first && get(first, cookie)) + get(media, cookie))
  await expect.poll(() => api.findCalls('/files/').length).toBe(1)
  await expect.poll(open).toBe('1')
  await expect
    .poll(() => {
      // The first minute begins with what the buffers between take
      vi.advanceTimersByTime(60_000)
      return open()
    })
    .toBe('0')
})

test('slow readers of media do not keep other calls from the API', async () => {
  const cookie = await bff.signIn()
  api.on('/files/', (_, response) => sendLarge(response))
  const listeners = Array.from({ length: 6 }, () => send(get(media, cookie)))
  await expect.poll(open).toBe('6')
  expect((await bff.request('/api/tutor/filters/')).status).toBe(200)
  expect((await bff.request('/api/classes/booked/list/', { cookie })).status).toBe(200)
  expect(api.findCalls('/files/')).toHaveLength(2)
  expect(await bff.bff.metrics.registry.metrics()).toContain('bff_upstream_waiting 4')
  // Half of them disconnect: waiting calls take their places or leave the queue
  for (const socket of listeners.slice(1, 5)) socket.destroy()
  await expect.poll(open).toBe('2')
  const files = api.findCalls('/files/').length
  for (const socket of listeners) socket.destroy()
  await expect.poll(open).toBe('0')
  expect(files).toBeGreaterThanOrEqual(2)
  api.restore('/files/')
  expect((await bff.request(media, { cookie })).status).toBe(200)
})

test('slow uploads do not keep other calls from the API', async () => {
  const cookie = await bff.signIn()
  const path = '/api/files/upload/'
  const head =
    `POST ${path} HTTP/1.1\r\nHost: localhost:${bff.port}\r\nX-CSRF: 1\r\nCookie: ${cookie}\r\n` +
    'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 6\r\n\r\nabc'
  const senders = Array.from({ length: 5 }, () => send(head))
  const responses: string[] = []
  for (const socket of senders) socket.on('data', (chunk) => responses.push(`${chunk}`.slice(0, 12)))
  await expect.poll(open).toBe('5')
  expect((await bff.request('/api/tutor/filters/')).status).toBe(200)
  // One leaves the queue; the others are served in order
  senders[4]?.destroy()
  await expect.poll(open).toBe('4')
  for (const socket of senders.slice(0, 4)) socket.write('def')
  await expect.poll(() => responses).toEqual(Array.from({ length: 4 }, () => 'HTTP/1.1 200'))
  expect(api.findCalls('/files/upload/').map(({ body }) => body)).toEqual(responses.map(() => 'abcdef'))
})

test('a timeout while waiting for slow readers does not count as a failure of the API', async () => {
  const cookie = await bff.signIn()
  const recording = '/api/classes/1/recording/'
  api.on('/classes/1/', (_, response) => sendLarge(response))
  for (let count = 0; count < 2; count += 1) send(get(recording, cookie))
  await expect.poll(() => api.findCalls('/classes/1/').length).toBe(2)
  const responses = await Promise.all(Array.from({ length: 25 }, () => bff.request(recording, { cookie })))
  expect(new Set(responses.map(({ text }) => JSON.parse(text).code))).toEqual(new Set(['overloaded']))
  expect((await bff.bff.health.state()).breaker).toBe('closed')
  expect((await bff.request('/api/tutor/filters/')).status).toBe(200)
})

test('a connection with thousands of requests behind a slow one is reset', async () => {
  const cookie = await bff.signIn()
  api.on('/classes/booked/list/', () => undefined)
  let isReset = false
  const socket = send(get('/api/classes/booked/list/', cookie) + get('/healthz', '').repeat(30_000))
  socket.once('close', () => (isReset = true))
  await expect.poll(() => isReset).toBe(true)
  await expect.poll(open).toBe('0')
  expect((await bff.request('/healthz')).status).toBe(200)
})

import { request as openRequest } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { operations, type Operation } from '#sdk/operations.ts'
import { startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { startRunningBff, type RunningBff } from '../../fakes/runningBff.ts'

const upload: Operation = {
  id: 'upload',
  method: 'POST',
  template: '/homework/upload/',
  provenance: 'assumed',
  content: ['multipart/form-data'],
  who: 'user',
  body_limit: 300_000,
  timeout_ms: 15_000,
}
const audio: Operation = {
  id: 'audio',
  method: 'GET',
  template: '/homework/audio/{id}/',
  provenance: 'assumed',
  content: [],
  who: 'user',
  media: true,
  body_limit: 0,
  timeout_ms: 15_000,
}

let api: HostileApi
let bff: RunningBff

beforeEach(async () => {
  api = await startHostileApi()
  bff = await startRunningBff(api, {}, { operations: [...operations, upload, audio] })
})
afterEach(async () => {
  await bff.stop()
  await api.close()
})

const path = '/api/homework/upload/'

/** Sends chunks one by one, as a browser does with a file. */
function send(cookie: string, chunks: Iterable<string>, length?: number) {
  return new Promise<{ status: number; text: string; sent: number }>((resolve, reject) => {
    let sent = 0
    const outgoing = openRequest({
      port: bff.port,
      host: '127.0.0.1',
      path,
      method: 'POST',
      headers: {
        host: `localhost:${bff.port}`,
        'x-csrf': '1',
        cookie,
        'content-type': 'multipart/form-data; boundary=x',
        ...(length === undefined ? {} : { 'content-length': length }),
      },
    })
    outgoing.once('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, text: body, sent }), reject)
    })
    outgoing.once('error', reject)
    Readable.from(chunks)
      .on('data', (chunk: string) => (sent += chunk.length))
      .on('error', () => undefined)
      .pipe(outgoing)
  })
}

function* generateFile(chunks: number) {
  for (let index = 0; index < chunks; index += 1) yield 'x'.repeat(10_000)
}

test.each([undefined, 200_000])('an upload with length %s is streamed', async (length) => {
  const received = await send(await bff.signIn(), generateFile(20), length)
  expect(received.status).toBe(200)
  const [call] = api.findCalls('/homework/upload/')
  expect(call?.body).toHaveLength(200_000)
  expect(call?.headers['content-type']).toBe('multipart/form-data; boundary=x')
})

test('an upload that exceeds the limit is refused while it is streamed, and never reaches the API completely', async () => {
  const received = await send(await bff.signIn(), generateFile(200))
  expect([received.status, JSON.parse(received.text).code]).toEqual([413, 'body_too_large'])
  expect(api.findCalls('/homework/upload/').every(({ body }) => body.length < 300_000)).toBe(true)
  expect(await bff.bff.metrics.registry.metrics()).toContain('bff_upstream_open 0')
  expect((await bff.bff.health.state()).breaker).toBe('closed')
})

test('a client that sends its whole body before it reads gets the refusal, and its connection is closed', async () => {
  const socket = connect(bff.port, '127.0.0.1').on('error', () => undefined)
  const length = 20_000_000
  socket.write(
    `POST /api/auth/token/ HTTP/1.1\r\nHost: localhost:${bff.port}\r\nX-CSRF: 1\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  )
  for (let sent = 0; sent < length; sent += 1_000_000)
    await new Promise((resolve) => socket.write(Buffer.alloc(1_000_000), resolve))
  const received = await text(socket)
  expect(received).toMatch(/^HTTP\/1\.1 413 .*\r\nconnection: close\r\n/is)
})

test('an upload that meets a token refresh is not sent twice but answered upload_retry', async () => {
  const cookie = await bff.signIn()
  api.expireTokens()
  const first = await send(cookie, generateFile(5))
  expect([first.status, JSON.parse(first.text).code]).toEqual([503, 'upload_retry'])
  expect(api.findCalls('/auth/refresh_token/')).toHaveLength(1)
  expect(api.findCalls('/homework/upload/')).toHaveLength(1)
  expect((await send(cookie, generateFile(5))).status).toBe(200)
})

test("the API's early response to an upload is passed on", async () => {
  api.respondEarly('/homework/upload/', (response) => {
    response.writeHead(422, { 'content-type': 'application/json' }).end('{"errors":{"file":["odd"]}}')
  })
  const received = await send(await bff.signIn(), generateFile(20))
  expect([received.status, received.text]).toEqual([422, '{"errors":{"file":["odd"]}}'])
})

test('media are served to elements of the same site only, with ranges', async () => {
  const cookie = await bff.signIn()
  api.on('/homework/audio/', ({ headers }, response) => {
    response
      .writeHead(headers.range ? 206 : 200, {
        'content-type': 'audio/mpeg',
        'content-range': 'bytes 0-3/9',
        'accept-ranges': 'bytes',
      })
      .end('abcd')
  })
  const request = (headers: Record<string, string | undefined>) =>
    bff.request('/api/homework/audio/1/', { cookie, headers: { 'x-csrf': undefined, ...headers } })
  const played = await request({ 'sec-fetch-site': 'same-origin', range: 'bytes=0-3' })
  expect([played.status, played.text, played.headers['content-range']]).toEqual([206, 'abcd', 'bytes 0-3/9'])
  expect(played.headers).toMatchObject({
    'cache-control': 'private, max-age=300',
    vary: 'Cookie',
    'x-content-type-options': 'nosniff',
    // Other sites must not frame a document that its owner opens
    'content-security-policy':
      "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  })
  expect(api.findCalls('/homework/audio/')[0]?.headers.range).toBe('bytes=0-3')
  expect((await request({})).status).toBe(403)
  expect((await request({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await request({ 'sec-fetch-site': 'none' })).status).toBe(403)
})

test('uploads of one visitor that never end get 408, further ones wait and are refused, and others upload', async () => {
  // Long enough for all to arrive before the first one ends
  const hurried = { ...upload, timeout_ms: 3000 }
  const slow = await startRunningBff(api, {}, { operations: [...operations, hurried] })
  const cookie = await slow.signIn()
  const head =
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\nCookie: ${cookie}\r\n` +
    'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\nabc'
  const responses = await Promise.all(Array.from({ length: 25 }, () => readFirst(slow.port, head)))
  const statuses = responses.map((received) => Number(received.slice(9, 12)))
  const count = (status: number) => statuses.filter((one) => one === status).length
  expect([count(429), count(408) + count(503)]).toEqual([11, 14])
  expect(responses.find((received) => received.includes(' 408 '))).toContain('"code":"request_timeout"')
  expect((await slow.bff.health.state()).breaker).toBe('closed')
  await slow.stop()
})

/** The first response on a connection that stays open. */
function readFirst(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.once('data', (chunk) => {
      resolve(chunk.toString())
      socket.destroy()
    })
  })
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { api, bff, failOnUnhandledRejections, startBffPerTest } from '../../fakes/bffPerTest.ts'
import { sendJson } from '../../fakes/hostileApi.ts'

startBffPerTest({ UPSTREAM_TIMEOUT_MS: '600' })
failOnUnhandledRejections()

const list = '/api/classes/booked/list/'
const booked = '/classes/booked/list/'
const parseCode = (received: { text: string }) =>
  received.text.startsWith('{') ? JSON.parse(received.text).code : ''

type Respond = (request: IncomingMessage, response: ServerResponse) => unknown
const slow: [string, Respond][] = [
  ['never answers', () => undefined],
  [
    'dribbles',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 })
      const timer = setInterval(() => response.write('{'), 50)
      response.once('close', () => clearInterval(timer))
    },
  ],
  [
    'stops between chunks',
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  ],
]

test.each(slow)('an API that %s gives 504 at the deadline and releases its connection', async (_, behave) => {
  const cookie = await bff.signIn()
  const closed = new Promise((resolve) => {
    api.on(booked, (request, response) => {
      response.once('close', resolve)
      return behave(request, response)
    })
  })
  const start = Date.now()
  const received = await bff.request(list, { cookie })
  expect([received.status, parseCode(received)]).toEqual([504, 'upstream_timeout'])
  expect(Date.now() - start).toBeGreaterThan(540)
  await closed
  expect(api.findCalls(booked)).toHaveLength(1)
  expect(await bff.bff.metrics.registry.metrics()).toContain('bff_upstream_open 0')
})

const createRawResponder =
  (text: string): Respond =>
  ({ socket }) =>
    void socket.end(text)
const strange: [string, Respond, number][] = [
  [
    'sends elsewhere',
    (_, response) => response.writeHead(302, { location: 'http://evil.example/' }).end(),
    502,
  ],
  ['answers 999', createRawResponder('HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n'), 502],
  ['answers 099', createRawResponder('HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n'), 502],
  [
    'sends a header of 1 MB',
    createRawResponder(`HTTP/1.1 200 OK\r\nx-a: ${'a'.repeat(1_000_000)}\r\n\r\n`),
    502,
  ],
  ['speaks no HTTP', createRawResponder('SSH-2.0-OpenSSH\r\n'), 502],
  [
    'hints early',
    (_, response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' })
      sendJson(
        response,
        200,
        {},
        { 'set-cookie': 'a=1', 'x-powered-by': 'PHP', 'access-control-allow-origin': '*' },
      )
    },
    200,
  ],
]

test.each(strange)('an API that %s gives 502 or a filtered response', async (_, behave, status) => {
  const cookie = await bff.signIn()
  api.on(booked, behave)
  const received = await bff.request(list, { cookie })
  expect(received.status).toBe(status)
  for (const name of ['set-cookie', 'x-powered-by', 'access-control-allow-origin', 'location', 'link']) {
    expect(received.headers[name]).toBeUndefined()
  }
})

test.each([
  [
    'malformed JSON',
    (response: ServerResponse): unknown => response.writeHead(200).end('{"token_data":'),
    401,
    1,
  ],
  ['no response at all', (response: ServerResponse): unknown => void response, 401, 2],
] as const)('a refresh with %s ends in a clean 401', async (_, behave, status, calls) => {
  const cookie = await bff.signIn()
  api.expireTokens()
  api.on('/auth/refresh_token/', (_request, response) => behave(response))
  const received = await bff.request(list, { cookie })
  expect([received.status, parseCode(received)]).toEqual([status, 'session_expired'])
  expect(api.findCalls('/auth/refresh_token/')).toHaveLength(calls)
})

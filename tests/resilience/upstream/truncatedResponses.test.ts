import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { api, bff, failOnUnhandledRejections, startBffPerTest } from '../../fakes/bffPerTest.ts'

startBffPerTest()
failOnUnhandledRejections()

const cut = ({ socket }: IncomingMessage) => setTimeout(() => socket?.destroy(), 30)

type Respond = (request: IncomingMessage, response: ServerResponse) => unknown
const half: [string, Respond][] = [
  [
    'announced JSON',
    (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 }).write('{"half":')
      cut(request)
    },
  ],
  [
    'chunked JSON',
    (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"half":')
      cut(request)
    },
  ],
  [
    'an announced file',
    (request, response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': 9000 }).write('x'.repeat(500))
      cut(request)
    },
  ],
  [
    'a chunked file',
    (request, response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('x'.repeat(500))
      cut(request)
    },
  ],
  [
    'headers alone',
    (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5 }).flushHeaders()
      cut(request)
    },
  ],
  [
    'too few bytes',
    ({ socket }) => {
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{}')
    },
  ],
]

test.each(half)('a response truncated in %s never looks complete', async (_, behave) => {
  const cookie = await bff.signIn()
  api.on('/classes/booked/list/', behave)
  const received = await bff.request('/api/classes/booked/list/', { cookie })
  expect(received.status === 502 || !received.isComplete, `status ${received.status}, complete`).toBe(true)
  expect((await bff.request('/healthz')).status).toBe(200)
  expect((await bff.bff.metrics.registry.metrics()).includes('bff_upstream_open 0')).toBe(true)
})

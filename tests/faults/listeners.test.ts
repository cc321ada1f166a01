import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { api, bff, failOnRejections, startEach } from '../fakes/eachBff.ts'

startEach({ UPSTREAM_CONNECTIONS: '4' })
failOnRejections()

const media = '/api/files/detail/1/'
const large = 50_000_000
const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

const get = (target: string, cookie: string) =>
  `GET ${target} HTTP/1.1\r\nHost: localhost:${bff.port}\r\nX-CSRF: 1\r\nCookie: ${cookie}\r\n\r\n`

/** A client that sends and does not read until somebody listens. */
function send(bytes: string): Socket {
  const socket = connect(bff.port, '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  socket.write(bytes)
  return socket
}

const open = async () => /bff_upstream_open (\d+)/.exec(await bff.bff.metrics.registry.metrics())?.[1]

/** More than anybody's buffers take */
function sendLarge(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': large })
  response.end(Buffer.alloc(large))
}

test('who leaves before the turn of a file asked for on the same connection keeps nothing', async () => {
  const cookie = await bff.signIn()
  let isAsked = false
  api.on('/classes/booked/list/', () => undefined)
  api.on('/files/', (_, response) => {
    sendLarge(response)
    isAsked = true
  })
  const socket = send(get('/api/classes/booked/list/', cookie) + get(media, cookie))
  await expect.poll(() => isAsked).toBe(true)
  expect(await open()).toBe('2')
  socket.destroy()
  await expect.poll(open).toBe('0')
  expect(bff.log.filter((line) => line.includes('"status":499'))).toHaveLength(2)
})

test('who listens slowly does not keep others from the API', async () => {
  const cookie = await bff.signIn()
  api.on('/files/', (_, response) => sendLarge(response))
  const listeners = Array.from({ length: 6 }, () => send(get(media, cookie)))
  await expect.poll(open).toBe('6')
  expect((await bff.ask('/api/tutor/filters/')).status).toBe(200)
  expect((await bff.ask('/api/classes/booked/list/', { cookie })).status).toBe(200)
  expect(api.callsOf('/files/')).toHaveLength(2)
  expect(await bff.bff.metrics.registry.metrics()).toContain('bff_upstream_waiting 4')
  // Half of them leave: those who wait take their places, or leave the line
  for (const socket of listeners.slice(1, 5)) socket.destroy()
  await expect.poll(open).toBe('2')
  const files = api.callsOf('/files/').length
  for (const socket of listeners) socket.destroy()
  await expect.poll(open).toBe('0')
  expect(files).toBeGreaterThanOrEqual(2)
  api.off('/files/')
  expect((await bff.ask(media, { cookie })).status).toBe(200)
})

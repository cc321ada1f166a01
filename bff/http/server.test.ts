import { EventEmitter } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { Config } from '#bff/config/config.ts'
import {
  createPublicServer,
  getOpenResponses,
  listen,
  listenAdmin,
  type ServerOptions,
} from '#bff/http/server.ts'
import { closeConnections, get, openConnection, waitUntil } from '../../tests/fakes/rawConnection.ts'

const running: Server[] = []
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  closeConnections()
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a public server. */
async function start(listener: RequestListener, options?: ServerOptions) {
  const server = createPublicServer(listener, options)
  running.push(server)
  return { server, port: await listen(server, 0, '127.0.0.1') }
}

const countConnections = (server: Server) =>
  new Promise((resolve) => server.getConnections((_, count) => resolve(count)))

test('an address that cannot be listened on is reported with the variable to change', async () => {
  const first = createServer()
  const port = await listen(first, 0, '127.0.0.1')
  await expect(listen(createServer(), port, '127.0.0.1', 'ADMIN_PORT')).rejects.toThrow(
    `Port ${port} is taken. Stop what listens there, or set ADMIN_PORT to another one, for example ADMIN_PORT=${port + 1}.`,
  )
  // Set aside for documents (RFC 5737): no machine has it
  await expect(listen(createServer(), 0, '192.0.2.1')).rejects.toThrow(
    'HOST is not an address of this machine',
  )
  first.close()
})

/** A server that fails to listen. */
const createFailing = (code: unknown) => {
  const error = Object.assign(new Error('failed'), { code })
  // The members that listening uses
  return Object.assign(new EventEmitter(), {
    listen(this: EventEmitter) {
      this.emit('error', error)
    },
  }) as unknown as Server
}

test.each([
  ['EACCES', 'PORT', 'PORT is a port that this user may not open. Set it to one above 1023.'],
  ['ENOTFOUND', 'PORT', 'HOST is a name that leads to no address.'],
  ['ENOTFOUND', 'ADMIN_PORT', 'ADMIN_HOST is a name that leads to no address.'],
  ['EADDRNOTAVAIL', 'ADMIN_PORT', 'ADMIN_HOST is not an address of this machine.'],
  ['EOTHER', 'PORT', 'failed'],
  [undefined, 'PORT', 'failed'],
] as const)('the error %s of %s is explained: %s', async (code, variable, text) => {
  await expect(listen(createFailing(code), 80, '127.0.0.1', variable)).rejects.toThrow(text)
})

test('an admin port that is taken ends production alone; others say that there are no metrics', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const config = { ADMIN_PORT: 9, ADMIN_HOST: '127.0.0.1', isProduction: false } as Config // The members in use
  await listenAdmin(createFailing('EACCES'), config)
  expect(write.mock.calls).toEqual([
    [expect.stringMatching(/^ADMIN_PORT is .* Until then there are no metrics\.\n$/)],
  ])
  const started = listenAdmin(createFailing('EACCES'), { ...config, isProduction: true })
  await expect(started).rejects.toThrow('ADMIN_PORT')
})

test('slow clients, and connections without traffic, have limits', () => {
  expect(createPublicServer(() => undefined)).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 75_000,
    timeout: 150_000,
    maxConnections: 16_000,
  })
})

test('a request without Host reaches the listener, which answers it with a problem', async () => {
  const { port } = await start((_, response) => response.end('reached'))
  const { socket, received } = await openConnection(port)
  socket.write('GET / HTTP/1.1\r\n\r\n')
  await expect.poll(() => received.text).toContain('reached')
})

test('a client that does not read is disconnected', async () => {
  const { server, port } = await start((_, response) => response.end(Buffer.alloc(20_000_000)), {
    socketTimeout: 200,
  })
  const { socket } = await openConnection(port)
  socket.pause()
  socket.write(get)
  await expect.poll(() => countConnections(server)).toBe(1)
  await expect.poll(() => countConnections(server)).toBe(0)
})

test('a connection that sends nothing for 30 seconds is closed, one that sent something is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { server, port } = await start((_, response) => response.end('ok'))
  const silent = await openConnection(port)
  const used = await openConnection(port)
  used.socket.write(get)
  await waitUntil(() => used.received.text.endsWith('ok'))
  vi.advanceTimersByTime(29_000)
  await new Promise(setImmediate)
  expect(await countConnections(server)).toBe(2)
  vi.advanceTimersByTime(1000)
  await waitUntil(() => silent.received.isClosed)
  expect(used.received.isClosed).toBe(false)
})

/** Lets a server accept a connection from an address. */
function accept(server: Server, remoteAddress: string): Socket {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  server.emit('connection', socket)
  return socket
}

test('further connections of an address are closed at once, until one of it ends', async () => {
  const server = createPublicServer(() => undefined, { maxPerAddress: 2 })
  const sockets = Array.from({ length: 3 }, () => accept(server, '192.0.2.1'))
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, true])
  expect(accept(server, '192.0.2.2').destroyed).toBe(false)
  await new Promise(setImmediate)
  expect(accept(server, '192.0.2.1').destroyed).toBe(true)
  await new Promise(setImmediate)
  sockets[0]?.destroy()
  await new Promise(setImmediate)
  expect(accept(server, '192.0.2.1').destroyed).toBe(false)
  expect(accept(server, '192.0.2.1').destroyed).toBe(true)
})

test('our own proxies may open any number of connections', () => {
  const server = createPublicServer(() => undefined, {
    maxPerAddress: 1,
    isProxy: (address) => address === '192.0.2.1',
  })
  const count = (address: string) =>
    [1, 2, 3].map(() => accept(server, address)).filter(({ destroyed }) => !destroyed).length
  expect([count('192.0.2.1'), count('192.0.2.2')]).toEqual([3, 1])
})

test('the networks of an IPv6 site have twice as many connections together, those of a provider four times', () => {
  const server = createPublicServer(() => undefined, { maxPerAddress: 2 })
  const count = (addresses: readonly string[]) =>
    addresses.filter((address) => !accept(server, address).destroyed).length
  const site = [1, 2, 3, 4, 5, 6].map((part) => `2001:db8:1:${part}::1`)
  expect(count(site)).toBe(4)
  const provider = [1, 2, 3, 4, 5, 6, 7].map((part) => `2001:db8:1:${part}00::1`)
  expect(count(provider)).toBe(2)
  expect(count(['2001:db8:2::1'])).toBe(1)
})

test('the open response of a connection is known until it ends', async () => {
  const responses: ServerResponse[] = []
  const { server, port } = await start((_, response) => void responses.push(response))
  expect(getOpenResponses(createServer()).size).toBe(0)
  const { socket } = await openConnection(port)
  await expect.poll(() => [...getOpenResponses(server).values()]).toEqual([undefined])
  socket.write(get)
  await expect.poll(() => responses.length).toBe(1)
  expect([...getOpenResponses(server).values()]).toEqual(responses)
  responses[0]?.end()
  await expect.poll(() => [...getOpenResponses(server).values()]).toEqual([undefined])
  socket.destroy()
  await expect.poll(() => getOpenResponses(server).size).toBe(0)
})

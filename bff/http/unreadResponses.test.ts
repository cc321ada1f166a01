import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createPublicServer, listen } from '#bff/http/server.ts'
import { limitUnread } from '#bff/http/unreadResponses.ts'

const size = 8 * 1_048_576
const server = createPublicServer((request, response) => {
  response.end(request.url === '/small' ? 'ok' : Buffer.alloc(size))
})
const port = await listen(server, 0, '127.0.0.1')
const clients: Socket[] = []
/** Client ports of the connections that the server has closed */
const closed = new Set<number | undefined>()
const resets: number[] = []
server.on('connection', (socket) => {
  const { remotePort } = socket
  socket.once('close', () => closed.add(remotePort))
})
limitUnread(server, {
  findAddress: ({ headers }) => String(headers['x-forwarded-for']),
  onReset: (connections) => resets.push(connections),
  max: 3 * size,
  interval: 20,
})

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy()
  await vi.waitUntil(async () => (await countConnections()) === 0)
  closed.clear()
  resets.length = 0
})

function countConnections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
}

/** Sends requests and reads nothing. */
async function sendUnread(address: string, requests: number, path = '/'): Promise<Socket> {
  const client = connect(port, '127.0.0.1').pause()
  clients.push(client)
  client.on('error', () => undefined)
  await once(client, 'connect')
  client.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n\r\n`.repeat(requests))
  return client
}

test('the network with most unread bytes is disconnected, one that reads slowly is not', async () => {
  const slow = await sendUnread('192.0.2.1', 1)
  const flood = await Promise.all([1, 2, 3].map(() => sendUnread('198.51.100.1', 1)))
  const ports = flood.map(({ localPort }) => localPort)
  await expect.poll(() => closed.size).toBeGreaterThan(0)
  await expect.poll(() => resets.reduce((sum, count) => sum + count) - closed.size).toBe(0)
  expect(ports).toEqual(expect.arrayContaining([...closed]))
  let received = 0
  slow.on('data', (chunk: Buffer) => (received += chunk.length)).resume()
  await expect.poll(() => received).toBeGreaterThanOrEqual(size)
})

test('the networks of one provider count together', async () => {
  // As much as each of the networks
  const school = await sendUnread('192.0.2.1', 1)
  const networks = Array.from({ length: 9 }, (_, index) => `2001:db8:1:${index}::1`)
  for (const address of networks) await sendUnread(address, 1)
  await expect.poll(() => closed.size).toBeGreaterThan(1)
  expect(closed).not.toContain(school.localPort)
})

test('no client is disconnected below the limit', async () => {
  await Promise.all([
    sendUnread('192.0.2.1', 1),
    sendUnread('192.0.2.1', 1),
    sendUnread('192.0.2.2', 3, '/small'),
  ])
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([closed.size, resets]).toEqual([0, []])
})

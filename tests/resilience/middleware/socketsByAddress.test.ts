import { once } from 'node:events'
import { connect, Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createPublicServer, listen } from '#bff/http/server.ts'

const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

function open(port: number, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  socket.write(bytes)
  return socket
}

test('one address cannot open the connections that others need', async () => {
  const server = createPublicServer((_, response) => response.end('ok'), { maxPerAddress: 3 })
  const port = await listen(server, 0, '127.0.0.1')
  let closed = 0
  for (let step = 0; step < 5; step += 1) open(port, '').once('close', () => (closed += 1))
  await expect.poll(() => closed).toBe(2)
  server.closeAllConnections()
  server.close()
})

test('the connections of a trusted proxy are not counted together', async () => {
  const server = createPublicServer((_, response) => response.end('ok'), {
    maxPerAddress: 3,
    isProxy: () => true,
  })
  const port = await listen(server, 0, '127.0.0.1')
  for (let step = 0; step < 5; step += 1) open(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect
    .poll(() => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))))
    .toBe(5)
  server.closeAllConnections()
  server.close()
})

test('IPv4 addresses are counted one by one where the listener is of IPv6', async () => {
  const server = createPublicServer((_, response) => response.end('ok'), { maxPerAddress: 3 })
  const port = await listen(server, 0, '::')
  let closed = 0
  for (let step = 0; step < 5; step += 1) open(port, '').once('close', () => (closed += 1))
  await expect.poll(() => closed).toBe(2)
  const other = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.77' })
  sockets.push(other)
  other.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(String((await once(other, 'data'))[0])).toContain('200 OK')
  server.closeAllConnections()
  server.close()
})

test('the networks of one provider share their connections', () => {
  const server = createPublicServer((_, response) => response.end('ok'), { maxPerAddress: 3 })
  /** Whether a connection of an address, which a machine's own network does not have, is kept. */
  const isKept = (address: string) => {
    const socket = new Socket()
    Object.defineProperty(socket, 'remoteAddress', { value: address })
    sockets.push(socket)
    server.emit('connection', socket)
    return !socket.destroyed
  }
  const addresses = Array.from({ length: 17 }, (_, step) => `2001:db8:1:${step}00::1`)
  expect(addresses.filter(isKept)).toHaveLength(12)
  expect(isKept('2001:db8:2::1')).toBe(true)
})

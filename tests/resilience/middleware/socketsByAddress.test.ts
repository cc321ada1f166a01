import { connect, type Socket } from 'node:net'
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

import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createPublicServer, drain, listen } from '#bff/http/server.ts'

test('an address that cannot be listened on is reported with the variable to change', async () => {
  const first = createServer()
  const port = await listen(first, 0, '127.0.0.1')
  await expect(listen(createServer(), port, '127.0.0.1', 'ADMIN_PORT')).rejects.toThrow(
    `Port ${port} is taken. Stop what listens there, or set ADMIN_PORT`,
  )
  // Set aside for documents (RFC 5737): no machine has it
  await expect(listen(createServer(), 0, '192.0.2.1')).rejects.toThrow(
    'HOST is not an address of this machine',
  )
  first.close()
})

test('a client that does not read is disconnected', async () => {
  const server = createPublicServer((_, response) => response.end(Buffer.alloc(20_000_000)), {
    socketTimeout: 200,
  })
  const port = await listen(server, 0, '127.0.0.1')
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const countConnections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  await expect.poll(countConnections).toBe(1)
  await expect.poll(countConnections).toBe(0)
  socket.destroy()
  await drain(server)
})

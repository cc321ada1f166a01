import type { RequestListener, Server, ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createPublicServer, drain, listen } from '#bff/http/server.ts'
import { closeConnections, get, openConnection, waitUntil } from '../../tests/fakes/rawConnection.ts'

const running: Server[] = []
afterEach(() => {
  closeConnections()
  for (const server of running.splice(0)) server.closeAllConnections()
})

/** Starts a public server. */
async function start(listener: RequestListener) {
  const server = createPublicServer(listener)
  running.push(server)
  return { server, port: await listen(server, 0, '127.0.0.1') }
}

/** Starts a server whose responses wait, and a client with a request on its way. */
async function startWithRequest() {
  const responses: ServerResponse[] = []
  const { server, port } = await start((_, response) => void responses.push(response))
  const client = await openConnection(port)
  client.socket.write(get)
  await waitUntil(() => responses.length === 1)
  return { server, port, client, responses }
}

test('a drain closes connections without a request, and finishes those with one, which then close', async () => {
  const { server, port, client, responses } = await startWithRequest()
  const silent = await openConnection(port)
  const drained = drain(server)
  await waitUntil(() => silent.received.isClosed)
  responses[0]?.end('whole')
  await drained
  await waitUntil(() => client.received.isClosed)
  expect(client.received.text).toMatch(/connection: close\r\n.*whole$/is)
})

test('a drain keeps serving for its delay, and each response announces the end of its connection', async () => {
  const { server, port } = await start((_, response) => response.end('served'))
  const drained = drain(server, { delay: 1000, timeout: 1000 })
  const { socket, received } = await openConnection(port)
  socket.write(get)
  await waitUntil(() => received.isClosed)
  expect(received.text).toMatch(/connection: close\r\n.*served$/is)
  await drained
  await expect(openConnection(port)).rejects.toThrow('ECONNREFUSED')
})

test('a drain cuts off requests that exceed its limit', async () => {
  const { server, client } = await startWithRequest()
  const before = performance.now()
  await drain(server, { delay: 0, timeout: 100 })
  expect(performance.now() - before).toBeGreaterThan(90)
  await waitUntil(() => client.received.isClosed)
  expect(client.received.text).toBe('')
})

test('a drain closes idle connections that were used before', async () => {
  const { server, port } = await start((_, response) => response.end('served'))
  const { socket, received } = await openConnection(port)
  socket.write(get)
  await waitUntil(() => received.text.endsWith('served'))
  await drain(server, { delay: 0, timeout: 10_000 })
  await expect.poll(() => received.isClosed).toBe(true)
})

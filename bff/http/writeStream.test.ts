import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import type { RequestHead } from '#bff/http/requestHead.ts'
import { isStreaming, writeResponse } from '#bff/http/writeResponse.ts'
import { waitUntil } from '../../tests/fakes/rawConnection.ts'

let server: Server | undefined
let client: Socket | undefined
afterEach(() => {
  vi.useRealTimers()
  client?.destroy()
  server?.closeAllConnections()
  server?.close()
})

const head: Pick<RequestHead, 'method' | 'headers'> = { method: 'GET', headers: {} }

/** Serves a stream to one client. @returns the client, and the response once it has begun */
async function serve(body: Readable, request: string, headers: Record<string, string> = {}) {
  const begun: ServerResponse[] = []
  const written: unknown[] = []
  server = createServer((_, outgoing) => {
    begun.push(outgoing)
    written.push(writeResponse(outgoing, { status: 200, headers, body }, head, []))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  client.write(request)
  await waitUntil(() => begun.length === 1)
  return { client, outgoing: begun[0] as ServerResponse, written: written[0] as Promise<void> }
}

const modern = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const old = 'GET / HTTP/1.0\r\n\r\n'

async function* sendThenFail() {
  yield Buffer.from('abc')
  await new Promise(setImmediate)
  throw new Error('the API disconnected')
}

/** Reads a connection to its end. @returns what was received, and the error with which it ended */
async function readEnd(socket: Socket) {
  let text = ''
  let error: string | undefined
  socket.on('data', (data) => (text += data.toString()))
  socket.on('error', (failure: NodeJS.ErrnoException) => (error = failure.code))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.resume()
  await closed
  return { text, error }
}

test('a stream without an end mark that fails resets the connection, so that it does not look complete', async () => {
  const { client: socket } = await serve(Readable.from(sendThenFail()), old)
  expect((await readEnd(socket)).error).toBe('ECONNRESET')
})

test('a stream without an end mark that ends is closed in order', async () => {
  const { client: socket } = await serve(Readable.from(['abc']), old)
  const { text, error } = await readEnd(socket)
  expect([text.endsWith('\r\n\r\nabc'), error]).toEqual([true, undefined])
})

test.each([
  ['in chunks', {}],
  ['with a length', { 'content-length': '6' }],
])('a stream %s that fails is closed before its end', async (_, headers) => {
  const { client: socket, outgoing } = await serve(Readable.from(sendThenFail()), modern, headers)
  const { text } = await readEnd(socket)
  expect(text).not.toMatch(/\r\n0\r\n\r\n$/)
  expect(outgoing.destroyed).toBe(true)
})

test('a client that reads nothing for a minute is disconnected', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const body = Readable.from(Array.from({ length: 300 }, () => Buffer.alloc(65_536)))
  const { outgoing, written } = await serve(body, modern)
  await waitUntil(() => outgoing.writableNeedDrain)
  const { socket } = outgoing
  expect(socket && isStreaming(socket)).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 50))
  vi.advanceTimersByTime(60_000)
  vi.advanceTimersByTime(60_000)
  await written
  expect([outgoing.destroyed, socket && isStreaming(socket)]).toEqual([true, false])
  expect(vi.getTimerCount()).toBe(0)
})

test('a client is not disconnected because the API sends nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const body = new Readable({ read: () => undefined })
  body.push('abc')
  const { outgoing, written } = await serve(body, modern)
  await waitUntil(() => outgoing.headersSent)
  vi.advanceTimersByTime(600_000)
  expect(outgoing.destroyed).toBe(false)
  body.push(null)
  await written
  expect(outgoing.writableFinished).toBe(true)
})

test('the headers of an operation, which many responses share, do not grow', async () => {
  const own = ['x-own', '1']
  const outgoing = { writeHead: vi.fn<() => void>(), end: () => undefined, socket: null }
  const body = Buffer.from('abc')
  for (const etag of ['"1"', '"2"'])
    await writeResponse(
      outgoing as unknown as ServerResponse,
      { status: 200, headers: { etag }, body },
      head,
      own,
    )
  expect(own).toEqual(['x-own', '1'])
  expect(outgoing.writeHead).toHaveBeenLastCalledWith(200, [
    'x-own',
    '1',
    'etag',
    '"2"',
    'content-length',
    '3',
  ])
})

import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createPublicServer, listen } from '#bff/http/server.ts'

/** Bytes of bodies that the handler has read, by path. */
const read = new Map<string, number>()
const server = createPublicServer((request, response) => {
  const path = request.url ?? ''
  if (path === '/unread' || path === '/next') return void response.end(`not read: ${path}`)
  request.on('data', (chunk: Buffer) => read.set(path, (read.get(path) ?? 0) + chunk.length))
  if (path === '/answered') response.write('answered')
  request.on('end', () => response.end(`${read.get(path)}`))
})
const port = await listen(server, 0, '127.0.0.1')
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends a chunked body and one more request, and reads until the connection closes, or until the text arrives. */
async function send(path: string, chunks: number, size: number, until?: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const chunk = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`)
  socket.write(`${chunk.repeat(chunks)}0\r\n\r\nGET /next HTTP/1.1\r\nHost: a\r\n\r\n`)
  let text = ''
  socket.on('data', (data) => {
    text += data.toString()
    if (until !== undefined && text.endsWith(until)) socket.destroy()
  })
  await new Promise((resolve) => socket.once('close', resolve))
  return text
}

test('a body in many very small chunks is refused, and its connection closed', async () => {
  expect(await send('/small', 20_000, 1)).toMatch(/^HTTP\/1\.1 400 .*"code":"bad_request"/s)
  expect(read.get('/small')).toBeLessThanOrEqual(1024)
})

test.each([
  ['few', 1024, 1],
  ['larger', 20_000, 64],
])('a body in %s chunks is read to its end', async (path, chunks, size) => {
  expect(await send(`/${path}`, chunks, size, '/next')).toMatch(
    new RegExp(`^HTTP/1.1 200 .*${chunks * size}`, 's'),
  )
})

test('a connection ends when very small chunks follow the beginning of its response', async () => {
  await send('/answered', 20_000, 1)
  expect(read.get('/answered')).toBeLessThanOrEqual(1024)
})

test('the connection of a body that no handler reads ends after some very small chunks', async () => {
  expect(await send('/unread', 20_000, 1, '/next')).not.toContain('not read: /next')
})

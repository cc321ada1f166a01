import {
  createServer,
  request as openRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { Coding } from '#bff/http/compression.ts'
import type { RequestHead } from '#bff/http/requestHead.ts'
import {
  isStreaming,
  memoizeLatin1,
  writeResponse,
  type HeaderList,
  type OutgoingResponse,
} from '#bff/http/writeResponse.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

interface Received {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** Serves a request by a function. @returns what a client receives; rejects when the response is cut off */
async function receive(
  serve: (head: RequestHead, outgoing: ServerResponse) => unknown,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Received> {
  server = createServer((incoming, outgoing) => {
    const head = { method, target: '/', headers: incoming.headers } as unknown as RequestHead
    void serve(head, outgoing)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // Guaranteed by listening on a port
  return new Promise((resolve, reject) => {
    openRequest({ port, host: '127.0.0.1', method, headers, agent: false }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      )
    })
      .once('error', reject)
      .end()
  })
}

const respond =
  (response: OutgoingResponse, own: HeaderList = []) =>
  (head: RequestHead, outgoing: ServerResponse) =>
    writeResponse(outgoing, response, head, own)

const long = Buffer.from('text نص '.repeat(300))
const build = (more: Partial<OutgoingResponse> = {}): OutgoingResponse => ({
  status: 200,
  headers: { 'content-type': 'text/plain', etag: '"one"' },
  body: Buffer.from('نص'),
  ...more,
})

test('a small body is sent as it is, with its own length and the headers of the BFF', async () => {
  const { status, headers, body } = await receive(
    respond(build({ headers: { 'content-type': 'text/plain', 'content-length': '99' } }), ['x-own', '1']),
    { 'accept-encoding': 'br' },
  )
  expect([status, body.toString()]).toEqual([200, 'نص'])
  expect(headers).toMatchObject({ 'content-type': 'text/plain', 'content-length': '4', 'x-own': '1' })
  expect(headers).not.toHaveProperty('content-encoding')
})

test('a body of 64 KiB and more is whole', async () => {
  for (const length of [65_535, 65_536, 200_000]) {
    const body = Buffer.alloc(length, 'é')
    expect((await receive(respond(build({ body })))).body.equals(body)).toBe(true)
    server?.close()
  }
})

test('a long body is compressed as the client prefers, once for a response that is kept', async () => {
  const compressed = new Map<Coding, Promise<Buffer>>()
  const kept = build({ body: long, compressed })
  const brotli = await receive(respond(kept), { 'accept-encoding': 'gzip, br' })
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(brotli.body.length),
  })
  expect(brotliDecompressSync(brotli.body).equals(long)).toBe(true)
  expect([...compressed.keys()]).toEqual(['br'])
  compressed.set('br', Promise.resolve(Buffer.from('kept')))
  expect((await receive(respond(kept), { 'accept-encoding': 'br' })).body.toString()).toBe('kept')
  const gzip = await receive(respond(kept), { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.body).equals(long)).toBe(true)
})

test('a body that the API has compressed is not compressed again', async () => {
  const headers = { 'content-encoding': 'zstd' }
  const received = await receive(respond(build({ body: long, headers })), { 'accept-encoding': 'br' })
  expect(received.headers['content-encoding']).toBe('zstd')
  expect(received.body.equals(long)).toBe(true)
})

test('a body that will be sent many times is sent as it was prepared', async () => {
  const body = Buffer.from('نص')
  memoizeLatin1(body)
  expect((await receive(respond(build({ body })))).body.toString()).toBe('نص')
})

test.each(['"one"', 'W/"one"', '*', ' * ', '"other", W/"one"', '"other","one"'])(
  'a client that knows %s is told that nothing has changed',
  async (tag) => {
    const { status, body, headers } = await receive(respond(build()), { 'if-none-match': tag })
    expect([status, body.length]).toEqual([304, 0])
    expect(headers.etag).toBe('"one"')
  },
)

test('a weak tag of the API matches too', async () => {
  const response = build({ headers: { etag: 'W/"one"' } })
  expect((await receive(respond(response), { 'if-none-match': '"one"' })).status).toBe(304)
})

test.each<[string, OutgoingResponse, string, string]>([
  ['another tag', build(), 'GET', '"on"'],
  ['a response without a tag', build({ headers: {} }), 'GET', '"one"'],
  ['an error', build({ status: 404 }), 'GET', '"one"'],
  ['a method that is not a read', build(), 'POST', '"one"'],
])('%s is sent whole', async (_, response, method, tag) => {
  const { status, body } = await receive(respond(response), { 'if-none-match': tag }, method)
  expect([status, body.toString()]).toEqual([response.status, 'نص'])
})

test.each([204, 304])('a response with %i has no body', async (status) => {
  const received = await receive(respond(build({ status, body: Buffer.from('no') }), ['x-own', '1']))
  expect([received.status, received.body.length]).toEqual([status, 0])
  expect(received.headers).toMatchObject({ 'x-own': '1' })
  expect(received.headers).not.toHaveProperty('content-length')
})

test('a stream is passed through, with its length and the bytes of its headers as they came', async () => {
  const name = Buffer.from('attachment; filename="ملف"').toString('latin1')
  const headers = { 'content-length': '6', 'content-disposition': name }
  let during = false
  const received = await receive((head, outgoing) => {
    const { socket } = outgoing
    const written = writeResponse(
      outgoing,
      build({ headers, body: Readable.from([Buffer.from('abc'), Buffer.from('def')]) }),
      head,
      [],
    )
    during = socket !== null && isStreaming(socket)
    return written
  })
  expect([received.body.toString(), received.headers['content-length'], during]).toEqual([
    'abcdef',
    '6',
    true,
  ])
  expect(received.headers['content-disposition']).toBe(name)
})

test('nothing is streaming once a stream has ended', async () => {
  const ended: boolean[] = []
  const received = await receive(async (head, outgoing) => {
    const { socket } = outgoing
    await writeResponse(outgoing, build({ headers: {}, body: Readable.from(['abc']) }), head, [])
    if (socket) ended.push(isStreaming(socket))
  })
  expect(received.body.toString()).toBe('abc')
  await expect.poll(() => ended).toEqual([false])
})

async function* sendThenFail() {
  yield Buffer.from('abc')
  throw new Error('the API disconnected')
}

test.each([
  ['with a length', { 'content-length': '6' }],
  ['in chunks', {}],
])('a stream %s that fails never looks complete', async (_, headers) => {
  await expect(receive(respond(build({ headers, body: Readable.from(sendThenFail()) })))).rejects.toThrow(
    /aborted|hang up|ECONNRESET/,
  )
})

test('a stream whose head cannot be written is closed', async () => {
  const body = Readable.from(['abc'])
  const failures: unknown[] = []
  await receive((head, outgoing) => {
    const written = Promise.resolve(
      writeResponse(outgoing, build({ headers: { 'x-bad': 'a\nb' }, body }), head, []),
    )
    return written.catch((error: unknown) => {
      failures.push(error)
      outgoing.writeHead(500).end()
    })
  })
  expect(failures).toHaveLength(1)
  expect(body.destroyed).toBe(true)
})

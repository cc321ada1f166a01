import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createResponseCache } from '#bff/cache/responseCache.ts'
import { LightAbort } from '#bff/http/abort.ts'
import { createHttpUpstream } from '#bff/upstream/httpUpstream.ts'
import { operations } from '#sdk/operations.ts'
import { sendJson, startHostileApi, user, type HostileApi } from '../../fakes/hostileApi.ts'
import { startRawApi } from '../../fakes/rawApi.ts'
import { startRunningBff, type RunningBff } from '../../fakes/runningBff.ts'
import { tenant } from '../../fakes/tenant.ts'

// A stream that fails without a listener would end the process

let api: HostileApi
let bff: RunningBff
const uncaught: unknown[] = []
const addError = (error: unknown) => void uncaught.push(error)

beforeEach(async () => {
  uncaught.length = 0
  process.on('uncaughtException', addError)
  api = await startHostileApi()
  bff = await startRunningBff(api)
})
afterEach(async () => {
  await bff.stop()
  await api.close()
  process.off('uncaughtException', addError)
  if (uncaught.length) throw new AggregateError(uncaught, 'unhandled errors')
})

const open = async () => /bff_upstream_open (\d)/.exec(await bff.bff.metrics.registry.metrics())?.[1]

test('an upload aborted during a token refresh leaves no unhandled error', async () => {
  const ends = Date.now() + 300
  const claims = Buffer.from(JSON.stringify({ exp: ends / 1000 })).toString('base64url')
  api.on('/auth/token/', (_, response) => {
    sendJson(response, 200, { user, token_data: { access_token: `h.${claims}.s`, refresh_token: 'first' } })
  })
  api.delay('/auth/refresh_token/', 400)
  const cookie = await bff.signIn()
  await expect.poll(() => Date.now() > ends).toBe(true)
  const socket = connect(bff.port, '127.0.0.1')
  socket.write(
    `POST /api/files/upload/ HTTP/1.1\r\nHost: localhost:${bff.port}\r\nX-CSRF: 1\r\nCookie: ${cookie}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 200000\r\n\r\nabc',
  )
  await expect.poll(open).toBe('1')
  socket.destroy()
  await expect.poll(() => bff.log.join('')).toContain('"status":499')
  await expect.poll(open).toBe('0')
  expect((await bff.request('/healthz')).status).toBe(200)
})

test('a response truncated before it is read leaves no unhandled error', async () => {
  const raw = await startRawApi({
    half: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\nContent-Length: 9\r\n\r\nabc')
      setTimeout(() => socket.destroy(), 50)
    },
  })
  const upstream = createHttpUpstream({
    base: new URL(raw.base),
    UPSTREAM_CONNECTIONS: 1,
    UPSTREAM_QUEUE: 1,
    UPSTREAM_TIMEOUT_MS: 1000,
  })
  const { body } = await upstream.send({
    method: 'GET',
    path: '/x?mode=half',
    headers: {},
    signal: new AbortController().signal,
    lightSignal: new LightAbort(),
  })
  await expect.poll(() => body instanceof Readable && body.destroyed).toBe(true)
  await upstream.close()
  await raw.close()
})

test("a gateway's HTML page during revalidation is discarded", async () => {
  const operation = operations.find(({ id }) => id === 'listTutors')
  if (!operation?.cache) throw new Error('no such operation')
  const { ttl, stale_while_revalidate: revalidate } = operation.cache
  let now = 0
  const pages: Readable[] = []
  const reads = createResponseCache(undefined, () => now)
  const key = {
    tenant,
    operation,
    path: '/tutor/list/',
    body: undefined,
    language: undefined,
    mock: undefined,
  }
  const read = async (second: number) => {
    now = second * 1000
    const { body } = await reads.read(key, { signal: new LightAbort() }, async () => {
      if (second === 0) return { status: 200, headers: {}, body: Buffer.from('{}') }
      const page = new Readable({ read: () => undefined })
      pages.push(page)
      return { status: 502, headers: { 'content-type': 'text/html' }, body: page }
    })
    return String(body)
  }
  // Fresh, then revalidated in the background, then fetched first
  for (const second of [0, ttl + 1, ttl + revalidate + 1]) expect(await read(second)).toBe('{}')
  await expect.poll(() => pages.map(({ destroyed }) => destroyed)).toEqual([true, true])
})

import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { describe, expect, test, vi } from 'vitest'
import { LightAbort } from '#bff/http/abort.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { serveMock } from '#bff/routes/mock.ts'
import type { Services } from '#bff/services.ts'
import type { MockUpstream } from '#bff/upstream/upstream.ts'

const origin = 'https://a.example'

interface Given {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly upstream?: string
  readonly mock?: TenantContext['mock']
  readonly hasPages?: boolean
  readonly response?: Partial<Awaited<ReturnType<MockUpstream['serve']>>>
}

/** Serves a call of `/__mock/reset`. @returns the response, what the mock API got, and what was cleared */
async function serve(given: Given) {
  const { method = 'GET', headers = {}, body, upstream = 'hybrid', mock, hasPages = true, response } = given
  const ask = vi.fn<MockUpstream['serve']>(async () => ({
    status: 200,
    headers: [],
    body: Buffer.from('text'),
    ...response,
  }))
  const cleared: string[] = []
  const services = {
    config: { UPSTREAM: upstream },
    responseCache: { clear: () => cleared.push('cache') },
    guestPages: hasPages ? { invalidate: (prefix: string) => cleared.push(`pages ${prefix}`) } : undefined,
    limiter: { clear: () => cleared.push('limits') },
    mock: { serve: ask },
  } as unknown as Services // The services that the route uses
  const length = body === undefined ? {} : { 'content-length': String(body.length) }
  const head = { method, target: '/__mock/reset?x=1', headers: { ...headers, ...length }, rawHeaders: [] }
  const signal = new LightAbort()
  const context = { head, origin, tenant: { customHost: 'a' }, signal, mock } as unknown as TenantContext
  const incoming = Readable.from(body === undefined ? [] : [Buffer.from(body)]) as unknown as IncomingMessage
  const served = await serveMock(services, context, incoming)
  return { served, asked: ask.mock.calls[0]?.[0], cleared, signal }
}

describe('serveMock', () => {
  test.each([{ origin: 'https://b.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'refuses a POST with %j',
    async (headers) => {
      await expect(serve({ method: 'POST', headers })).rejects.toMatchObject({ code: 'csrf' })
    },
  )

  test('passes a POST of our own pages and of no browser on', async () => {
    for (const headers of [{ origin, 'sec-fetch-site': 'same-origin' }, {}])
      expect((await serve({ method: 'POST', headers })).asked?.path).toBe('/__mock/reset?x=1')
  })

  test('passes a GET of any site on, which changes nothing', async () => {
    const { asked, cleared } = await serve({ headers: { 'sec-fetch-site': 'cross-site' } })
    expect(asked).toMatchObject({ method: 'GET', path: '/__mock/reset?x=1' })
    expect(cleared).toEqual([])
  })

  test('is not found without a mock API', async () => {
    const services = { mock: undefined } as unknown as Services
    const context = { head: {} } as unknown as TenantContext
    const serving = serveMock(services, context, {} as unknown as IncomingMessage)
    await expect(serving).rejects.toMatchObject({ code: 'not_found' })
  })

  test('passes on the headers that a mock reads and no others, the body, and the world', async () => {
    const headers = {
      accept: 'text/html',
      'accept-language': 'ar',
      'content-type': 'application/json',
      range: 'bytes=0-1',
      cookie: 'session=secret',
    }
    const mock = { world: 'w' }
    const { asked, signal } = await serve({ method: 'POST', headers, body: '{"seed":2}', mock })
    const { cookie, ...passed } = headers
    expect(cookie).toBeDefined()
    expect(asked?.headers).toEqual({ ...passed, 'custom-host': 'a' })
    expect(asked?.body).toEqual(Buffer.from('{"seed":2}'))
    expect(asked?.mock).toEqual(mock)
    expect(asked?.signal.aborted).toBe(false)
    signal.abort('gone')
    expect(asked?.signal.aborted).toBe(true)
  })

  test('passes on no header, body or world that the request does not have', async () => {
    const { asked } = await serve({})
    expect(asked?.headers).toStrictEqual({ 'custom-host': 'a' })
    for (const name of ['body', 'mock']) expect(asked).not.toHaveProperty(name)
  })

  test('clears what is kept of the world before, and the limits unless they protect the real API', async () => {
    expect((await serve({ method: 'POST' })).cleared).toEqual(['cache', 'pages '])
    expect((await serve({ method: 'POST', upstream: 'mock' })).cleared).toEqual(['cache', 'pages ', 'limits'])
    expect((await serve({ method: 'POST', response: { status: 300 } })).cleared).toEqual([])
    expect((await serve({ method: 'PUT' })).cleared).toEqual([])
    expect((await serve({ method: 'POST', hasPages: false })).cleared).toEqual(['cache'])
  })

  test('returns status, body and the listed headers, in any case', async () => {
    const kept: [string, string][] = [
      ['Content-Type', 'text/plain'],
      ['cache-control', 'no-store'],
      ['location', '/a'],
      ['set-cookie', 'a=1'],
      ['content-range', 'bytes 0-1/4'],
      ['accept-ranges', 'bytes'],
    ]
    const headers = [...kept, ['x-powered-by', 'mock']] as [string, string][]
    const { served } = await serve({ response: { status: 206, headers } })
    expect([served.status, await served.text()]).toEqual([206, 'text'])
    expect([...served.headers].toSorted()).toEqual(
      kept.map(([name, value]) => [name.toLowerCase(), value]).toSorted(),
    )
  })

  test('returns a streamed body whole, and none where the status allows none', async () => {
    const body = Readable.from([Buffer.from('a'), Buffer.from('b')])
    expect(await (await serve({ response: { body } })).served.text()).toBe('ab')
    for (const status of [204, 304]) {
      const { served } = await serve({ response: { status } })
      expect([served.status, served.body]).toEqual([status, null])
    }
  })
})

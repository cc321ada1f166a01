import { describe, expect, it, vi } from 'vitest'
import { createClient } from './createClient.ts'
import { catchFailure, hang, respondSlowly } from './testResponses.ts'
import { ApiError, DecodeError, NetworkError, RefusedError, TimeoutError } from './errors.ts'

function call(
  respond: (request: Request) => Response | Promise<Response>,
  timeout?: number,
  signal?: AbortSignal,
) {
  const client = createClient({
    baseUrl: 'https://api.example.test/v1/',
    fetch: async (request) => respond(request),
    timeout,
  })
  return client.GET('/tutor/list/', { params: { query: { search: 'Sara' } }, ...(signal && { signal }) })
}

const about = { method: 'GET', path: '/v1/tutor/list/' }

describe('a failed call', () => {
  it('without a response is a NetworkError with its cause', async () => {
    const cause = new TypeError('fetch failed')
    const error = await catchFailure(call(() => Promise.reject(cause)))
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ ...about, name: 'NetworkError', status: 0, code: 'ConnectionError', cause })
    expect(error).toHaveProperty('message', 'GET /v1/tutor/list/: no response: fetch failed')
  })

  it('with a body that breaks off is a NetworkError with the status and headers of the response', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) })
    const headers = { 'x-request-id': 'r7', 'retry-after': '9' }
    const error = await catchFailure(call(() => new Response(body, { status: 503, headers })))
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({
      ...about,
      status: 503,
      requestId: 'r7',
      retryAfter: 9,
      message: 'GET /v1/tutor/list/: the response with status 503 broke off: terminated',
    })
  })

  it.each(['null', '"text"', '[]', '7'])(
    'with %s in place of the object of a success is a DecodeError',
    async (body) => {
      const error = await catchFailure(call(() => new Response(body)))
      expect(error).toBeInstanceOf(DecodeError)
      expect(error).toMatchObject({ ...about, status: 200, firstBytes: body })
    },
  )

  it('is a TimeoutError when it takes too long', async () => {
    const error = await catchFailure(call(hang, 5))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({
      ...about,
      status: 0,
      message: 'GET /v1/tutor/list/: no response within 5 ms',
    })
  })

  it('is a TimeoutError when its body takes too long', async () => {
    const error = await catchFailure(call(respondSlowly, 5))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({
      status: 200,
      message: 'GET /v1/tutor/list/: no end of the response with status 200 within 5 ms',
    })
  })

  it('rejects with the reason of the caller when the caller aborts it', async () => {
    const aborted = new AbortController()
    const promise = catchFailure(call(hang, 60_000, aborted.signal))
    aborted.abort()
    expect(await promise).toMatchObject({ name: 'AbortError' })
    const late = AbortSignal.timeout(5)
    const error = await catchFailure(call(hang, 60_000, late))
    expect(error).toBe(late.reason)
    expect(error).not.toBeInstanceOf(ApiError)
  })

  it('is a DecodeError with the beginning of the page when HTML arrives', async () => {
    const page = `<html><title>Bad gateway</title>${'.'.repeat(500)}`
    for (const status of [200, 502]) {
      const headers = { 'content-type': 'text/html', 'retry-after': '7', 'x-request-id': 'r9' }
      const error = await catchFailure(call(() => new Response(page, { status, headers })))
      expect(error).toBeInstanceOf(DecodeError)
      expect(error).toMatchObject({
        ...about,
        status,
        retryAfter: 7,
        requestId: 'r9',
      })
      expect(error).toHaveProperty('firstBytes', page.slice(0, 200))
      expect((error as Error).message).toContain(
        `GET /v1/tutor/list/: status ${status}, not the expected JSON: <html>`,
      )
    }
  })

  it('is a RefusedError with messages and fields when the API refuses it', async () => {
    const body = { success: false, Messages: [{ Message: 'No' }], errors: { email: ['taken'] } }
    const error = await catchFailure(call(() => Response.json(body, { status: 422 })))
    expect(error).toBeInstanceOf(RefusedError)
    expect(error).toMatchObject({
      ...about,
      status: 422,
      messages: ['No', 'taken'],
      fields: { email: ['taken'] },
    })
  })

  it('is a RefusedError without messages after a server error without a body', async () => {
    const error = await catchFailure(
      call(() => new Response(null, { status: 503, headers: { 'retry-after': '120' } })),
    )
    expect(error).toBeInstanceOf(RefusedError)
    expect(error).toMatchObject({ status: 503, code: 'ConnectionError', messages: [], retryAfter: 120 })
  })

  it('counts the seconds to a date in Retry-After', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] })
    const headers = { 'retry-after': 'Sat, 21 Nov 2026 12:00:30 GMT' }
    const error = await catchFailure(call(() => new Response(null, { status: 503, headers })))
    vi.useRealTimers()
    expect(error).toMatchObject({ retryAfter: 30 })
  })

  it('takes the request id of a problem document', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Gone',
      status: 502,
      code: 'upstream_unreachable',
      request_id: 'p1',
    }
    expect(await catchFailure(call(() => Response.json(problem, { status: 502 })))).toMatchObject({
      code: 'upstream_unreachable',
      requestId: 'p1',
    })
  })
})

describe('a client for other programs', () => {
  it('sends its headers with each call, and those of the call before them', async () => {
    const seen: (string | null)[] = []
    let token = 'one'
    const client = createClient({
      baseUrl: 'https://api.example.test/v1',
      headers: () => ({ authorization: `Bearer ${token}`, 'accept-language': 'ar', 'x-unset': undefined }),
      fetch: async ({ url, headers }) => {
        seen.push(url, headers.get('authorization'), headers.get('accept-language'), headers.get('x-unset'))
        return Response.json({ success: true, data: [], total: 3, page: 1, page_size: 10 })
      },
    })
    const { data, response } = await client.GET('/tutor/list/')
    expect([data.total, response.status]).toEqual([3, 200])
    token = 'two'
    await client.GET('/tutor/list/', { headers: { 'accept-language': 'en' } })
    const url = 'https://api.example.test/v1/tutor/list/'
    expect(seen).toEqual([url, 'Bearer one', 'ar', null, url, 'Bearer two', 'en', null])
  })

  it.each(['bye', { code: 7 }, null, new RangeError('enough')])(
    'rejects with the reason %o of a signal, before and after the response',
    async (reason) => {
      for (const respond of [hang, respondSlowly]) {
        const controller = new AbortController()
        const interrupted = call(
          (request) => {
            const response = respond(request)
            controller.abort(reason)
            return response
          },
          60_000,
          controller.signal,
        )
        expect(await catchFailure(interrupted)).toBe(reason)
        expect(await catchFailure(call(hang, 60_000, controller.signal))).toBe(reason)
      }
    },
  )

  it('refuses a relative base URL where there is no page', () => {
    expect(() => createClient({ baseUrl: '/api/' })).toThrow(/^baseUrl: "\/api\/" is not an absolute URL/)
  })

  it.each([-1, Number.NaN, 2 ** 31])('refuses %d as a time limit', (timeout) => {
    expect(() => createClient({ baseUrl: 'https://x.test', timeout })).toThrow(/^timeout: \S+ is not between/)
  })

  it('reads a file as a blob', async () => {
    const client = createClient({
      baseUrl: 'https://api.example.test',
      fetch: async () => new Response('bytes'),
    })
    const { data } = await client.GET('/files/detail/{id}/', { params: { path: { id: 1 } }, parseAs: 'blob' })
    expect(await data.text()).toBe('bytes')
  })

  it('reports every failure once', async () => {
    const onFailure = vi.fn<(error: ApiError) => void>()
    const client = createClient({
      baseUrl: 'https://x.test',
      onFailure,
      fetch: async () => new Response('<'),
    })
    await catchFailure(client.GET('/institutes/version/'))
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(DecodeError))
  })
})

import { HttpResponse, http, type HttpHandler } from 'msw'
import { createMocks, type Mocks } from '#mocks/index.ts'
import { OfflineError } from '#mocks/scenarios/scenarios.ts'
import { hasBody, serializeResponse } from '#mocks/serialize.ts'

/**
 * Creates the MSW handler of the mock API for `setupServer` and `setupWorker`.
 * @param baseUrl the API's base URL, with or without a trailing slash
 */
export function createHandlers(baseUrl: string, mocks: Mocks = createMocks()): HttpHandler[] {
  const base = baseUrl.replace(/\/$/, '')
  const handler = http.all(`${base}/*`, async ({ request }) => {
    const url = new URL(request.url)
    const path = url.pathname.slice(new URL(base, url).pathname.replace(/\/$/, '').length)
    const headers = Object.fromEntries(request.headers)
    try {
      const response = await mocks.respond({
        method: request.method,
        path: path + url.search,
        headers: { 'custom-host': url.hostname, ...headers },
        ...(hasBody(request.method) ? await readBody(request) : { text: '' }),
        world: headers['x-mock-world'],
        scenario: headers['x-mock-scenario'],
        signal: request.signal,
      })
      const written = serializeResponse(response)
      return new HttpResponse(written.body.length ? toResponseBody(written.body) : null, {
        status: written.status,
        headers: written.headers,
      })
    } catch (error) {
      if (error instanceof OfflineError) return HttpResponse.error()
      throw error
    }
  })
  return [handler]
}

async function readBody(request: Request) {
  const isText = !/^multipart\//i.test(request.headers.get('content-type') ?? '')
  if (isText) return { text: await request.text() }
  return { text: '', bytes: new Uint8Array(await request.arrayBuffer()) }
}

/** The cast is safe: the DOM type excludes only arrays over a SharedArrayBuffer, which mocks never create. */
function toResponseBody(body: string | Uint8Array) {
  return body as string | Uint8Array<ArrayBuffer>
}

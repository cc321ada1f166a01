import { HttpResponse, http, type HttpHandler } from 'msw'
import { createMocks, type Mocks } from '#mocks/index.ts'
import { OfflineError } from '#mocks/scenarios/scenarios.ts'
import { hasBody, serializeResponse } from '#mocks/serialize.ts'

/**
 * The mock API for `setupServer` and `setupWorker`: one handler, which finds the operation in the table.
 * @param baseUrl the API's base, with or without a slash at its end
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

/** Guarantee: nothing of ours is backed by a SharedArrayBuffer, which is all that the DOM's type excludes. */
function toResponseBody(body: string | Uint8Array) {
  return body as string | Uint8Array<ArrayBuffer>
}

import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { hasBody, getHeader } from '#bff/http/requestHead.ts'
import type { Services } from '#bff/services.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { toAbortSignal } from '#bff/http/abort.ts'
import { readBody } from '#bff/http/requestBody.ts'
import { assertOwnOrigin } from '#bff/middleware/csrf.ts'

const maxBodyBytes = 1_048_576
const passedHeaders = ['accept', 'accept-language', 'content-type', 'range']
const returnedHeaders = new Set([
  'content-type',
  'cache-control',
  'location',
  'set-cookie',
  'content-range',
  'accept-ranges',
])

/**
 * Passes everything below `/__mock/` to the mock API with its raw target. A POST, which resets the world or
 * changes the scenario, also clears the cache and the rate limits.
 * See docs/decisions.md#mock-modes.
 * @throws HttpProblem not_found without a mock API, or csrf
 */
export async function serveMock(
  { config, mock, responseCache, guestPages, limiter }: Services,
  { head, origin, mock: mockContext, signal, tenant }: TenantContext,
  incoming: IncomingMessage,
): Promise<Response> {
  if (!mock) throw new HttpProblem('not_found')
  if (head.method !== 'GET') assertOwnOrigin(head, origin)
  const body = hasBody(head) ? await readBody(incoming, maxBodyBytes) : undefined
  const response = await mock.serve({
    method: head.method,
    path: head.target,
    headers: {
      ...Object.fromEntries(
        passedHeaders.flatMap((name) => {
          const value = getHeader(head, name)
          return value === undefined ? [] : [[name, value]]
        }),
      ),
      'custom-host': tenant.customHost,
    },
    ...(body ? { body } : {}),
    signal: toAbortSignal(signal),
    ...(mockContext ? { mock: mockContext } : {}),
  })
  if (head.method === 'POST' && response.status < 300) {
    responseCache.clear()
    guestPages?.invalidate('')
    // In hybrid mode they protect the real API
    if (config.UPSTREAM === 'mock') limiter.clear()
  }
  const content = Buffer.isBuffer(response.body) ? response.body : await buffer(response.body)
  const isEmpty = [204, 304].includes(response.status)
  return new Response(isEmpty ? null : new Uint8Array(content), {
    status: response.status,
    headers: response.headers.filter(([name]) => returnedHeaders.has(name.toLowerCase())),
  })
}

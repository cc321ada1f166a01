import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { RequestContext } from '#bff/http/requestContext.ts'
import { hasBody, getHeader } from '#bff/http/requestHead.ts'
import type { Services } from '#bff/services.ts'
import { Refused } from '#bff/http/problem.ts'
import { toAbortSignal } from '#bff/http/abort.ts'
import { readBody } from '#bff/http/requestBody.ts'
import type { MockUpstream } from '#bff/upstream/upstream.ts'

const bodyMax = 1_048_576
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
 * Passes everything below `/__mock/` to the mock API, path and all (contract section 3). After a reset or with another
 * scenario nothing that was kept or counted before holds.
 */
export async function serveMock(
  { responseCache, limiter }: Pick<Services, 'responseCache' | 'limiter'>,
  mock: MockUpstream,
  { head, mock: context, signal, tenant }: RequestContext,
  request: IncomingMessage,
): Promise<Response> {
  if (getHeader(head, 'sec-fetch-site') === 'cross-site' && head.method !== 'GET')
    throw new Refused({ code: 'csrf' })
  const body = hasBody(head) ? await readBody(request, bodyMax) : undefined
  const answer = await mock.serve({
    method: head.method,
    path: head.target,
    headers: {
      ...Object.fromEntries(
        passedHeaders.flatMap((name) => {
          const value = getHeader(head, name)
          return value === undefined ? [] : [[name, value]]
        }),
      ),
      ...(tenant ? { 'custom-host': tenant.customHost } : {}),
    },
    ...(body ? { body } : {}),
    signal: toAbortSignal(signal),
    ...(context ? { mock: context } : {}),
  })
  if (head.method === 'POST' && answer.status < 300) {
    responseCache.clear()
    limiter.clear()
  }
  const content = Buffer.isBuffer(answer.body) ? answer.body : await buffer(answer.body)
  const isEmpty = [204, 304].includes(answer.status)
  return new Response(isEmpty ? null : new Uint8Array(content), {
    status: answer.status,
    headers: answer.headers.filter(([name]) => returnedHeaders.has(name.toLowerCase())),
  })
}

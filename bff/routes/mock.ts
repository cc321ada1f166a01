import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Exchange } from '#bff/exchange.ts'
import { hasBody, headerOf } from '#bff/head.ts'
import type { Parts } from '#bff/parts.ts'
import { Refused } from '#bff/problem.ts'
import { signalOf } from '#bff/proxy/leaving.ts'
import { readBody } from '#bff/proxy/body.ts'
import type { MockUpstream } from '#bff/upstream/upstream.ts'

const bodyMost = 1_048_576
const passed = ['accept', 'accept-language', 'content-type', 'range']
const returned = new Set([
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
  { reads, limiter }: Pick<Parts, 'reads' | 'limiter'>,
  mock: MockUpstream,
  { head, mock: context, signal, tenant }: Exchange,
  request: IncomingMessage,
): Promise<Response> {
  if (headerOf(head, 'sec-fetch-site') === 'cross-site' && head.method !== 'GET')
    throw new Refused({ code: 'csrf' })
  const body = hasBody(head) ? await readBody(request, bodyMost) : undefined
  const answer = await mock.serve({
    method: head.method,
    path: head.target,
    headers: {
      ...Object.fromEntries(
        passed.flatMap((name) => {
          const value = headerOf(head, name)
          return value === undefined ? [] : [[name, value]]
        }),
      ),
      ...(tenant ? { 'custom-host': tenant.customHost } : {}),
    },
    ...(body ? { body } : {}),
    signal: signalOf(signal),
    ...(context ? { mock: context } : {}),
  })
  if (head.method === 'POST' && answer.status < 300) {
    reads.clear()
    limiter.clear()
  }
  const content = Buffer.isBuffer(answer.body) ? answer.body : await buffer(answer.body)
  const isEmpty = [204, 304].includes(answer.status)
  return new Response(isEmpty ? null : new Uint8Array(content), {
    status: answer.status,
    headers: answer.headers.filter(([name]) => returned.has(name.toLowerCase())),
  })
}

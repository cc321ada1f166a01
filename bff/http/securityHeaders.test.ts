import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { HttpProblem } from '#bff/http/problem.ts'
import { buildCommonHeaders, getDataHeaders } from '#bff/http/securityHeaders.ts'
import { writeProblem } from '#bff/http/writeProblem.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const https = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

test('every response forbids sniffing of its media type and use by other sites, and over https any return to http', () => {
  expect(buildCommonHeaders(undefined)).toEqual(common)
  expect(buildCommonHeaders({ ...tenant, origin: 'http://a.example' })).toEqual(common)
  expect(buildCommonHeaders(tenant)).toEqual({ ...common, ...https })
})

test('JSON can neither be shown as a page nor framed, and its headers are built once for each tenant', () => {
  const policy = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }
  expect(getDataHeaders(undefined)).toEqual({ ...policy, ...common })
  expect(getDataHeaders(tenant)).toEqual({ ...policy, ...common, ...https })
  expect(getDataHeaders(tenant)).toBe(getDataHeaders(tenant))
  expect(getDataHeaders({ ...tenant, origin: 'http://a.example' })).not.toHaveProperty(
    'strict-transport-security',
  )
})

/** Returns the status, headers and body that are written to a response. */
function write(headersSent: boolean): unknown[] {
  const calls: unknown[] = []
  const response = {
    headersSent,
    writeHead: (...args: unknown[]) => calls.push(...args),
    end: (body: string) => calls.push(JSON.parse(body)),
    destroy: () => calls.push('destroyed'),
  }
  // The members that are used
  writeProblem(response as unknown as ServerResponse, new HttpProblem('csrf', { vary: 'origin' }), {
    id: 'id',
    tenant,
  })
  return calls
}

test('a problem carries the headers of data, its own and the id; a response that has begun is cut off', () => {
  const [status, headers, body] = write(false)
  expect([status, body]).toEqual([403, expect.objectContaining({ code: 'csrf', request_id: 'id' })])
  expect(headers).toMatchObject({ ...common, ...https, vary: 'origin', 'x-request-id': 'id' })
  expect(Object(headers)['content-length']).toBe(Buffer.byteLength(JSON.stringify(body)))
  expect(write(true)).toEqual(['destroyed'])
})

import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { HttpProblem } from '#bff/http/problem.ts'
import { writeProblem } from '#bff/http/writeProblem.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

/** Writes a problem. @param headersSent whether the response has begun */
function write(headersSent: boolean): unknown[] {
  const written: unknown[] = []
  const response = {
    headersSent,
    destroy: () => void written.push('destroyed'),
    writeHead: (...head: unknown[]) => void written.push(...head),
    end: (body: string) => void written.push(body),
  }
  const problem = new HttpProblem('rate_limited', { 'retry-after': '7' })
  writeProblem(response as unknown as ServerResponse, problem, { id: 'id-1', tenant })
  return written
}

test('a problem is a document with its status, its own headers and the id of the request', () => {
  const [status, headers, body] = write(false)
  expect(status).toBe(429)
  expect(JSON.parse(String(body))).toMatchObject({ code: 'rate_limited', status: 429, request_id: 'id-1' })
  expect(headers).toMatchObject({
    'content-type': 'application/problem+json',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'retry-after': '7',
    'x-request-id': 'id-1',
    'content-length': Buffer.byteLength(String(body)),
  })
})

test('a response that has begun is cut off', () => {
  expect(write(true)).toEqual(['destroyed'])
})

test('a response to a request whose body is on the way ends once that was discarded', async () => {
  const written: unknown[] = []
  const req = Object.assign(new PassThrough(), { socket: new EventEmitter() })
  const response = {
    req,
    headersSent: false,
    writeHead: () => undefined,
    write: () => void written.push('written'),
    end: () => void written.push('ended'),
  }
  const context = { id: 'id-1', tenant }
  // The members that are used
  writeProblem(response as unknown as ServerResponse, new HttpProblem('body_too_large'), context, true)
  expect(written).toEqual(['written'])
  req.end()
  await new Promise((resolve) => setImmediate(resolve))
  expect(written).toEqual(['written', 'ended'])
})

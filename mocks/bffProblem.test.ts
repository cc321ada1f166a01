import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHandlers } from '#mocks/msw.ts'
import { NOON } from '#mocks/testClient.ts'

const server = setupServer(...createHandlers({ now: NOON }))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

const page = { 'X-CSRF': '1' }

test.each<[method: string, path: string, headers: Record<string, string>, status: number, code: string]>([
  ['GET', '/api/homework/list/', page, 401, 'session_expired'],
  ['POST', '/bff/sessions/end-others', page, 401, 'session_expired'],
  ['GET', '/bff/session', {}, 403, 'csrf'],
  ['POST', '/api/auth/refresh_token/', page, 404, 'not_found'],
  ['GET', '/api/nope/', page, 404, 'not_found'],
  ['DELETE', '/api/tutor/list/', page, 405, 'method_not_allowed'],
])('%s %s of a guest gets the refusal of the BFF', async (method, path, headers, status, code) => {
  const response = await fetch(`http://localhost${path}`, { method, headers })
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.status).toBe(status)
  const id = response.headers.get('x-request-id')
  expect(await response.json()).toMatchObject({ status, code, type: `urn:problem:${code}`, request_id: id })
  expect(response.headers.get('allow')).toBe(status === 405 ? 'GET' : null)
})

test("a page's call has a request id, as the BFF gives it", async () => {
  const { headers } = await fetch('http://localhost/api/tutor/list/', { headers: page })
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})

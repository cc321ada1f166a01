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
])('%s %s of a guest gets the refusal of the BFF', async (method, path, headers, status, code) => {
  const response = await fetch(`http://localhost${path}`, { method, headers })
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status, code, type: `urn:problem:${code}` })
})
